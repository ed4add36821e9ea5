// The key that recognises a transaction when its file, or one that overlaps it, is uploaded again.
// This is the key's text; the server hashes it together with the business and the account.
import { printMinor } from '../money.ts'
import { fold } from '../statement/fold.ts'
import type { StatementTransaction } from '../statement/statement.ts'

const textCharsMax = 140

/**
 * The key of one transaction: day, pence, currency, words and the bank's own id, one to a line. The
 * account, the category, the balance and the file's name do not count, so that another export of
 * the same payments is recognised.
 */
export function fingerprintKey(transaction: StatementTransaction): string {
  return [
    transaction.day,
    printMinor(transaction.amount),
    transaction.currency,
    fold(transaction.text).slice(0, textCharsMax),
    transaction.bankId ?? '',
  ].join('\n')
}
