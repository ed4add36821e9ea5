// Proves that the transactions shown add up to a figure, to the penny, or shows by how much they do
// not.
import type { Transaction } from '@plimsoll/contract/transactions'
import { less, type Minor, magnitude, sum } from '@plimsoll/domain/money'
import { grouped, money } from '../../format/amount.ts'

/** Whether rows and figure agree; `open` until every row is there. */
export type Proof = {
  readonly state: 'open' | 'equal' | 'different'
  readonly words: string
}

/**
 * Whether a transaction counts in cash flow: not left out by the user, not between own accounts,
 * and in pounds.
 */
export function countsInCash(input: Transaction): boolean {
  return !input.excluded && !input.transfer && input.account.currency === 'GBP'
}

/** What the rows come to that count, signed. */
export function sumOfRows(rows: readonly Transaction[]): Minor {
  return sum(rows.filter(countsInCash).map(({ amount }) => amount))
}

/**
 * Compares the rows with the figure they must come to. `total` is how many rows there are in all,
 * `figureWords` what the figure is called. `holdsExcluded`: excluded payments are part of the
 * figure, as of a month's cash flow, where they have their own line.
 */
export function proveSum(options: {
  rows: readonly Transaction[]
  total: number
  figure: Minor
  figureWords: string
  holdsExcluded?: boolean
}): Proof {
  const { rows, total, figure, figureWords } = options
  const counted = rows.filter((row) =>
    countsInCash(options.holdsExcluded ? { ...row, excluded: false } : row),
  )
  const come = sum(counted.map(({ amount }) => amount))
  if (rows.length < total)
    return {
      state: 'open',
      words: `${rows.length} of ${inTransactions(total)}, ${money(come)} so far`,
    }
  const sumWords = `${inTransactions(counted.length)}, ${money(come)}`
  if (come === figure) return { state: 'equal', words: `${sumWords}, equals ${figureWords}` }
  return {
    state: 'different',
    words: `${sumWords}, but ${figureWords} shows ${money(figure)}: a difference of ${money(magnitude(less(come, figure)))}`,
  }
}

/** `21 transactions`. */
export function inTransactions(count: number): string {
  return count === 1 ? '1 transaction' : `${grouped(count)} transactions`
}
