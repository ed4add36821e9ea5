// What PostgreSQL knows about how its tables are filled.
import { sql } from 'kysely'
import type { Db } from './pool.ts'

/**
 * Renews the planner's statistics of every table that has doubled since they were made, and says
 * how many those are.
 */
export async function renewStatistics(db: Db): Promise<number> {
  const { rows } = await sql<{ renewed: number }>`select renew_statistics() as renewed`.execute(db)
  return rows[0]?.renewed ?? 0
}
