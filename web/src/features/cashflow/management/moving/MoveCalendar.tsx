// A calendar to put one payment on another day: beside the pointer while it is dragged, or as a
// dialog for keys and fingers.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import type { Day } from '@plimsoll/domain/calendar'
import { type Minor, magnitude } from '@plimsoll/domain/money'
import type { ReactNode } from 'react'
import { money } from '../../../../format/amount.ts'
import { dayShort, dayWithWeekday } from '../../../../format/date.ts'
import { inSentence } from '../../../../format/in-sentence.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { DayGrid } from '../DayGrid.tsx'
import { bufferWords } from '../pay-run.ts'
import { useDrop } from './use-drop.ts'
import './moving.css'

/** Lowest points without and with the move; null while they are worked out. */
type MoveLows = { readonly before: Low; readonly after: Low }
type Low = { readonly day: Day; readonly balance: Minor }

/**
 * `side` is where the panel stands while something is dragged; without it a dialog opens. `target`
 * is the day pointed at.
 */
export function MoveCalendar(props: {
  data: CashManagement
  item: DueItem
  side: 'left' | 'right' | null
  target: Day | null
  lows: MoveLows | null
  onTarget: (day: Day | null) => void
  onMove: (day: Day) => void
  onClose: () => void
}) {
  const { data, item, side, target, onTarget, onMove, onClose } = props
  const isOff = (day: Day) => day <= data.today
  useDrop(side !== null, { isOff, onTarget, onDrop: onMove, onLeave: onClose })
  const what = `${item.merchant}, ${money(magnitude(item.open))}`
  const grid = (
    <>
      <DayGrid
        days={data.days}
        buffer={data.cash.known ? data.cash.buffer : null}
        caption="New date"
        at={item.day}
        takesFocus={side === null}
        marked={target ?? item.day}
        isOff={isOff}
        onReach={(day) => side === null && onTarget(day && isOff(day) ? null : day)}
        onChoose={onMove}
      />
      <p className="cm-move-words" aria-live="polite">
        {target && target !== item.day && data.cash.known ? (
          <MoveWords day={target} lows={props.lows} buffer={data.cash.buffer} />
        ) : (
          <Hint isDragged={side !== null} day={item.day} />
        )}
      </p>
    </>
  )
  return side ? (
    <div className={`cm-move cm-move-${side}`}>
      <b>{what}</b>
      {grid}
    </div>
  ) : (
    <Dialog title="Move to another day" description={what} onClose={onClose}>
      <div className="cm-move-grid">{grid}</div>
    </Dialog>
  )
}

function Hint({ isDragged, day }: { isDragged: boolean; day: Day }): ReactNode {
  return isDragged
    ? `Expected on ${dayWithWeekday(day)}. Drop it on a date, or press Escape to cancel.`
    : `Expected on ${dayWithWeekday(day)}. Use the arrow keys to choose a date and Enter to move the payment.`
}

function MoveWords(props: { day: Day; lows: MoveLows | null; buffer: Minor }) {
  const { day, lows, buffer } = props
  if (!lows)
    return (
      <>
        <b>{dayWithWeekday(day)}</b> Working out the lowest point…
      </>
    )
  const { before, after } = lows
  const { tone, words } = bufferWords({ before: before.balance, after: after.balance }, buffer)
  return (
    <>
      <b>{dayWithWeekday(day)}</b> Lowest point{' '}
      <span className="one-line">{money(after.balance)}</span> on {dayShort(after.day)}:{' '}
      <span className={`cm-move-${tone}`}>{inSentence(words)}</span>.
    </>
  )
}
