// Runs a transaction, and runs it again where PostgreSQL asks for that or where the connection
// broke before the commit.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { isConnectionLost, OutcomeUnknown } from './connection-loss.ts'
import { awayMsMax, type Db } from './pool.ts'
import type { Tables } from './schema.ts'
import { isInJob, jobTimeOuts } from './time-outs.ts'

// Serialization failures and deadlocks. The waits grow and differ, so that callers who collided do
// not collide again.
const conflicts = new Set(['40001', '40P01'])
const conflictsMax = 8
const conflictMsMax = 500

/**
 * Runs `work` in one transaction. It may run several times, so all of its effects must be within
 * the transaction.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const until = Date.now() + awayMsMax
  for (let conflictsMet = 0, losses = 0; ; ) {
    let isCommitting = false
    try {
      return await db.transaction().execute(async (tx) => {
        if (isInJob()) await allowTime(tx)
        const result = await work(tx)
        isCommitting = true
        return result
      })
    } catch (error) {
      if (isConnectionLost(error)) {
        if (isCommitting) throw new OutcomeUnknown(error)
        if (Date.now() > until) throw error
        await sleep(Math.min(50 * 2 ** losses++, 1_000))
      } else {
        if (!isConflict(error) || ++conflictsMet >= conflictsMax) throw error
        await sleep(Math.min(10 * 2 ** conflictsMet, conflictMsMax) * (0.5 + Math.random()))
      }
    }
  }
}

/** Whether two callers changed the same thing at once, and one of them has to begin again. */
export function isConflict(error: unknown): boolean {
  return conflicts.has((error as { code?: string } | null)?.code ?? '')
}

async function allowTime(tx: Transaction<Tables>): Promise<void> {
  const { statement_timeout, lock_timeout } = jobTimeOuts
  await sql`select set_config('statement_timeout', ${String(statement_timeout)}, true),
    set_config('lock_timeout', ${String(lock_timeout)}, true)`.execute(tx)
}
