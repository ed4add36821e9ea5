// The accountant's pack of the demo company: its sheets tie to the API, also after another program
// has worked them out again.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as xlsx from '@e965/xlsx'
import { minor } from '@plimsoll/domain/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WorkbookSheet, writeXlsx } from '../../../outside/workbook/write-xlsx.ts'
import { businessIdOf } from '../../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { packSheets } from './pack.ts'

const run = promisify(execFile)
const officeMsMax = 120_000
// LibreOffice shows the results that a file carries unless it is set to work them out when it opens
// one.
const recalculating = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`

let server: TestServer
let caller: Caller
let hasOffice = false
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20', ROLE: 'web' } })
  caller = await server.signUp()
  await caller.get('/mock/load-data')
  hasOffice = await run('soffice', ['--version']).then(
    () => true,
    () => false,
  )
})
afterAll(() => server.stop())

const sheetsOf = async () =>
  (await packSheets(server.context, await businessIdOf(server, caller))).sheets

type Month = { cf_month: number; cf_year: number; opening_balance: string; closing_balance: string }

/** The months as the API has them: what happened until the month under way, then the forecast. */
async function closings(): Promise<string[]> {
  const { data } = (await caller.get('/data/cashflow-overview?from=2025-11&to=2027-11')).json() as {
    data: { actuals: Month[]; forecast: Month[] }[]
  }
  const past = (data[0]?.actuals ?? []).slice(0, -1)
  return [...past, ...(data[0]?.forecast ?? [])].map(({ closing_balance }) => closing_balance)
}

function rowsOf(book: xlsx.WorkBook, sheet: string): unknown[][] {
  const page = book.Sheets[sheet]
  if (!page) throw new Error(`no sheet ${sheet}`)
  return xlsx.utils.sheet_to_json(page, { header: 1, raw: true })
}
const pence = (value: unknown) => Math.round(Number(value) * 100) || 0 // a sum of nothing may come back as -0

async function expectTies(book: xlsx.WorkBook): Promise<void> {
  const grid = rowsOf(book, 'Cash flow')
  const closing = grid.find(([, label]) => label === 'Closing balance') ?? []
  expect(closing.slice(2).map(pence)).toEqual((await closings()).map(pence))
  const proof = rowsOf(book, 'Reconciliation').slice(1)
  expect(proof).toHaveLength(26)
  for (const row of proof) {
    expect(pence(row[2]) + pence(row[3])).toBe(pence(row[4]))
    expect(pence(row[5])).toBe(0)
  }
  for (const row of rowsOf(book, 'Variance').slice(3)) expect(pence(row.at(-1))).toBe(0)
}

test('the pack holds named sheets that tie to the API to the penny', async () => {
  const reply = await caller.get('/reports/pack')
  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200)
  expect(reply.headers['content-disposition']).toMatch(
    /plimsoll-accountants-pack-2025-11-to-2027-11\.xlsx/,
  )
  const book = xlsx.read(reply.rawPayload, { type: 'buffer' })
  expect(book.SheetNames).toEqual([
    'About',
    'Cash flow',
    'Assumptions',
    'Forecast lines',
    'Transactions',
    'Tax',
    'Variance',
    'Change log',
    'Reconciliation',
  ])
  await expectTies(book)
  expect(rowsOf(book, 'Transactions').length).toBeGreaterThan(500)
  expect(rowsOf(book, 'Tax').length).toBeGreaterThan(2)
})

test('worked out again in LibreOffice, every sum and balance is that of the API', async (context) => {
  if (!hasOffice) return context.skip('LibreOffice (soffice) is not installed here.')
  // Written with wrong results: what comes back was worked out by the other program.
  const blank = (await sheetsOf()).map(
    (sheet): WorkbookSheet => ({
      ...sheet,
      rows: sheet.rows.map((row) =>
        row.map((cell) =>
          cell && typeof cell === 'object' && 'formula' in cell
            ? { ...cell, money: minor(99_999_999) }
            : cell,
        ),
      ),
    }),
  )
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-pack-'))
  try {
    writeFileSync(join(folder, 'pack.xlsx'), writeXlsx(blank))
    mkdirSync(join(folder, 'profile', 'user'), { recursive: true })
    writeFileSync(join(folder, 'profile', 'user', 'registrymodifications.xcu'), recalculating)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    await run(
      'soffice',
      [
        profile,
        '--headless',
        '--convert-to',
        'xlsx',
        '--outdir',
        join(folder, 'out'),
        join(folder, 'pack.xlsx'),
      ],
      { timeout: officeMsMax },
    )
    await expectTies(xlsx.read(readFileSync(join(folder, 'out', 'pack.xlsx')), { type: 'buffer' }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('who edited what is in the pack, and text that looks like a formula stays text', async () => {
  const { data } = (
    await caller.get('/data/transactions/list?from=2026-11-01&to=2026-11-20')
  ).json()
  const edit = await caller.post('/data/update-transactions', {
    transactions: [{ id: data[0].id, note: '=HYPERLINK("http://x")' }],
  })
  expect(edit.statusCode, edit.body).toBe(200)
  const book = xlsx.read(writeXlsx(await sheetsOf()), { type: 'buffer', cellFormula: true })
  const edited = rowsOf(book, 'Transactions').find((row) => String(row[11]).includes('HYPERLINK'))
  expect(edited?.[11]).toBe(`'=HYPERLINK("http://x")`)
  expect(edited?.[12]).toBeTruthy()
  const formulas = Object.values(book.Sheets.Transactions ?? {}).filter(
    (cell) => (cell as { f?: string }).f,
  )
  expect(formulas).toEqual([])
  expect(rowsOf(book, 'Change log').length).toBeGreaterThan(1)
})

test('changes of projects are in the log, with those that were undone', async () => {
  const path = '/v1/sales/projects'
  const logged = async () =>
    rowsOf(xlsx.read(writeXlsx(await sheetsOf()), { type: 'buffer' }), 'Change log')
      .filter(([, kind]) => kind === 'Projects')
      .map((row) => row[3])
  const before = await logged()
  const made = await caller.post(path, {
    name: 'Warehouse conversion',
    client: { merchant_id: null, name: 'Thornhill School' },
    value: '10000.00',
    vat: { rate: 'none', included: false },
    start: '2026-12-01',
    end: '2027-03-31',
    probability: 60,
    milestones: [{ label: 'Whole', share: '100', invoice_date: '2026-12-01', terms_days: 14 }],
    costs: [],
  })
  expect(made.statusCode, made.body).toBe(201)
  const { id, history } = made.json().data
  const status = { new_status: 'Won', effective_date: '2026-11-20', reason: 'Signed' }
  const won = await caller.call({
    method: 'PATCH',
    url: `/api${path}/${id}/status`,
    payload: status,
  })
  expect(won.statusCode, won.body).toBe(200)
  const [latest, first, ...earlier] = await logged()
  expect(earlier).toEqual(before)
  expect(first).toBe(`Warehouse conversion: ${history[0].words}`)
  expect(latest).toMatch(/^Warehouse conversion: .+ to Won \(Signed\)$/)
})

test('the pack writes words and dates where the books keep codes', async () => {
  const saved = await caller.post('/data/forecast/config/save', {
    configurations: [
      {
        name: 'Van service',
        sub_category: 'software',
        rules: [
          {
            start_date: '2026-12-01',
            direction: 'out',
            cadence: 'two_monthly',
            payment_day: { kind: 'date', date: 17 },
            roll: 'none',
            amount: '100.00',
          },
        ],
      },
    ],
  })
  expect(saved.statusCode, saved.body).toBe(200)
  const book = xlsx.read(writeXlsx(await sheetsOf()), { type: 'buffer' })
  const shown = (sheet: string): string[][] =>
    xlsx.utils.sheet_to_json(book.Sheets[sheet] as xlsx.WorkSheet, { header: 1, raw: false })
  const settings = new Map(shown('Assumptions').map(([label, value]) => [label, value]))
  expect(settings.get('Financial year ends on')).toBe('31 March')
  expect(settings.get('Van service')).toBe('Every two months')
  expect(shown('Reconciliation').at(1)?.[0]).toBe('Nov 2025')
  expect(shown('Transactions').at(1)?.[1]).toBe('Nov 2025')
  expect(shown('Forecast lines').at(1)?.[0]).toBe('Nov 2026')
  // Nothing of any sheet is a code of the books, a month as they store it, or set in by spaces.
  const cells = book.SheetNames.flatMap((sheet) => shown(sheet).flat())
  const codes = cells.filter((text) =>
    /^(\d{4}-\d{2}(-\d{2})?|\d{2}-\d{2}|true|false|[a-z]+(_[a-z]+)+|\s+.*)$/i.test(text ?? ''),
  )
  expect(codes).toEqual([])
})

test('a shared pack is downloaded by its link until the link ends', async () => {
  const made = await caller.post('/reports/shares', { kind: 'accountants_pack', days: 1 })
  expect(made.statusCode, made.body).toBe(201)
  const { id, link } = made.json().data as { id: string; link: string }
  const token = link.split('/shared/')[1]
  expect((await server.get(`/reports/shared/${token}`)).json().data).toMatchObject({
    kind: 'accountants_pack',
    title: 'Accountant’s pack, November 2025 to November 2027',
    report: null,
  })
  const file = await server.get(`/reports/shared/${token}/file`)
  expect(xlsx.read(file.rawPayload, { type: 'buffer' }).SheetNames).toContain('Reconciliation')
  await caller.call({ method: 'DELETE', url: `/api/reports/shares/${id}` })
  expect((await server.get(`/reports/shared/${token}/file`)).statusCode).toBe(410)
  const other = await server.signUp()
  expect((await other.get('/reports/pack')).statusCode).toBe(404)
})
