// What the dashboard's figures show without adding any: whether the books have ended, how a month
// stands.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { type Day, daysBetween, type Month, monthOf } from '@plimsoll/domain/calendar'
import { less, type Minor } from '@plimsoll/domain/money'
import { monthLong, monthName } from '../../../format/date.ts'

/** The last day of books that have ended; null while they are kept up. */
export function booksEnd({ today, as_of }: Dashboard): Day | null {
  return as_of < today ? as_of : null
}

/** Whether anything is forecast at all. */
export function hasForecast({ months }: Dashboard): boolean {
  return months.some(({ kind }) => kind === 'forecast')
}

/**
 * Whether the newest transaction is too old to claim anything about today, let alone about what
 * comes.
 */
export function isOld({ outlook }: Pick<Dashboard, 'outlook'>): boolean {
  return outlook.reason === 'old_data'
}

/** The figures as the bank data has them; where that is old, nothing in them is expected. */
export function withoutOldForecast(dashboard: Dashboard): Dashboard {
  if (!isOld(dashboard)) return dashboard
  const { this_month, months, spending, cash } = dashboard
  return {
    ...dashboard,
    this_month: { ...this_month, expected_in: null, expected_out: null },
    months: months
      .filter(({ kind }) => kind !== 'forecast')
      .map(({ closing_band: _, ...month }) =>
        month.kind === 'in_progress'
          ? {
              ...month,
              cash_in: month.cash_in_so_far,
              cash_out: month.cash_out_so_far,
              closing: cash.balance,
            }
          : month,
      ),
    path: [],
    low: null,
    upcoming: [],
    // A month that is over has no bridge to a close that is still expected.
    waterfall: [],
    spending: spending
      .filter(({ amount }) => amount !== 0)
      .map((item) => ({ ...item, usual: null })),
  }
}

/**
 * Where a month stands against what is expected of the whole: how much is to come (negative when
 * already past it), and the share done.
 */
export function standing(
  done: Minor,
  expected: Minor | null,
): { rest: Minor; share: number } | null {
  if (expected === null) return null
  const share = expected > 0 ? Math.max(0, Math.min(1, done / expected)) : 1
  return { rest: less(expected, done), share }
}

/**
 * The balance of every day from the first to the last reported; a day on which nothing moved keeps
 * the one before.
 */
export function dailyBalances(trend: Dashboard['cash']['trend']): Minor[] {
  return trend.flatMap(({ day, balance }, i) => {
    const next = trend[i + 1]
    return Array<Minor>(next ? Math.max(1, daysBetween(day, next.day)) : 1).fill(balance)
  })
}

/** "November", with its year when that is not the current one. */
export function monthWords(month: Month, today: Day): string {
  return month.slice(0, 4) === monthOf(today).slice(0, 4) ? monthName(month) : monthLong(month)
}

/**
 * Whether the books begin so lately that a line from month to month would show a course that the
 * balance never took, while all of its days are at hand.
 */
export function isFirstMonth({ cash, history }: Pick<Dashboard, 'cash' | 'history'>): boolean {
  const first = cash.trend[0]?.day
  return history.months_full === 0 && first !== undefined && history.first_day === first
}
