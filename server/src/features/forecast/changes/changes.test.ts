// What users change about the forecast: figures keep adding up, nothing is kept twice, nothing that
// was changed gets out of sight.
import {
  type ForecastLine,
  hideForecastMerchants,
  listForecastMerchants,
} from '@plimsoll/contract/forecast'
import { categoryForecast } from '@plimsoll/contract/forecast-levels'
import { groupBy } from '@plimsoll/domain/group'
import { sum } from '@plimsoll/domain/money'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newId } from '../../../db/new-id.ts'
import { type Caller, startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let who: Caller
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
  who = await server.signUp()
  expect((await who.get('/mock/load-data')).statusCode).toBe(200)
})
afterAll(() => server.stop())

async function lines(query = ''): Promise<ForecastLine[]> {
  const reply = await who.get(`/data/forecast/merchants${query}`)
  return z.decode(listForecastMerchants.reply, reply.json()).data.lines
}

async function level(query = '') {
  const reply = await who.get(`/data/forecast/category/forecast${query}`)
  expect(reply.statusCode).toBe(200)
  return z.decode(categoryForecast.reply, reply.json()).data
}

async function overview() {
  const { data } = (await who.get('/data/cashflow-overview')).json()
  return data[0] as Record<'actuals' | 'forecast', Record<'cash_in' | 'cash_out', string>[]>
}

const net = (record: Record<'cash_in' | 'cash_out', string> | undefined) =>
  (Number(record?.cash_in) - Number(record?.cash_out)).toFixed(2)
const pounds = (pence: number | null | undefined) => ((pence ?? Number.NaN) / 1e2).toFixed(2)

const rule = (amount = '100.00', more = {}) => ({
  start_date: '2026-12-01',
  direction: 'out',
  cadence: 'monthly',
  payment_day: { kind: 'date', date: 17 },
  roll: 'none',
  amount,
  ...more,
})

async function save(configurations: object[], more = {}) {
  return who.post('/data/forecast/config/save', { configurations, ...more })
}

async function monthlyCost(): Promise<ForecastLine> {
  const found = (await lines()).find(
    (line) => line.state === 'detected' && line.cadence === 'monthly' && line.side === 'out',
  )
  if (!found) throw new Error('the demo company pays something every month')
  return found
}

async function ownLine(name: string, more = {}): Promise<ForecastLine> {
  const made = { name, sub_category: 'software', rules: [rule('100.00', more)] }
  expect((await save([made])).statusCode).toBe(200)
  const found = (await lines()).find((line) => line.merchant === name)
  if (!found) throw new Error(`no line ${name}`)
  return found
}

/**
 * What was booked of known merchants in the month under way, what is no cash flow (transfers, card
 * bills) aside.
 */
async function bookedInNovember() {
  const url = '/data/transactions/list?date=2026-11&txnSource=actual&limit=500'
  const rows: {
    id: string
    merchant: { id: string } | null
    amount: string
    sub_category: string
  }[] = (await who.get(url)).json().data
  return rows.filter(
    (row) => row.merchant !== null && subCategoryOf(row.sub_category).activity !== 'neutral',
  )
}

async function nextDue({ seriesId }: ForecastLine): Promise<string> {
  const { months } = await level(`?line_id=${seriesId}`)
  return months.flatMap(({ parts }) => parts)[0]?.due ?? ''
}

test('a hidden line’s money that has moved still counts in the month under way', async () => {
  const paid = (await lines()).find(
    (line) => line.state === 'detected' && line.last && line.last.day >= '2026-11-01' && line.next,
  )
  await who.call({
    method: 'PUT',
    url: `/api/data/forecast/merchants/${paid?.seriesId}?hide=true`,
  })
  const all = await level()
  const { actuals, forecast } = await overview()
  const now = all.months.find(({ month }) => month === '2026-11')
  expect(pounds(now?.actual)).toBe(net(actuals.at(-1)))
  expect(pounds(now?.forecast)).toBe(net(forecast[0]))
  const payload = { seriesId: paid?.seriesId, hide: true }
  const again = await who.call({ method: 'PUT', url: '/api/data/forecast/merchants', payload })
  const { data } = z.decode(hideForecastMerchants.reply, again.json())
  expect(data[0]?.hides.map(({ month }) => month)).not.toContain('2026-11')
  await who.call({
    method: 'PUT',
    url: `/api/data/forecast/merchants/${paid?.seriesId}?hide=false`,
  })
})

test('a merchant’s month under way counts what was booked, also where no line is its own', async () => {
  const booked = await bookedInNovember()
  const totals = groupBy(booked, ({ merchant }) => merchant?.id)
  expect(totals.size).toBeGreaterThan(10)
  for (const [merchant, some] of totals) {
    const total = some.reduce((pence, { amount }) => pence + Math.round(Number(amount) * 100), 0)
    const now = (await level(`?merchant=${merchant}`)).months.find(
      ({ month }) => month === '2026-11',
    )
    expect([merchant, now?.actual]).toEqual([merchant, total])
    expect(now?.forecast).toBe(total + sum((now?.parts ?? []).map((each) => each.amount)))
  }
})

test('rules saved twice for a line are there once, and none at all takes them back', async () => {
  const cost = await monthlyCost()
  const ours = { line_id: cost.seriesId, sub_category: cost.sub_category }
  await save([{ ...ours, rules: [rule()] }])
  await save([{ ...ours, rules: [rule('200.00')] }])
  const ruled = (await lines()).find(({ seriesId }) => seriesId === cost.seriesId)
  expect(ruled?.months.slice(2).map(({ amount }) => amount)).toEqual([
    -20000, -20000, -20000, -20000,
  ])
  await save([{ ...ours, rules: [] }])
  const found = (await lines()).find(({ seriesId }) => seriesId === cost.seriesId)
  expect(found).toEqual(cost)
  const twice = await save([
    { ...ours, rules: [rule()] },
    { ...ours, rules: [rule()] },
  ])
  expect(twice.statusCode).toBe(400)
})

test('a rule laid over a line keeps its name and its place', async () => {
  const cost = await monthlyCost()
  const ours = { line_id: cost.seriesId, sub_category: 'software' }
  await save([{ ...ours, rules: [rule()] }])
  const ruled = (await lines()).find(({ seriesId }) => seriesId === cost.seriesId)
  expect(ruled).toMatchObject({ merchant: cost.merchant, sub_category: cost.sub_category })
  const there = await level(`?side=out&category=${cost.sub_category}`)
  const parts = there.months.flatMap((each) => each.parts)
  expect(parts.some(({ line_id, source }) => line_id === cost.seriesId && source === 'rule')).toBe(
    true,
  )
  await save([{ ...ours, rules: [] }])
})

test('payments that a rule expects can be re-dated, changed, cancelled and restored', async () => {
  const robot = await ownLine('Robot hire')
  const decide = (kind: string, more = {}) =>
    who.post('/data/forecast/occurrences', {
      line_id: robot.seriesId,
      due: '2026-12-17',
      kind,
      ...more,
    })
  const parts = async () =>
    (await level(`?line_id=${robot.seriesId}`)).months
      .flatMap((each) => each.parts)
      .filter(({ due }) => due === '2026-12-17')
  expect((await decide('redate', { day: '2026-12-22' })).statusCode).toBe(200)
  expect(await parts()).toMatchObject([{ day: '2026-12-22', amount: -10000 }])
  await decide('amount', { amount: '-55.00' })
  expect(await parts()).toMatchObject([{ day: '2026-12-22', amount: -5500 }])
  await decide('cancel')
  expect(await parts()).toEqual([])
  await decide('restore')
  expect(await parts()).toMatchObject([{ day: '2026-12-17', amount: -10000 }])
})

test('moving wages to another month tells before saving what saving does, with the taxes that follow', async () => {
  const wages = (await lines()).find((line) => line.sub_category === 'net_wages' && line.next)
  const due = await nextDue(wages as ForecastLine)
  const { seriesId } = wages as ForecastLine
  const later = { line_id: seriesId, due, kind: 'redate', day: '2027-02-10' }
  const tried = await who.post('/data/forecast/changeset/forecast', { decisions: [later] })
  const saved = await who.post('/data/forecast/occurrences', later)
  expect(saved.json().data.impact.after).toEqual(tried.json().data.after)
  await who.post('/data/forecast/occurrences', { line_id: seriesId, due, kind: 'restore' })
})

test('lines of one’s own that are hidden stay in the list, and so do rules far ahead', async () => {
  const crane = await ownLine('Crane hire')
  const url = `/api/data/forecast/merchants/${crane.seriesId}`
  const hidden = await who.call({ method: 'PUT', url: `${url}?hide=true` })
  const { data } = z.decode(hideForecastMerchants.reply, hidden.json())
  expect(data[0]?.hides[0]).toEqual({ month: '2026-12', amount: -10000 })
  expect((await lines()).find(({ seriesId }) => seriesId === crane.seriesId)).toMatchObject({
    hide: true,
    state: 'hidden',
    merchant: 'Crane hire',
  })
  await who.call({ method: 'PUT', url: `${url}?hide=false` })
  const far = await ownLine('Far away', { start_date: '2030-01-01' })
  expect(far).toMatchObject({ state: 'rule', next: null })
  const laptop = { day: '2026-12-10', amount: '-500.00', sub_category: 'software', note: 'Laptop' }
  await save([], { one_offs: [laptop] })
  const once = (await lines()).find(({ merchant }) => merchant === 'Laptop')
  await who.call({
    method: 'PUT',
    url: `/api/data/forecast/merchants/${once?.seriesId}?hide=true`,
  })
  expect((await lines()).find(({ seriesId }) => seriesId === once?.seriesId)).toMatchObject({
    hide: true,
    merchant: 'Laptop',
  })
})

test('the lines of a scenario keep their ids, so that they can be opened', async () => {
  const changes = {
    customConfigurations: [{ name: 'Van', sub_category: 'software', rules: [rule()] }],
    one_offs: [{ day: '2026-12-11', amount: '-700.00', sub_category: 'software', note: 'Desk' }],
  }
  const made = await who.post('/data/forecast/scenarios', { name: 'Plan', changes })
  const { id } = made.json().data
  const ours = (await lines(`?scenario=${id}`)).filter(({ merchant }) =>
    ['Van', 'Desk'].includes(merchant),
  )
  expect(ours).toHaveLength(2)
  for (const { seriesId } of ours) await level(`?line_id=${seriesId}&scenario=${id}`)
})

test('an impossible decision about a payment is refused with a sentence', async () => {
  const cost = await monthlyCost()
  const due = await nextDue(cost)
  const decision = (more: object) =>
    who.post('/data/forecast/occurrences', { line_id: cost.seriesId, due, ...more })
  const unknown = await decision({ kind: 'match', transaction_ids: [newId()] })
  expect([unknown.statusCode, unknown.json().message]).toEqual([
    404,
    'There is no such transaction.',
  ])
  const never = await decision({ kind: 'cancel', due: '2031-01-01' })
  expect(never.statusCode).toBe(404)
  const transaction_ids = [(await bookedInNovember())[0]?.id]
  expect((await decision({ kind: 'match', transaction_ids })).statusCode).toBe(200)
  const other = (await lines()).find(
    (line) => line.seriesId !== cost.seriesId && line.state === 'detected' && line.next,
  )
  const again = await decision({
    line_id: other?.seriesId,
    due: other && (await nextDue(other)),
    kind: 'match',
    transaction_ids,
  })
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'That transaction is already matched with another payment. Take it away from that one first.',
  ])
  await decision({ kind: 'restore' })
})

test.each([
  [
    'a step without bound',
    { step: { every_months: 1, percent: '1000' }, amount: '1000000.00' },
    200,
  ],
  ['an amount and a percentage', { percent_of: { kind: 'side', side: 'in', percent: '5' } }, 400],
  [
    'a percentage of nobody',
    {
      amount: null,
      percent_of: { kind: 'merchant', side: 'in', of: newId(), percent: '5' },
    },
    404,
  ],
  ['growth twice', { step: { every_months: 3, percent: '5', amount: '5.00' } }, 400],
  ['the 32nd', { payment_day: { kind: 'date', date: 32 } }, 400],
])('a rule with %s is answered with sense', async (_, more, status) => {
  const reply = await save([
    { name: 'Odd', sub_category: 'software', rules: [rule('100.00', more)] },
  ])
  expect(reply.statusCode).toBe(status)
  if (status !== 200) expect(reply.json().message).not.toContain('Invalid input')
  expect((await who.get('/data/forecast/merchants')).statusCode).toBe(200)
})

test('what-ifs and one-offs that cannot be are refused with a sentence', async () => {
  const tried = (changes: object) => who.post('/data/forecast/changeset/forecast', changes)
  const scaling = { kind: 'side', side: 'in', percent: '-20', from: '2026-12' }
  const once = { day: '2026-12-20', amount: '-5.00', sub_category: 'software', note: 'Once' }
  for (const changes of [
    { scalings: [{ ...scaling, percent: '-101' }] },
    { scalings: [{ ...scaling, to: '2026-11' }] },
    { scalings: [{ ...scaling, kind: 'category', of: 'nonsense' }] },
    { one_offs: [{ ...once, day: '2099-01-01' }] },
    { one_offs: [1, 2].map(() => ({ ...once, id: '01a1fc79-0000-7000-8000-000000000001' })) },
  ]) {
    const reply = await tried(changes)
    expect([changes, reply.statusCode]).toEqual([changes, 400])
    expect(reply.json().message).not.toContain('Invalid input')
  }
  expect((await tried({ scalings: [scaling], one_offs: [once] })).statusCode).toBe(200)
  const cost = await monthlyCost()
  const decided = { line_id: cost.seriesId, due: await nextDue(cost), kind: 'amount' }
  for (const amount of ['50.00', '0.00'])
    expect((await who.post('/data/forecast/occurrences', { ...decided, amount })).statusCode).toBe(
      400,
    )
})

test('a category or merchant that there is not is refused, not a fault of ours', async () => {
  for (const query of ['?category=nonsense', `?merchant=${newId()}`, '?category=%2Fa%25%3F%23'])
    expect((await who.get(`/data/forecast/category/forecast${query}`)).statusCode).toBe(404)
})
