// Peaks to come and what is left after a payment, against the forecast's own days and the taxes
// and payments that cash management lists.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { monthOf } from '@plimsoll/domain/calendar'
import type { ForecastDay } from '@plimsoll/domain/forecast/engine'
import { spanPeriod } from '@plimsoll/domain/question/period'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import {
  cashManagementOf,
  type DemoTools,
  figureOf,
  startDemoTools,
} from '../../../testing/demo-tools.ts'
import { currentForecast } from '../../forecast/service.ts'

const today = '2026-11-20'
let demo: DemoTools
let listed: CashManagement
let days: readonly ForecastDay[]
let until: string
beforeAll(async () => {
  demo = await startDemoTools(today)
  listed = await cashManagementOf(demo)
  const forecast = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    currentForecast(tx, demo.businessId, { today }),
  )
  days = forecast.days
  if (forecast.outlook.state === 'unknown') throw new Error('the demo company has a forecast')
  until = forecast.outlook.until
})
afterAll(() => demo.server.stop())

test('the month in which most goes out, of whole months up to the outlook’s end', async () => {
  const byMonth = new Map<string, number>()
  for (const each of days)
    if (monthOf(each.day) > '2026-11' && each.day <= until)
      byMonth.set(monthOf(each.day), (byMonth.get(monthOf(each.day)) ?? 0) + each.out)
  const most = Math.max(...byMonth.values())
  const { facts } = await demo.run({
    tool: 'forecast_peak',
    args: { measure: 'out', interval: 'month', least: false },
  })
  expect(byMonth.size).toBe(6)
  expect(figureOf(facts, 'total')).toBe(most)
  expect(figureOf(facts, 'from')).toBe('2026-12-01')
})

test('the week of most, the day of most, and the highest balance within days', async () => {
  const period = spanPeriod('2026-11-23', '2026-12-06')
  const within = days.filter(({ day }) => day >= period.from && day <= period.to)
  expect(within).toHaveLength(14)
  const sumOf = (some: readonly ForecastDay[]) => some.reduce((all, each) => all + each.out, 0)
  const weeks = [sumOf(within.slice(0, 7)), sumOf(within.slice(7))]
  const ask = async (measure: 'in' | 'out' | 'balance', interval: 'day' | 'week') =>
    (await demo.run({ tool: 'forecast_peak', args: { measure, interval, least: false, period } }))
      .facts
  expect(figureOf(await ask('out', 'week'), 'total')).toBe(Math.max(...weeks))
  expect(figureOf(await ask('in', 'day'), 'total')).toBe(Math.max(...within.map((each) => each.in)))
  expect(figureOf(await ask('balance', 'day'), 'total')).toBe(
    Math.max(...within.map(({ closing }) => closing)),
  )
})

test('the balance after a tax is that of the day on which it leaves', async () => {
  const [vat] = listed.taxes
    .filter(({ kind }) => kind === 'vat')
    .sort((a, b) => (a.day < b.day ? -1 : 1))
  const subjects = [{ kind: 'sub_category', code: 'vat_payment', name: 'VAT payment' }] as const
  const { facts } = await demo.run({ tool: 'forecast_after', args: { subjects } })
  expect(figureOf(facts, 'day')).toBe(vat?.day)
  expect(figureOf(facts, 'amount_aa')).toBe(Math.abs(Number(vat?.amount)))
  expect(figureOf(facts, 'balance')).toBe(days.find(({ day }) => day === vat?.day)?.closing)
})

test('wages of one day are one payment', async () => {
  const wages = listed.items.filter(({ sub_category }) => sub_category === 'net_wages')
  const [first] = wages
  const own = wages.filter(({ day }) => day === first?.day)
  expect(own.length).toBeGreaterThan(1)
  const subjects = [{ kind: 'sub_category', code: 'net_wages', name: 'Wages' }] as const
  const { facts } = await demo.run({ tool: 'forecast_after', args: { subjects } })
  expect(figureOf(facts, 'day')).toBe(first?.day)
  expect(figureOf(facts, 'amount_aa')).toBe(
    Math.abs(own.reduce((all, { open }) => all + Number(open), 0)),
  )
})

test('the low of a month ahead is no day before it', async () => {
  const january = days.filter(({ day }) => day.startsWith('2027-01'))
  const { facts } = await demo.run({
    tool: 'forecast_low',
    args: { from: '2027-01-01', until: '2027-01-31' },
  })
  expect(figureOf(facts, 'low')).toBe(Math.min(...january.map(({ closing }) => closing)))
})

test('what a payer pays under another category than was named is all that they pay', async () => {
  const item = listed.items.find(({ side, merchant_id }) => side === 'in' && merchant_id !== null)
  if (!item?.merchant_id) throw new Error('the demo company expects payments from somebody')
  const payer = {
    kind: 'merchant',
    ids: [item.merchant_id],
    name: item.merchant,
    names: [item.merchant],
  } as const
  const other = { kind: 'sub_category', code: 'interest_received', name: 'Interest' } as const
  const args = { measure: 'in', period: spanPeriod('2026-12-01', '2026-12-31') } as const
  const ask = async (subjects: readonly (typeof payer | typeof other)[]) =>
    figureOf(
      (await demo.run({ tool: 'forecast_total', args: { ...args, subjects } })).facts,
      'total',
    )
  const alone = await ask([payer])
  expect(Number(alone)).toBeGreaterThan(0)
  expect(await ask([payer, other])).toBe(alone)
})
