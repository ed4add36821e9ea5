// Keys that must outlive a restart and be the same in every process, kept in the database.
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { SealBroken, type Vault } from '../vault.ts'

type Store = { pool: pg.Pool; vault: Vault }
const keyBytes = 32

/**
 * Reads a random key by name, making it when it is first read. It is sealed: a copy of the database
 * alone forges nothing.
 */
export async function readKey(store: Store, name: string): Promise<Buffer> {
  await sealStoredKey(store, name)
  const make = async () => randomBytes(keyBytes).toString('base64')
  const { secret } = await readSealedSecret(store, { name, make })
  return Buffer.from(secret, 'base64')
}

/**
 * Earlier versions stored keys as they are. Such a key goes on working, and is sealed from now on.
 */
async function sealStoredKey({ pool, vault }: Store, name: string): Promise<void> {
  const stored = await sealedOf(pool, name)
  if (stored?.length !== keyBytes) return
  await pool.query('update app_secret set value = $2 where name = $1 and value = $3', [
    name,
    Buffer.from(vault.seal(stored.toString('base64'), name)),
    stored,
  ])
}

/**
 * Whether this database has been started on before, so that it may hold what the vault has sealed.
 */
export async function hasSecrets(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    'select exists(select from app_secret) as found',
  )
  return rows[0]?.found ?? false
}

/**
 * Reads a secret that is sealed in the database, making it when it is first read. Where the vault's
 * key is gone (the database came from a backup, the key did not) it is made again, and `made` is
 * true.
 */
export async function readSealedSecret(
  { pool, vault }: Store,
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
