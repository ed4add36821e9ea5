// `npm run restore -- FILE [--replace]`: brings a backup back. Plimsoll must not run on the data
// folder meanwhile.
import { resolve } from 'node:path'
import pg from 'pg'
import { migrate } from '../db/migrate.ts'
import { openOwnerPool } from '../db/pool.ts'
import { restore as read } from '../db/restore.ts'
import type { Env } from '../env.ts'
import { openLog } from '../log.ts'
import { makeMissingKey } from '../secret-keys.ts'
import { openDatabase } from '../start.ts'
import { say } from './database.ts'

/** Refuses to overwrite existing data without `--replace`. */
export async function restore(env: Env, args: readonly string[]): Promise<number> {
  const file = args.find((arg) => !arg.startsWith('--'))
  if (!file) throw new Error('Name the backup: npm run restore -- FILE [--replace]')
  const dataDir = resolve(env.DATA_DIR)
  const database = await openDatabase(env, openLog('error'))
  const client = new pg.Client(database.connection)
  try {
    await client.connect()
    const count = await read({
      client,
      dataDir,
      file: resolve(file),
      replace: args.includes('--replace'),
      passphrase: env.BACKUP_PASSPHRASE,
    })
    const pool = openOwnerPool(database.connection)
    await migrate(pool)
    await pool.end()
    say(`${count.rows} rows of ${count.tables} tables and ${count.files} uploaded files are back.`)
    if (makeMissingKey({ dataDir, setting: env.SECRETS_KEY }))
      say(
        'There was no secrets.key, so a new one was made. Put your copy of the old one in its place before you start; without it, everyone has to log in again, reconnect their banks and set up two-step verification again.',
      )
    return 0
  } finally {
    await client.end().catch(() => undefined)
    await database.stop()
  }
}
