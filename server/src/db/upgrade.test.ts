// Data made by earlier versions: their backups come back, and their databases are brought up to date where they stand.
// Each version that changes the tables leaves a backup in testing/fixtures; none of them is ever taken away.
import { randomBytes } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import PgBoss from 'pg-boss'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyBooks } from '../books/totals/verify.ts'
import { readEnv } from '../env.ts'
import { openLog } from '../log.ts'
import { start } from '../start.ts'
import { makeFolder, removeFolder } from '../testing/embedded-world.ts'
import { startEmbedded } from './embedded/supervisor.ts'
import { listMigrations } from './migrate.ts'
import { restore } from './restore.ts'

const fixtures = join(import.meta.dirname, '../testing/fixtures')
const backups = readdirSync(fixtures).filter((name) => name.endsWith('.backup'))

/** What every fixture holds: the demo company, and a firm that uploaded a statement of thirty rows. */
const held = { businesses: 2, transactions: 2510 }

let folder: string
beforeAll(() => {
  folder = makeFolder()
})
afterAll(() => removeFolder(folder))

test('there is a backup of an earlier version', () => {
  expect(backups).toContain('version-0015.backup')
})

describe.each(backups)('%s', (name) => {
  test('is restored with its own tables, upgraded where it stands, and works', async () => {
    const dataDir = join(folder, name)
    const log = openLog('silent')
    const before = await startEmbedded({ dataDir, log })
    const client = new pg.Client(before.connection)
    await client.connect()
    // The tables are those of the earlier version until the next start, as in a data folder that it left behind.
    await restore({ client, dataDir, file: join(fixtures, name), replace: false })
    await leaveJob(client)
    await client.end()
    await before.stop()
    // The folder of that version held the key of its vault, which no backup does.
    writeFileSync(join(dataDir, 'secrets.key'), randomBytes(32).toString('base64'), { mode: 0o600 })

    const env = readEnv({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      BANK_SANDBOX: 'off',
    })
    const server = await start(env)
    try {
      const { pool, db } = server.context
      const { rows } = await pool.query<{ name: string }>('select name from migration order by 1')
      expect(rows.map((row) => row.name)).toEqual(await listMigrations())
      expect(await verifyBooks(db)).toMatchObject({ ...held, differences: [] })
      // The queue that the earlier version's role made is worked by the new one.
      await expect
        .poll(
          async () => {
            const { rows: jobs } = await pool.query(
              `select state from pgboss.job where name = 'books-changed' and state = 'completed'`,
            )
            return jobs.length
          },
          { timeout: 60_000 },
        )
        .toBeGreaterThan(0)
      const post = (url: string, payload: object) =>
        server.app.inject({ method: 'POST', url: `/api${url}`, payload })
      const login = await post('/auth/login', {
        email: 'amara@example.co.uk',
        password: 'harbour123',
      })
      expect(login.statusCode).toBe(200)
      const headers = { authorization: `Bearer ${login.json().data.token}` }
      const get = (url: string) => server.app.inject({ method: 'GET', url: `/api${url}`, headers })
      const list = await get('/data/transactions/list?limit=1')
      expect(list.json().total).toMatchObject({ count: 30 })
      expect((await get('/data/cashflow-overview')).statusCode).toBe(200)
    } finally {
      await server.stop()
    }
  }, 180_000)
})

/** A job that waits in a queue which the earlier version made as the owner of the tables. */
async function leaveJob(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => client.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.createQueue('books-changed')
  const { rows } = await client.query<{ id: string }>('select id from business limit 1')
  await boss.send('books-changed', { businessId: rows[0]?.id })
  await boss.stop({ graceful: false })
}
