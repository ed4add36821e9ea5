// How long a balance would last if nothing came in.
import { type Day, daysBetween, firstDayOf, lastDayOf } from '../calendar.ts'
import { type Minor, sum } from '../money.ts'
import type { CashMonth } from './cash-months.ts'

/** The pace of what goes out is that of so many full months. */
const monthsMax = 3

/**
 * Whole days of cash at the pace of what went out in the last three of these months, which are
 * over; null where nothing did. The first day of the books shortens the month it falls into.
 */
export function daysOfCash(
  balance: Minor,
  months: readonly CashMonth[],
  firstDay: Day,
): number | null {
  const last = months.filter(({ month }) => lastDayOf(month) >= firstDay).slice(-monthsMax)
  const [first] = last
  const end = last.at(-1)
  if (!first || !end) return null
  const from = firstDayOf(first.month) < firstDay ? firstDay : firstDayOf(first.month)
  const out = sum(
    last.flatMap(({ lines }) =>
      lines
        .filter(({ side, activity }) => side === 'out' && activity !== 'excluded')
        .map(({ amount }) => amount),
    ),
  )
  const perDay = out / (daysBetween(from, lastDayOf(end.month)) + 1)
  return perDay > 0 ? Math.max(0, Math.floor(balance / perDay)) : null
}
