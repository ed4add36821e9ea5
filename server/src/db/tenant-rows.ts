// All rows of one business at once, in whichever tables there are, for when its data or the
// business itself goes.
import { sql } from 'kysely'
import type { Db } from './pool.ts'

/**
 * Deletes every row of the business in every table that row-level security guards; the business
 * itself stays. `upload` goes first: deleting it waits for whoever is still staging rows of an
 * upload, so that none are left behind.
 */
export async function deleteRowsOf(tx: Db, businessId: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_policies
    where schemaname = current_schema() and policyname = 'own_rows'
    order by tablename <> 'upload', tablename`.execute(tx)
  for (const { name } of rows)
    await sql`delete from ${sql.table(name)} where business_id = ${businessId}`.execute(tx)
}
