// The calendar of 13 weeks: what comes in and goes out by day, and the payments of the day that is
// chosen, which can be dragged to another.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import type { Day } from '@plimsoll/domain/calendar'
import { magnitude } from '@plimsoll/domain/money'
import { useState } from 'react'
import { money } from '../../../format/amount.ts'
import { dayWithWeekday } from '../../../format/date.ts'
import { Card } from '../../../ui/Card.tsx'
import { lineWords } from '../UnderBuffer.tsx'
import { DayGrid } from './DayGrid.tsx'
import { isChangeable } from './decisions.ts'
import { ExpectedDay } from './ExpectedDay.tsx'
import { nameOf } from './item-name.ts'
import { type Moving, useDragStart } from './moving/use-drag-start.ts'

/** The day pointed at shows its figures; a press holds the day and lists what is due on it. */
export function HeatCard({ data, moving }: { data: CashManagement; moving: Moving }) {
  const { days, items, cash } = data
  const [reached, reach] = useState<Day | null>(null)
  const [at, setAt] = useState<Day | null>(days[0]?.day ?? null)
  const shown = days.find(({ day }) => day === (reached ?? at)) ?? days[0]
  return (
    <Card title="Calendar" className="cm-heat">
      <DayGrid
        days={days}
        buffer={cash.known ? cash.buffer : null}
        caption="Money in and out by day, next 13 weeks"
        at={at}
        marked={at}
        onReach={reach}
        onChoose={setAt}
      />
      {shown && (
        <p className="cm-heat-day" aria-live="polite">
          <b>{dayWithWeekday(shown.day)}</b>
          <span>{money(shown.in)} in</span>
          <span>{money(shown.out)} out</span>
          {cash.known && (
            <span>
              closing <span className="one-line">{money(shown.closing)}</span>
              {shown.closing < cash.buffer && `, below ${lineWords(cash.buffer)}`}
            </span>
          )}
        </p>
      )}
      {at && <OnDay items={items.filter(({ day }) => day === at)} day={at} moving={moving} />}
    </Card>
  )
}

function OnDay(props: { items: readonly DueItem[]; day: Day; moving: Moving }) {
  const { items, day, moving } = props
  const startDrag = useDragStart(moving)
  if (items.length === 0)
    return <p className="cm-heat-quiet">Nothing is due on {dayWithWeekday(day)}.</p>
  return (
    <ul className="cm-heat-items" aria-label={`Due on ${dayWithWeekday(day)}`}>
      {items.map((item, at) => (
        <li
          key={`${nameOf(item)} ${at}`}
          {...(isChangeable(item) ? { className: 'cm-drag', ...startDrag(item) } : {})}
        >
          <ExpectedDay item={item} moving={moving} />
          <span>{item.merchant}</span>
          <b>
            {item.side === 'in' && '+'}
            {money(item.side === 'in' ? item.open : magnitude(item.open))}
          </b>
        </li>
      ))}
    </ul>
  )
}
