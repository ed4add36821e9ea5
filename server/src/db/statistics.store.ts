// What PostgreSQL does behind large changes: its statistics and its index of words.
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

/** Moves the words of rows that came in bulk from the index's pending list into the index. */
export async function indexPendingWords(db: Db): Promise<void> {
  await sql`select index_pending_words()`.execute(db)
}
