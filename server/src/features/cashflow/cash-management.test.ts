// Cash management through HTTP, on the demo company: every figure adds up and agrees with the
// forecast.
import { type CashManagement, cashManagement } from '@plimsoll/contract/cash-management'
import { dropAhead } from '@plimsoll/domain/alerts/low-ahead'
import { addMonths } from '@plimsoll/domain/calendar'
import { magnitude, parseMinor, sum } from '@plimsoll/domain/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { asTenant } from '../../db/tenant.ts'
import { businessIdOf } from '../../testing/books.ts'
import { EditedBooks } from '../../testing/edited-books.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readAlertFacts } from '../forecast/alerts/alert-facts.ts'

const today = '2026-11-20'
let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: today } })
  caller = await server.signUp()
  await caller.get('/mock/load-data')
})
afterAll(() => server.stop())

async function managed(who = caller): Promise<CashManagement> {
  const reply = await who.get('/data/cash-management')
  expect(reply.statusCode).toBe(200)
  const { data } = z.decode(cashManagement.reply, reply.json())
  if (!data) throw new Error('the demo company has books')
  return data
}

test('R-126 safe to spend is the outlook’s low less the buffer, and both sums add up to the penny', async () => {
  const { cash, outlook, items } = await managed()
  const { low, safe_to_spend } = outlook
  if (!low || !safe_to_spend || !cash.to_low || !cash.if_nobody_pays) throw new Error('no outlook')
  expect(cash.balance + cash.to_low.in - cash.to_low.out).toBe(low.balance)
  expect(safe_to_spend).toEqual({
    likely: low.balance - cash.buffer,
    cautious: low.cautious - cash.buffer,
  })
  const bills = items.filter(({ side }) => side === 'out')
  expect(magnitude(sum(bills.map(({ open }) => open)))).toBe(cash.if_nobody_pays.bills)
  expect(cash.if_nobody_pays.amount).toBe(cash.balance - cash.buffer - cash.if_nobody_pays.bills)
})

test('every place gives one answer about the future, over the horizon that the business chose', async () => {
  const who = await server.signUp()
  await who.get('/mock/load-data')
  const far = [{ sub_category: 'rent', amount: '-90000.00', day: '2027-05-31', note: 'Far' }]
  const months = async (outlook_months: number) => {
    const payload = { business: { outlook_months, cash_buffer: '5000.00' } }
    await who.call({ method: 'PATCH', url: '/api/user/account', payload })
  }
  const saved = await who.post('/data/forecast/config/save', {
    configurations: [],
    one_offs: far,
  })
  expect(saved.json()).toMatchObject({ status: 'success' })
  for (const [chosen, until] of [
    [6, '2027-05-31'],
    [3, '2027-02-28'],
  ] as const) {
    await months(chosen)
    const read = async (path: string) => (await who.get(path)).json().data
    const dashboard = await read('/data/dashboard-analytics')
    const { outlook } = dashboard
    const low = { day: outlook.low.day, balance: outlook.low.balance, cause: outlook.low.cause }
    expect(outlook.until).toBe(until)
    expect(outlook.low.cause === 'Far').toBe(chosen === 6)
    expect((await read('/data/cash-management')).outlook).toEqual(outlook)
    expect(dashboard.low).toMatchObject(low)
    expect(dashboard.path.at(-1).day).toBe(until)
    const marked = dashboard.path.find((each: { day: string }) => each.day === low.day)
    expect(marked.closing).toBe(low.balance)
    const level = await read('/data/forecast/category/forecast')
    expect(level.low).toEqual(low)
    const [base] = await read('/data/forecast/scenarios/compare')
    expect(base.low).toEqual(low)
    expect(base.months.at(-1).month).toBe(until.slice(0, 7))
    expect(base.days.at(-1).day).toBe(until)
    expect(base.first_below?.day ?? null).toBe(outlook.expected_below)
    const goal = await who.post('/data/forecast/goal-seek', {
      keep_above: '0.00',
      until,
      movable: [],
    })
    expect(goal.json().data.low_before).toEqual(low)
    const businessId = await businessIdOf(server, who)
    const facts = await asTenant(server.context.db, businessId, (tx) =>
      readAlertFacts(tx, businessId, today),
    )
    const drop = dropAhead(facts?.facts ?? { today, days: [] }, {
      amount: parseMinor('999999.00'),
      days: 30,
    })
    expect([drop?.low, facts?.facts.lowCause]).toEqual([low.day, low.cause])
  }
})

test('thirteen weeks add up to their days, and go on from the balance', async () => {
  const { cash, weeks, days } = await managed()
  expect(days).toHaveLength(91)
  let closing = cash.balance as number
  for (const week of weeks) {
    const own = days.filter(({ day }) => day >= week.from && day <= week.to)
    expect(sum(own.map((day) => day.in))).toBe(week.in)
    expect(sum(own.map((day) => day.out))).toBe(week.out)
    closing += week.in - week.out
    expect(week.closing).toBe(closing)
    expect(week.low).toBe(Math.min(...own.map((day) => day.closing)))
    expect(week.under_buffer).toBe(week.low < cash.buffer)
  }
})

test('what is due has a name, a day and a state; what was met is marked as such', async () => {
  const { items, paid, payers, taxes } = await managed()
  expect(items.length).toBeGreaterThan(20)
  for (const item of items) {
    expect(item.day > today).toBe(true)
    expect(item.open).not.toBe(0)
    expect(['expected', 'part', 'overdue']).toContain(item.state)
  }
  expect(items.some(({ automatic }) => automatic)).toBe(true)
  expect(paid.length).toBeGreaterThan(5)
  for (const item of paid) expect([item.open, item.state.startsWith('matched')]).toEqual([0, true])
  expect(payers.length).toBeGreaterThan(0)
  for (const tax of taxes) expect(sum(tax.parts.map(({ amount }) => amount))).toBe(tax.amount)
})

test('a bill that is put off moves here as in the forecast, and comes back', async () => {
  const who = await server.signUp()
  await who.get('/mock/load-data')
  const bill = (await managed(who)).items.find(
    ({ side, source }) => side === 'out' && source === 'series',
  )
  if (!bill) throw new Error('the demo company has bills')
  const decide = (kind: string, more = {}) =>
    who.post('/data/forecast/occurrences', {
      line_id: bill.line_id,
      due: bill.due,
      kind,
      ...more,
    })
  const same = (item: { line_id: string; due: string }) =>
    item.line_id === bill.line_id && item.due === bill.due
  await decide('redate', { day: '2026-12-28' })
  expect((await managed(who)).items.find(same)?.day).toBe('2026-12-28')
  await decide('restore')
  const split = await decide('split', { days: ['2026-12-01', '2026-12-15'] })
  expect(split.statusCode).toBe(200)
  const ics = (await who.get('/data/cash-management/export?format=ics')).body
  const names = ics.replaceAll('\r\n ', '').match(/^UID:.*$/gm) ?? []
  expect(names.length).toBe((await managed(who)).items.length)
  expect(new Set(names).size).toBe(names.length)
  const parts = (await managed(who)).items.filter(same)
  expect(parts.map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-15'])
  expect(sum(parts.map(({ open }) => open))).toBe(bill.open)
  await decide('restore')
  expect((await managed(who)).items.find(same)).toEqual(bill)
})

test('a buffer that an account would break leads to a transfer from an idle one, and headroom counts the overdraft', async () => {
  const who = await server.signUp()
  await who.get('/mock/load-data')
  const { accounts, cash } = await managed(who)
  const main = accounts.find(({ kind }) => kind === 'current')
  const savings = accounts.find(({ kind }) => kind === 'savings')
  if (!main?.low || !savings?.low) throw new Error('the demo company has both')
  const change = (body: object) =>
    who.call({ method: 'PATCH', url: `/api/data/accounts/${main.id}`, payload: body })
  const wanted = main.low.balance + 50_000
  await change({ buffer: (wanted / 1e2).toFixed(2), overdraft: '2500.00' })
  const after = await managed(who)
  expect(after.transfers).toHaveLength(1)
  expect(after.transfers[0]).toMatchObject({
    from: { id: savings.id },
    to: { id: main.id },
    amount: 50_000,
    low: main.low.balance,
    low_day: main.low.day,
  })
  expect(after.cash.overdraft).toBe(cash.overdraft + 250_000)
  expect(after.cash.headroom).toBe((after.outlook.low?.balance ?? 0) + after.cash.overdraft)
})

test('due items come as rows and as a calendar', async () => {
  const { items } = await managed()
  const [first] = items
  const csv = await caller.get('/data/cash-management/export?format=csv&side=out')
  expect(csv.headers['content-type']).toMatch(/^text\/csv/)
  expect(csv.body.trim().split('\n')).toHaveLength(
    1 + items.filter(({ side }) => side === 'out').length,
  )
  // Words, no codes.
  expect(csv.body).toMatch(/,(Expected|Overdue),(Direct debit|Standing order|Bank transfer|Card|),/)
  expect(csv.body).not.toMatch(/_/)
  const xlsx = await caller.get('/data/cash-management/export?format=xlsx')
  expect(xlsx.headers['content-disposition']).toMatch(/plimsoll-due-[\d-]+\.xlsx"$/)
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
  const query = encodeURIComponent(`${first?.line_id}:${first?.due}`)
  const ics = await caller.get(`/data/cash-management/export?format=ics&items=${query}`)
  expect(ics.body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(ics.body).toContain(`DTSTART;VALUE=DATE:${first?.day.replaceAll('-', '')}`)
  for (const line of ics.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76)
})

/**
 * A year to 18 November 2026: harbour dues paid for the year and given back on each 5th, moorings
 * on the 2nd, sales on the 17th, wages on the 28th, interest on the 30th.
 */
function yearOfBooks(): string {
  const lines = ['Date,Type,Description,Paid out,Paid in,Balance']
  const months = Array.from({ length: 12 }, (_, at) => addMonths('2025-12', at))
  const put = (day: string, text: string, paid: string) => {
    if (day > '2026-11-18') return
    const type = paid.startsWith(',') ? 'CR' : 'BP'
    lines.push(`${day.split('-').reverse().join('/')},${type},${text},${paid},`)
  }
  put('2025-12-03', 'HARBOUR REBATE', '3600.00,')
  for (const month of months) {
    put(`${month}-02`, 'TIDEWATER MOORINGS', '1200.00,')
    put(`${month}-05`, 'HARBOUR REBATE', ',300.00')
    put(`${month}-17`, 'BREAKWATER HOTEL', ',3100.00')
    put(`${month}-28`, 'CREW WAGES', '1250.00,')
    if (!month.endsWith('-02')) put(`${month}-30`, 'INTEREST (GROSS)', ',14.06')
  }
  return `${lines.join('\n')}\n`
}

test('a refund of a cost is due in', async () => {
  const books = await EditedBooks.open(server, yearOfBooks())
  const rebate = (await books.list('q=harbour')).data[0]
  await books.edited(rebate?.id ?? '', { sub_category: 'rent' }, 'merchant_past')
  const { items } = await managed(books.caller)
  const sideOf = (name: RegExp) => items.find(({ merchant }) => name.test(merchant))?.side
  expect([sideOf(/harbour/i), sideOf(/interest/i), sideOf(/crew/i)]).toEqual(['in', 'in', 'out'])
  expect(items.find(({ merchant }) => /interest/i.test(merchant))?.day).toBe('2026-11-30')
})

test('an empty business has nothing to manage', async () => {
  const empty = await server.signUp()
  expect((await empty.get('/data/cash-management')).json().data).toBeNull()
})
