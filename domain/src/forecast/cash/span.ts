// The calendar of one forecast: its days, the months they lie in, and the whole months of the past
// it may learn from.
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysIn,
  lastDayOf,
  type Month,
  monthOf,
  monthsFrom,
} from '../../calendar.ts'

/** How many whole months of the past are looked at. */
export const pastMonthsMax = 36

/** The days and months of one forecast. Days are counted from 0, the day after `asOf`. */
export type Span = {
  readonly asOf: Day
  readonly days: readonly Day[]
  readonly months: readonly Month[]
  /** By day: the place of its month in `months`. */
  readonly monthAt: readonly number[]
  /** By day: its date in the month, 1-31. */
  readonly dateAt: readonly number[]
  /** By month: how many days it has, 28-31. */
  readonly monthDays: readonly number[]
  /** The whole months before the first forecast month, oldest first, at most `pastMonthsMax`. */
  readonly past: readonly Month[]
}

/** The calendar of a forecast; without days when `until` does not lie after `asOf`. */
export function spanOf(input: { opened: Day; asOf: Day; until: Day }): Span {
  const first = addDays(input.asOf, 1)
  const count = Math.max(0, daysBetween(input.asOf, input.until))
  const days = Array.from({ length: count }, (_, i) => addDays(first, i))
  const months = count > 0 ? monthsFrom(monthOf(first), monthOf(input.until)) : []
  const place = new Map(months.map((month, i) => [month, i]))
  return {
    asOf: input.asOf,
    days,
    months,
    monthAt: days.map((day) => place.get(monthOf(day)) ?? 0),
    dateAt: days.map((day) => Number(day.slice(8))),
    monthDays: months.map(daysIn),
    past: wholeMonths(input.opened, input.asOf),
  }
}

// Books that open within the first days of a month hold it well enough.
const openingDateMax = 5

/** The month of `asOf` is whole only on its last day. */
function wholeMonths(opened: Day, asOf: Day): Month[] {
  const first = addMonths(monthOf(opened), Number(opened.slice(8)) > openingDateMax ? 1 : 0)
  const last = addMonths(monthOf(asOf), asOf === lastDayOf(monthOf(asOf)) ? 0 : -1)
  return monthsFrom(first, last).slice(-pastMonthsMax)
}
