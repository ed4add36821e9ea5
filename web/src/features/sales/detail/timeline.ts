// Where milestones stand on a timeline, and which day a place on it is.
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  firstDayOf,
  type Month,
  monthOf,
  monthsFrom,
} from '@plimsoll/domain/calendar'
import { nextWorkingDay, previousWorkingDay } from '@plimsoll/domain/holidays'

/** The days that a timeline shows. */
export type Span = { readonly from: Day; readonly to: Day }

const daysBefore = 7
const daysAfter = 45

/**
 * From a week before the first day to six weeks after the last, so that there is room to move on.
 */
export function spanAround(days: readonly Day[]): Span {
  const sorted = [...days].sort()
  const [first = '2000-01-01'] = sorted
  const last = sorted.at(-1) ?? first
  return { from: addDays(first, -daysBefore), to: addDays(last, daysAfter) }
}

/** How far along a day is, 0 to 1. */
export function shareAt(day: Day, { from, to }: Span): number {
  return Math.max(0, Math.min(1, daysBetween(from, day) / daysBetween(from, to)))
}

/** The working day at a share of the way. */
export function dayAt(share: number, { from, to }: Span): Day {
  const count = Math.round(Math.max(0, Math.min(1, share)) * daysBetween(from, to))
  return nextWorkingDay(addDays(from, count))
}

/** The working day that many days on, or back. */
export function movedBy(day: Day, count: number): Day {
  const moved = addDays(day, count)
  return count < 0 ? previousWorkingDay(moved) : nextWorkingDay(moved)
}

/** The months that begin within the span; of many, every second, third or sixth. */
export function monthMarks(span: Span, marksMax: number): { month: Month; share: number }[] {
  const months = monthsFrom(addMonths(monthOf(span.from), 1), monthOf(span.to))
  const every = [1, 2, 3, 6, 12].find((step) => months.length / step <= marksMax) ?? 24
  return months
    .filter((_, at) => at % every === 0)
    .map((month) => ({ month, share: shareAt(firstDayOf(month), span) }))
}
