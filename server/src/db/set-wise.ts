// For statements over whole uploads: joined by hash, never row by row. Rows that came in this very
// transaction have no statistics yet; PostgreSQL takes tens of thousands of them for one, and would
// go through a whole account for each.
import { sql } from 'kysely'
import type { TenantTx } from './tenant.ts'

/**
 * Runs statements that join large sets. For looking single rows up by a key it would be the wrong
 * choice.
 */
export async function setWise<T>(tx: TenantTx, work: () => Promise<T>): Promise<T> {
  await setRowByRow(tx, 'off')
  const result = await work()
  await setRowByRow(tx, 'on')
  return result
}

/**
 * Ends a subquery that is to be looked up row by row by its own index; keeps the planner from
 * turning it into a join.
 */
export const oneByOne = sql`offset 0`

// Whole uploads are sorted and hashed in memory instead of on disk.
const setMemory = '32MB'

const pendingWordsMax = '64MB'

/**
 * Lets the words of the rows that this transaction adds wait for the index until all are there:
 * put in a little at a time, they cost an import a fifth of its time.
 */
export async function withWordsPending(tx: TenantTx): Promise<void> {
  await sql`select set_config('gin_pending_list_limit', ${pendingWordsMax}, true)`.execute(tx)
}

// Until the end of the transaction at the latest, also when the work fails.
async function setRowByRow(tx: TenantTx, is: 'on' | 'off'): Promise<void> {
  await sql`select set_config('enable_nestloop', ${is}, true), set_config('enable_mergejoin', ${is}, true),
    set_config('work_mem', ${setMemory}, true)`.execute(tx)
}
