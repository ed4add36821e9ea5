// The periods a variance can be asked for, and the period each is compared with.
import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  daysBetween,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
} from '../calendar.ts'
import type { DaySpan } from './flows.ts'

/** Every timeframe by its name on the wire. */
export const timeframes = [
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'year_to_date',
  'last_12_months',
  'custom',
] as const

/** A named period, reckoned from the business day. */
export type Timeframe = (typeof timeframes)[number]

/** What a period is compared with. */
export const comparisons = ['forecast', 'previous', 'last_year'] as const

/**
 * The forecast made before the period began, the period before, or the same period a year earlier.
 */
export type Comparison = (typeof comparisons)[number]

/** How a comparison's days are carried over to the period's own: by whole months or by days. */
type Shift = { readonly months: number } | { readonly days: number }

/**
 * A period beside the one it is compared with. `period` is cut to the days known so far where the
 * comparison asks for equal lengths.
 */
export type ComparedPeriods = {
  readonly period: DaySpan
  readonly baseline: DaySpan
  readonly shift: Shift
}

/**
 * The days of a timeframe. `yearEnd` is the last day of the financial year as `MM-DD`; quarters are
 * those of the financial year. `null` for `custom`, which carries its own days.
 */
export function periodOf(
  timeframe: Exclude<Timeframe, 'custom'>,
  { today, yearEnd }: { today: Day; yearEnd: string | null },
): DaySpan {
  const month = monthOf(today)
  const quarter = quarterOf(month, yearEnd)
  switch (timeframe) {
    case 'this_month':
      return monthsSpan(month, month)
    case 'last_month':
      return monthsSpan(addMonths(month, -1), addMonths(month, -1))
    case 'this_quarter':
      return monthsSpan(quarter, addMonths(quarter, 2))
    case 'last_quarter':
      return monthsSpan(addMonths(quarter, -3), addMonths(quarter, -1))
    case 'year_to_date':
      return { from: firstDayOf(yearStartOf(month, yearEnd)), to: today }
    case 'last_12_months':
      return monthsSpan(addMonths(month, -12), addMonths(month, -1))
  }
}

/**
 * The period before, of the same length: while a period is running, as many days of it as have
 * passed. A period of whole months is carried over by months, so that the 1st meets the 1st.
 */
export function previousPeriod(period: DaySpan, asOf: Day): ComparedPeriods {
  const elapsed = { from: period.from, to: period.to > asOf ? asOf : period.to }
  const shift = shiftBack(period)
  const end = carry(elapsed.to, negated(shift))
  // The last day of a month meets the last day of the month before, however long each is.
  const to = isWholeMonths(elapsed) ? lastDayOf(monthOf(end)) : end
  return { period: elapsed, baseline: { from: carry(elapsed.from, negated(shift)), to }, shift }
}

/** The same period a year earlier. */
export function lastYearPeriod(period: DaySpan): ComparedPeriods {
  const shift = { months: 12 }
  const end = carry(period.to, negated(shift))
  const to = isMonthEnd(period.to) ? lastDayOf(monthOf(end)) : end
  return { period, baseline: { from: carry(period.from, negated(shift)), to }, shift }
}

/** A day of the comparison carried over to the period's own days. */
export function carry(day: Day, shift: Shift): Day {
  return 'months' in shift ? addMonthsToDay(day, shift.months) : addDays(day, shift.days)
}

/** A span with some days more on either side. */
export function widened({ from, to }: DaySpan, days: number): DaySpan {
  return { from: addDays(from, -days), to: addDays(to, days) }
}

/** Whether a span begins with the first day of a month and ends with the last day of one. */
export function isWholeMonths({ from, to }: DaySpan): boolean {
  return from === firstDayOf(monthOf(from)) && isMonthEnd(to)
}

function shiftBack(period: DaySpan): Shift {
  if (isWholeMonths(period)) return { months: monthsIn(period) }
  // A year to date is set against the same days of the year before.
  const length = daysBetween(period.from, period.to) + 1
  const startsMonth = period.from === firstDayOf(monthOf(period.from))
  return startsMonth && length > 31 ? { months: 12 } : { days: length }
}

function monthsIn({ from, to }: DaySpan): number {
  let count = 1
  for (let month = monthOf(from); month < monthOf(to); month = addMonths(month, 1)) count++
  return count
}

function negated(shift: Shift): Shift {
  return 'months' in shift ? { months: -shift.months } : { days: -shift.days }
}

function isMonthEnd(day: Day): boolean {
  return day === lastDayOf(monthOf(day))
}

function monthsSpan(first: Month, last: Month): DaySpan {
  return { from: firstDayOf(first), to: lastDayOf(last) }
}

/**
 * The first month of the financial year that a month belongs to; the calendar year where no year
 * end is known.
 */
function yearStartOf(month: Month, yearEnd: string | null): Month {
  const firstMonth = yearEnd ? (Number(yearEnd.slice(0, 2)) % 12) + 1 : 1
  const inYear = `${month.slice(0, 4)}-${String(firstMonth).padStart(2, '0')}`
  return inYear <= month ? inYear : addMonths(inYear, -12)
}

function quarterOf(month: Month, yearEnd: string | null): Month {
  const start = yearStartOf(month, yearEnd)
  let quarter = start
  while (addMonths(quarter, 3) <= month) quarter = addMonths(quarter, 3)
  return quarter
}
