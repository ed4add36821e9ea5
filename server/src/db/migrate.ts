// Brings the database to the shape this version needs. Migrations go forward only, under a lock
// that lets one process run them.
import { readdir, readFile } from 'node:fs/promises'
import { subCategories } from '@plimsoll/domain/taxonomy'
import type pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)
const lockKey = 7_405_001 // any number, the same in every process

/**
 * Runs what has not run yet, each migration in a transaction of its own, then writes the taxonomy
 * again.
 */
export async function migrate(pool: pg.Pool): Promise<{ applied: string[] }> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    )
    const applied = await applyMissing(client)
    await writeTaxonomy(client)
    return { applied }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined)
    client.release()
  }
}

/** The names of all migrations this version knows, in order. */
export async function listMigrations(): Promise<string[]> {
  const files = await readdir(folder)
  return files.filter((file) => /^\d{4}_[\w-]+\.sql$/.test(file)).sort()
}

async function applyMissing(client: pg.PoolClient): Promise<string[]> {
  const names = await listMigrations()
  const { rows } = await client.query<{ name: string }>('select name from migration')
  const known = new Set(rows.map((row) => row.name))
  const unknown = [...known].find((name) => !names.includes(name))
  if (unknown)
    throw new Error(
      `The database was made by a newer Plimsoll (it holds ${unknown}). Start that version, or restore a backup.`,
    )
  const missing = names.filter((name) => !known.has(name))
  for (const name of missing) await applyOne(client, name)
  return missing
}

async function applyOne(client: pg.PoolClient, name: string): Promise<void> {
  const text = await readFile(new URL(name, folder), 'utf8')
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migration (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function writeTaxonomy(client: pg.PoolClient): Promise<void> {
  const rows = subCategories
  await client.query(
    `insert into shipped_taxonomy as taxonomy (sub_category, category, direction, activity)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
     on conflict (sub_category) do update
       set category = excluded.category, direction = excluded.direction, activity = excluded.activity
       where (taxonomy.category, taxonomy.direction, taxonomy.activity)
         is distinct from (excluded.category, excluded.direction, excluded.activity)`,
    [
      rows.map((row) => row.subCategory),
      rows.map((row) => row.category),
      rows.map((row) => row.direction),
      rows.map((row) => row.activity),
    ],
  )
}
