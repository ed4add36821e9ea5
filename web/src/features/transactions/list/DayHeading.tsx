// The heading of a day among the rows.
import type { Day } from '@plimsoll/domain/calendar'
import { dayLong, weekdayOfDay } from '../../../format/date.ts'

// Rows that are only drawn where one looks cannot be a table's own elements.
const gridRow = { role: 'row' } as const
const cell = { role: 'gridcell' } as const

/** `Friday 20 November 2026`. */
export function DayHeading({ day }: { day: Day }) {
  return (
    <div {...gridRow} className="txn-day">
      <div {...cell}>
        <h2>
          {weekdayOfDay(day)} <b>{dayLong(day)}</b>
        </h2>
      </div>
    </div>
  )
}
