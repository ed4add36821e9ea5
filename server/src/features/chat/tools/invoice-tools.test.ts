// Unpaid invoices, taxes by their due days and the record of the forecast, against what was
// entered and what cash management shows.
import { type CashManagement, cashManagement } from '@plimsoll/contract/cash-management'
import { addDays } from '@plimsoll/domain/calendar'
import { minor, sum } from '@plimsoll/domain/money'
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { asTenant } from '../../../db/tenant.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { openBooks } from '../assistant.ts'
import type { Fact } from '../facts.ts'
import { runTool } from './run-tool.ts'

const today = '2026-11-20'
let server: TestServer
let businessId: string
let shown: CashManagement
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: today } })
  const caller = await server.signUp()
  await caller.get('/mock/load-data')
  const entry = (more: object) => ({
    side: 'in',
    number: null,
    issued: null,
    email: null,
    source: 'typed',
    ...more,
  })
  const reply = await caller.post('/data/invoices', {
    add: [
      entry({ party: 'Ash Ltd', due: '2026-11-10', amount: '100.00' }),
      entry({ party: 'Beech Ltd', due: '2026-12-05', amount: '250.00' }),
      entry({ party: 'Ash Ltd', due: '2026-12-20', amount: '200.00' }),
      entry({ side: 'out', party: 'Cedar Ltd', due: '2026-11-30', amount: '80.00' }),
    ],
  })
  expect(reply.statusCode).toBe(200)
  const found = await server.context.pool.query('select business_id from membership')
  businessId = found.rows[0].business_id
  const { data } = z.decode(
    cashManagement.reply,
    (await caller.get('/data/cash-management')).json(),
  )
  if (!data) throw new Error('the demo company has books')
  shown = data
})
afterAll(() => server.stop())

function run(call: ToolCall): Promise<{ facts: readonly Fact[]; template: string }> {
  return asTenant(server.context.db, businessId, async (tx) => {
    const { tools } = await openBooks(tx, businessId, today)
    return runTool(tools, call)
  })
}

const stated = (facts: readonly Fact[], id: string) => {
  const fact = facts.find((each) => each.id === id)
  return fact?.minor === undefined ? fact?.value : Number(fact.minor)
}

const unpaid = { tool: 'invoices', args: { side: 'in', state: 'open', aspect: 'total' } } as const

test('all that are unpaid, and those that fall due within days', async () => {
  const all = await run(unpaid)
  expect(stated(all.facts, 'total')).toBe(550_00)
  expect(stated(all.facts, 'count')).toBe(3)
  expect(stated(all.facts, 'overdue')).toBe(100_00)
  expect(stated(all.facts, 'days')).toBe(10)
  const december = await run({
    ...unpaid,
    args: { ...unpaid.args, period: spanPeriod('2026-12-01', '2026-12-31') },
  })
  expect(stated(december.facts, 'total')).toBe(450_00)
  expect(stated(december.facts, 'due')).toBe('2026-12-05')
  expect(stated(december.facts, 'days')).toBe(15)
})

test.each([
  ['largest', { total: 250_00, party: 'Beech Ltd', due: '2026-12-05', days: 15 }],
  ['oldest', { total: 100_00, party: 'Ash Ltd', due: '2026-11-10', days: 10 }],
  // What is overdue was to be paid before it.
  ['next', { total: 250_00, party: 'Beech Ltd', due: '2026-12-05', days: 15, late: 100_00 }],
  // Two invoices of Ash together are more than the largest single one.
  ['party', { total: 300_00, party: 'Ash Ltd', count: 2 }],
] as const)('the %s of them', async (first, expected) => {
  const { facts } = await run({ ...unpaid, args: { ...unpaid.args, first } })
  for (const [id, value] of Object.entries(expected)) expect(stated(facts, id), id).toBe(value)
})

test('what falls due from now on leaves out what is overdue, and says so', async () => {
  const { facts } = await run({
    ...unpaid,
    args: { ...unpaid.args, period: spanPeriod('2026-11-20', '2026-12-05') },
  })
  expect([stated(facts, 'total'), stated(facts, 'late')]).toEqual([250_00, 100_00])
})

test('one of an amount, and that there is none', async () => {
  const found = await run({ ...unpaid, args: { ...unpaid.args, amount: minor(250_00) } })
  expect(stated(found.facts, 'total')).toBe(250_00)
  expect([stated(found.facts, 'due'), stated(found.facts, 'days')]).toEqual(['2026-12-05', 15])
  const none = await run({ ...unpaid, args: { ...unpaid.args, amount: minor(260_00) } })
  expect(none.template).toContain('is for that amount')
  expect([stated(none.facts, 'total'), stated(none.facts, 'count')]).toEqual([550_00, 3])
})

test('whether so much is expected on a day', async () => {
  const day = '2026-12-31'
  const plain = await run({ tool: 'forecast_balance', args: { day } })
  expect(plain.template).toMatch(/^We expect/)
  const balance = Number(stated(plain.facts, 'balance'))
  const enough = await run({ tool: 'forecast_balance', args: { day, atLeast: minor(balance) } })
  expect(enough.template).toMatch(/^Yes: we expect/)
  const short = await run({ tool: 'forecast_balance', args: { day, atLeast: minor(balance + 1) } })
  expect(short.template).toMatch(/^No: we expect/)
})

test('bills are another matter than invoices', async () => {
  const { facts } = await run({
    tool: 'invoices',
    args: { side: 'out', state: 'open', aspect: 'total' },
  })
  expect(stated(facts, 'total')).toBe(80_00)
  expect(stated(facts, 'party')).toBe('Cedar Ltd')
})

test('tax due within days is what cash management lists with a due day among them', async () => {
  const period = spanPeriod('2026-11-21', '2027-02-20')
  const within = shown.taxes.filter(({ due }) => due >= period.from && due <= period.to)
  expect(within.length).toBeGreaterThan(1)
  const { facts } = await run({ tool: 'tax_due', args: { period } })
  expect(stated(facts, 'count')).toBe(within.length)
  expect(stated(facts, 'amount')).toBe(-sum(within.map(({ amount }) => minor(Number(amount)))))
  const vat = await run({
    tool: 'tax_due',
    args: { kind: 'vat', period: spanPeriod('2026-11-21', '2026-11-30') },
  })
  expect(stated(vat.facts, 'count')).toBe(0)
  expect(stated(vat.facts, 'next')).toBeGreaterThan(0)
})

test('the record of the forecast is that of the outlook, where the past was tested', async () => {
  const { confidence } = shown.outlook
  const { facts } = await run({ tool: 'forecast_record', args: {} })
  expect(stated(facts, 'held')).toBe(confidence?.in_range ?? undefined)
  expect(stated(facts, 'days')).toBe(confidence?.in_range == null ? undefined : confidence.days)
})

test('those that are not yet due, without somebody, by customer, and how late others are', async () => {
  const current = await run({ ...unpaid, args: { ...unpaid.args, state: 'current' } })
  expect([stated(current.facts, 'total'), stated(current.facts, 'count')]).toEqual([450_00, 2])
  const parties = await run({ ...unpaid, args: { ...unpaid.args, first: 'parties' } })
  expect([stated(parties.facts, 'row_aa'), stated(parties.facts, 'row_ab')]).toEqual([
    300_00, 250_00,
  ])
  expect(stated(parties.facts, 'name_aa')).toBe('Ash Ltd')
  // Only the one of 10 November is overdue, by ten days.
  const late = await run({ ...unpaid, args: { ...unpaid.args, aspect: 'lateness' } })
  expect([stated(late.facts, 'days'), stated(late.facts, 'count')]).toEqual([10, 1])
})

test('the next payment names the others of its day: their number and what they come to', async () => {
  const found = []
  for (let ahead = 1; ahead <= 40; ahead++) {
    const day = addDays(today, ahead)
    const due = { side: 'out', period: spanPeriod(day, day) } as const
    const all = await run({ tool: 'upcoming', args: { ...due, next: false } })
    const next = await run({ tool: 'upcoming', args: { ...due, next: true } })
    const number = Number(stated(all.facts, 'count'))
    const isOneOfMany = number > 1
    expect(next.template.includes('{{day_total}}')).toBe(isOneOfMany)
    if (!isOneOfMany) continue
    expect(stated(next.facts, 'same_day')).toBe(number)
    expect(stated(next.facts, 'day_total')).toBe(stated(all.facts, 'total'))
    found.push(day)
  }
  expect(found.length).toBeGreaterThan(0)
})
