// Unpaid invoices, taxes by their due days and the record of the forecast, against what was
// entered and what cash management shows.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { addDays } from '@plimsoll/domain/calendar'
import { minor, sum } from '@plimsoll/domain/money'
import { spanPeriod } from '@plimsoll/domain/question/period'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cashManagementOf,
  type DemoTools,
  figureOf,
  startDemoTools,
} from '../../../testing/demo-tools.ts'
import { converse } from '../converse.ts'

const today = '2026-11-20'
let demo: DemoTools
let shown: CashManagement
beforeAll(async () => {
  demo = await startDemoTools(today)
  const entry = (more: object) => ({
    side: 'in',
    number: null,
    issued: null,
    email: null,
    source: 'typed',
    ...more,
  })
  const reply = await demo.caller.post('/data/invoices', {
    add: [
      entry({ party: 'Ash Ltd', due: '2026-11-10', amount: '100.00' }),
      entry({ party: 'Beech Ltd', due: '2026-12-05', amount: '250.00', number: 'B-7' }),
      entry({ party: 'Ash Ltd', due: '2026-12-20', amount: '200.00' }),
      entry({ side: 'out', party: 'Cedar Ltd', due: '2026-11-30', amount: '80.00' }),
    ],
  })
  expect(reply.statusCode).toBe(200)
  shown = await cashManagementOf(demo)
})
afterAll(() => demo.server.stop())

const unpaid = { tool: 'invoices', args: { side: 'in', state: 'open', aspect: 'total' } } as const

test('all that are unpaid, and those that fall due within days', async () => {
  const all = await demo.run(unpaid)
  expect(figureOf(all.facts, 'total')).toBe(550_00)
  expect(figureOf(all.facts, 'count')).toBe(3)
  expect(figureOf(all.facts, 'overdue')).toBe(100_00)
  expect(figureOf(all.facts, 'due_aa')).toBe('2026-11-10')
  const december = await demo.run({
    ...unpaid,
    args: { ...unpaid.args, period: spanPeriod('2026-12-01', '2026-12-31') },
  })
  expect(figureOf(december.facts, 'total')).toBe(450_00)
  // "Which?" wants each by its name.
  expect(december.template).toContain(
    '{{row_aa}} from {{name_aa}} ({{number_aa}}), due on {{due_aa}}; {{row_ab}} from {{name_ab}}, due on {{due_ab}}.',
  )
  const each = ['row_aa', 'name_aa', 'number_aa', 'due_aa', 'row_ab', 'name_ab', 'due_ab']
  expect(each.map((id) => figureOf(december.facts, id))).toEqual([
    250_00,
    'Beech Ltd',
    'B-7',
    '2026-12-05',
    200_00,
    'Ash Ltd',
    '2026-12-20',
  ])
})

test.each([
  ['largest', { total: 250_00, party: 'Beech Ltd', due: '2026-12-05', days: 15 }],
  ['oldest', { total: 100_00, party: 'Ash Ltd', due: '2026-11-10', days: 10 }],
  // What is overdue was to be paid before it.
  ['next', { total: 250_00, party: 'Beech Ltd', due: '2026-12-05', days: 15, late: 100_00 }],
  // Two invoices of Ash together are more than the largest single one.
  ['party', { total: 300_00, party: 'Ash Ltd', count: 2 }],
] as const)('the %s of them', async (first, expected) => {
  const { facts } = await demo.run({ ...unpaid, args: { ...unpaid.args, first } })
  for (const [id, value] of Object.entries(expected)) expect(figureOf(facts, id), id).toBe(value)
})

test('what falls due from now on leaves out what is overdue, and says so', async () => {
  const { facts, template } = await demo.run({
    ...unpaid,
    args: { ...unpaid.args, period: spanPeriod('2026-11-20', '2026-12-05') },
  })
  expect([figureOf(facts, 'total'), figureOf(facts, 'late')]).toEqual([250_00, 100_00])
  expect(template).toContain(
    'On top of that, {{late}} is overdue already from {{late_party}}, since {{late_day}}.',
  )
  expect([figureOf(facts, 'late_party'), figureOf(facts, 'late_day')]).toEqual([
    'Ash Ltd',
    '2026-11-10',
  ])
})

test('one of an amount, and that there is none', async () => {
  const found = await demo.run({ ...unpaid, args: { ...unpaid.args, amount: minor(250_00) } })
  expect(figureOf(found.facts, 'total')).toBe(250_00)
  expect([figureOf(found.facts, 'due'), figureOf(found.facts, 'days')]).toEqual(['2026-12-05', 15])
  const none = await demo.run({ ...unpaid, args: { ...unpaid.args, amount: minor(260_00) } })
  expect(none.template).toContain('is for that amount')
  expect([figureOf(none.facts, 'total'), figureOf(none.facts, 'count')]).toEqual([550_00, 3])
})

test('whether so much is expected on a day', async () => {
  const day = '2026-12-31'
  const plain = await demo.run({ tool: 'forecast_balance', args: { day } })
  expect(plain.template).toMatch(/^We expect/)
  const balance = Number(figureOf(plain.facts, 'balance'))
  const enough = await demo.run({
    tool: 'forecast_balance',
    args: { day, atLeast: minor(balance) },
  })
  expect(enough.template).toMatch(/^Yes: we expect/)
  const short = await demo.run({
    tool: 'forecast_balance',
    args: { day, atLeast: minor(balance + 1) },
  })
  expect(short.template).toMatch(/^No: we expect/)
})

test('bills are another matter than invoices', async () => {
  const { facts } = await demo.run({
    tool: 'invoices',
    args: { side: 'out', state: 'open', aspect: 'total' },
  })
  expect(figureOf(facts, 'total')).toBe(80_00)
  expect(figureOf(facts, 'party')).toBe('Cedar Ltd')
})

test('tax due within days is what cash management lists with a due day among them', async () => {
  const period = spanPeriod('2026-11-21', '2027-02-20')
  const within = shown.taxes.filter(({ due }) => due >= period.from && due <= period.to)
  expect(within.length).toBeGreaterThan(1)
  const { facts } = await demo.run({ tool: 'tax_due', args: { period } })
  expect(figureOf(facts, 'count')).toBe(within.length)
  expect(figureOf(facts, 'amount')).toBe(-sum(within.map(({ amount }) => minor(Number(amount)))))
  const vat = await demo.run({
    tool: 'tax_due',
    args: { kind: 'vat', period: spanPeriod('2026-11-21', '2026-11-30') },
  })
  expect(figureOf(vat.facts, 'count')).toBe(0)
  expect(figureOf(vat.facts, 'next')).toBeGreaterThan(0)
})

test('the record of the forecast is that of the outlook, where the past was tested', async () => {
  const { confidence } = shown.outlook
  const { facts } = await demo.run({ tool: 'forecast_record', args: {} })
  expect(figureOf(facts, 'held')).toBe(confidence?.in_range ?? undefined)
  expect(figureOf(facts, 'days')).toBe(confidence?.in_range == null ? undefined : confidence.days)
})

test('those that are not yet due, without somebody, by customer, and how late others are', async () => {
  const current = await demo.run({ ...unpaid, args: { ...unpaid.args, state: 'current' } })
  expect([figureOf(current.facts, 'total'), figureOf(current.facts, 'count')]).toEqual([450_00, 2])
  const parties = await demo.run({ ...unpaid, args: { ...unpaid.args, first: 'parties' } })
  expect([figureOf(parties.facts, 'row_aa'), figureOf(parties.facts, 'row_ab')]).toEqual([
    300_00, 250_00,
  ])
  expect(figureOf(parties.facts, 'name_aa')).toBe('Ash Ltd')
  // Only the one of 10 November is overdue, by ten days.
  const late = await demo.run({ ...unpaid, args: { ...unpaid.args, aspect: 'lateness' } })
  expect([figureOf(late.facts, 'days'), figureOf(late.facts, 'count')]).toEqual([10, 1])
})

test('the next payment names the others of its day: their number and what they come to', async () => {
  const found = []
  for (let ahead = 1; ahead <= 40; ahead++) {
    const day = addDays(today, ahead)
    const due = { side: 'out', period: spanPeriod(day, day) } as const
    const all = await demo.run({ tool: 'upcoming', args: { ...due, next: false } })
    const next = await demo.run({ tool: 'upcoming', args: { ...due, next: true } })
    const number = Number(figureOf(all.facts, 'count'))
    const isOneOfMany = number > 1
    expect(next.template.includes('{{day_total}}')).toBe(isOneOfMany)
    if (!isOneOfMany) continue
    expect(figureOf(next.facts, 'same_day')).toBe(number)
    expect(figureOf(next.facts, 'day_total')).toBe(figureOf(all.facts, 'total'))
    found.push(day)
  }
  expect(found.length).toBeGreaterThan(0)
})

test('those over an amount, those overdue for long, and how late each is', async () => {
  const over = await demo.run({ ...unpaid, args: { ...unpaid.args, amountFrom: minor(200_00) } })
  expect([figureOf(over.facts, 'total'), figureOf(over.facts, 'count')]).toEqual([450_00, 2])
  // Due ten days ago: not more than ten days overdue.
  const aged = (days: number) =>
    demo.run({ ...unpaid, args: { ...unpaid.args, olderThan: { days, since: 'due' } } })
  expect(figureOf((await aged(9)).facts, 'total')).toBe(100_00)
  expect(figureOf((await aged(10)).facts, 'count')).toBe(0)
  const each = await demo.run({ ...unpaid, args: { ...unpaid.args, aspect: 'lateness' } })
  expect([figureOf(each.facts, 'days_aa'), figureOf(each.facts, 'row_aa')]).toEqual([10, 100_00])
})

test('one by its number', async () => {
  const found = await demo.run({ ...unpaid, args: { ...unpaid.args, number: 'B-7' } })
  expect(found.template).toContain('is unpaid')
  expect([figureOf(found.facts, 'total'), figureOf(found.facts, 'due')]).toEqual([
    250_00,
    '2026-12-05',
  ])
  const none = await demo.run({ ...unpaid, args: { ...unpaid.args, number: 'B-8' } })
  expect(none.template).toContain('is kept in Plimsoll')
})

test('whom no payment has been seen of is known by the name on its invoice', async () => {
  const { businessId, server } = demo
  const ask = (prompt: string) =>
    converse(server.context.db, businessId, { prompt, previous: [], today })
  const owed = await ask('how much does Ash owe us')
  expect(owed.tool).toBe('invoices')
  expect(figureOf(owed.facts, 'total')).toBe(300_00)
  const next = await ask('when will Beech pay')
  expect(figureOf(next.facts, 'total')).toBe(250_00)
  const bill = await ask('how much do we owe Cedar')
  expect(figureOf(bill.facts, 'total')).toBe(80_00)
  const paid = await ask('how much did Beech pay us in October')
  expect(paid.status).toBe('answered')
  expect(paid.rowCount).toBe(0)
  const due = await ask('how much should come in during December from invoices we’ve already sent?')
  expect(figureOf(due.facts, 'total')).toBe(450_00)
})

test('a category stands in a sentence as people say it, unless its label is somebody’s own', async () => {
  const period = spanPeriod('2026-04-01', '2026-10-31')
  const subject = { kind: 'sub_category', code: 'vat_payment', name: 'VAT payment' } as const
  const paid = async (name: string) =>
    demo.run({
      tool: 'flow_total',
      args: { side: 'out', period, subjects: [{ ...subject, name }] },
    })
  expect(figureOf((await paid('VAT payment')).facts, 'categories')).toBe('VAT')
  expect(figureOf((await paid('Quarterly VAT')).facts, 'categories')).toBe('Quarterly VAT')
  const within = spanPeriod(addDays(today, 1), '2027-02-10')
  const due = await demo.run({
    tool: 'upcoming',
    args: { side: 'out', period: within, next: false, largest: 1 },
  })
  expect(due.template).toMatch(/ for \{\{merchant\}\}/)
  expect(figureOf(due.facts, 'merchant')).toBe('VAT')
})

test('what is late on both sides is two sums, and an unpaid invoice no question of how to add one', async () => {
  const bill = { party: 'Elm Ltd', due: '2026-11-12', amount: '30.00', side: 'out' }
  const added = await demo.caller.post('/data/invoices', {
    add: [{ number: null, issued: null, email: null, source: 'typed', ...bill }],
  })
  expect(added.statusCode).toBe(200)
  await cashManagementOf(demo)
  const { facts } = await demo.run({ tool: 'late', args: {} })
  // The museum's retainer of £2,400 is late, too.
  expect([figureOf(facts, 'total_in'), figureOf(facts, 'total_out')]).toEqual([2500_00, 30_00])
  const { server, businessId } = demo
  const reply = async (prompt: string) =>
    (await converse(server.context.db, businessId, { prompt, previous: [], today })).response
  expect(await reply('average age of unpaid invoices')).toContain(
    'I know only the invoices that were added to Plimsoll',
  )
  expect(await reply('how do I add an invoice')).toContain('Add an invoice or bill')
})

test('an invoice that is too late to be expected is owed all the same', async () => {
  const reply = await demo.caller.post('/data/invoices', {
    add: [
      {
        side: 'in',
        number: null,
        issued: null,
        email: null,
        source: 'typed',
        party: 'Rowan Ltd',
        due: '2026-07-01',
        amount: '70.00',
      },
    ],
  })
  expect(reply.statusCode).toBe(200)
  const { facts } = await demo.run({
    ...unpaid,
    args: { ...unpaid.args, state: 'overdue' },
  })
  expect(figureOf(facts, 'due_aa')).toBe('2026-07-01')
  expect(figureOf(facts, 'row_aa')).toBe(70_00)
})
