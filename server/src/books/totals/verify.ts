// Recounts every total from the transactions themselves and lists each difference. Reads only; it
// mends nothing.
import type { Minor } from '@plimsoll/domain/money'
import type { Db } from '../../db/pool.ts'
import { asTenant } from '../../db/tenant.ts'
import { listBusinesses } from '../businesses.store.ts'
import { countTransactions, recount } from './verify.store.ts'

/**
 * One figure that the books keep and that its transactions do not add up to. `what` names the
 * total, `key` its row.
 */
type BooksDifference = {
  readonly businessId: string
  readonly what: string
  readonly key: string
  readonly kept: Minor | null
  readonly counted: Minor | null
}

/**
 * Verifies every business, or the one named: totals, balances and transfer pairs must agree to the
 * penny.
 */
export async function verifyBooks(
  db: Db,
  only?: string,
): Promise<{ businesses: number; transactions: number; differences: BooksDifference[] }> {
  const ids = only === undefined ? await listBusinesses(db) : [only]
  const differences: BooksDifference[] = []
  let transactions = 0
  for (const businessId of ids)
    await asTenant(db, businessId, async (tx) => {
      transactions += await countTransactions(tx, businessId)
      for (const row of await recount(tx, businessId)) differences.push({ businessId, ...row })
    })
  return { businesses: ids.length, transactions, differences }
}
