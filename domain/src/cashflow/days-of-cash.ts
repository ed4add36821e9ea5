// How long a balance would last if nothing came in.
import { addMonths, type Day, daysBetween, firstDayOf, lastDayOf, monthOf } from '../calendar.ts'
import { type Minor, sum } from '../money.ts'
import type { CashMonth } from './cash-months.ts'

/** The pace of what goes out is that of so many full months. */
const monthsMax = 3
/** A few days at the end of a month say nothing about a month. */
const monthDaysMin = 28
const daysMin = 14

/**
 * The days whose payments make the pace: the last three months that are over, or as much of them as
 * the books hold; of books that hold less than a month of those, all days up to `asOf`. Null for
 * books younger than two weeks.
 */
export function paceSpan(books: { firstDay: Day; asOf: Day }): { from: Day; to: Day } | null {
  const { firstDay, asOf } = books
  const last = addMonths(monthOf(asOf), -1)
  const first = firstDayOf(addMonths(last, 1 - monthsMax))
  const over = { from: firstDay > first ? firstDay : first, to: lastDayOf(last) }
  if (daysIn(over) >= monthDaysMin) return over
  const all = { from: firstDay, to: asOf }
  return daysIn(all) >= daysMin ? all : null
}

const daysIn = ({ from, to }: { from: Day; to: Day }) => daysBetween(from, to) + 1

/**
 * Whole days of cash at the pace of what went out in the days of `paceSpan`; null where nothing
 * did, or where the books are too young. `months` are those of the books up to `asOf`, the last one
 * as far as it has come.
 */
export function daysOfCash(
  balance: Minor,
  months: readonly CashMonth[],
  books: { firstDay: Day; asOf: Day },
): number | null {
  const span = paceSpan(books)
  if (!span) return null
  const out = sum(
    months
      .filter(({ month }) => month >= monthOf(span.from) && month <= monthOf(span.to))
      .flatMap(({ lines }) => lines)
      .filter(({ side, activity }) => side === 'out' && activity !== 'excluded')
      .map(({ amount }) => amount),
  )
  const perDay = out / daysIn(span)
  return perDay > 0 ? Math.max(0, Math.floor(balance / perDay)) : null
}
