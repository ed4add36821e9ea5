// The database as a command uses it: that of a running Plimsoll where one runs on the data folder,
// else started for the command.
import { resolve } from 'node:path'
import { findRunning } from '../db/embedded/running.ts'
import { migrate } from '../db/migrate.ts'
import { type Connection, type Db, openDb, openOwnerPool } from '../db/pool.ts'
import type { Env } from '../env.ts'
import { openLog } from '../log.ts'
import { openDatabase } from '../start.ts'

/** Runs work on the database and closes everything afterwards. */
export async function withDatabase<T>(
  env: Env,
  work: (database: { connection: Connection; db: Db }) => Promise<T>,
): Promise<T> {
  const running = env.DATABASE_URL ? null : await findRunning(resolve(env.DATA_DIR))
  const database = running
    ? { connection: running, stop: async () => undefined }
    : await openDatabase(env, openLog('error'))
  const pool = openOwnerPool(database.connection)
  const db = openDb(pool)
  try {
    await migrate(pool)
    return await work({ connection: database.connection, db })
  } finally {
    await db.destroy()
    await database.stop()
  }
}

/** Prints a line for the person who gave the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
