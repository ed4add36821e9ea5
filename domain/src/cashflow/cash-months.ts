// Month totals turned into a cash-flow statement: opening, in, out and closing of each month, line
// by line. Where the totals come from (the books, or a forecast) is not its business.
import type { Month } from '../calendar.ts'
import { groupBy } from '../group.ts'
import { less, type Minor, plus, sum } from '../money.ts'
import { activityInCash, type Side, subCategories } from '../taxonomy.ts'

/**
 * What one sub-category came to in one month, in the sense of its side: positive is money in on
 * side `in`, money out on side `out`.
 */
export type MonthTotal = {
  readonly month: Month
  readonly side: Side
  readonly subCategory: string
  readonly amount: Minor
}

/**
 * Where excluded payments stand in the totals of a side. They moved the balance, so the statement
 * needs them; no average, forecast or comparison reads these codes, which are in no taxonomy.
 */
export const excludedCodes: Readonly<Record<Side, string>> = {
  in: 'excluded_in',
  out: 'excluded_out',
}

/** Whether a total holds excluded payments. */
export function isExcluded(total: { readonly subCategory: string }): boolean {
  return total.subCategory === excludedCodes.in || total.subCategory === excludedCodes.out
}

/**
 * One line of a month's statement. `amount` is a magnitude, negative only where refunds exceed what
 * they refund. Excluded payments belong to no activity.
 */
export type CashLine = {
  readonly side: Side
  readonly activity: 'operating' | 'investing' | 'financing' | 'excluded'
  readonly subCategory: string
  readonly amount: Minor
}

/**
 * One month's statement: closing = opening + cashIn − cashOut, and the lines of each side add up to
 * it.
 */
export type CashMonth = {
  readonly month: Month
  readonly opening: Minor
  readonly cashIn: Minor
  readonly cashOut: Minor
  readonly closing: Minor
  readonly lines: readonly CashLine[]
}

/**
 * The statements of consecutive months; each opens with the closing of the one before. Totals of
 * other months are left out.
 */
export function cashMonths(from: {
  opening: Minor
  months: readonly Month[]
  totals: readonly MonthTotal[]
}): CashMonth[] {
  const byMonth = groupBy(from.totals, (total) => total.month)
  let opening = from.opening
  return from.months.map((month) => {
    const statement = cashMonth(month, opening, byMonth.get(month) ?? [])
    opening = statement.closing
    return statement
  })
}

/** What all totals before a month come to: money in less money out, in pence. */
export function netBefore(month: Month, totals: readonly MonthTotal[]): Minor {
  return sum(totals.filter((total) => total.month < month).map(signedAmount))
}

/**
 * The opening balance before all totals that leads to this closing after them. What moved the
 * balance and counts in no total (a transfer whose other leg is dated ahead) counts as if it had
 * moved before the first of them.
 */
export function openingOf(books: { closing: Minor; totals: readonly MonthTotal[] }): Minor {
  return less(books.closing, sum(books.totals.map(signedAmount)))
}

/** A total as a movement of the balance: money out is negative. */
export function signedAmount(total: Pick<MonthTotal, 'side' | 'amount'>): Minor {
  return (total.side === 'in' ? total.amount : -total.amount) as Minor
}

function cashMonth(month: Month, opening: Minor, totals: readonly MonthTotal[]): CashMonth {
  const lines = totals.filter(({ amount }) => amount !== 0).map(lineOf)
  lines.sort((a, b) => orderOf(a.subCategory) - orderOf(b.subCategory))
  const cashIn = sum(lines.filter(({ side }) => side === 'in').map(({ amount }) => amount))
  const cashOut = sum(lines.filter(({ side }) => side === 'out').map(({ amount }) => amount))
  return { month, opening, cashIn, cashOut, closing: less(plus(opening, cashIn), cashOut), lines }
}

function lineOf({ side, subCategory, amount }: MonthTotal): CashLine {
  const activity = isExcluded({ subCategory }) ? 'excluded' : activityInCash(subCategory)
  return { side, activity, subCategory, amount }
}

const orders = new Map<string, number>(subCategories.map((row, order) => [row.subCategory, order]))

function orderOf(code: string): number {
  return orders.get(code) ?? orders.size
}
