// The running balance as proof: each balance must be the one before it plus the amount. What fits
// to the penny over a whole file proves the signs, the order of the rows and that none is missing.
import type { Minor } from '../money.ts'

/**
 * One row as far as the balance is concerned. `key` tells accounts and currencies apart; `at` is
 * the number of the transaction, or -1 for a line that only states a balance.
 */
export type BalanceEntry = {
  readonly amount: Minor
  readonly balance: Minor | null
  readonly key: string
  readonly at: number
}

/** How signs are taken: as printed, all turned round, or row by row from the balance itself. */
export type SignRule = 'as_written' | 'inverted' | 'per_row'

/** Whether the first row is the oldest or the newest. */
export type RowOrder = 'oldest_first' | 'newest_first'

/** How well one reading of signs and order fits the balances. */
export type BalanceFit = {
  readonly sign: SignRule
  readonly order: RowOrder
  readonly checked: number
  readonly share: number
  /** The transactions (by `at`) before which the balance breaks. */
  readonly breaks: readonly number[]
}

/** The share of rows that must fit for a proof. */
export const proofShareMin = 0.98

/**
 * How each reading fits, for the row orders that the dates leave possible, best first. Empty when
 * there is no balance to check.
 */
export function balanceFits(
  entries: readonly BalanceEntry[],
  orders: readonly RowOrder[],
): BalanceFit[] {
  if (!entries.some((entry) => entry.balance !== null && entry.balance !== 0)) return []
  const signs: SignRule[] = ['as_written', 'inverted', 'per_row']
  return signs
    .flatMap((sign) => orders.map((order) => fitOf(entries, sign, order)))
    .filter((fit) => fit.checked > 0)
    .sort((a, b) => b.share - a.share)
}

/**
 * The fit of one reading. Rows without a balance are summed into the next that has one (some banks
 * print it once a day).
 */
export function fitOf(
  entries: readonly BalanceEntry[],
  sign: SignRule,
  order: RowOrder,
): BalanceFit {
  const last = new Map<string, { balance: number; since: number; rows: number }>()
  const breaks: number[] = []
  let checked = 0
  const start = order === 'oldest_first' ? 0 : entries.length - 1
  const step = order === 'oldest_first' ? 1 : -1
  for (let at = start; at >= 0 && at < entries.length; at += step) {
    const entry = entries[at]
    if (!entry) continue
    const state = last.get(entry.key)
    if (state) {
      state.since += entry.amount
      state.rows++
    }
    if (entry.balance === null) continue
    if (state && !(sign === 'per_row' && state.rows > 1)) {
      checked++
      if (!fits(entry.balance - state.balance, state.since, sign)) breaks.push(entry.at)
    }
    last.set(entry.key, { balance: entry.balance, since: 0, rows: 0 })
  }
  const share = checked === 0 ? 0 : (checked - breaks.length) / checked
  return { sign, order, checked, share, breaks }
}

function fits(moved: number, amount: number, sign: SignRule): boolean {
  if (sign === 'as_written') return Math.abs(moved - amount) <= 1
  if (sign === 'inverted') return Math.abs(moved + amount) <= 1
  return Math.abs(Math.abs(moved) - Math.abs(amount)) <= 1
}

/**
 * The signs that the balance gives row by row, by `at`: 1 in, -1 out. A row that cannot be checked
 * (the first of its account) has none.
 */
export function signsByBalance(
  entries: readonly BalanceEntry[],
  order: RowOrder,
): ReadonlyMap<number, 1 | -1> {
  const signs = new Map<number, 1 | -1>()
  const last = new Map<string, number>()
  for (const entry of order === 'oldest_first' ? entries : entries.toReversed()) {
    if (entry.balance === null) continue
    const before = last.get(entry.key)
    if (before !== undefined) signs.set(entry.at, entry.balance >= before ? 1 : -1)
    last.set(entry.key, entry.balance)
  }
  return signs
}
