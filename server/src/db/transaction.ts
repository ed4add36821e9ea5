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

/** Settings of PostgreSQL by name. */
type Settings = Readonly<Record<string, string | number>>

/**
 * Runs `work` in one transaction with these settings of the database. It may run several times, so
 * all of its effects must be within the transaction.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Transaction<Tables>) => Promise<T>,
  settings: Settings = {},
): Promise<T> {
  const until = Date.now() + awayMsMax
  for (let conflictsMet = 0, losses = 0; ; ) {
    let isCommitting = false
    try {
      return await db.transaction().execute(async (tx) => {
        await configure(tx, isInJob() ? { ...jobTimeOuts, ...settings } : settings)
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

/** Sets them all in one statement; they end with the transaction. */
async function configure(tx: Transaction<Tables>, settings: Settings): Promise<void> {
  const calls = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${name}, ${String(value)}, true)`,
  )
  if (calls.length > 0) await sql`select ${sql.join(calls)}`.execute(tx)
}
