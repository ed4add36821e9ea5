// The bar of a pay run: what is ticked, the lowest point before and after, whether that is above
// the buffer, and what to do with it.
import type { DueItem } from '@plimsoll/contract/cash-management'
import type { Day } from '@plimsoll/domain/calendar'
import { type Minor, magnitude } from '@plimsoll/domain/money'
import { ArrowRight, CalendarCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { money } from '../../../format/amount.ts'
import { dayShort, dayWithWeekday } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { bufferWords, movableOf, runWords } from './pay-run.ts'
import './pay-run.css'

/** The lowest points, as the forecast has them and as they would be. */
type RunLows = { readonly before: Low; readonly after: Low }
type Low = { readonly day: Day; readonly balance: Minor }

/**
 * `lows` is null while they are computed; `error` is why they could not be. `children` are more
 * things to do.
 */
export function PayRunBar(props: {
  items: readonly DueItem[]
  day: Day
  buffer: Minor
  balanceKnown: boolean
  lows: RunLows | null
  error: string | null
  isBusy: boolean
  onPay: () => void
  onClear: () => void
  children: ReactNode
}) {
  const { items, day } = props
  const { count, total } = runWords(items)
  const movable = movableOf(items).length
  const automatic = items.filter((item) => item.automatic).length
  return (
    <section className="cm-run" aria-label="Pay run">
      <div className="cm-run-what">
        <b>
          {count}, {money(magnitude(total))}
        </b>
        <small>
          {movable === 0
            ? 'Collected automatically on their own dates'
            : `If they move on ${dayWithWeekday(day)}${automatic ? `; ${automatic} collected automatically don’t move` : ''}`}
        </small>
      </div>
      <div className="cm-run-low" aria-live="polite">
        {props.balanceKnown && <Lows {...props} />}
      </div>
      <div className="cm-run-do">
        <Button weight="ink" disabled={movable === 0} busy={props.isBusy} onClick={props.onPay}>
          <CalendarCheck size={16} aria-hidden /> Plan for {dayShort(day)}
        </Button>
        {props.children}
        <IconButton label="Clear selection" onClick={props.onClear}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
    </section>
  )
}

function Lows({
  lows,
  error,
  buffer,
}: {
  lows: RunLows | null
  error: string | null
  buffer: Minor
}) {
  if (error) return <small className="cm-overdue">{error}</small>
  if (!lows) return <small>Working out the lowest point…</small>
  const { before, after } = lows
  const { tone, words } = bufferWords({ before: before.balance, after: after.balance }, buffer)
  return (
    <>
      <span>
        <small>Lowest point</small>
        <span className="cm-run-figures">
          <span className="one-line">{money(before.balance)}</span>{' '}
          <ArrowRight size={14} aria-label="becomes" /> <b>{money(after.balance)}</b>{' '}
          <small>on {dayShort(after.day)}</small>
        </span>
      </span>
      <Chip tone={tone}>{words}</Chip>
    </>
  )
}
