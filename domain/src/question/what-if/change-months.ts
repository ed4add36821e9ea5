// The days and months of a change, from the days that a what-if names.
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '../../calendar.ts'
import type { FlowSide } from '../flow-arguments.ts'
import { type Period, spanPeriod } from '../period.ts'
import type { WhatIfParts } from './what-if-parts.ts'

/** What comes counts from the end of its days, what goes from their start. */
export function dayOf({ periods }: WhatIfParts, side: FlowSide): { day?: Day } {
  const [days] = periods
  return days ? { day: side === 'in' ? days.period.to : days.period.from } : {}
}

/** "From April" has no end; "in January", "for three months" and "from April to June" have. */
export function monthsOf({ periods }: WhatIfParts): { from?: string; to?: string } {
  const [days] = periods
  if (!days) return {}
  const whole = wholeMonths(days.period)
  if (whole && !days.isFrom) return whole
  const from = monthOf(days.period.from)
  // "From now until March" ends before it, "until the end of March" with it.
  if (days.isFrom && days.until && days.period.from < days.until) {
    const isFirst = days.until === firstDayOf(monthOf(days.until))
    return { from, to: addMonths(monthOf(days.until), isFirst ? -1 : 0) }
  }
  const isOpen = days.isFrom && days.period.ends === undefined
  return isOpen ? { from } : { from, to: monthOf(days.period.to) }
}

const halfMonth = '15'
// Of a month that is nearly over next to nothing is left.
const monthEnd = '25'

// "The next three months" from the middle of one are so many whole ones.
function wholeMonths({ from, to }: Period): { from: string; to: string } | null {
  const endsWhole = to === lastDayOf(monthOf(to))
  const isWhole = from === firstDayOf(monthOf(from)) || (endsWhole && from.slice(8) <= monthEnd)
  const count = Math.round(daysBetween(from, to) / 30.4)
  if (isWhole || count < 1) return null
  const first = from.slice(8) > halfMonth ? addMonths(monthOf(from), 1) : monthOf(from)
  return { from: first, to: addMonths(first, count - 1) }
}

/** "After Christmas" begins with the first whole month after it. */
export function firstMonthAfter({ to }: Period): Period {
  const day = addDays(to, 1)
  const month = day === firstDayOf(monthOf(day)) ? monthOf(day) : addMonths(monthOf(day), 1)
  return spanPeriod(firstDayOf(month), lastDayOf(month))
}
