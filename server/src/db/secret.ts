// Keys that must outlive a restart and be the same in every process, kept in the database.
import { randomBytes } from 'node:crypto'
import type pg from 'pg'

/** Reads a secret by name, making it at the first reading. */
export async function readSecret(pool: pg.Pool, name: string): Promise<Buffer> {
  await pool.query(
    'insert into app_secret (name, value) values ($1, $2) on conflict (name) do nothing',
    [name, randomBytes(32)],
  )
  const { rows } = await pool.query<{ value: Buffer }>(
    'select value from app_secret where name = $1',
    [name],
  )
  const value = rows[0]?.value
  if (!value) throw new Error(`The secret ${name} could not be kept.`)
  return value
}
