// `npm run backup -- FILE`: everything into one file, also while Plimsoll runs.
import { resolve } from 'node:path'
import pg from 'pg'
import { backup as write } from '../db/backup.ts'
import type { Env } from '../env.ts'
import { say, withDatabase } from './database.ts'

/** Without a name the file is named after the day, in the working folder. */
export async function backup(env: Env, args: readonly string[]): Promise<number> {
  const file = resolve(args[0] ?? `plimsoll-${new Date().toISOString().slice(0, 10)}.backup`)
  const count = await withDatabase(env, async ({ connection }) => {
    const client = new pg.Client(connection)
    await client.connect()
    try {
      const passphrase = env.BACKUP_PASSPHRASE
      return await write({ client, dataDir: resolve(env.DATA_DIR), file, passphrase })
    } finally {
      await client.end()
    }
  })
  say(
    `${count.rows} rows of ${count.tables} tables and ${count.files} uploaded files are in ${file}.`,
  )
  say(
    env.BACKUP_PASSPHRASE
      ? 'It is encrypted: keep BACKUP_PASSPHRASE safe, nobody can open the backup without it.'
      : 'It is NOT encrypted: whoever has the file can read everything in it. Set BACKUP_PASSPHRASE to encrypt it.',
  )
  if (!env.SECRETS_KEY) say('It does not hold secrets.key: keep a copy of that file apart from it.')
  return 0
}
