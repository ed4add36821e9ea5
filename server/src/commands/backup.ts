// `npm run backup -- FILE`: everything into one file, also while Plimsoll runs.
import { resolve } from 'node:path'
import pg from 'pg'
import { backup as write } from '../db/backup.ts'
import type { Env } from '../env.ts'
import { say, withDatabase } from './database.ts'

/** Without a name the file is called after the day, in the working folder. */
export async function backup(env: Env, args: readonly string[]): Promise<number> {
  const file = resolve(args[0] ?? `plimsoll-${new Date().toISOString().slice(0, 10)}.backup`)
  const count = await withDatabase(env, async ({ connection }) => {
    const client = new pg.Client(connection)
    await client.connect()
    try {
      return await write({ client, dataDir: resolve(env.DATA_DIR), file })
    } finally {
      await client.end()
    }
  })
  say(
    `${count.rows} rows of ${count.tables} tables and ${count.files} uploaded files are in ${file}.`,
  )
  return 0
}
