// Payments with a day that are still to go out this month, fetched only once this is opened; a
// failure is shown and not retried by itself.
import { magnitude, sum } from '@plimsoll/domain/money'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useMonthOutflows } from './queries.ts'

const few = 6

/** Closed at first. */
export function MonthOutflows() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card cm-outflows" aria-labelledby="cm-outflows">
      <h2 id="cm-outflows">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Still to go out this month
          <ChevronDown size={16} aria-hidden />
        </button>
      </h2>
      {isOpen && <Outflows />}
    </section>
  )
}

function Outflows() {
  const outflows = useMonthOutflows(true)
  const [isWhole, setWhole] = useState(false)
  if (outflows.error)
    return (
      <ErrorState
        title="We couldn’t fetch this month’s payments."
        text={outflows.error.message}
        onRetry={() => void outflows.refetch()}
      />
    )
  if (!outflows.data) return <Skeleton height="120px" />
  if (outflows.data.length === 0)
    return <p className="cm-none">No dated payments are left to go out this month.</p>
  const shown = isWhole ? outflows.data : outflows.data.slice(0, few)
  return (
    <ul className="cm-facts">
      {shown.map(({ day, merchant, amount, words, line_id }) => (
        <li key={`${line_id} ${day} ${amount}`}>
          <span className="cm-who">
            {merchant}
            <small>
              {dayShort(day)} · {words}
            </small>
          </span>
          <b className="cm-amount">{money(magnitude(amount))}</b>
        </li>
      ))}
      {shown.length < outflows.data.length && (
        <li>
          <Button weight="quiet" onClick={() => setWhole(true)}>
            Show all {outflows.data.length}
          </Button>
        </li>
      )}
      <li className="cm-total">
        <span>Total with a date</span>
        <b>{money(magnitude(sum(outflows.data.map(({ amount }) => amount))))}</b>
      </li>
    </ul>
  )
}
