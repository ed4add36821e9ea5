// Cash flow, dashboard and export through the HTTP API, on books that came from an uploaded
// statement.
import * as xlsx from '@e965/xlsx'
import {
  cashflowOverview,
  dashboardAnalytics,
  type MonthRecord,
  upcomingCashflows,
} from '@plimsoll/contract/cashflow'
import { addMonths, monthOf } from '@plimsoll/domain/calendar'
import { type Minor, sum } from '@plimsoll/domain/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
let caller: Caller // has a year of books, which these tests only read
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
  caller = await withBooks()
})
afterAll(() => server.stop())

/**
 * A year of books that end on 18 November 2026: sales, rent on the 1st, fuel, quarterly VAT, a
 * refund; the balance ties.
 */
function statement(from = '2025-11', months = 13): string {
  let balance = 1_000_000
  const lines = ['Date,Type,Description,Paid out,Paid in,Balance']
  const add = (day: string, text: string, pence: number) => {
    balance += pence
    const amount = (Math.abs(pence) / 1e2).toFixed(2)
    const [year, month, date] = day.split('-')
    const paid = pence < 0 ? `${amount},` : `,${amount}`
    const type = pence < 0 ? 'BP' : 'CR'
    lines.push(`${date}/${month}/${year},${type},${text},${paid},${(balance / 1e2).toFixed(2)}`)
  }
  for (let i = 0; i < months; i++) {
    const month = addMonths(from, i)
    add(`${month}-01`, 'LANDLORD ESTATES RENT', -120_000)
    add(`${month}-05`, 'SHELL GARAGE', -(9_000 + i * 100))
    if (i % 3 === 0) add(`${month}-07`, 'HMRC VAT', -250_000)
    if (month === '2026-10') add(`${month}-08`, 'SHELL GARAGE REFUND', 4_000)
    add(`${month}-18`, 'STRIPE PAYMENTS UK', 310_000)
  }
  return `${lines.join('\n')}\n`
}

async function overview(caller: Caller, query = '') {
  const reply = await caller.get(`/data/cashflow-overview${query}`)
  expect(reply.statusCode).toBe(200)
  const body = z.decode(cashflowOverview.reply, reply.json())
  const [data] = body.data
  return { body, forecast: data?.forecast ?? [], actuals: data?.actuals ?? [] }
}

const monthIn = (record: MonthRecord) =>
  `${record.cf_year}-${String(record.cf_month).padStart(2, '0')}`
const lists = {
  in: ['ci_op_activities', 'ci_inv_activities', 'ci_fin_activities'],
  out: ['co_op_activities', 'co_inv_activities', 'co_fin_activities'],
} as const
const valuesOf = (record: MonthRecord, side: 'in' | 'out'): Minor[] =>
  lists[side].flatMap((list) => record[list].map((item) => item.value))

async function withBooks(): Promise<Caller> {
  const caller = await server.signUp()
  const done = await uploadAndSettle(caller, statement())
  expect(done.job_status).toBe('success')
  return caller
}

describe('the overview', () => {
  test('R-094 R-096 R-097 R-098 adds up: closing = opening + in − out, the next month opens with it, lists make the sums', async () => {
    const { actuals, forecast, body } = await overview(caller)
    expect(body.status).toBe('success')
    expect(actuals.map(monthIn)).toEqual([...Array(13)].map((_, i) => addMonths('2025-11', i)))
    expect(forecast.map(monthIn)).toEqual([...Array(13)].map((_, i) => addMonths('2026-11', i)))
    for (const months of [actuals, forecast])
      for (const [i, month] of months.entries()) {
        expect(month.closing_balance).toBe(month.opening_balance + month.cash_in - month.cash_out)
        if (i > 0) expect(month.opening_balance).toBe(months[i - 1]?.closing_balance)
        expect(sum(valuesOf(month, 'in'))).toBe(month.cash_in)
        expect(sum(valuesOf(month, 'out'))).toBe(month.cash_out)
      }
    expect(forecast[0]?.opening_balance).toBe(actuals.at(-1)?.opening_balance)
  })

  test('the last actual closing is the balance that the file states', async () => {
    const { actuals } = await overview(caller)
    const stated = statement().trim().split('\n').at(-1)?.split(',').at(-1) ?? ''
    expect(actuals.at(-1)?.closing_balance).toBe(Math.round(Number(stated) * 1e2))
    expect(actuals[0]?.opening_balance).toBe(1_000_000)
  })

  test('R-099 an item carries category and sub-category with their labels; a refund nets its own line', async () => {
    const { actuals } = await overview(caller, '?from=2026-10&to=2026-10')
    const fuel = actuals[0]?.co_op_activities.find((item) => item.sub_category === 'fuel')
    expect(fuel).toEqual({
      category: 'travel_vehicles',
      category_label: 'Travel and vehicles',
      sub_category: 'fuel',
      subcategory_label: 'Fuel',
      value: 9_000 + 11 * 100 - 4_000,
    })
  })

  test('the current month stands in both: so far, and the whole month', async () => {
    const { actuals, forecast } = await overview(caller)
    const soFar = actuals.at(-1)
    const whole = forecast[0]
    expect(soFar && whole && monthIn(soFar)).toBe('2026-11')
    expect(whole?.cash_out).toBeGreaterThanOrEqual(soFar?.cash_out ?? 0)
    expect(forecast[1]?.co_op_activities.find((item) => item.sub_category === 'rent')?.value).toBe(
      120_000,
    )
  })

  test('a span outside the usual one is answered, one the wrong way round refused', async () => {
    const { actuals } = await overview(caller, '?from=2024-01&to=2025-12')
    expect(actuals).toHaveLength(24)
    expect(actuals[0]).toMatchObject({
      opening_balance: 1_000_000,
      cash_in: 0,
      closing_balance: 1_000_000,
    })
    for (const query of ['?from=2026-05&to=2026-01', '?from=1999-01&to=2026-01', '?from=2026-13'])
      expect((await caller.get(`/data/cashflow-overview${query}`)).statusCode).toBe(400)
  })

  test('books that end long ago are shown as of their last day', async () => {
    const caller = await server.signUp()
    await uploadAndSettle(caller, statement('2023-01', 12))
    const { body, actuals, forecast } = await overview(caller)
    expect(body.meta).toMatchObject({ today: '2026-11-20', as_of: '2023-12-18' })
    expect(actuals.map(monthIn).at(-1)).toBe('2023-12')
    expect(forecast.map(monthIn)[0]).toBe('2023-12')
  })

  test('a reply is kept until the books change, and not a moment longer', async () => {
    const caller = await withBooks()
    const before = await overview(caller)
    expect(await overview(caller)).toEqual(before)
    await uploadAndSettle(
      caller,
      'Date,Type,Description,Paid out,Paid in,Balance\n19/11/2026,CR,STRIPE PAYMENTS UK,,100.00,\n',
    )
    const after = await overview(caller)
    expect(after.actuals.at(-1)?.cash_in).toBe((before.actuals.at(-1)?.cash_in ?? 0) + 10_000)
  })

  test('is sent gzipped to those who take it', async () => {
    const reply = await caller.call({
      method: 'GET',
      url: '/api/data/cashflow-overview',
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(reply.headers['content-encoding']).toBe('gzip')
    expect(reply.rawPayload.subarray(0, 2).toString('hex')).toBe('1f8b')
  })
})

describe('the dashboard', () => {
  test('R-130 shows the books in one call, each figure the same as in the table', async () => {
    const { actuals, forecast } = await overview(caller)
    const reply = await caller.get('/data/dashboard-analytics')
    const { data } = z.decode(dashboardAnalytics.reply, reply.json())
    expect(data).toMatchObject({ today: '2026-11-20', source: 'excel', demo: false })
    expect(data.cash).toMatchObject({
      balance: actuals.at(-1)?.closing_balance,
      known: true,
      accounts: 1,
    })
    // August to October have 92 days.
    const out = sum(actuals.slice(-4, -1).map((record) => record.cash_out))
    expect(data.cash.days).toBe(Math.floor((data.cash.balance * 92) / out))
    expect(data.this_month).toMatchObject({
      month: monthOf('2026-11-20'),
      cash_in: actuals.at(-1)?.cash_in,
      cash_out: actuals.at(-1)?.cash_out,
      expected_out: forecast[0]?.cash_out,
    })
    expect(data.months.find(({ month }) => month === '2027-02')?.closing).toBe(
      forecast.find((record) => monthIn(record) === '2027-02')?.closing_balance,
    )
    // By day the balance comes to the closing of every month, and to that of today.
    for (const month of data.months.filter(({ kind }) => kind === 'actual'))
      expect(data.past.findLast(({ day }) => monthOf(day) <= month.month)?.balance).toBe(
        month.closing,
      )
    expect(data.past.at(-1)?.balance).toBe(data.cash.balance)
    const steps = data.waterfall
    expect(sum(steps.slice(0, -1).map((step) => step.amount))).toBe(steps.at(-1)?.amount)
    expect(data.outlook.words.lead).toMatch(/covered|buffer|bank/)
    expect(data.upcoming.map((item) => item.merchant.toLowerCase()).join()).toContain('landlord')
  })

  test('an empty business has no figures and no headline', async () => {
    const caller = await server.signUp()
    const { data } = z.decode(
      dashboardAnalytics.reply,
      (await caller.get('/data/dashboard-analytics')).json(),
    )
    expect(data).toMatchObject({
      source: null,
      outlook: { state: 'unknown', reason: 'no_transactions' },
      months: [],
      upcoming: [],
      needs: [],
    })
  })
})

describe('the export', () => {
  test('CSV holds the rows of the table in its order, to the penny', async () => {
    const reply = await caller.get('/data/cashflow-export?format=csv&from=2026-09&to=2027-02')
    expect(reply.headers['content-disposition']).toContain(
      'plimsoll-cash-flow-2026-09-to-2027-02.csv',
    )
    const lines = reply.body
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    expect(lines[0]).toEqual([
      'Level',
      'Timeline',
      'Sep 2026',
      'Oct 2026',
      'Nov 2026',
      'Dec 2026',
      'Jan 2027',
      'Feb 2027',
    ])
    expect(lines[1]?.slice(2)).toEqual([
      'Actual',
      'Actual',
      'In progress',
      'Forecast',
      'Forecast',
      'Forecast',
    ])
    // Levels are numbers, so that a spreadsheet finds a row by its name.
    expect(new Set(lines.slice(2).map(([level]) => level))).toEqual(new Set(['1', '2', '3', '4']))
    expect(lines.every(([, label = '']) => label === label.trim())).toBe(true)
    const top = lines.filter(([level]) => level === '1').map((cells) => cells.slice(1))
    expect(top.map(([label]) => label)).toEqual([
      'Opening balance',
      'Cash Out',
      'Cash In',
      'Closing balance',
    ])
    const row = (label: string) =>
      top
        .find((cells) => cells[0] === label)
        ?.slice(1)
        .map((text) => Math.round(Number(text) * 1e2)) ?? []
    for (let month = 0; month < 6; month++)
      expect(row('Closing balance')[month]).toBe(
        (row('Opening balance')[month] ?? 0) +
          (row('Cash Out')[month] ?? 0) +
          (row('Cash In')[month] ?? 0),
      )
  })

  test('XLSX has the same columns, and steps names in by a style instead of spaces', async () => {
    const reply = await caller.get('/data/cashflow-export?format=xlsx&from=2026-09&to=2027-02')
    expect(reply.statusCode).toBe(200)
    const sheet = xlsx.read(reply.rawPayload).Sheets['Cash flow'] ?? {}
    const [head = [], , ...rows] = xlsx.utils.sheet_to_json<string[]>(sheet, { header: 1 })
    expect(head.slice(0, 3)).toEqual(['Level', 'Timeline', 'Sep 2026'])
    expect(new Set(rows.map(([level]) => Number(level)))).toEqual(new Set([1, 2, 3, 4]))
    expect(rows.every(([, label = '']) => label === label.trim())).toBe(true)
  })
})

test('R-127 what is coming is listed by day, the outflows of this month unless the query widens it', async () => {
  const read = async (query = '') => {
    const reply = await caller.get(`/data/transactions/upcoming-cashflows${query}`)
    expect(reply.statusCode).toBe(200)
    return z.decode(upcomingCashflows.reply, reply.json()).data
  }
  const outflows = await read('?dateFilter=next_13_weeks&cashflowType=outflows')
  const rent = outflows.filter(({ merchant }) => /landlord/i.test(merchant))
  expect(rent.map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-12-01', -120_000],
    ['2027-01-01', -120_000], // this landlord is paid on holidays too
    ['2027-02-01', -120_000],
  ])
  const all = await read('?dateFilter=next_13_weeks&cashflowType=all')
  const inflows = await read('?dateFilter=next_13_weeks&cashflowType=inflows')
  expect(all.length).toBe(outflows.length + inflows.length)
  for (const { day } of await read()) expect(day.slice(0, 7)).toBe('2026-11')
  expect(
    (await caller.get('/data/transactions/upcoming-cashflows?dateFilter=sometime')).statusCode,
  ).toBe(400)
})

test('another business sees nothing of it', async () => {
  const { actuals } = await overview(await server.signUp())
  expect(actuals.every((month) => month.cash_in === 0 && month.closing_balance === 0)).toBe(true)
})
