// When Plimsoll was last used on this database, to compare the clock with.
import type pg from 'pg'

/**
 * The latest sign of use: a session, or a migration that was not applied just now; null on a new
 * database.
 */
export async function findLastUse(pool: pg.Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ used: Date | null }>(
    `select greatest((select max(last_seen_at) from session),
       (select max(at) from migration where at <= now() - interval '1 minute')) as used`,
  )
  return rows[0]?.used ?? null
}
