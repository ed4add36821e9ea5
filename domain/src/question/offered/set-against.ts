// What a name comes to in one stretch of days against another, where only one of them is named:
// "how's Stripe doing against spring?", "fuel this year, how does that compare with last?"
import { addMonths, type Day, lastDayOf, monthOf } from '../../calendar.ts'
import {
  monthPeriod,
  type Period,
  quarterPeriod,
  spanPeriod,
  untilToday,
  weekPeriod,
  yearPeriod,
  yearsBack,
} from '../period.ts'

/** The days that are meant and those they are set against; null where nothing is compared. */
export function daysSetAgainst(
  periods: readonly Period[],
  text: string,
  today: Day,
): readonly [Period, Period] | 'years' | null {
  const [first, second] = periods
  if (!first || second || first.unit === 'all') return null
  const thisYear = yearPeriod(Number(today.slice(0, 4)))
  if (first.from === thisYear.from && first.to >= today) return earlier.test(text) ? 'years' : null
  if (first.unit === 'year' && first.to < thisYear.from && first.from >= lastYearFrom(today))
    return 'years'
  if (first.to >= today) {
    const now = untilToday(first, today)
    return now && earlier.test(text) ? [now, yearsBack(now, 1, 'span')] : null
  }
  const current = currentLike(first, today)
  return current && [current, first]
}

const earlier = /\blast\b|\b(?:year|yr) (?:before|ago|earlier)\b|\bprevious\b/

const lastYearFrom = (today: Day): Day => `${Number(today.slice(0, 4)) - 1}-01-01`

// This month against August, this autumn against spring: as far as it has come.
function currentLike(period: Period, today: Day): Period | null {
  const month = monthOf(today)
  const season = seasonOf(period)
  const now =
    period.unit === 'month'
      ? monthPeriod(month)
      : period.unit === 'quarter'
        ? quarterPeriod(month)
        : period.unit === 'week'
          ? weekPeriod(today)
          : season
            ? seasonAround(today)
            : null
  return now && untilToday(now, today)
}

// Three whole months from March, June, September or December.
function seasonOf({ from, to }: Period): boolean {
  return (
    Number(from.slice(5, 7)) % 3 === 0 &&
    from.endsWith('-01') &&
    to === lastDayOf(addMonths(monthOf(from), 2))
  )
}

function seasonAround(today: Day): Period {
  const month = monthOf(today)
  const from = addMonths(month, -(Number(today.slice(5, 7)) % 3))
  return spanPeriod(`${from}-01`, lastDayOf(addMonths(from, 2)))
}
