// The weekly report of the demo company: to the penny, with its own words before the data, and
// refusals in sentences.
import * as xlsx from '@e965/xlsx'
import type { CommentarySentence } from '@plimsoll/contract/analysis'
import type { PastWeek, WeeklyReport } from '@plimsoll/contract/reports'
import { textOf } from '@plimsoll/domain/commentary/sentence'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { businessIdOf } from '../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'
import { storeLastWeek } from './jobs.ts'

let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
  caller = await server.signUp()
  await caller.get('/mock/load-data')
})
afterAll(() => server.stop())

// As they are on the wire: amounts as text.
type Wire<T> = T extends number ? T | string : { [K in keyof T]: Wire<T[K]> }

async function report(query: string, by = caller): Promise<Wire<WeeklyReport>> {
  const reply = await by.get(`/reports/weekly${query}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return (reply.json() as { data: Wire<WeeklyReport> }).data
}
const pence = (amount: unknown) => Math.round(Number(amount) * 100)

test('R-144 opening + in − out + other = closing, and each week closes where the next opens', async () => {
  let next: unknown = null
  for (const date of ['2026-11-20', '2026-11-15', '2026-11-02', '2026-10-26']) {
    const { bridge, week, state } = await report(`?date=${date}`)
    expect(week.from <= date && date <= week.to).toBe(true)
    if (!bridge) throw new Error('no bridge')
    expect(pence(bridge.opening) + pence(bridge.in) - pence(bridge.out) + pence(bridge.other)).toBe(
      pence(bridge.closing),
    )
    if (date === '2026-11-15') expect(next).toBe(bridge.closing)
    next = bridge.opening
    expect(state).toBe(date === '2026-11-20' ? 'running' : 'closed')
  }
})

test('a week agrees with the books, and with the cash-flow table where a month begins on a Monday', async () => {
  const { bridge } = await report('?date=2026-06-03')
  if (!bridge) throw new Error('no bridge')
  const businessId = await businessIdOf(server, caller)
  const { rows } = await asTenant(server.context.db, businessId, (tx) =>
    sql<{ side: 'in' | 'out'; pence: string }>`
      select side, abs(sum(amount_minor))::text as pence from booked_transaction
      where business_id = ${businessId} and in_cash
        and shown_day between '2026-06-01' and '2026-06-07'
      group by side`.execute(tx),
  )
  expect(Object.fromEntries(rows.map((row) => [row.side, Number(row.pence)]))).toEqual({
    in: pence(bridge.in),
    out: pence(bridge.out),
  })
  const table = (await caller.get('/data/cashflow-overview?from=2026-05&to=2026-06')).json() as {
    data: { actuals: { cf_month: number; opening_balance: string; closing_balance: string }[] }[]
  }
  const months = table.data[0]?.actuals ?? []
  expect(months.find((month) => month.cf_month === 6)?.opening_balance).toBe(bridge.opening)
  const before = await report('?date=2026-05-31')
  expect(months.find((month) => month.cf_month === 5)?.closing_balance).toBe(before.bridge?.closing)
})

test('the week under way looks fourteen days and thirteen weeks ahead from one outlook; older weeks do not', async () => {
  const now = await report('')
  expect(now.week).toMatchObject({ from: '2026-11-16', to: '2026-11-22', number: 47 })
  expect(now.next).toBeNull()
  expect(now.previous).toBe('2026-11-09')
  expect(now.stored_at).toBeNull()
  expect(now.ahead?.days).toHaveLength(14)
  expect(now.ahead?.low?.words).toMatch(/^Cash is lowest at £/)
  // Only pay goes without its name: a contractor is named, as on every other page.
  const names = now.ahead?.days.flatMap(({ due }) => due.map(({ merchant }) => merchant)) ?? []
  expect(names).toEqual(expect.arrayContaining(['Payroll', 'R Devi Freelance']))
  const days = now.ahead?.days ?? []
  for (const [at, one] of days.entries())
    if (at > 0)
      expect(pence(days[at - 1]?.closing) + pence(one.in) - pence(one.out)).toBe(pence(one.closing))
  const management = (await caller.get('/data/cash-management')).json() as {
    data: { weeks: { from: string; closing: string; low80: string; high80: string }[] }
  }
  expect(
    now.ahead?.weeks.map(({ from, closing, low80, high80 }) => ({ from, closing, low80, high80 })),
  ).toEqual(
    management.data.weeks.map(({ from, closing, low80, high80 }) => ({
      from,
      closing,
      low80,
      high80,
    })),
  )
  expect(now.variances.length).toBeLessThanOrEqual(3)
  expect(now.actions.length).toBeLessThanOrEqual(3)
  expect(now.forecast_check?.label).toBe('9 to 15 November 2026')
  const older = await report('?date=2026-11-02')
  expect(older).toMatchObject({ ahead: null, actions: [], stored_at: null, next: '2026-11-09' })
  expect(older.forecast_check?.label).toBe('2 to 8 November 2026')
})

test('what is late is the first thing to do', async () => {
  const { ahead, actions } = await report('')
  expect(ahead?.late.map(({ merchant }) => merchant)).toContain('Harbour Museum Retainer')
  expect(textOf(actions[0] as CommentarySentence)).toBe(
    'Ask Harbour Museum Retainer about £2,400, which was expected on 5 November and has not arrived.',
  )
})

test('the check of a forecast states what moved in the week, to the penny', async () => {
  const { bridge, forecast_check } = await report('?date=2026-11-02')
  expect(forecast_check?.in.actual).toBe(bridge?.in)
  expect(forecast_check?.out.actual).toBe(bridge?.out)
})

test('a week that closed is stored, and shows both figures once its books change', async () => {
  const by = await server.signUp()
  await by.get('/mock/load-data')
  const businessId = await businessIdOf(server, by)
  await storeLastWeek(server.context, businessId)
  const stored = await report('?date=2026-11-11', by)
  expect(stored.stored_at).toMatch(/Z$/)
  expect(stored.restated).toBeNull()
  expect(stored.ahead?.days).toHaveLength(14)
  await storeLastWeek(server.context, businessId)
  expect(await report('?date=2026-11-15', by)).toEqual(stored)

  const list = (await by.get('/data/transactions/list?from=2026-11-09&to=2026-11-15')).json() as {
    data: { id: string; amount: string; direction?: string }[]
  }
  const outgoing = list.data.find(({ amount }) => amount.startsWith('-'))
  if (!outgoing) throw new Error('no payment in the week')
  const edit = await by.post('/data/update-transactions', {
    transactions: [{ id: outgoing.id, date: '2026-11-03' }],
  })
  expect(edit.statusCode, edit.body).toBe(200)
  const restated = await report('?date=2026-11-11', by)
  expect({ ...restated, restated: null }).toEqual(stored)
  expect(restated.restated).not.toBeNull()
  expect(pence(restated.restated?.out)).toBe(pence(stored.bridge?.out) + pence(outgoing.amount))
  expect(restated.restated?.closing).toBe(stored.bridge?.closing)
})

test('past weeks are listed newest first, each as its report has it', async () => {
  const { data } = (await caller.get('/reports/weeks')).json() as { data: Wire<PastWeek>[] }
  expect(data[0]).toMatchObject({ from: '2026-11-16', label: '16 to 22 November 2026' })
  expect(data.length).toBeGreaterThan(50)
  const { bridge } = await report('?date=2026-10-26')
  expect(data.find(({ from }) => from === '2026-10-26')).toMatchObject({
    in: bridge?.in,
    out: bridge?.out,
    closing: bridge?.closing,
    is_stored: false,
  })
})

test('books that ended weeks ago leave closed weeks without figures, and the current one says so', async () => {
  const by = await server.signUp()
  await uploadAndSettle(
    by,
    'Date,Description,Amount,Balance\n2026-10-28,STRIPE PAYMENTS UK,100.00,100.00\n2026-10-30,SHELL,-60.00,40.00\n',
  )
  expect(await report('?date=2026-11-10', by)).toMatchObject({
    state: 'after_data',
    bridge: null,
    stored_at: null,
  })
  const first = await report('?date=2026-10-30', by)
  expect(first).toMatchObject({ state: 'closed', is_first: true, is_quiet: false })
  expect(first.headline && textOf(first.headline as CommentarySentence)).toBe(
    '26 October to 1 November 2026 opens your books and closed at £40.',
  )
  const now = await report('', by)
  // Nothing is claimed about a week that the bank data has yet to reach, and nothing in it is late.
  expect(now.headline && textOf(now.headline as CommentarySentence)).toBe(
    'This week has no transactions yet: your bank data ends on 30 October 2026.',
  )
  expect(now).toMatchObject({
    state: 'running',
    is_quiet: false,
    comparison: null,
    compared_with: null,
    variances: [],
    actions: [],
  })
  expect(now.notes[0]).toMatch(/^The newest transaction is from 30 October 2026\./)
})

test('books that ended a year ago lead back to their last week, and say until when they reach', async () => {
  const by = await server.signUp()
  const rows = ['2025-09-05', '2025-10-06', '2025-11-05'].map((day) => `${day},SHELL,-60.00,40.00`)
  await uploadAndSettle(by, `Date,Description,Amount,Balance\n${rows.join('\n')}\n`)
  const now = await report('', by)
  expect(now).toMatchObject({
    state: 'after_data',
    ended: '2025-11-05',
    no_forecast: { reason: 'old_data' },
    previous: '2025-11-03',
  })
  expect(now.notes[0]).toBe(
    'Your bank data ends on 5 November 2025. Add newer data to bring this report up to date.',
  )
  const last = await report('?date=2025-11-05', by)
  expect(last).toMatchObject({ state: 'closed', next: null, ended: '2025-11-05', ahead: null })
  expect([...now.notes, ...last.notes].join(' ')).not.toMatch(/current week|The forecast adds up/)
  // The accountant's pack ends there too, and still adds up.
  const pack = xlsx.read((await by.get('/reports/pack')).rawPayload, { type: 'buffer' })
  const sheet = pack.Sheets.Reconciliation
  const proof: unknown[][] = sheet ? xlsx.utils.sheet_to_json(sheet, { header: 1 }) : []
  const months = proof.slice(1, -1)
  // Days of a workbook are counted from 1900: the first of September, October and November 2025.
  expect(months.map(([month]) => month)).toEqual([45901, 45931, 45962])
  for (const [, , happened, expected, grid] of months)
    expect(pence(happened) + pence(expected)).toBe(pence(grid))
})

test('without a balance or a forecast the report gives the reason, and names what it compares with', async () => {
  const by = await server.signUp()
  const rows = ['02', '09', '16'].map((day) => `2026-11-${day},SHELL,60.00,`)
  await uploadAndSettle(by, `Date,Description,Paid out,Paid in\n${rows.join('\n')}\n`)
  const young = await report('', by)
  expect(young).toMatchObject({ compared_with: 'previous', ahead: null, bridge: null })
  expect(young.notes).toContain(
    'An account has no balance yet, so opening and closing cash can’t be shown, and neither can the weeks ahead.',
  )
  expect(young.notes.join(' ')).not.toContain('The forecast adds up')
  const stated = await server.signUp()
  const known = rows.map((row, at) => `${row},${900 - at * 60}.00`)
  await uploadAndSettle(stated, `Date,Description,Paid out,Paid in,Balance\n${known.join('\n')}\n`)
  const { no_forecast: noForecast, notes } = await report('', stated)
  expect(noForecast).toMatchObject({ reason: 'no_forecast' })
  expect(notes).toContain(
    '2 weeks of transactions are too few for a forecast. It starts on 30 November 2026, after one full month.',
  )
  expect((await report('')).compared_with).toBe('forecast')
})

test('weeks before the data have no figures; future weeks and unreadable dates are refused', async () => {
  expect(await report('?date=2012-02-29')).toMatchObject({
    state: 'before_data',
    bridge: null,
    headline: null,
    ahead: null,
    previous: null,
  })
  const { next, notes } = await report('?date=2012-02-29')
  expect(notes).toEqual([expect.stringMatching(/^Your transactions begin on \d+ \w+ \d{4}\.$/)])
  expect((await report(`?date=${next}`)).previous).toBeNull()
  const future = await caller.get('/reports/weekly?date=2026-11-23')
  expect(future.statusCode).toBe(400)
  expect((future.json() as { message: string }).message).toBe(
    'The week of 23 November 2026 hasn’t begun. Choose a date up to today.',
  )
  const refusals = {
    '2026-02-30': 'There is no 30 February 2026. Choose a day that exists.',
    soon: 'Write days as YYYY-MM-DD.',
  }
  for (const [date, words] of Object.entries(refusals)) {
    const unreadable = await caller.get(`/reports/weekly?date=${date}`)
    expect(unreadable.statusCode).toBe(400)
    expect((unreadable.json() as { message: string }).message).toBe(words)
  }
})

test('another business sees its own figures only', async () => {
  const other = await server.signUp()
  expect((await other.get('/reports/weekly')).statusCode).toBe(404)
  const before = await report('?date=2026-11-11')
  const statement = [
    'Date,Description,Amount,Balance',
    '2026-11-10,STRIPE PAYMENTS UK,3100.05,4100.05',
    '2026-11-12,MARLOW ESTATES RENT,-950.40,3149.65',
    '2026-11-17,SHELL,-60.00,3089.65',
  ]
  await uploadAndSettle(other, `${statement.join('\n')}\n`)
  expect((await report('?date=2026-11-11', other)).bridge).toMatchObject({
    opening: '1000.00',
    in: '3100.05',
    out: '950.40',
    other: '0.00',
    closing: '3149.65',
  })
  expect(await report('?date=2026-11-11')).toEqual(before)
})

test('the sales projects of the demo company: what slipped, what is expected, and what changed in the week', async () => {
  const { projects } = await report('')
  if (!projects) throw new Error('no projects')
  expect(projects.slipped.some(({ is_overdue }) => is_overdue)).toBe(true)
  for (const { day } of projects.expected)
    expect(day > '2026-11-20' && day <= '2026-12-20').toBe(true)
  const list = (await caller.get('/v1/sales/projects')).json().data as {
    id: string
    name: string
    status: string
  }[]
  const known = new Map(list.map(({ id, name }) => [id, name]))
  for (const row of [...projects.slipped, ...projects.expected, ...projects.received])
    expect(known.get(row.project_id)).toBe(row.project)
  const active = list.find(({ status }) => status === 'Active')
  const changed = await caller.post('/v1/sales/projects/bulk-status', {
    series_ids: [active?.id],
    new_status: 'Cancelled',
    effective_date: '2026-11-19',
  })
  expect(changed.statusCode, changed.body).toBe(200)
  const after = (await report('')).projects
  expect(after?.changed).toMatchObject([
    { project_id: active?.id, status: 'Cancelled', day: '2026-11-19' },
  ])
  expect(after?.slipped.filter(({ project_id }) => project_id === active?.id)).toEqual([])
  // An older week looks nowhere ahead.
  expect((await report('?date=2026-10-01')).projects).toMatchObject({ expected: [], slipped: [] })
})
