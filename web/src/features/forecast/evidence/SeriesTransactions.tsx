// The transactions of one line in a month, and whether they come to what happened.
import type { Month } from '@plimsoll/domain/calendar'
import { monthOf } from '@plimsoll/domain/calendar'
import { type Minor, sum } from '@plimsoll/domain/money'
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { proofOf } from '../level-sums.ts'
import { ProofRow } from '../PartsSheet.tsx'
import { useOccurrences } from './queries.ts'
import '../parts-sheet.css'

/** They come from the line's occurrences. */
export function SeriesTransactions(props: { lineId: string; month: Month; figure: Minor }) {
  const occurrences = useOccurrences(props.lineId)
  if (occurrences.error)
    return (
      <ErrorState
        title="We couldn’t load the transactions."
        text={occurrences.error.message}
        onRetry={() => void occurrences.refetch()}
      />
    )
  if (!occurrences.data) return <Skeleton height="120px" />
  const found = occurrences.data.occurrences
    .flatMap(({ transactions }) => transactions)
    .filter(({ day }) => monthOf(day) === props.month)
  const come = sum(found.map(({ amount }) => amount))
  const [first] = occurrences.data.occurrences.map(({ due }) => due).sort()
  if (first && props.month <= monthOf(first) && come !== props.figure)
    return (
      <p className="fc-parts-none">
        Evidence for this line starts on {dayLong(first)}. Earlier payments are in its merchant’s
        transactions.
      </p>
    )
  if (found.length === 0 && props.figure === 0) return <p className="fc-parts-none">No payments.</p>
  return (
    <>
      <ul className="fc-parts-group">
        {found.map(({ id, day, amount, text }) => (
          <li key={id}>
            <span className="fc-parts-row">
              <span className="fc-parts-what">
                {dayLong(day)}
                <small>{text}</small>
              </span>
              <b>{money(amount)}</b>
            </span>
          </li>
        ))}
      </ul>
      <ProofRow proof={proofOf(come, props.figure, 'what happened')} />
    </>
  )
}
