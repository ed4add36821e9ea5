// Payments to come by their order, against the payments that are due and the forecast's own days.
import type { ForecastDay } from '@plimsoll/domain/forecast/engine'
import { magnitude, sum } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/subject'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'
import { currentForecast, type Due, readKeptDue } from '../../forecast/service.ts'

const today = '2026-11-20'
const wages: Subject = {
  kind: 'sub_category',
  code: 'net_wages',
  name: 'Wages and salaries (net)',
}
const vat: Subject = { kind: 'sub_category', code: 'vat_payment', name: 'VAT payment' }
const out = 'out' as const
let demo: DemoTools
let days: readonly ForecastDay[]
let due: Due
let payday: string
beforeAll(async () => {
  demo = await startDemoTools(today)
  await asTenant(demo.server.context.db, demo.businessId, async (tx) => {
    days = (await currentForecast(tx, demo.businessId, { today })).days
    const kept = await readKeptDue(tx, demo.businessId, today)
    if (!kept) throw new Error('the demo company has payments due')
    due = kept
  })
  payday = due.items.find((item) => item.sub_category === 'net_wages')?.day ?? ''
})
afterAll(() => demo.server.stop())

test('how low cash gets before the wages go out', async () => {
  const untilPaid = { subject: wages, side: out }
  const { facts, template } = await demo.run({ tool: 'forecast_low', args: { untilPaid } })
  const ahead = days.filter(({ day }) => day > today && day < payday)
  const low = Math.min(...ahead.map(({ closing }) => closing))
  expect([figureOf(facts, 'low'), figureOf(facts, 'paid_day')]).toEqual([low, payday])
  expect(template).toContain('is next expected on {{paid_day}}')
})

test('what goes out before the wages', async () => {
  const period = { from: '2026-11-21', to: '2026-12-20', unit: 'span', label: '' } as const
  const untilPaid = { subject: wages, side: out }
  const { facts } = await demo.run({
    tool: 'upcoming',
    args: { side: 'out', period, next: false, untilPaid },
  })
  const items = due.items.filter(({ side, day }) => side === 'out' && day > today && day < payday)
  expect(figureOf(facts, 'total')).toBe(magnitude(sum(items.map(({ open }) => open))))
})

test('whether VAT is due before the wages', async () => {
  const vatDay = due.taxes.find(({ kind, day }) => kind === 'vat' && day > today)?.day ?? ''
  expect(payday < vatDay).toBe(true)
  const first = { subject: vat, side: out }
  const second = { subject: wages, side: out }
  const { facts, template } = await demo.run({
    tool: 'which_first',
    args: { first, second, asks: 'before' },
  })
  expect([figureOf(facts, 'day'), figureOf(facts, 'other_day')]).toEqual([payday, vatDay])
  expect(template).toMatch(/^No: /)
  const turned = await demo.run({
    tool: 'which_first',
    args: { first: second, second: first, asks: 'before' },
  })
  expect(turned.template).toMatch(/^Yes: /)
})

test('when cash is first below the buffer with a change', async () => {
  const subject: Subject = { kind: 'category', code: 'sales_income', name: 'Sales income' }
  const { facts, template } = await demo.run({
    tool: 'what_if',
    args: { change: 'scale', side: 'in', subjects: [subject], percent: -100, belowBuffer: true },
  })
  expect(template).toContain('cash would first be below your buffer')
  expect(figureOf(facts, 'first_closing')).toBeLessThan(Number(figureOf(facts, 'buffer')))
})
