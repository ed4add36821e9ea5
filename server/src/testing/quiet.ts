// Waits until the jobs of a test server have nothing left to do, so that a test can compare books
// that no job is still changing.
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestServer } from './test-server.ts'

const pollMs = 25
const pollsMax = 2400

/**
 * Until no job that follows a change (forecast, alerts, learning, mail) is running or queued. A
 * `web` server works no jobs, so none of its own is ever waited for.
 */
export async function quiet(server: TestServer): Promise<void> {
  if (server.context.env.ROLE === 'web') return
  for (let polls = 0; polls < pollsMax; polls++) {
    const { rows } = await server.context.pool.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job
       where name in ('books-changed', 'books-learnt', 'mail') and state in ('created', 'retry', 'active')`,
    )
    if (rows[0]?.count === 0) return
    await sleep(pollMs)
  }
  throw new Error('The jobs did not finish.')
}
