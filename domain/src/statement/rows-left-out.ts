// The sentences about rows that a statement lists and its reading leaves out, or reads by their
// words alone.
import type { RowsRead } from './rows-read.ts'
import { count } from './sentences.ts'
import type { Assumption, StatementTransaction } from './statement.ts'

/** Why rows of nothing are skipped. */
export const movesNone = 'no money moved'

/**
 * Whether money moved. Banks list what they inform about, such as a new rate or a card check, with
 * an amount of zero.
 */
export function movesMoney({ amount }: Pick<StatementTransaction, 'amount'>): boolean {
  return amount !== 0
}

/** Says how many rows moved no money. */
export function nothingMoved(rows: number): Assumption[] {
  if (rows === 0) return []
  const message = `${count(rows, 'row')} of 0.00 ${rows === 1 ? 'was' : 'were'} left out, because no money moved.`
  return [{ code: 'nothing_moved', message }]
}

/** Says how many payments have not happened yet. */
export function pendingLeftOut({ skipped }: RowsRead): Assumption[] {
  const rows = skipped.get('pending') ?? 0
  if (rows === 0) return []
  const message = `${count(rows, 'payment')} ${rows === 1 ? 'has' : 'have'} not happened yet and ${rows === 1 ? 'was' : 'were'} left out.`
  return [{ code: 'pending_left_out', message }]
}

/** Says how many invoices and the like moved no money. */
export function documentsLeftOut({ skipped }: RowsRead): Assumption[] {
  const rows = skipped.get('document') ?? 0
  if (rows === 0) return []
  const message = `${count(rows, 'invoice')} and the like ${rows === 1 ? 'was' : 'were'} left out, because no money moved with ${rows === 1 ? 'it' : 'them'}.`
  return [{ code: 'documents_left_out', message }]
}

/** Says how many payouts name their amount in words alone. */
export function amountsInWords({ payoutsInWords }: RowsRead): Assumption[] {
  const [first] = payoutsInWords
  if (first === undefined) return []
  const isOne = payoutsInWords.length === 1
  const message = `${count(payoutsInWords.length, 'payment')} ${isOne ? 'names its' : 'name their'} amount in ${isOne ? 'its' : 'their'} words alone, such as “${first}”.`
  return [{ code: 'amount_in_words', message }]
}
