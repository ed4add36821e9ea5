// A backup and its restore on a real database: everything comes back, and what can't be trusted
// changes nothing.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '../log.ts'
import { makeFolder, removeFolder } from '../testing/embedded-world.ts'
import { formatVersion } from './archive/format.ts'
import { checkArchive } from './archive/read.ts'
import { listTablesToCopy } from './archive/tables.ts'
import { ArchiveWriter } from './archive/write.ts'
import { backup } from './backup.ts'
import { findRunning } from './embedded/running.ts'
import { type Embedded, startEmbedded } from './embedded/supervisor.ts'
import { migrate } from './migrate.ts'
import { restore } from './restore.ts'

const businesses = ['11111111-1111-7111-8111-111111111111', '22222222-2222-7222-8222-222222222222']
const awkward = 'Caf\u00e9 \\ "Ha\u2019penny"\ttab\nline \\N'

let folder: string
let dataDir: string
let file: string
let embedded: Embedded

beforeAll(async () => {
  folder = makeFolder()
  dataDir = join(folder, 'data')
  file = join(folder, 'plimsoll.backup')
  embedded = await startEmbedded({ dataDir, log: openLog('silent') })
  await migrateOn('plimsoll')
  await withClient('plimsoll', async (client) => {
    for (const id of businesses) await fill(client, id)
    for (const name of ['here', 'by_url', 'older']) await client.query(`create database ${name}`)
  })
  for (const id of businesses) {
    mkdirSync(join(dataDir, 'uploads', id), { recursive: true })
    writeFileSync(join(dataDir, 'uploads', id, 'kept.csv'), `Date,Amount\n${id}`)
  }
  writeFileSync(join(dataDir, 'uploads', 'empty'), '')
})
afterAll(async () => {
  await embedded.stop()
  removeFolder(folder)
})

async function withClient<T>(
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...embedded.connection, database })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function migrateOn(database: string): Promise<string[]> {
  const pool = new pg.Pool({ ...embedded.connection, database })
  try {
    return (await migrate(pool)).applied
  } finally {
    await pool.end()
  }
}

async function fill(client: pg.Client, id: string): Promise<void> {
  await client.query('begin')
  await client.query(`select set_config('app.business', $1, true)`, [id])
  await client.query('insert into business (id, name) values ($1, $2)', [id, awkward])
  await client.query(`insert into account (business_id, id, name) values ($1, $1, 'Current')`, [id])
  await client.query(
    `insert into transaction (business_id, id, account_id, day, position, amount_minor, text, fingerprint,
       occurrence, sub_category, label_source, label_confidence)
     select $1, gen_random_uuid(), $1, date '2026-01-01' + n % 300, n, n * 7 - 9999, $2 || n,
       sha256(n::text::bytea), 1, 'Sales', 'file', 0.1 from generate_series(1, 3000) n`,
    [id, awkward],
  )
  await client.query('commit')
}

/** Everything that the database says, one business after the other. */
async function everything(client: pg.Client): Promise<Record<string, unknown>> {
  const reported: Record<string, unknown> = {}
  for (const { name } of await listTablesToCopy(client))
    for (const id of businesses) {
      await client.query(`select set_config('app.business', $1, false)`, [id])
      const { rows } = await client.query(
        `select count(*)::int, md5(string_agg(t::text, '|' order by t::text)) from "${name}" t`,
      )
      reported[`${name} of ${id}`] = rows[0]
    }
  return reported
}

describe('a backup', () => {
  it('holds every row of every business and every upload, though no role sees them all at once', async () => {
    const count = await withClient('plimsoll', (client) => backup({ client, dataDir, file }))
    expect(count).toMatchObject({ files: 3 })
    expect(count.rows).toBeGreaterThan(6000)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter((name) => name.includes('draft'))).toEqual([])
  })

  it('is made beside a running Plimsoll, over the connection that its data folder tells', async () => {
    const connection = await findRunning(dataDir)
    expect(connection).toEqual(embedded.connection)
    expect(await findRunning(join(folder, 'nothing'))).toBeNull()
  })

  it('made with a passphrase shows nothing, and opens with that passphrase alone', async () => {
    const sealed = join(folder, 'sealed.backup')
    const [passphrase, replace] = ['correct horse battery', false]
    await withClient('plimsoll', (client) => backup({ client, dataDir, file: sealed, passphrase }))
    const bytes = readFileSync(sealed)
    expect(() => gunzipSync(bytes)).toThrow()
    expect(await checkArchive(sealed, passphrase)).toMatchObject({ format: formatVersion })
    const tried = (secret: string | undefined, file = sealed) =>
      withClient('here', (client) =>
        restore({ client, dataDir: join(folder, 'none'), file, replace, passphrase: secret }),
      )
    await expect(tried(undefined)).rejects.toThrow('Set BACKUP_PASSPHRASE')
    await expect(tried('correct horse batterx')).rejects.toThrow('The passphrase is wrong')
    for (const [name, change] of [
      ['cut', bytes.subarray(0, -1)],
      ['halved', bytes.subarray(0, bytes.length / 2)],
      ['longer', Buffer.concat([bytes, bytes.subarray(-100)])],
      ['changed', Buffer.from(bytes).fill(bytes[5000] === 7 ? 8 : 7, 5000, 5001)],
    ] as const) {
      const file = join(folder, `${name}.sealed`)
      writeFileSync(file, change)
      await expect(tried(passphrase, file)).rejects.toThrow(/damaged/)
    }
  })

  it('leaves no file behind when it fails', async () => {
    const other = join(folder, 'failed.backup')
    await withClient('here', async (client) => {
      await expect(backup({ client, dataDir, file: other })).rejects.toThrow('migration')
    })
    expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([])
  })

  it('stops at a table whose rows it could not all see, rather than leaving some out', async () => {
    await withClient('plimsoll', async (client) => {
      await client.query('create table hidden (id int)')
      await client.query('alter table hidden enable row level security, force row level security')
      const attempt = backup({ client, dataDir, file: join(folder, 'partial') })
      await expect(attempt).rejects.toThrow(`can't see all rows of the table hidden`)
      await client.query('drop table hidden')
    })
  })
})

describe('a restore', () => {
  it('brings everything back into an empty database, with its walls between businesses', async () => {
    await migrateOn('here')
    const otherDir = join(folder, 'other')
    const before = await withClient('plimsoll', everything)
    await withClient('here', async (client) => {
      const count = await restore({ client, dataDir: otherDir, file, replace: false })
      expect(count.files).toBe(3)
      expect(await everything(client)).toEqual(before)
      const open = await client.query(
        `select relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'business_id'
         where c.relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'membership'
           and not (relrowsecurity and relforcerowsecurity)`,
      )
      expect(open.rows).toEqual([])
    })
    expect(await migrateOn('here')).toEqual([])
    const kept = join('uploads', businesses[0] ?? '', 'kept.csv')
    expect(readFileSync(join(otherDir, kept))).toEqual(readFileSync(join(dataDir, kept)))
    expect(readdirSync(otherDir)).toEqual(['uploads'])
  })

  it('refuses to overwrite data without a confirmation, and then replaces all of it', async () => {
    const before = await withClient('plimsoll', everything)
    await withClient('here', async (client) => {
      await client.query('begin')
      await client.query(`select set_config('app.business', $1, true)`, [businesses[0]])
      await client.query('delete from transaction where position % 2 = 0')
      await client.query('commit')
      const otherDir = join(folder, 'other')
      writeFileSync(join(otherDir, 'uploads', 'later.csv'), 'later')
      const options = { client, dataDir: otherDir, file }
      await expect(restore({ ...options, replace: false })).rejects.toThrow('Add --replace')
      await restore({ ...options, replace: true })
      expect(await everything(client)).toEqual(before)
      expect(readdirSync(join(otherDir, 'uploads')).sort()).toEqual([...businesses, 'empty'])
    })
  })

  it('refuses a file that is damaged anywhere, and changes nothing', async () => {
    const good = readFileSync(file)
    const plain = gunzipSync(good)
    const flipped = (source: Buffer, at: number) => {
      const copy = Buffer.from(source)
      copy[at] = (copy[at] ?? 0) ^ 0x01
      return copy
    }
    const places = [6, 200, plain.length >> 1, plain.length - 300, plain.length - 3]
    const files = [
      ...places.map((at) => gzipSync(flipped(plain, at))), // its compression is sound, its content is not
      ...[20, good.length >> 1, good.length - 4].map((at) => flipped(good, at)),
      ...[0, 10, good.length >> 1, good.length - 1].map((length) => good.subarray(0, length)),
      gzipSync(plain.subarray(0, plain.lastIndexOf('Z{') - 4)),
      Buffer.from('Date,Amount\n'),
    ]
    const bad = join(folder, 'bad.backup')
    await withClient('here', async (client) => {
      const before = await everything(client)
      for (const content of files) {
        writeFileSync(bad, content)
        const attempt = restore({
          client,
          dataDir: join(folder, 'other'),
          file: bad,
          replace: true,
        })
        await expect(attempt).rejects.toThrow(`${bad} is damaged or is no backup of Plimsoll`)
      }
      expect(await everything(client)).toEqual(before)
    })
  })

  it('refuses a backup of a newer schema', async () => {
    const newer = join(folder, 'newer.backup')
    const writer = new ArchiveWriter(newer)
    const madeAt = new Date().toISOString()
    const migrations = ['0001_books.sql', '9999_later.sql']
    await writer.header({ format: formatVersion, app: '9.0.0', madeAt, migrations, tables: [] })
    await writer.finish()
    await withClient('here', async (client) => {
      const attempt = restore({ client, dataDir, file: newer, replace: true })
      await expect(attempt).rejects.toThrow(
        'made by a newer Plimsoll (9.0.0; it holds 9999_later.sql)',
      )
    })
  })

  it('brings back a backup of an older schema, which the migrations then bring up to date', async () => {
    const older = join(folder, 'older.backup')
    const writer = new ArchiveWriter(older)
    const madeAt = new Date().toISOString()
    await writer.header({ format: formatVersion, app: '0.0.1', madeAt, migrations: [], tables: [] })
    await writer.finish()
    const applied = await migrateOn('older')
    await withClient('older', (client) =>
      restore({ client, dataDir: join(folder, 'older'), file: older, replace: false }),
    )
    expect(await migrateOn('older')).toEqual(applied)
  })

  it('changes nothing when it fails half way', async () => {
    const other = join(folder, 'half.backup')
    const writer = new ArchiveWriter(other)
    await writer.header({
      format: formatVersion,
      app: '0.1.0',
      madeAt: new Date().toISOString(),
      migrations: ['0001_books.sql'],
      tables: [{ name: 'membership', columns: ['user_id', 'business_id'] }],
    })
    const orphan = Buffer.from(`${businesses[0]}\t${businesses[1]}\n`)
    const rows = (async function* () {
      yield orphan
    })()
    await writer.part({ kind: 'table', name: 'membership' }, rows, () => 1)
    await writer.finish()
    await withClient('here', async (client) => {
      const before = await everything(client)
      const attempt = restore({
        client,
        dataDir: join(folder, 'other'),
        file: other,
        replace: true,
      })
      await expect(attempt).rejects.toThrow('violates foreign key constraint')
      expect(await everything(client)).toEqual(before)
      expect(readdirSync(join(folder, 'other'))).toEqual(['uploads'])
    })
  })

  it('refuses while Plimsoll uses the database', async () => {
    const connection = { ...embedded.connection, database: 'by_url', application_name: 'plimsoll' }
    const running = new pg.Client(connection)
    await running.connect()
    await withClient('by_url', async (client) => {
      const attempt = restore({ client, dataDir, file, replace: true })
      await expect(attempt).rejects.toThrow('Plimsoll still uses this database')
    })
    await running.end()
  })
})
