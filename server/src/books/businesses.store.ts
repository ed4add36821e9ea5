// Which businesses there are, and what one is called. Only the server itself lists them, never on a
// user's behalf: the owner's own policy shows all of them before any business is set.
import type { Db } from '../db/pool.ts'
import type { TenantTx } from '../db/tenant.ts'

/** The ids of all businesses. */
export async function listBusinesses(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('business').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** The ids of all businesses whose books were ever changed. */
export async function listBusinessesWithBooks(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('business')
    .select('id')
    .where('books_version', '>', 0)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The name of a business. */
export async function readBusinessName(tx: TenantTx, businessId: string): Promise<string> {
  const row = await tx
    .selectFrom('business')
    .where('id', '=', businessId)
    .select('name')
    .executeTakeFirstOrThrow()
  return row.name
}
