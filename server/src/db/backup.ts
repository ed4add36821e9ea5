// Writes one file with everything: all rows of our tables as of one moment, and the uploaded files.
// Queued jobs are left out; they belong to the running application. It may run beside Plimsoll.
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { version } from '../version.ts'
import { formatVersion } from './archive/format.ts'
import { sealing } from './archive/seal.ts'
import { listTablesToCopy, type TableToCopy } from './archive/tables.ts'
import { ArchiveWriter } from './archive/write.ts'

/** What a backup held, or a restore brought back. */
export type BackupCount = { tables: number; rows: number; files: number }

/**
 * Backs up the database of `client` (the application's role, alone on its connection) and the data
 * folder's uploads.
 */
export async function backup(options: {
  client: pg.Client
  dataDir: string
  file: string
  /** Encrypts the file. */
  passphrase?: string | undefined
}): Promise<BackupCount> {
  const { client } = options
  const seal = options.passphrase === undefined ? null : await sealing(options.passphrase)
  const writer = new ArchiveWriter(options.file, seal)
  try {
    await client.query('begin isolation level repeatable read, read only')
    await client.query('set local statement_timeout = 0')
    const tables = await writeTables(client, writer)
    const files = await writeUploads(join(options.dataDir, 'uploads'), writer)
    await writer.finish()
    return { ...tables, files }
  } catch (error) {
    await writer.abandon()
    throw error
  } finally {
    await client.query('rollback')
  }
}

async function writeTables(
  client: pg.Client,
  writer: ArchiveWriter,
): Promise<{ tables: number; rows: number }> {
  const tables = await listTablesToCopy(client)
  await writer.header({
    format: formatVersion,
    app: version,
    madeAt: new Date().toISOString(),
    migrations: await listApplied(client),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  })
  const businesses = await client.query<{ id: string }>('select id from business order by id')
  const ids = businesses.rows.map(({ id }) => id)
  let rows = 0
  for (const table of tables) {
    let copied = 0
    const chunks = copyTable({ client, table, ids, count: (more) => (copied += more) })
    await writer.part({ kind: 'table', name: table.name }, chunks, () => copied)
    rows += copied
  }
  return { tables: tables.length, rows }
}

async function* copyTable(options: {
  client: pg.Client
  table: TableToCopy
  ids: string[]
  count(rows: number): void
}): AsyncGenerator<Buffer> {
  const { client, table, ids, count } = options
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const from = `select ${columns} from ${client.escapeIdentifier(table.name)}`
  if (table.reading === 'whole') return yield* copyRows(client, from, count)
  for (const id of ids) {
    await client.query(`select set_config('app.business', $1, true)`, [id])
    yield* copyRows(client, `${from} where business_id = ${client.escapeLiteral(id)}`, count)
  }
}

async function* copyRows(
  client: pg.Client,
  select: string,
  count: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const stream = client.query(copyTo(`copy (${select}) to stdout`))
  for await (const chunk of stream) yield chunk as Buffer
  count(stream.rowCount)
}

/**
 * Files that vanish meanwhile were deleted by their owner after the backup's moment; they are left
 * out.
 */
async function writeUploads(folder: string, writer: ArchiveWriter): Promise<number> {
  let files = 0
  for (const path of await listFiles(folder)) {
    const name = relative(folder, path).split(sep).join('/')
    const stream = createReadStream(path)
    const opened = await new Promise<boolean>((resolve, reject) => {
      stream.on('open', () => resolve(true))
      stream.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? resolve(false) : reject(error),
      )
    })
    if (!opened) continue
    await writer.part({ kind: 'file', name }, stream as AsyncIterable<Buffer>, () => 0)
    files++
  }
  return files
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function listApplied(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  return rows.map(({ name }) => name)
}
