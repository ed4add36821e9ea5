// The names of months below a chart by day, each at its first day; where there is no room for all,
// every second or third. Days of a single month are marked by the first and the last.
import {
  addMonths,
  type Day,
  firstDayOf,
  type Month,
  monthOf,
  monthsFrom,
} from '@plimsoll/domain/calendar'
import { dayShort } from '../../format/date.ts'
import type { Frame } from './ChartGrid.tsx'

/**
 * `y` is the baseline, `room` the pixels that a name needs; `word` writes a month, the first one
 * shown perhaps with its year.
 */
export function MonthAxis(props: {
  first: Day | undefined
  last: Day | undefined
  frame: Frame
  x: (day: Day) => number
  y: number
  room: number
  word: (month: Month, isFirst: boolean) => string
}) {
  const { first, last, frame } = props
  if (!first || !last) return null
  const months = monthsFrom(addMonths(monthOf(first), 1), monthOf(last))
  if (months.length === 0)
    return [first, last].map((day) => (
      <text
        key={day}
        className="lc-tick"
        x={props.x(day)}
        y={props.y}
        textAnchor={day === first ? 'start' : 'end'}
      >
        {dayShort(day)}
      </text>
    ))
  const width = Math.max(1, frame.right - frame.left)
  const every = Math.max(1, Math.ceil((props.room * months.length) / width))
  return months
    .filter((_, at) => at % every === 0)
    .map((month, at) => (
      <text
        key={month}
        className="lc-tick"
        x={props.x(firstDayOf(month))}
        y={props.y}
        textAnchor="middle"
      >
        {props.word(month, at === 0)}
      </text>
    ))
}
