// Data made by earlier versions: their backups come back, and their databases are brought up to
// date where they stand. Each release that changes the tables leaves a backup in testing/fixtures
// (`node scripts/ops/make-fixture.mjs`); none of them is ever taken away.
import { randomBytes } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import PgBoss from 'pg-boss'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyBooks } from '../books/totals/verify.ts'
import { readEnv } from '../env.ts'
import { openLog } from '../log.ts'
import { start } from '../start.ts'
import { makeFolder, removeFolder } from '../testing/embedded-world.ts'
import { readArchive } from './archive/read.ts'
import { startEmbedded } from './embedded/supervisor.ts'
import { listMigrations } from './migrate.ts'
import type { Db } from './pool.ts'
import { restore } from './restore.ts'
import { asTenant } from './tenant.ts'

const fixtures = join(import.meta.dirname, '../testing/fixtures')
const backups = readdirSync(fixtures).filter((name) => name.endsWith('.backup'))

/** What people made themselves, of which an upgrade may lose nothing. */
const keptTables = [
  'transaction',
  'upload',
  'forecast_invoice',
  'project',
  'project_milestone',
  'project_cost',
  'forecast_configuration',
  'forecast_decision',
  'forecast_scenario',
  'weekly_report',
  'shared_snapshot',
  'chat_turn',
  'assistant_token',
]

let folder: string
beforeAll(() => {
  folder = makeFolder()
})
afterAll(() => removeFolder(folder))

test('there are backups of an earlier version and of one that has everything people keep', async () => {
  expect(backups).toContain('version-0015.backup')
  const rows = await rowsIn(join(fixtures, 'version-0068.backup'))
  expect(keptTables.filter((name) => !rows[name])).toEqual([])
})

describe.each(backups)('%s', (name) => {
  test('is restored with its own tables, upgraded where it stands, and works', async () => {
    const dataDir = join(folder, name)
    const archived = await rowsIn(join(fixtures, name))
    const log = openLog('silent')
    const before = await startEmbedded({ dataDir, log })
    const client = new pg.Client(before.connection)
    await client.connect()
    // The tables are those of the earlier version until the next start, as in a data folder that it
    // left behind.
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
      FIXED_TODAY: '2026-11-20',
    })
    const server = await start(env)
    try {
      const { pool, db } = server.context
      const { rows } = await pool.query<{ name: string }>('select name from migration order by 1')
      expect(rows.map((row) => row.name)).toEqual(await listMigrations())
      expect(await verifyBooks(db)).toEqual({
        businesses: archived.business,
        transactions: archived.transaction,
        differences: [],
      })
      const ids = await pool.query<{ id: string }>('select business_id as id from membership')
      for (const table of keptTables) {
        let found = 0
        for (const { id } of ids.rows) found += await countRows(db, id, table)
        expect([table, found]).toEqual([table, archived[table] ?? 0])
      }
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
      for (const path of ['/data/cashflow-overview', '/reports/weekly?date=2026-11-13'])
        expect((await get(path)).statusCode).toBe(200)
      const listed = async (path: string) => (await get(path)).json().data.length
      expect(await listed('/v1/sales/projects')).toBe(archived.project ?? 0)
      expect(await listed('/data/invoices')).toBe(archived.forecast_invoice ?? 0)
      expect(await listed('/user/assistant-tokens')).toBe(archived.assistant_token ?? 0)
      if (archived.forecast_configuration) await expectPlans(get)
    } finally {
      await server.stop()
    }
  })
})

/** A rule, a moved payment and a scenario are still those of the rent. */
async function expectPlans(get: (url: string) => Promise<{ json: () => { data: unknown } }>) {
  type Line = { seriesId: string; merchant: string; next: { day: string } | null; months: Month[] }
  type Month = { month: string; amount: string }
  const { lines } = (await get('/data/forecast/merchants')).json().data as { lines: Line[] }
  const rent = lines.find(({ merchant }) => merchant === 'Harbour Estates Rent')
  if (!rent) throw new Error('no rent')
  expect(rent.next?.day).toBe('2026-12-04')
  expect(rent.months.find(({ month }) => month === '2027-01')?.amount).toBe('-950.00')
  const settings = await get(`/data/forecast/settings?series_id=${rent.seriesId}&type=user`)
  const lineId = rent.seriesId
  expect(settings.json().data).toMatchObject({ configuration: { line_id: lineId } })
  const [scenario] = (await get('/data/forecast/scenarios')).json().data as object[]
  expect(scenario).toMatchObject({ changes: { decisions: [{ line_id: lineId }] } })
}

/** How many rows of each table a backup holds. */
async function rowsIn(file: string): Promise<Record<string, number>> {
  const rows: Record<string, number> = {}
  let name = ''
  for await (const piece of readArchive(file)) {
    if (piece.kind === 'begin') name = piece.begin.kind === 'table' ? piece.begin.name : ''
    else if (piece.kind === 'end' && name) rows[name] = piece.end.rows
  }
  return rows
}

function countRows(db: Db, businessId: string, table: string): Promise<number> {
  return asTenant(db, businessId, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where business_id = ${businessId}`.execute(
      tx,
    )
    return rows[0]?.count ?? 0
  })
}

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
