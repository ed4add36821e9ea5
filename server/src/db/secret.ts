// Keys that must outlive a restart and be the same in every process, kept in the database.
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { SealBroken, type Vault } from '../vault.ts'

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

/**
 * Reads a secret that is sealed in the database, making it at the first reading. Where its key is gone (the database came
 * from a backup, the key did not) it is made anew: "made" tells so.
 */
export async function readSealedSecret(
  { pool, vault }: { pool: pg.Pool; vault: Vault },
  { name, make }: { name: string; make: () => Promise<string> },
): Promise<{ secret: string; made: boolean }> {
  const found = await sealedOf(pool, name)
  const opened = found && openOrNull(vault, { sealed: found.toString(), name })
  if (opened) return { secret: opened, made: false }
  const mine = Buffer.from(vault.seal(await make(), name))
  // Another process may be first: what it made counts.
  await pool.query(
    found
      ? 'update app_secret set value = $2 where name = $1 and value = $3'
      : 'insert into app_secret (name, value) select $1, $2 where $3::bytea is null on conflict (name) do nothing',
    [name, mine, found],
  )
  const kept = await sealedOf(pool, name)
  if (!kept) throw new Error(`The secret ${name} could not be kept.`)
  return { secret: vault.open(kept.toString(), name), made: kept.equals(mine) }
}

async function sealedOf(pool: pg.Pool, name: string): Promise<Buffer | null> {
  const { rows } = await pool.query<{ value: Buffer }>(
    'select value from app_secret where name = $1',
    [name],
  )
  return rows[0]?.value ?? null
}

function openOrNull(vault: Vault, { sealed, name }: { sealed: string; name: string }) {
  try {
    return vault.open(sealed, name)
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}
