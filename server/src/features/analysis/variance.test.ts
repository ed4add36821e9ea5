// The variance of the demo company against its cash-flow table: totals to the penny, drivers that
// add up, and refusals in words.
import * as xlsx from '@e965/xlsx'
import type { AnalysisVariance, CommentaryReply } from '@plimsoll/contract/analysis'
import type { AnalysisBreakdown } from '@plimsoll/contract/analysis-breakdown'
import type { ComparedMonth } from '@plimsoll/contract/analysis-months'
import { piecesOf, textOf } from '@plimsoll/domain/commentary/sentence'
import { drivers } from '@plimsoll/domain/variance/drivers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readRatings } from './ratings.store.ts'
import { verifyDrivers } from './verify-drivers.ts'

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
type Reply = Wire<AnalysisVariance>

async function variance(query: string): Promise<Reply> {
  const reply = await caller.get(`/v1/analysis/variance${query}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json() as Reply
}

const pence = (amount: unknown) => Math.round(Number(amount) * 100)
const driversSum = (row: { drivers: object }) =>
  Object.values(row.drivers).reduce((all: number, amount) => all + pence(amount), 0)

type Month = { cf_month: number; cf_year: number; cash_in: string; cash_out: string }
async function months(list: 'actuals' | 'forecast'): Promise<Map<string, Month>> {
  const { data } = (await caller.get('/data/cashflow-overview')).json()
  const rows = data[0][list] as Month[]
  return new Map(
    rows.map((row) => [`${row.cf_year}-${String(row.cf_month).padStart(2, '0')}`, row]),
  )
}

test('R-135 R-136 finished and running months equal the cash-flow table to the penny', async () => {
  const actuals = await months('actuals')
  const forecast = await months('forecast')
  for (const compare of ['forecast', 'previous', 'last_year']) {
    const october = (await variance(`?timeframe=last_month&compare=${compare}`)).meta
    expect(october.totals.in.projected).toBe(actuals.get('2026-10')?.cash_in)
    expect(october.totals.out.projected).toBe(actuals.get('2026-10')?.cash_out)
  }
  const november = (await variance('')).meta
  expect(november.totals.in.actual).toBe(actuals.get('2026-11')?.cash_in)
  expect(november.totals.in.projected).toBe(forecast.get('2026-11')?.cash_in)
  expect(november.totals.out.projected).toBe(forecast.get('2026-11')?.cash_out)
  expect(november.running).toBe(true)
  const quarter = (await variance('?timeframe=last_quarter&compare=previous')).meta
  const inQuarter = ['2026-07', '2026-08', '2026-09'].map((month) => actuals.get(month)?.cash_out)
  expect(pence(quarter.totals.out.projected)).toBe(
    inQuarter.reduce((all, amount) => all + pence(amount), 0),
  )
})

test('the demo company shows every driver; drivers add up to each variance, rows to their totals, merchants to their category', async () => {
  const seen = new Set<string>()
  for (const timeframe of [
    'this_month',
    'last_month',
    'this_quarter',
    'last_quarter',
    'year_to_date',
    'last_12_months',
  ])
    for (const compare of ['forecast', 'previous', 'last_year']) {
      const reply = await caller.get(
        `/v1/analysis/variance?timeframe=${timeframe}&compare=${compare}`,
      )
      if (reply.statusCode === 422) continue
      const { data, meta } = reply.json() as Reply
      for (const row of [...data, meta.totals.in, meta.totals.out, meta.totals.net]) {
        expect(driversSum(row)).toBe(pence(row.variance))
        expect(pence(row.projected) - pence(row.baseline)).toBe(pence(row.variance))
        for (const [driver, amount] of Object.entries(row.drivers))
          if (pence(amount) !== 0) seen.add(driver)
      }
      const net = data.reduce(
        (all, row) => all + (row.side === 'in' ? 1 : -1) * pence(row.variance),
        0,
      )
      expect(net).toBe(pence(meta.totals.net.variance))
      const [first] = data
      const query = `?timeframe=${timeframe}&compare=${compare}&category=${first?.category}`
      for (const level of ['category', 'merchant']) {
        const rows = (await variance(`${query}&level=${level}&flow_type=${first?.side}`)).data
        expect(rows.every((row) => row.category === first?.category)).toBe(true)
        expect(rows.reduce((all, row) => all + pence(row.variance), 0)).toBe(pence(first?.variance))
      }
    }
  expect([...seen].sort()).toEqual([...drivers].sort())
})

type Compared = Wire<ComparedMonth>
async function comparedMonths(query: string): Promise<Compared[]> {
  const reply = await caller.get(`/v1/analysis/months${query}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}

test('the months of the table differ from their forecasts by what the analysis says, to the penny', async () => {
  const compared = await comparedMonths('?from=2026-05&to=2026-12')
  expect(compared.map(({ month }) => month)).toEqual(
    ['05', '06', '07', '08', '09', '10'].map((month) => `2026-${month}`),
  )
  const actuals = await months('actuals')
  for (const { month, rows, net, basis, made_on } of compared) {
    const last = new Date(Date.UTC(+month.slice(0, 4), +month.slice(5), 0)).getUTCDate()
    const span = `?timeframe=custom&compare=forecast&from=${month}-01&to=${month}-${last}`
    const { data, meta } = await variance(span)
    expect([basis, made_on]).toEqual([meta.baseline.basis, meta.baseline.made_on])
    for (const side of ['in', 'out'] as const) {
      const sign = side === 'in' ? 1 : -1
      const own = rows.filter((row) => row.side === side)
      const whole = own.find((row) => row.activity === null)
      expect(pence(whole?.actual) * sign).toBe(pence(actuals.get(month)?.[`cash_${side}`]))
      expect(pence(whole?.forecast) * sign).toBe(pence(meta.totals[side].baseline))
      expect(pence(whole?.difference) * sign).toBe(pence(meta.totals[side].variance))
      expect(whole?.effect).toBe(meta.totals[side].effect)
      const levels = [
        own.filter((row) => row.activity !== null && row.category === null),
        own.filter((row) => row.category !== null && row.sub_category === null),
        own.filter((row) => row.sub_category !== null),
      ]
      for (const level of levels)
        for (const figure of ['forecast', 'actual', 'difference'] as const)
          expect(level.reduce((all, row) => all + pence(row[figure]), 0)).toBe(
            pence(whole?.[figure]),
          )
      for (const row of data.filter((each) => each.side === side)) {
        const same = (levels[1] ?? []).filter(({ category }) => category === row.category)
        const difference = same.reduce((all, each) => all + pence(each.difference), 0)
        expect(difference - sign * pence(row.variance)).toBe(0)
      }
    }
    expect(net?.difference).toBe(meta.totals.net.variance)
  }
})

test('money in above the forecast is favourable, tax above it neither, and a month too early in the books has no forecast', async () => {
  const [october] = await comparedMonths('?from=2026-10&to=2026-10')
  for (const row of october?.rows.filter(({ category }) => category !== null) ?? []) {
    const isNeutral =
      row.activity === 'financing' || ['taxes', 'tax_refunds'].includes(row.category ?? '')
    const cash = pence(row.difference)
    expect(row.effect).toBe(
      isNeutral || cash === 0 ? 'neutral' : cash > 0 ? 'favourable' : 'adverse',
    )
  }
  const { meta } = (await caller.get('/data/cashflow-overview')).json()
  const first = meta.first_day.slice(0, 7)
  const none = { basis: null, made_on: null, rows: [], net: null }
  expect(await comparedMonths(`?from=${first}&to=${first}`)).toMatchObject([
    { month: first, ...none },
  ])
  for (const span of ['?from=2026-10&to=2026-09', '?from=2024-01&to=2026-09'])
    expect((await caller.get(`/v1/analysis/months${span}`)).statusCode).toBe(400)
})

test('the newsletter that the demo company files elsewhere since last month is recategorised, and nothing in all', async () => {
  const { data } = await variance('?timeframe=last_month&compare=previous')
  const moved = data.flatMap(({ category, drivers }) =>
    pence(drivers.recategorised) === 0 ? [] : [[category, drivers.recategorised]],
  )
  expect(moved.sort()).toEqual([
    ['marketing', '-55.20'],
    ['office_tech', '55.20'],
  ])
})

test('`npm run verify` adds up the drivers of every comparison', async () => {
  const { db, pool } = server.context
  const { rows } = await pool.query('select business_id from membership')
  const businessIds = rows.map(({ business_id }) => business_id)
  const verified = await verifyDrivers(db, { businessIds, today: '2026-11-20' })
  expect(verified).toEqual({ comparisons: 6, faults: [] })
})

test('what cannot be compared is refused in a sentence', async () => {
  const sentence = async (query: string, status: number) => {
    const reply = await caller.get(`/v1/analysis/variance${query}`)
    expect(reply.statusCode).toBe(status)
    return (reply.json() as { message: string }).message
  }
  expect(await sentence('?timeframe=fortnight', 400)).toBe('Choose a period from the list.')
  expect(await sentence('?category=unknown_thing', 400)).toBe('There is no such category.')
  expect(await sentence('?level=merchant', 400)).toBe('Choose a category to see its merchants.')
  expect(await sentence('?timeframe=custom', 400)).toBe(
    'Choose the first and the last day of the period.',
  )
  expect(await sentence('?timeframe=custom&from=2026-10-31&to=2026-10-01', 400)).toBe(
    'The first day comes after the last.',
  )
  expect(await sentence('?timeframe=custom&from=2012-01-01&to=2012-01-31', 422)).toMatch(
    /^Your transactions begin on .+, after this period\.$/,
  )
  expect(await sentence('?timeframe=custom&from=2026-12-01&to=2026-12-31', 422)).toBe(
    'This period begins on 1 December 2026. Choose one that has begun.',
  )
  expect(await sentence('?timeframe=custom&from=2026-02-30&to=2026-03-31', 400)).toBe(
    'There is no 30 February 2026. Choose a day that exists.',
  )
  expect(await sentence('?level=shop', 400)).toBe('Choose category or merchant.')
  expect(await sentence('?flow_type=up', 400)).toBe('Choose money in, money out or net.')
  expect(await sentence('?compare=budget', 400)).toBe('Choose a comparison from the list.')
  expect(
    await sentence('?timeframe=custom&from=2025-12-01&to=2025-12-31&compare=last_year', 422),
  ).toMatch(
    /^Your transactions don’t cover all of December 2024 to compare with: they begin on .+\.$/,
  )
})

async function finished(from: Caller, query: string): Promise<CommentaryReply> {
  return vi.waitFor(
    async () => {
      const reply = await from.get(`/v1/analysis/commentary${query}`)
      expect(reply.statusCode, reply.body).toBe(200)
      const body = reply.json() as CommentaryReply
      expect(body.status).not.toBe('pending')
      return body
    },
    { timeout: 120_000, interval: 100 },
  )
}

test('R-140 R-141 commentary is pending first, then written from the same figures, and kept', async () => {
  const query = '?timeframe=last_month'
  expect((await caller.get(`/v1/analysis/commentary${query}`)).json()).toEqual({
    status: 'pending',
    rating: null,
    message: null,
    data: null,
  })
  const { status, data } = await finished(caller, query)
  expect(status).toBe('success')
  if (!data) throw new Error('no commentary')
  expect(data.bullets.length).toBeGreaterThanOrEqual(3)
  expect(data.bullets.length).toBeLessThanOrEqual(5)
  expect(textOf(data.headline)).toMatch(/^October 2026 closed at £/)
  const { meta } = await variance(query)
  const exact = data.headline.facts.map((fact) => fact.exact?.replace(/[£,]/g, ''))
  expect(exact).toContain(String(meta.totals.net.variance).replace('-', ''))
  for (const sentence of [data.headline, ...data.bullets])
    for (const { fact } of piecesOf(sentence)) if (fact) expect(fact.href).toMatch(/^\//)
  expect((await finished(caller, query)).data).toEqual(data)
  const again = await caller.post('/v1/analysis/commentary', { timeframe: 'last_month' })
  expect((again.json() as CommentaryReply).status).toBe('pending')
  expect((await finished(caller, query)).data).toEqual(data)
})

test('settings: a threshold of one’s own flags rows and has the commentary written again', async () => {
  const { data: before } = (await caller.get('/v1/analysis/settings')).json()
  expect(before).toEqual({
    materiality: { amount: null, percent: 10 },
    about: { activity: '', busy_months: [], quiet_months: [], one_offs: [] },
  })
  const flagged = async () =>
    (await variance('?timeframe=last_month&compare=previous')).data.filter((row) => row.is_material)
      .length
  const usual = await flagged()
  expect(usual).toBeGreaterThan(0)
  const about = {
    activity: 'Fits kitchens.',
    busy_months: [10],
    quiet_months: [1],
    one_offs: [{ what: 'Trade fair', month: '2026-10' }],
  }
  const settings = { materiality: { amount: '900000.00', percent: 5 }, about }
  const put = (payload: object) =>
    caller.call({ method: 'PUT', url: '/api/v1/analysis/settings', payload })
  expect((await put(settings)).json().data).toEqual(settings)
  expect(await flagged()).toBe(0)
  const { meta } = await variance('?timeframe=last_month')
  expect(meta.materiality).toEqual({ amount: '900000.00', percent: 5, is_own: true })
  const written = await finished(caller, '?timeframe=last_month')
  const texts = written.data?.bullets.map(textOf) ?? []
  expect(texts.join(' ')).toContain('You listed Trade fair in October 2026 as exceptional')
  expect(texts.filter((text) => text.includes('than forecast (')).length).toBe(0)
  const both = { ...about, quiet_months: [10] }
  expect((await put({ ...settings, about: both })).json().message).toBe(
    'A month can be busy or quiet, not both.',
  )
  expect(
    (await put({ ...settings, materiality: { amount: '-1.00', percent: 5 } })).statusCode,
  ).toBe(400)
  expect((await put({ materiality: before.materiality, about: before.about })).statusCode).toBe(200)
  expect(await flagged()).toBe(usual)
})

test('a rating belongs to the text that was rated, and can be taken back', async () => {
  await finished(caller, '?timeframe=last_month')
  const rate = async (rating: string | null) =>
    (
      await caller.post('/v1/analysis/commentary/rating', { timeframe: 'last_month', rating })
    ).json().rating
  expect(await rate('up')).toBe('up')
  expect(await rate('down')).toBe('down')
  expect((await finished(caller, '?timeframe=last_month')).rating).toBe('down')
  // Whoever runs the server reads the text that did not help.
  const { helpful, unhelpful } = await readRatings(server.context.db, 90)
  expect([helpful, unhelpful.length]).toEqual([0, 1])
  expect(textOf(unhelpful[0]?.text.headline as never)).toContain('October')
  expect(await rate(null)).toBeNull()
  expect(await rate('up')).toBe('up')
  // Another month has a text of its own.
  expect((await finished(caller, '?timeframe=this_month')).rating).toBeNull()
})

test('the breakdown adds up: shares, sources and uses, months', async () => {
  const reply = await caller.get('/v1/analysis/breakdown?timeframe=last_month')
  expect(reply.statusCode, reply.body).toBe(200)
  const { customers, suppliers, cash, months } = reply.json().data as Wire<AnalysisBreakdown>
  const { totals } = (await variance('?timeframe=last_month')).meta
  for (const { total, parties, others } of [customers, suppliers]) {
    const amounts = parties.map(({ amount }) => pence(amount))
    expect(amounts.reduce((all, amount) => all + amount, pence(others.amount))).toBe(pence(total))
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    expect(Number(parties[0]?.share)).toBeCloseTo((amounts[0] ?? 0) / pence(total), 2)
  }
  const side = (paths: typeof cash.sources) =>
    paths.reduce((all, { amount }) => all + pence(amount), 0)
  expect(side(cash.sources) - side(cash.uses)).toBe(pence(cash.net))
  expect(pence(cash.net)).toBe(pence(totals.net.actual))
  expect(months).toHaveLength(12)
  const october = months.find(({ month }) => month === '2026-10')
  expect([october?.in, october?.out, october?.net]).toEqual([
    totals.in.actual,
    totals.out.actual,
    totals.net.actual,
  ])
  const last = months.slice(-3).map(({ net }) => pence(net))
  expect(pence(october?.average)).toBe(Math.round(last.reduce((all, net) => all + net, 0) / 3))
  expect((await caller.get('/v1/analysis/breakdown?timeframe=custom')).statusCode).toBe(400)
})

test('commentary that can’t be written says why', async () => {
  const early = await finished(caller, '?timeframe=custom&from=2012-01-01&to=2012-01-31')
  expect(early.status).toBe('failure')
  expect(early.message).toMatch(/^Your transactions begin on/)
  expect((await caller.get('/v1/analysis/commentary?timeframe=fortnight')).statusCode).toBe(400)
})

test('another business sees its own books only', async () => {
  const other = await server.signUp()
  expect(await finished(other, '')).toMatchObject({ status: 'failure', data: null })
  const reply = await other.get('/v1/analysis/variance')
  expect(reply.statusCode).toBe(404)
})

test('the variance table is saved as CSV and as a workbook, with the figures of the screen', async () => {
  const query = '?timeframe=this_month&compare=previous'
  const { data, meta } = await variance(query)
  const csv = await caller.get(`/v1/analysis/variance-export${query}&format=csv`)
  expect(csv.headers['content-disposition']).toBe(
    `attachment; filename="plimsoll-variance-${meta.period.from}-to-${meta.period.to}-against-previous-period.csv"`,
  )
  const [head, ...rows] = csv.body.replace('\ufeff', '').trim().split('\r\n')
  expect(head).toBe(
    'Side,Category,Baseline,Actual,Still expected,Total,Variance,Timing,One-off,New payee,Stopped payee,Recategorised,Price,Volume,Other,Left over',
  )
  const signed = (side: string, amount: unknown) => pence(amount) * (side === 'out' ? -1 : 1) || 0
  expect(
    rows.map((row) =>
      row
        .split(',')
        .slice(2, 7)
        .map((cell) => pence(cell) || 0),
    ),
  ).toEqual(
    data.map(({ side, ...row }) =>
      [row.baseline, row.actual, row.expected, row.projected, row.variance].map((amount) =>
        signed(side, amount),
      ),
    ),
  )
  // Money out is negative, so that a column adds up to net cash.
  const total = rows.reduce((all, row) => all + pence(row.split(',')[6]), 0)
  expect(total).toBe(pence(meta.totals.net.variance))
  const file = await caller.get(`/v1/analysis/variance-export${query}&format=xlsx`)
  const book = xlsx.read(file.rawPayload, { type: 'buffer', cellFormula: true })
  const sheet = book.Sheets.Variance as xlsx.WorkSheet
  expect(sheet.A1.v).toBe(meta.period.label)
  expect(sheet.G4.f).toBe('F4-C4')
  const shown: unknown[][] = xlsx.utils.sheet_to_json(sheet, { header: 1, raw: true })
  expect(shown.slice(3).map((row) => row.slice(2, 16).map(pence))).toEqual(
    rows.map((row) => row.split(',').slice(2, 16).map(pence)),
  )
  const refused = await caller.get(
    '/v1/analysis/variance-export?compare=last_year&from=2020-01-01&to=2020-01-31&timeframe=custom&format=csv',
  )
  expect(refused.statusCode).toBe(422)
})
