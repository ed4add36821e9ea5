// The periods that the table can stand on, and where each begins. The six months themselves are
// `six-months.ts`.
import { tableMonths } from '@plimsoll/contract/limits'
import { addMonths, type Month, monthsBetween } from '@plimsoll/domain/calendar'

/**
 * `current` holds the current month with two before and three after; `last` and `next` are six
 * whole months beside it.
 */
export type Period = 'current' | 'last' | 'next'

/** The tabs, in their order; a phone shows the first words. */
export const periods: readonly { value: Period; label: string; short: string }[] = [
  { value: 'current', label: 'Current month', short: 'Current' },
  { value: 'last', label: 'Last 6 months', short: 'Last 6' },
  { value: 'next', label: 'Next 6 months', short: 'Next 6' },
]

/** The tabs over old bank data, whose last month isn't the current one. */
export const endedPeriods: typeof periods = periods.map((each) =>
  each.value === 'current' ? { ...each, label: 'Latest month', short: 'Latest' } : each,
)

/** Months that the overview holds on each side of the current one, unless more are requested. */
export const monthsAround = 12

const startsAt: Record<Period, number> = { last: -tableMonths, current: -2, next: 1 }

/** The first of a period's six months. */
export function startOf(period: Period, current: Month): Month {
  return addMonths(current, startsAt[period])
}

/**
 * The period that begins with this month, or null when the months were paged to somewhere between.
 */
export function periodAt(start: Month, current: Month): Period | null {
  return periods.find(({ value }) => startOf(value, current) === start)?.value ?? null
}

/** The start that shows a month: the given one where it already does, else two months before it. */
export function startShowing(month: Month, start: Month): Month {
  const place = monthsBetween(start, month)
  return place >= 0 && place < tableMonths ? start : addMonths(month, startsAt.current)
}

/**
 * How far the months can be paged: back to the first month of the books, ahead to the last month
 * forecast.
 */
export function pageLimits(options: { current: Month; firstMonth: Month | null }): {
  earliest: Month
  latest: Month
} {
  const home = startOf('last', options.current)
  const books = options.firstMonth ?? home
  return {
    earliest: [books, home].sort()[0] ?? home,
    latest: addMonths(options.current, monthsAround - tableMonths + 1),
  }
}
