// The key by which a transaction is known again when its file, or one that overlaps it, is uploaded
// a second time. It makes the key's text; hashing it together with business and account is the
// server's business.
import { printMinor } from '../money.ts'
import { fold } from '../statement/fold.ts'
import type { StatementTransaction } from '../statement/statement.ts'

/**
 * The text of a key, and which occurrence of it this is within its file, from 1: three equal
 * coffees have three.
 */
export type Fingerprint = { readonly key: string; readonly occurrence: number }

const textCharsMax = 140

/**
 * The fingerprints of a file's transactions, in their order. Day, pence, currency, words and the
 * bank's own id count; the category, the balance and the file's name do not, so that another export
 * of the same payments is recognised.
 */
export function fingerprintsOf(transactions: readonly StatementTransaction[]): Fingerprint[] {
  const seen = new Map<string, number>()
  return transactions.map((transaction) => {
    const key = fingerprintKey(transaction)
    const account = `${transaction.account ?? ''}\n${key}`
    const occurrence = (seen.get(account) ?? 0) + 1
    seen.set(account, occurrence)
    return { key, occurrence }
  })
}

/** The key of one transaction: its telling fields, one to a line. The account is not among them. */
export function fingerprintKey(transaction: StatementTransaction): string {
  return [
    transaction.day,
    printMinor(transaction.amount),
    transaction.currency,
    fold(transaction.text).slice(0, textCharsMax),
    transaction.bankId ?? '',
  ].join('\n')
}
