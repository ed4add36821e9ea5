// What plain methods would have forecast, from the past as it was known then.
import {
  addMonths,
  type Day,
  lastDayOf,
  type Month,
  monthOf,
  monthsBetween,
} from '../../calendar.ts'
import { type Minor, minor, plus, sum, zero } from '../../money.ts'
import type { NaiveForecast } from './outcome.ts'

/** What a line came to in months, in the sense of its side; months without it came to nothing. */
type MonthlyPast = ReadonlyMap<Month, Minor>

/**
 * What plain methods say of any month to come of a line: its last whole month, and the mean of its
 * last three. `null` where the books do not hold those months in whole.
 */
export function naiveMonth(
  past: MonthlyPast,
  window: { asOf: Day; firstFullMonth: Month },
): NaiveForecast {
  const last = lastWholeMonth(window.asOf)
  const months = [last, addMonths(last, -1), addMonths(last, -2)]
  const amounts = months.map((month) => past.get(month) ?? zero)
  const isKnown = (count: number) => addMonths(last, 1 - count) >= window.firstFullMonth
  return {
    last_month: isKnown(1) ? (amounts[0] ?? zero) : null,
    mean_of_three: isKnown(3) ? minor(Math.round(sum(amounts) / 3)) : null,
  }
}

/**
 * What plain methods say of the closing balance on a day: that it stays, or that each month to come
 * nets what the last did, or the last three on average (by days of a 30.4-day month).
 */
export function naiveBalance(input: {
  balance: Minor
  netByMonth: MonthlyPast
  asOf: Day
  firstFullMonth: Month
  daysAhead: number
}): NaiveForecast {
  const { last_month, mean_of_three } = naiveMonth(input.netByMonth, input)
  const after = (net: Minor | null | undefined): Minor | null =>
    net === null || net === undefined
      ? null
      : plus(input.balance, minor(Math.round((net * input.daysAhead) / monthDays)))
  return { flat: input.balance, last_month: after(last_month), mean_of_three: after(mean_of_three) }
}

const monthDays = 365.25 / 12

/**
 * The days from which forecasts are made again to try them on the past: the last days of months,
 * each with enough whole months before it, oldest first.
 */
export function rollingOrigins(input: {
  firstFullMonth: Month
  asOf: Day
  monthsBefore: number
  originsMax: number
}): Day[] {
  const last = lastWholeMonth(input.asOf)
  const first = addMonths(input.firstFullMonth, input.monthsBefore - 1)
  const count = Math.max(0, monthsBetween(first, last))
  return Array.from({ length: count }, (_, i) => lastDayOf(addMonths(first, i))).slice(
    -input.originsMax,
  )
}

function lastWholeMonth(asOf: Day): Month {
  const month = monthOf(asOf)
  return asOf === lastDayOf(month) ? month : addMonths(month, -1)
}
