// What the dashboard's figures show without adding any: whether the books have ended, how a month
// stands.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { addDays, type Day, daysBetween, type Month, monthOf } from '@plimsoll/domain/calendar'
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

/** A balance at the end of a day. */
type DayBalance = Dashboard['past'][number]

/**
 * The balance of every day up to the last of the books, from `from` or the first day on which
 * anything moved; a day on which nothing moved keeps the balance before.
 */
export function dailyBalances(
  { past, as_of: asOf }: Pick<Dashboard, 'past' | 'as_of'>,
  from: Day = '0001-01-01',
): DayBalance[] {
  return past.flatMap(({ day, balance }, i) => {
    const start = day < from ? from : day
    const end = past[i + 1]?.day ?? addDays(asOf, 1)
    const length = Math.max(0, daysBetween(start, end))
    return Array.from({ length }, (_, at) => ({ day: addDays(start, at), balance }))
  })
}

/** The balance by day over the last thirty days. */
export function recentBalances(dashboard: Pick<Dashboard, 'past' | 'as_of'>): DayBalance[] {
  return dailyBalances(dashboard, recentFrom(dashboard))
}

function recentFrom({ as_of: asOf }: Pick<Dashboard, 'as_of'>): Day {
  return addDays(asOf, -30)
}

/** "November", with its year when that is not the current one. */
export function monthWords(month: Month, today: Day): string {
  return month.slice(0, 4) === monthOf(today).slice(0, 4) ? monthName(month) : monthLong(month)
}

/**
 * Whether the books begin so lately that months would show next to nothing, while the last thirty
 * days show everything.
 */
export function isFirstMonth(dashboard: Pick<Dashboard, 'as_of' | 'history'>): boolean {
  const { first_day: first, months_full: full } = dashboard.history
  return full === 0 && first !== null && first >= recentFrom(dashboard)
}
