// The embedded database by real starts: what it offers, what it refuses, and what it does as root
// and as anyone else.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openLog } from '../../log.ts'
import {
  giveToOrdinaryUser,
  killLeftovers,
  makeFolder,
  ordinaryUser,
  postmasterOf,
  removeFolder,
  startApplication,
  stopApplication,
  until,
} from '../../testing/embedded-world.ts'
import { exists } from './processes.ts'
import { type Embedded, startEmbedded } from './supervisor.ts'

const log = openLog('silent')
const isRoot = process.getuid?.() === 0

async function ask(embedded: Embedded, question: string): Promise<Record<string, unknown>> {
  const client = new pg.Client(embedded.connection)
  await client.connect()
  try {
    return (await client.query(question)).rows[0] as Record<string, unknown>
  } finally {
    await client.end()
  }
}

describe('a database that runs', () => {
  let folder: string
  let dataDir: string
  let embedded: Embedded
  beforeAll(async () => {
    folder = makeFolder()
    dataDir = join(folder, 'not', 'yet', 'there')
    embedded = await startEmbedded({ dataDir, log })
  })
  afterAll(async () => {
    await embedded.stop()
    removeFolder(folder)
  })

  it('is reached by a role that owns its database and can not bypass row-level security', async () => {
    const role = await ask(
      embedded,
      `select rolsuper, rolbypassrls, rolcreaterole, pg_get_userbyid(datdba) as owner
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    )
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: true,
      owner: 'plimsoll',
    })
  })

  it('keeps what it has committed: fsync, full pages, checksums', async () => {
    const settings = await ask(
      embedded,
      `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
         current_setting('synchronous_commit') as commit, current_setting('data_checksums') as sums`,
    )
    expect(settings).toEqual({ fsync: 'on', pages: 'on', commit: 'on', sums: 'on' })
  })

  it('listens on a private socket alone, and wants the password', async () => {
    const { listening } = await ask(
      embedded,
      `select current_setting('listen_addresses') as listening`,
    )
    expect(listening).toBe('')
    expect(statSync(embedded.connection.host).mode & 0o777).toBe(0o700)
    const passwords = join(dataDir, 'postgres', 'passwords.json')
    expect(statSync(passwords).mode & 0o777).toBe(0o600)
    const guess = new pg.Client({ ...embedded.connection, password: 'guess' })
    await expect(guess.connect()).rejects.toThrow('password authentication failed')
  })

  it('refuses a second start in one sentence and goes on untouched', async () => {
    const before = postmasterOf(dataDir)
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
      `Plimsoll already runs on the data folder ${dataDir} (process ${process.pid}).`,
    )
    symlinkSync(dataDir, join(folder, 'by-another-name'))
    const other = await startApplication(join(folder, 'by-another-name')).firstWord
    expect(other.refused).toContain(`(process ${process.pid})`)
    expect(postmasterOf(dataDir)).toBe(before)
    expect(await ask(embedded, 'select 1 as one')).toEqual({ one: 1 })
  })

  it('is started again when it is killed, and the same pool goes on', async () => {
    const pool = new pg.Pool({ ...embedded.connection, max: 2 })
    pool.on('error', () => undefined)
    await pool.query('create table kept as select 7 as number')
    const before = postmasterOf(dataDir)
    process.kill(before, 'SIGKILL')
    await until(() => {
      return pool.query('select number from kept').then(
        ({ rows }) => rows[0]?.number === 7 && postmasterOf(dataDir) !== before,
        () => false,
      )
    })
    await pool.end()
  })
})

describe('starts and stops', () => {
  let folder: string
  beforeEach(() => {
    folder = makeFolder()
  })
  afterEach(async () => {
    await killLeftovers()
    removeFolder(folder)
  })

  it('keeps the data, leaves no process, and begins a new log when the old one is long', async () => {
    const dataDir = join(folder, 'data')
    const first = await startEmbedded({ dataDir, log })
    await ask(first, 'create table kept as select 7 as number')
    const pid = postmasterOf(dataDir)
    await first.stop()
    expect(exists(pid)).toBe(false)
    truncateSync(join(dataDir, 'postgres.log'), 11 * 1024 * 1024)
    const second = await startEmbedded({ dataDir, log })
    expect(await ask(second, 'select number from kept')).toEqual({ number: 7 })
    await second.stop()
    expect(statSync(join(dataDir, 'postgres.log')).size).toBeLessThan(1024 * 1024)
    expect(existsSync(join(dataDir, 'postgres.log.1'))).toBe(true)
  })

  it('listens in a short private folder when the path is too long for a socket', async () => {
    const dataDir = join(folder, 'long'.repeat(30), 'data')
    const embedded = await startEmbedded({ dataDir, log })
    const { host } = embedded.connection
    expect(host.startsWith(dataDir)).toBe(false)
    expect(statSync(host).mode & 0o777).toBe(0o700)
    expect(await ask(embedded, 'select 1 as one')).toEqual({ one: 1 })
    await embedded.stop()
    chmodSync(host, 0o755)
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow('is not private to it')
    rmSync(host, { recursive: true })
  })

  it('says in one sentence that a file stands in the place of the data folder', async () => {
    writeFileSync(join(folder, 'data'), '')
    await expect(startEmbedded({ dataDir: join(folder, 'data'), log })).rejects.toThrow(
      'because there is a file in its place',
    )
    await expect(startEmbedded({ dataDir: join(folder, 'data', 'in'), log })).rejects.toThrow(
      'because there is a file in its place',
    )
  })

  it('lets exactly one of two simultaneous first starts through', async () => {
    const dataDir = join(folder, 'data')
    const both = [startApplication(dataDir), startApplication(dataDir)]
    const words = await Promise.all(both.map(({ firstWord }) => firstWord))
    expect(words.filter(({ ready }) => ready !== undefined)).toHaveLength(1)
    expect(words.filter(({ refused }) => refused?.includes('already runs'))).toHaveLength(1)
    await Promise.all(both.map(stopApplication))
  })

  it('refuses a cluster of another version of PostgreSQL', async () => {
    const dataDir = join(folder, 'data')
    await (await startEmbedded({ dataDir, log })).stop()
    writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '12\n')
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow('was made by PostgreSQL 12')
  })

  const ordinary = ordinaryUser()
  if (ordinary) {
    const options = ordinary.uid === undefined ? {} : { uid: ordinary.uid }

    it('runs as an ordinary user, whose files are all its own', async () => {
      giveToOrdinaryUser(folder)
      const application = startApplication(join(folder, 'data'), options)
      const word = await application.firstWord
      expect(word).toMatchObject({ lost: 0 })
      expect(statSync(join(folder, 'data', 'postgres', 'data')).uid).toBe(word.uid)
      expect(await stopApplication(application)).toBe(0)
    })

    it('says in one sentence that it may not write to the data folder', async () => {
      const dataDir = join(folder, 'data')
      mkdirSync(dataDir)
      giveToOrdinaryUser(dataDir)
      chmodSync(dataDir, 0o500)
      const word = await startApplication(dataDir, options).firstWord
      expect(word.kind).toBe('StartRefusal')
      expect(word.refused).toBe(
        `Plimsoll may not write to its data folder ${dataDir}. Give this user the right to, or set DATA_DIR to another folder.`,
      )
      expect(readdirSync(dataDir)).toEqual([])
    })
  }

  if (isRoot) {
    it('passes a private data folder as root, without opening it to everyone', async () => {
      const dataDir = join(folder, 'data')
      mkdirSync(dataDir, { mode: 0o700 })
      const embedded = await startEmbedded({ dataDir, log })
      expect(statSync(dataDir).mode & 0o777).toBe(0o710)
      expect(embedded.connection.host.startsWith(dataDir)).toBe(true)
      await embedded.stop()
    })

    it('keeps the database elsewhere when its user can not reach the data folder, and finds it again', async () => {
      mkdirSync(join(folder, 'private'), { mode: 0o700 })
      const dataDir = join(folder, 'private', 'data')
      const first = await startEmbedded({ dataDir, log })
      await ask(first, 'create table kept as select 7 as number')
      const home = dirname(dirname(first.connection.host))
      expect(statSync(dirname(dataDir)).mode & 0o777).toBe(0o700)
      await expect(startEmbedded({ dataDir, log })).rejects.toThrow('already runs')
      await first.stop()
      const second = await startEmbedded({ dataDir, log })
      expect(await ask(second, 'select number from kept')).toEqual({ number: 7 })
      await second.stop()
      expect(readFileSync(join(dataDir, 'postgres.location'), 'utf8')).toContain(home)
      removeFolder(home)
      await expect(startEmbedded({ dataDir, log })).rejects.toThrow(`should be in ${home}`)
    })
  }
})
