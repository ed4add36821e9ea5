// What makes rows of two files the same transaction: the domain's key, hashed, and which occurrence
// of it this is.
import { hash } from 'node:crypto'
import { fingerprintKey } from '@plimsoll/domain/matching/fingerprint'
import type { StatementTransaction } from '@plimsoll/domain/statement/statement'

/**
 * The SHA-256, in hexadecimal, of the facts that identify a transaction. The account is no part of
 * it: books compare fingerprints within an account, and one account may be printed in one file and
 * unnamed in another.
 */
export function fingerprintOf(transaction: StatementTransaction): string {
  return hash('sha256', fingerprintKey(transaction), 'hex')
}

/**
 * Counts equal fingerprints within each account as a file streams by, from 1: three equal coffees
 * stay three.
 */
export class Occurrences {
  readonly #seen = new Map<string, number>()

  next({ account }: StatementTransaction, fingerprint: string): number {
    const key = `${account ?? ''} ${fingerprint}`
    const count = (this.#seen.get(key) ?? 0) + 1
    this.#seen.set(key, count)
    return count
  }
}
