// Which businesses there are. Only the server itself reads this, never on a user's behalf: the owner's own policy shows all of
// them before any business is set.
import type { Db } from '../db/pool.ts'

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
