// What waits in the queues, for the health page.
import type pg from 'pg'

/** How many jobs wait, and how long the oldest of them has waited. */
export async function countWaitingJobs(
  pool: pg.Pool,
): Promise<{ queued: number; oldestSeconds: number }> {
  const { rows } = await pool.query<{ queued: number; oldest: number }>(
    `select count(*)::int as queued,
       coalesce(extract(epoch from now() - min(created_on)), 0)::int as oldest
     from pgboss.job
     where state in ('created', 'retry') and start_after <= now() and name not like '\\_\\_pgboss%'`,
  )
  return { queued: rows[0]?.queued ?? 0, oldestSeconds: rows[0]?.oldest ?? 0 }
}

/** pg-boss's own statements, run on our pool. */
export function executorOf(pool: pg.Pool): {
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>
} {
  return { executeSql: (text, values) => pool.query(text, values) }
}
