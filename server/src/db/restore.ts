// Brings back a backup in one transaction: the whole file is checked first, then the tables are
// made again as of the backup's version, filled, and committed together. Run `migrate` afterwards
// to bring an older backup up to date.

import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Problem } from '@plimsoll/domain/problem'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { emptyDatabase, holdsData, isInUse } from './archive/empty.ts'
import type { End, Header } from './archive/format.ts'
import { checkArchive, damaged, readArchive } from './archive/read.ts'
import { UploadsRestorer } from './archive/uploads.ts'
import type { BackupCount } from './backup.ts'
import { listMigrations } from './migrate.ts'

type Part = { write(data: Buffer): Promise<void>; end(end: End): Promise<void> }

/**
 * Restores into the database of `client`, which must be its only user. Data that is there is
 * refused, or replaced.
 */
export async function restore(options: {
  client: pg.Client
  dataDir: string
  file: string
  replace: boolean
  passphrase?: string | undefined
}): Promise<BackupCount> {
  const { client, file, passphrase } = options
  const header = await checkArchive(file, passphrase)
  await refuseUnknown(header, file)
  const uploads = new UploadsRestorer(options.dataDir)
  try {
    await client.query('begin')
    await prepare(client, options.replace)
    await makeTables(client, header)
    const count = await load({ client, file, passphrase, header, uploads })
    uploads.addAll()
    await client.query('commit')
    uploads.removeOthers()
    await client.query('analyze')
    return count
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    uploads.close()
  }
}

/**
 * Steps that come after all of ours are a newer version's; any other that we do not have was never
 * ours.
 */
async function refuseUnknown(header: Header, file: string): Promise<void> {
  const known = await listMigrations()
  const newest = known.at(-1) ?? ''
  const unknown = header.migrations.find((name) => !known.includes(name))
  if (unknown && unknown < newest) throw damaged(file)
  if (unknown)
    throw new Problem(
      'unusable',
      `The backup was made by a newer Plimsoll (${header.app}; it holds ${unknown}). Restore it with that version. Nothing was changed.`,
    )
}

async function prepare(client: pg.Client, replace: boolean): Promise<void> {
  if (await isInUse(client))
    throw new Problem('conflict', 'Plimsoll still uses this database. Stop it, then restore.')
  if (!replace && (await holdsData(client)))
    throw new Problem(
      'conflict',
      'The database already holds data. Add --replace to put the backup in its place.',
    )
  await emptyDatabase(client)
}

/**
 * The tables as the backup's version had them: its own migrations run again, so that later ones
 * meet what they expect.
 */
async function makeTables(client: pg.Client, header: Header): Promise<void> {
  await client.query(
    'create table migration (name text primary key, at timestamptz not null default now())',
  )
  for (const name of header.migrations) {
    await client.query(await readFile(new URL(`./migrations/${name}`, import.meta.url), 'utf8'))
    await client.query('insert into migration (name) values ($1)', [name])
  }
}

async function load(options: {
  client: pg.Client
  file: string
  passphrase: string | undefined
  header: Header
  uploads: UploadsRestorer
}): Promise<BackupCount> {
  const { client, header, uploads } = options
  const count = { tables: 0, rows: 0, files: 0 }
  let part: Part | null = null
  for await (const piece of readArchive(options.file, options.passphrase)) {
    if (piece.kind === 'begin') {
      const { kind, name } = piece.begin
      part =
        kind === 'table'
          ? await openTable(client, { header, name, file: options.file })
          : uploads.open(name)
      count[kind === 'table' ? 'tables' : 'files']++
    } else if (piece.kind === 'data') await part?.write(piece.data)
    else if (piece.kind === 'end') {
      await part?.end(piece.end)
      count.rows += piece.end.rows
    }
  }
  return count
}

/**
 * Row-level security forbids COPY even to the owner. It is lifted for the length of this
 * transaction, which nobody else sees.
 */
async function openTable(
  client: pg.Client,
  options: { header: Header; name: string; file: string },
): Promise<Part> {
  const { header, name, file } = options
  const columns = header.tables.find((table) => table.name === name)?.columns
  if (!columns) throw damaged(file)
  const table = client.escapeIdentifier(name)
  const isForced = await client.query(
    'select from pg_class where oid = $1::regclass and relforcerowsecurity',
    [table],
  )
  if (isForced.rowCount) await client.query(`alter table ${table} no force row level security`)
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const stream = client.query(copyFrom(`copy ${table} (${list}) from stdin`))
  const finished = once(stream, 'finish')
  finished.catch(() => undefined) // reported by the next write or by the end
  return {
    async write(data) {
      if (!stream.write(data)) await Promise.race([once(stream, 'drain'), finished])
    },
    async end(end) {
      stream.end()
      await finished
      if (stream.rowCount !== end.rows)
        throw new Error(`${stream.rowCount} of ${end.rows} rows of ${name} were restored.`)
      if (isForced.rowCount) await client.query(`alter table ${table} force row level security`)
    },
  }
}
