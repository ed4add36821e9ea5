// What-ifs against scenarios saved through the API, and against arithmetic on the forecast's days.
import { compareScenarios, makeScenario } from '@plimsoll/contract/forecast-scenarios'
import { addDays } from '@plimsoll/domain/calendar'
import { magnitude, minor } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { WhatIf } from '@plimsoll/domain/question/what-if/what-if'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { asTenant } from '../../../db/tenant.ts'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'
import {
  currentForecast,
  type Forecast,
  readForecastView,
  readKeptDue,
} from '../../forecast/service.ts'

const today = '2026-11-20'
let demo: DemoTools
let forecast: Forecast
let until: string
beforeAll(async () => {
  demo = await startDemoTools(today)
  forecast = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    currentForecast(tx, demo.businessId, { today }),
  )
  if (forecast.outlook.state === 'unknown') throw new Error('the demo company has a forecast')
  until = forecast.outlook.until
})
afterAll(() => demo.server.stop())

const sales: Subject = { kind: 'category', code: 'sales_income', name: 'Sales income' }
const run = async (args: WhatIf) => demo.run({ tool: 'what_if', args })

// The lowest of the forecast's days once something is added to each.
function lowestWith(change: (day: string) => number) {
  const ahead = forecast.days
    .filter(({ day }) => day <= until)
    .map(({ day, closing }) => ({ day, closing: closing + change(day) }))
  return ahead.reduce((low, one) => (one.closing < low.closing ? one : low))
}

async function scenarioWith(changes: object) {
  const path = '/data/forecast/scenarios'
  const made = await demo.caller.post(path, { name: 'What if', changes })
  const { id } = z.decode(makeScenario.reply, made.json()).data
  const compared = await demo.caller.get(`${path}/compare?ids=${id}`)
  const [before, after] = z.decode(compareScenarios.reply, compared.json()).data
  if (!before || !after) throw new Error('both paths are there')
  return { before, after }
}

test('a tenth less sales is the scenario of that name, at the low and at the end of each month', async () => {
  const { before, after } = await scenarioWith({
    scalings: [
      { kind: 'category', side: 'in', of: 'sales_income', percent: '-10', from: '2026-11' },
    ],
  })
  const { facts, table, citations } = await run({
    change: 'scale',
    side: 'in',
    subjects: [sales],
    percent: -10,
  })
  expect(after.low.balance).toBeLessThan(before.low.balance)
  expect([figureOf(facts, 'low'), figureOf(facts, 'day')]).toEqual([
    after.low.balance,
    after.low.day,
  ])
  expect([figureOf(facts, 'low_before'), figureOf(facts, 'day_before')]).toEqual([
    before.low.balance,
    before.low.day,
  ])
  expect(table?.rows.map(([, , cell]) => cell)).toEqual(
    after.months.map(({ closing }) => ({ minor: String(closing) })),
  )
  expect(citations.map(({ href }) => href)).toEqual(['/cash-flow/scenarios'])
})

test('£1,000 more going out on the first of each month lowers each day by what has gone by then', async () => {
  const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06']
  const expected = lowestWith(
    (day) => -1_000_00 * months.filter((month) => `${month}-01` <= day).length,
  )
  const { facts } = await run({
    change: 'extra',
    side: 'out',
    amount: minor(1_000_00),
    every: 'month',
  })
  expect([figureOf(facts, 'low'), figureOf(facts, 'day')]).toEqual([expected.closing, expected.day])
  const gap = expected.closing - forecast.outlook.buffer
  expect(figureOf(facts, 'gap')).toBe(magnitude(minor(gap)))
})

test('money that comes once counts from its day on, and less of it lowers as much', async () => {
  const day = '2026-12-10'
  const extra = { change: 'extra', side: 'in', every: 'once', day } as const
  for (const amount of [5_000_00, -5_000_00]) {
    const expected = lowestWith((each) => (each >= day ? amount : 0))
    const { facts } = await run({ ...extra, amount: minor(amount) })
    expect(figureOf(facts, 'low')).toBe(expected.closing)
  }
})

test('a salary a year goes out by twelfths on the last working day of each month', async () => {
  const paydays = [
    '2026-12-31',
    '2027-01-29',
    '2027-02-26',
    '2027-03-31',
    '2027-04-30',
    '2027-05-28',
  ]
  const expected = lowestWith((day) => -1_500_00 * paydays.filter((each) => each <= day).length)
  const { facts } = await run({
    change: 'extra',
    side: 'out',
    amount: minor(18_000_00),
    every: 'year',
    subject: { kind: 'sub_category', code: 'net_wages', name: 'Wages and salaries' },
  })
  expect([figureOf(facts, 'low'), figureOf(facts, 'day')]).toEqual([expected.closing, expected.day])
})

test('a payer who pays later is the scenario that moves each of the payments', async () => {
  const view = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    readForecastView(tx, demo.businessId, { today }),
  )
  const parts = view?.forecast.parts ?? []
  const id =
    parts.find(({ source, side }) => source === 'series' && side === 'in')?.merchantId ?? ''
  const own = parts.filter(
    ({ merchantId, source, side, day }) =>
      merchantId === id && source === 'series' && side === 'in' && (day ?? '') <= until,
  )
  expect(own.length).toBeGreaterThan(1)
  const { before, after } = await scenarioWith({
    decisions: own.map(({ sourceId, day, due }) => ({
      line_id: sourceId,
      due,
      kind: 'redate',
      day: addDays(day ?? today, 14),
    })),
  })
  expect(after.low.balance).not.toBe(before.low.balance)
  const subject: Subject = { kind: 'merchant', ids: [id], name: 'Payer', names: ['Payer'] }
  const { facts } = await run({ change: 'delay', side: 'in', subjects: [subject], days: 14 })
  expect([figureOf(facts, 'low'), figureOf(facts, 'day')]).toEqual([
    after.low.balance,
    after.low.day,
  ])
})

test('another rent takes the place of all that is forecast for it', async () => {
  const rent: Subject = { kind: 'sub_category', code: 'rent', name: 'Rent' }
  const { after } = await scenarioWith({
    scalings: [{ kind: 'sub_category', side: 'out', of: 'rent', percent: '-100', from: '2026-12' }],
  })
  // Without any rent, and with £2,000 on the first of each month.
  const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']
  const paidBy = (month: string) => 2_000_00 * months.filter((each) => each <= month).length
  const { template, table, facts } = await run({
    change: 'level',
    side: 'out',
    subject: rent,
    amount: minor(2_000_00),
    every: 'month',
  })
  expect(template).toContain('With {{amount}} going out on {{name}} every month from {{from}} on')
  expect(figureOf(facts, 'from')).toBe('December 2026')
  expect(table?.rows.map(([, , cell]) => cell)).toEqual(
    after.months.map(({ month, closing }) => ({ minor: String(closing - paidBy(month)) })),
  )
})

test('two changes are both in the scenario, and each has its figures', async () => {
  const day = '2026-12-10'
  const { after } = await scenarioWith({
    scalings: [
      { kind: 'category', side: 'in', of: 'sales_income', percent: '-10', from: '2026-11' },
    ],
    one_offs: [{ day, amount: '-5000.00', sub_category: 'uncategorised_out', note: 'Van' }],
  })
  const { template, facts, table } = await run({
    change: 'several',
    all: [
      { change: 'scale', side: 'in', subjects: [sales], percent: -10 },
      { change: 'extra', side: 'out', amount: minor(5_000_00), every: 'once', day },
    ],
  })
  expect(template).toContain(
    'With {{percent}} less coming in as {{name}}, and with {{amount_second}} more going out on {{on_second}}, cash would',
  )
  expect([figureOf(facts, 'percent'), figureOf(facts, 'amount_second')]).toEqual([10, 5_000_00])
  expect(table?.rows.map(([, , cell]) => cell)).toEqual(
    after.months.map(({ closing }) => ({ minor: String(closing) })),
  )
})

test('money in that changes as a whole does so overall', async () => {
  const { template } = await run({ change: 'scale', side: 'in', subjects: [], percent: -20 })
  expect(template).toContain('With {{percent}} less coming in overall, ')
})

test('a payer who waits until a day pays what was expected before on that day', async () => {
  const view = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    readForecastView(tx, demo.businessId, { today }),
  )
  const day = '2027-01-31'
  const own = (view?.forecast.parts ?? []).filter(
    (part) => part.source === 'series' && part.side === 'in' && (part.day ?? day) < day,
  )
  const id = own[0]?.merchantId ?? ''
  const waiting = own.filter(({ merchantId }) => merchantId === id)
  expect(waiting.length).toBeGreaterThan(1)
  const { after } = await scenarioWith({
    decisions: waiting.map(({ sourceId, due }) => ({
      line_id: sourceId,
      due,
      kind: 'redate',
      day,
    })),
  })
  const subject: Subject = { kind: 'merchant', ids: [id], name: 'Payer', names: ['Payer'] }
  const { facts, table } = await run({
    change: 'delay',
    side: 'in',
    subjects: [subject],
    until: day,
  })
  expect(figureOf(facts, 'until_day')).toBe(day)
  expect(table?.rows.map(([, , cell]) => cell)).toEqual(
    after.months.map(({ closing }) => ({ minor: String(closing) })),
  )
})

test('what is not expected anyway changes nothing, and the answer says so', async () => {
  const nobody: Subject = {
    kind: 'merchant',
    ids: ['00000000-0000-4000-8000-000000000000'],
    name: 'Nobody',
    names: ['Nobody'],
  }
  const { template, facts } = await run({
    change: 'scale',
    side: 'in',
    subjects: [nobody],
    percent: -100,
  })
  expect(template).toContain('nothing that is forecast changes')
  expect(figureOf(facts, 'low')).toBe(figureOf(facts, 'low_before'))
})

test('a day that is asked about, and what is to be kept, are read off the changed path', async () => {
  const { day } = forecast.days[40] ?? { day: '' }
  const was = forecast.days.find((each) => each.day === day)?.closing ?? 0
  const args = {
    change: 'extra',
    side: 'out',
    amount: minor(123_400),
    every: 'once',
    day: addDays(today, 1),
  } as const
  const changed = lowestWith(() => -123_400)
  const keep = minor(changed.closing + 5_000)
  const { facts, template } = await run({ ...args, at: day, keep })
  expect(figureOf(facts, 'at_after')).toBe(was - 123_400)
  expect(figureOf(facts, 'at_before')).toBe(was)
  expect(figureOf(facts, 'keep_gap')).toBe(5_000)
  expect(template).toMatch(/would not be kept/)
  const far = await run({ ...args, at: addDays(until, 400) })
  expect(far.facts.map(({ id }) => id)).not.toContain('at_after')
  // A little beyond the forecast its last day is the nearest.
  const near = await run({ ...args, at: addDays(until, 30) })
  expect(near.template).toMatch(/^The forecast does not reach {{beyond}} yet, only {{end}}\. /)
  const last = forecast.days.find((each) => each.day === String(figureOf(near.facts, 'end')))
  expect(figureOf(near.facts, 'at_after')).toBe((last?.closing ?? 0) - 123_400)
})

test('a bill that is higher comes on its day, and one that isn’t expected is no bill', async () => {
  const vat: Subject = { kind: 'sub_category', code: 'vat_payment', name: 'VAT payment' }
  const kept = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    readKeptDue(tx, demo.businessId, today),
  )
  const due = kept?.taxes.find(({ kind }) => kind === 'vat')
  if (!due) throw new Error('the demo company pays VAT')
  const bill = { change: 'extra', side: 'out', subject: vat, amount: minor(500_000), every: 'once' }
  const withVat = (from: string, to: string) => run({ ...bill, nextWithin: { from, to } } as WhatIf)
  const { facts } = await withVat(addDays(today, 1), until)
  expect(figureOf(facts, 'on')).toBe(due.day)
  expect(figureOf(facts, 'low')).toBe(lowestWith((day) => (day < due.day ? 0 : -500_000)).closing)
  const { template } = await withVat(addDays(due.day, 1), addDays(due.day, 3))
  expect(template).toContain('so there is none to change')
})

test('a payment that never comes takes its amount off its day', async () => {
  const kept = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    readKeptDue(tx, demo.businessId, today),
  )
  const [due] = (kept?.items ?? []).filter(
    ({ side, day, merchant }) => side === 'in' && day > today && /Northwind/.test(merchant),
  )
  if (!due) throw new Error('Northwind Hotels is expected to pay')
  const subject: Subject = {
    kind: 'merchant',
    ids: [due.merchant_id ?? ''],
    name: due.merchant,
    names: [due.merchant],
  }
  const { facts, template } = await run({ change: 'missed', side: 'in', subjects: [subject] })
  expect(template).toContain('never coming in')
  expect([figureOf(facts, 'amount'), figureOf(facts, 'on')]).toEqual([due.open, due.day])
  expect(figureOf(facts, 'low')).toBe(lowestWith((day) => (day < due.day ? 0 : -due.open)).closing)
})

test('a share of what is not forecast is no answer that nothing changes', async () => {
  const commission: Subject = {
    kind: 'sub_category',
    code: 'commission_received',
    name: 'Commission received',
  }
  const { template, facts, empty } = await run({
    change: 'scale',
    side: 'in',
    subjects: [commission],
    percent: -50,
  })
  expect(empty).toBe(true)
  expect(template).toBe(
    'Nothing is forecast as {{name}}, so there is nothing of it to change. Of everything that is forecast, ask “What if income drops by {{percent}}?”.',
  )
  expect(figureOf(facts, 'percent')).toBe(50)
})

test('a tax that comes to so much takes the place of what is forecast', async () => {
  const kept = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    readKeptDue(tx, demo.businessId, today),
  )
  const due = kept?.taxes.find(({ kind }) => kind === 'vat')
  if (!due) throw new Error('the demo company pays VAT')
  const vat: Subject = { kind: 'sub_category', code: 'vat_payment', name: 'VAT payment' }
  const bill = { change: 'extra', side: 'out', every: 'once', becomes: true } as const
  const amount = minor(magnitude(due.amount) + 1_000_00)
  const within = (from: string, to: string) => ({
    nextWithin: { from, to, unit: 'span', label: '' } as const,
  })
  const { facts, template } = await run({
    ...bill,
    subject: vat,
    amount,
    ...within(addDays(today, 1), until),
  })
  expect(template).toMatch(
    /^With {{amount}} going out on {{name}} on {{on}} in place of the {{instead}} that is forecast, /,
  )
  expect([figureOf(facts, 'on'), figureOf(facts, 'instead')]).toEqual([
    due.day,
    magnitude(due.amount),
  ])
  expect(figureOf(facts, 'low')).toBe(lowestWith((day) => (day < due.day ? 0 : -1_000_00)).closing)
  // What nothing is forecast for is paid on top, and the answer has that.
  const donations: Subject = { kind: 'sub_category', code: 'donations', name: 'Donations' }
  const gift = await run({
    ...bill,
    subject: donations,
    amount: minor(500_00),
    ...within(addDays(today, 1), until),
  })
  expect(gift.template).toContain('on top of all that is forecast')
  expect(figureOf(gift.facts, 'low')).toBe(lowestWith(() => -500_00).closing)
})

test('a cost at another level keeps its days, and moves by the difference', async () => {
  const view = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    readForecastView(tx, demo.businessId, { today }),
  )
  const rent = (view?.forecast.parts ?? []).filter(
    ({ subCategory, month }) => subCategory === 'rent' && month > '2026-11',
  )
  const [first] = rent
  expect(rent.every(({ day }) => day !== null)).toBe(true)
  const subject: Subject = { kind: 'sub_category', code: 'rent', name: 'Rent' }
  const amount = minor(magnitude(first?.amount ?? minor(0)) + 250_00)
  const { facts, basis } = await run({
    change: 'level',
    side: 'out',
    subject,
    amount,
    every: 'quarter',
  })
  // The rent is paid once a quarter, on the first working day of the month.
  const paid = (by: string) => rent.filter(({ day }) => day !== null && day <= by).length
  expect(figureOf(facts, 'low')).toBe(lowestWith((day) => -250_00 * paid(day)).closing)
  expect(basis).toContain('It is taken to go out on the days on which that cost is forecast.')
  const donations: Subject = { kind: 'sub_category', code: 'donations', name: 'Donations' }
  const added = await run({
    change: 'level',
    side: 'out',
    subject: donations,
    amount,
    every: 'month',
  })
  expect(added.template).toContain('on top of all that is forecast, as nothing is forecast for it')
})
