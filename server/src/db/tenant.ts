// Every business's work runs in one transaction whose row-level security sees that business alone.
import { sql, type Transaction } from 'kysely'
import { markEffect } from './effect.ts'
import type { Db } from './pool.ts'
import type { Tables } from './schema.ts'
import { inTransaction } from './transaction.ts'

/** A transaction that sees one business. */
export type TenantTx = Transaction<Tables>

/** Runs `work` as one business, and again where that is safe and needed (see `inTransaction`). */
export async function asTenant<T>(
  db: Db,
  businessId: string,
  work: (tx: TenantTx) => Promise<T>,
): Promise<T> {
  return inTransaction(
    db,
    async (tx) => {
      const result = await work(tx)
      await markEffect(tx)
      return result
    },
    { role: 'plimsoll_tenant', 'app.business': businessId },
  )
}

/**
 * Within a transaction of any role, for what belongs to no tenant (the job queues): `work` runs as
 * the database's owner.
 */
export async function asOwnerWithin(tx: TenantTx, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ role: string }>`
    with former as materialized (select current_setting('role') as role)
    select role, set_config('role', 'none', true) from former`.execute(tx)
  await work()
  await sql`select set_config('role', ${rows[0]?.role ?? 'none'}, true)`.execute(tx)
}

/**
 * Like `asTenant`, holding the business's books so that no other change of them runs beside it; the
 * version grows by one.
 */
export async function holdBooks<T>(
  db: Db,
  businessId: string,
  work: (tx: TenantTx, version: number) => Promise<T>,
): Promise<T> {
  return asTenant(db, businessId, async (tx) => {
    const row = await tx
      .updateTable('business')
      .set({ books_version: sql`books_version + 1` })
      .where('id', '=', businessId)
      .returning('books_version')
      .executeTakeFirstOrThrow()
    return work(tx, row.books_version)
  })
}
