// Makes the queues' tables as the owner of the database. The server's own role only puts jobs in
// and takes them out.
import type pg from 'pg'
import PgBoss from 'pg-boss'
import { type Connection, openOwnerPool } from '../db/pool.ts'

/** Where pg-boss keeps its tables. */
export const queueSchema = 'pgboss'

// pg-boss hands scheduled jobs out through a queue of its own, and would make it at its start.
const scheduleQueue: PgBoss.Queue = { name: '__pgboss__send-it' }

/**
 * Brings pg-boss's tables up to date, makes the queues that are missing, and lets the server's role
 * use them.
 */
export async function prepareQueues(
  owner: Connection,
  queues: readonly PgBoss.Queue[],
): Promise<void> {
  const pool = openOwnerPool(owner)
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    schema: queueSchema,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => undefined) // what fails is thrown as well
  try {
    await boss.start()
    await boss.createQueue(scheduleQueue.name, scheduleQueue)
    for (const queue of queues) {
      await boss.createQueue(queue.name, queue)
      // Queues of an earlier version are brought to the policy of this one.
      await boss.updateQueue(queue.name, queue)
    }
    const open = await pool.query(
      `select where has_schema_privilege('plimsoll_service', '${queueSchema}', 'usage')
         and has_table_privilege('plimsoll_service', '${queueSchema}.job', 'delete')`,
    )
    if (!open.rowCount)
      await pool.query(`grant usage on schema ${queueSchema} to plimsoll_service;
        grant select, insert, update, delete on all tables in schema ${queueSchema} to plimsoll_service;
        alter default privileges in schema ${queueSchema}
          grant select, insert, update, delete on tables to plimsoll_service`)
  } finally {
    await boss.stop({ graceful: false })
    await pool.end()
  }
}

/**
 * Has every job that was taken and not ended tried again, and says how many those are. For when no
 * process is at work. A job that was tried often enough is left to its deadline: it may be what
 * ended those processes.
 */
export async function freeTakenJobs(owner: pg.ClientBase): Promise<number> {
  const { rowCount } = await owner.query(
    `update ${queueSchema}.job set state = 'retry', start_after = now()
     where state = 'active' and retry_count < retry_limit`,
  )
  return rowCount ?? 0
}

const presenceKey = 7_205_114

/**
 * Takes the lock of processes at work for this session alone; false where another process is at
 * work.
 */
export async function lockAlone(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ isAlone: boolean }>(
    'select pg_try_advisory_lock($1) as "isAlone"',
    [presenceKey],
  )
  return rows[0]?.isAlone ?? false
}

/** Gives the lock of `lockAlone` back. */
export async function unlockAlone(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [presenceKey])
}

/** Takes the lock of processes at work beside the others; false where it cannot be had now. */
export async function lockBesideOthers(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_lock_shared($1) as held',
    [presenceKey],
  )
  return rows[0]?.held ?? false
}
