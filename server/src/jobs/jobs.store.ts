// What waits in the queues, for the health page, and pg-boss's own statements on our pool.
import type pg from 'pg'
import type { Log } from '../log.ts'

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

/**
 * pg-boss's own statements, run on our pool until they are closed; counted, so that a stop can wait
 * for them.
 */
export class Statements {
  readonly #pool: pg.Pool
  readonly #log: Log
  #closed = false
  underWay = 0

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool
    this.#log = log
  }

  async executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    if (this.#closed) return isVerdict(values) ? nothingDone : { rows: [] }
    this.underWay++
    try {
      return await this.#pool.query(text, values)
    } catch (error) {
      if (!isVerdict(values)) throw error
      // pg-boss hears no answer to these, and an error without a hearer would end the process. The
      // job stays taken until its deadline and is then tried again.
      this.#log.error({ err: error, queue: values[0] }, 'the end of a job was not written down')
      return nothingDone
    } finally {
      this.underWay--
    }
  }

  /** Which of these queues have a job that could run now. */
  async dueQueues(queues: readonly string[]): Promise<string[]> {
    if (this.#closed) return []
    const { rows } = await this.#pool.query<{ queue: string }>({
      name: 'due_queues',
      text: `select queue from unnest($1::text[]) as queue
        where exists (select from pgboss.job
          where name = queue and state < 'active' and start_after < now())`,
      values: [queues],
    })
    return rows.map(({ queue }) => queue)
  }

  /** From now on nothing reaches the pool, which is about to end. */
  close(): void {
    this.#closed = true
  }
}

const nothingDone = { rows: [{ count: '0' }] }

/** Whether a statement says how given jobs ended: a queue, the jobs' ids, and what they left. */
function isVerdict(values: unknown[] | undefined): values is unknown[] {
  return Array.isArray(values?.[1])
}
