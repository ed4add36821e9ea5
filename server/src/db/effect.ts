// Marks, in the very transaction of a change, that the request's Idempotency-Key has had its
// effect. A process killed before the reply was kept thus leaves behind whether the change was made
// (http/idempotency.ts).
import { AsyncLocalStorage } from 'node:async_hooks'
import { Problem } from '@plimsoll/domain/problem'
import { sql, type Transaction } from 'kysely'
import type { Db } from './pool.ts'
import type { Tables } from './schema.ts'
import { inTransaction } from './transaction.ts'

/** The key of the request that is being answered, where it has one. */
export const openKey = new AsyncLocalStorage<{ scope: string; key: string; holder: string }>()

/**
 * The last statement of a transaction: marks the key, if the transaction has written anything.
 * Leaves the owner's role behind.
 */
export async function markEffect(tx: Transaction<Tables>): Promise<void> {
  const open = openKey.getStore()
  if (!open) return
  await sql`select set_config('role', 'none', true)`.execute(tx)
  const { rows } = await sql<{ isLost: boolean }>`
    with mark as (
      update idempotency set has_effect = true
      where scope = ${open.scope} and key = ${open.key} and holder = ${open.holder}
        and pg_current_xact_id_if_assigned() is not null
    )
    select exists(select from idempotency where scope = ${open.scope} and key = ${open.key}
      and holder is distinct from ${open.holder}::uuid) as "isLost"`.execute(tx)
  // Another attempt took this one for dead and runs in its place: only one of the two may commit.
  if (rows[0]?.isLost)
    throw new Problem('conflict', 'Another attempt has replaced this request. Please reload.')
}

/**
 * A transaction of the owner's role, for people, sessions and the row of the business itself; never
 * for a business's books.
 */
export async function asOwner<T>(
  db: Db,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const result = await work(tx)
    await markEffect(tx)
    return result
  })
}
