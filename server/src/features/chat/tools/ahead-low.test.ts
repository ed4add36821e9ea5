// How high and how low the balance gets, what is due over an amount, and what is still to come,
// against the forecast's own days and the payments that are due.
import type { ForecastDay } from '@plimsoll/domain/forecast/engine'
import { magnitude, minor, sum } from '@plimsoll/domain/money'
import { fallsBelow } from '@plimsoll/domain/outlook/fall-chance'
import { spanPeriod } from '@plimsoll/domain/question/period'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'
import { currentForecast, readKeptDue } from '../../forecast/service.ts'

const today = '2026-11-20'
let demo: DemoTools
let days: readonly ForecastDay[]
let until: string
let now: number
beforeAll(async () => {
  demo = await startDemoTools(today)
  const forecast = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    currentForecast(tx, demo.businessId, { today }),
  )
  days = forecast.days
  if (forecast.outlook.state === 'unknown') throw new Error('the demo company has a forecast')
  until = forecast.outlook.until
  now = forecast.outlook.balance
})
afterAll(() => demo.server.stop())

test('when cash is at an amount again that it has not now', async () => {
  const ahead = days.filter(({ day }) => day > today && day <= until)
  const most = Math.max(...ahead.map(({ closing }) => closing))
  expect(most).toBeGreaterThan(now)
  const first = ahead.find(({ closing }) => closing >= most)
  const { facts } = await demo.run({ tool: 'forecast_reach', args: { amount: minor(most) } })
  expect([figureOf(facts, 'day'), figureOf(facts, 'balance')]).toEqual([first?.day, most])
  const never = await demo.run({ tool: 'forecast_reach', args: { amount: minor(most + 1) } })
  expect(never.template).toContain('not expected to be back')
  expect(figureOf(never.facts, 'balance')).toBe(most)
})

test('when cash falls below an amount that it has now, and when it is back', async () => {
  const ahead = days.filter(({ day }) => day > today && day <= until)
  const least = Math.min(...ahead.map(({ closing }) => closing))
  const limit = minor(Math.min(now, least + 1))
  const falls = ahead.find(({ closing }) => closing < limit)
  const back = ahead.find(({ day, closing }) => day >= (falls?.day ?? '') && closing >= limit)
  const { facts } = await demo.run({ tool: 'forecast_reach', args: { amount: limit } })
  expect([figureOf(facts, 'falls'), figureOf(facts, 'day')]).toEqual([falls?.day, back?.day])
  const kept = await demo.run({ tool: 'forecast_reach', args: { amount: minor(least) } })
  expect(kept.template).toContain('expected to stay above it')
  expect(figureOf(kept.facts, 'balance')).toBe(least)
})

test('what is still to come up to an end is what the balance moves by', async () => {
  const period = spanPeriod('2026-11-21', '2027-01-31')
  const totalOf = async (measure: 'in' | 'out') =>
    Number(
      figureOf(
        (await demo.run({ tool: 'forecast_total', args: { measure, period, rest: true } })).facts,
        'total',
      ),
    )
  const closing = days.find(({ day }) => day === '2027-01-31')?.closing ?? 0
  expect((await totalOf('in')) - (await totalOf('out'))).toBe(closing - now)
})

test('what is due over an amount', async () => {
  const period = spanPeriod('2026-11-21', '2026-12-20')
  const due = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    readKeptDue(tx, demo.businessId, today),
  )
  const large = (due?.items ?? []).filter(
    ({ day, side, open }) =>
      day >= period.from && day <= period.to && side === 'out' && magnitude(open) >= 1_000_00,
  )
  expect(large.length).toBeGreaterThan(1)
  const { facts } = await demo.run({
    tool: 'upcoming',
    args: { side: 'out', period, next: false, amountFrom: minor(1_000_00) },
  })
  expect(figureOf(facts, 'count')).toBe(large.length)
  expect(figureOf(facts, 'total')).toBe(magnitude(sum(large.map(({ open }) => open))))
})

test('after the last payment that is listed nothing more is due, but nothing is denied before it', async () => {
  const period = spanPeriod('2026-11-21', '2027-02-18')
  const rent = { kind: 'sub_category', code: 'rent', name: 'Rent' } as const
  const ask = (skip: number) =>
    demo.run({
      tool: 'upcoming',
      args: { side: 'out', period, subjects: [rent], next: true, skip },
    })
  const { facts } = await ask(0)
  const after = await ask(1)
  expect(after.template).toBe(
    'Nothing more on {{categories}} with a known date is due after {{day}}, up to {{to}}.',
  )
  expect(figureOf(after.facts, 'day')).toBe(figureOf(facts, 'day'))
})

test('what a payment leaves, against an amount to be left in place of the buffer', async () => {
  const ahead = days.filter(({ day }) => day <= until)
  const least = Math.min(...ahead.map(({ closing }) => closing))
  const afford = (keep: number) =>
    demo.run({ tool: 'afford', args: { amount: minor(1_00), keep: minor(keep) } })
  const fine = await afford(least - 1_00)
  // Nothing but the expected path itself leaves as much.
  expect(fine.template).toMatch(/^On the expected path, yes.* spend nothing: one time in ten/)
  expect([figureOf(fine.facts, 'left'), figureOf(fine.facts, 'gap')]).toEqual([least - 1_00, 0])
  expect((await afford(least)).template).toMatch(/^Not without going below {{buffer}}/)
})

test('a payment of a later day is safe as far as cash from then on is', async () => {
  const ahead = days.filter((each) => each.day <= until)
  const lastDay = ahead.at(-1)?.day ?? ''
  const keep = minor(1_00)
  const safe = (fallsBelow(ahead, keep, lastDay)?.cautiousLow ?? 0) - keep
  const afford = (amount: number) =>
    demo.run({ tool: 'afford', args: { amount: minor(amount), day: lastDay, keep } })
  const most = (ahead.at(-1)?.closing ?? 0) - keep
  expect([safe > 0, safe < most]).toEqual([true, true])
  const over = await afford(most)
  expect(over.template).toMatch(/^On the expected path, yes/)
  expect(figureOf(over.facts, 'cautious')).toBe(safe)
  expect((await afford(safe)).template).toMatch(/^Yes/)
  expect((await afford(safe + 1)).template).toMatch(/^On the expected path, yes/)
})

test('from which day on a payment leaves the buffer, and that an earlier day does not', async () => {
  const ahead = days.filter(({ day }) => day <= until)
  const keep = Math.min(...ahead.map(({ closing }) => closing)) - 1_00
  const first = (amount: number) =>
    demo.run({ tool: 'afford', args: { amount: minor(amount), keep: minor(keep), first: true } })
  expect((await first(1_00)).template).toMatch(/^Now/)
  const { facts } = await first(5_00)
  const day = String(figureOf(facts, 'day'))
  const leastFrom = (start: string) =>
    Math.min(...ahead.filter((each) => each.day >= start).map(({ closing }) => closing)) - 5_00
  expect(leastFrom(day)).toBeGreaterThanOrEqual(keep)
  expect(figureOf(facts, 'left')).toBe(leastFrom(day))
  const before = ahead.filter((each) => each.day < day).at(-1)?.day
  expect(leastFrom(String(before))).toBeLessThan(keep)
  const most = Math.max(...ahead.map(({ closing }) => closing))
  expect((await first(most)).template).toMatch(/^Not up to {{until}}/)
})

test('on which side of the lowest point the payments of a category lie', async () => {
  const due = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    readKeptDue(tx, demo.businessId, today),
  )
  const beside = { kind: 'sub_category', code: 'net_wages', name: 'Wages' } as const
  const { template, facts } = await demo.run({ tool: 'forecast_low', args: { beside } })
  const low = String(figureOf(facts, 'day'))
  const wages = (due?.items ?? [])
    .filter(({ side, sub_category }) => side === 'out' && sub_category === 'net_wages')
    .map(({ day }) => day)
    .sort()
  const before = wages.filter((day) => day <= low).at(-1)
  const after = wages.find((day) => day > low)
  expect(figureOf(facts, 'beside_day')).toBe(before ?? after)
  expect(template).toContain(before ? 'That is after {{beside}}' : 'That is before {{beside}}')
  const none = { kind: 'sub_category', code: 'donations', name: 'Donations' } as const
  const nothing = await demo.run({ tool: 'forecast_low', args: { beside: none } })
  expect(nothing.template).toContain('No payment of {{beside}} is expected')
})

test('what is left on a day after some payments is the balance of that day', async () => {
  const day = '2027-01-31'
  const wages = { kind: 'sub_category', code: 'net_wages', name: 'Wages' } as const
  const { facts } = await demo.run({
    tool: 'forecast_after',
    args: { subjects: [wages], period: spanPeriod(day, day) },
  })
  const due = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    readKeptDue(tx, demo.businessId, today),
  )
  const gone = (due?.items ?? []).filter(
    (item) => item.sub_category === 'net_wages' && item.day <= day,
  )
  expect(gone.length).toBeGreaterThan(1)
  expect(figureOf(facts, 'balance')).toBe(days.find((each) => each.day === day)?.closing)
  expect(figureOf(facts, 'amount_aa')).toBe(magnitude(sum(gone.map(({ open }) => open))))
})

test('the tax on an accounting year, and the years that are known beside another', async () => {
  const taxOf = (from: string, to: string) =>
    demo.run({
      tool: 'tax_due',
      args: { kind: 'corporation_tax', isOfYear: true, period: spanPeriod(from, to) },
    })
  const due = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    readKeptDue(tx, demo.businessId, today),
  )
  const own = due?.taxes.find(({ period }) => period === '1 April 2026 to 31 March 2027')
  const { facts } = await taxOf('2026-04-01', '2027-03-31')
  expect([figureOf(facts, 'amount'), figureOf(facts, 'due')]).toEqual([
    magnitude(own?.amount ?? minor(0)),
    '2028-01-01',
  ])
  const other = await taxOf('2026-01-01', '2026-12-31')
  expect(other.template).toContain('isn’t one of them')
  expect(figureOf(other.facts, 'due_aa')).toBe('2027-01-01')
})

test('the wages of a month to come are those due in it, and no earlier ones', async () => {
  const wages = { kind: 'sub_category', code: 'net_wages', name: 'Wages' } as const
  const dueWithin = async (args: { from?: string; until: string }) => {
    const call = { tool: 'forecast_cover', args: { ...args, subjects: [wages] } } as const
    return figureOf((await demo.run(call)).facts, 'due')
  }
  const until = '2026-12-31'
  const both = await dueWithin({ until })
  const december = await dueWithin({ from: '2026-12-01', until })
  const november = await dueWithin({ until: '2026-11-30' })
  expect(december).toBeGreaterThan(0)
  expect(Number(december) + Number(november)).toBe(both)
})

test('whether a bill of later than five weeks is covered is of its own day', async () => {
  const tax = { kind: 'sub_category', code: 'corporation_tax', name: 'Corporation tax' } as const
  const { facts } = await demo.run({ tool: 'forecast_cover', args: { subjects: [tax] } })
  const due = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    readKeptDue(tx, demo.businessId, today),
  )
  const next = due?.taxes.find(({ kind }) => kind === 'corporation_tax')
  expect(next?.day && next.day > '2026-12-25').toBe(true)
  expect([figureOf(facts, 'until'), figureOf(facts, 'due')]).toEqual([
    next?.day,
    magnitude(next?.amount ?? minor(0)),
  ])
})

test('a balance to come beside that of today', async () => {
  const day = '2026-12-31'
  const closing = days.find((each) => each.day === day)?.closing ?? 0
  const gap = closing - now
  const wanted = gap > 0 ? 'more' : 'less'
  const { template, facts } = await demo.run({
    tool: 'forecast_balance',
    args: { day, thanNow: wanted },
  })
  expect(template.startsWith('Yes: we')).toBe(true)
  expect([figureOf(facts, 'balance'), figureOf(facts, 'gap')]).toEqual([closing, Math.abs(gap)])
})

test('a cost over a year is its amount as often as it comes', async () => {
  const rent = { kind: 'sub_category', code: 'rent', name: 'Rent' } as const
  const { facts } = await demo.run({
    tool: 'recurring',
    args: { side: 'out', subjects: [rent], period: spanPeriod('2026-11-21', '2027-11-20') },
  })
  // £5,940.00 a quarter.
  expect(figureOf(facts, 'year')).toBe(4 * 594_000)
})

test('what is put aside for taxes beside the balance', async () => {
  const { facts } = await demo.run({ tool: 'tax_set_aside', args: {} })
  const [balance, total, left] = ['balance', 'total', 'left'].map((id) =>
    Number(figureOf(facts, id) ?? 0),
  )
  expect(balance).toBe(now)
  expect(left).toBe(Math.max(0, now - (total ?? 0)))
})

test('the next payment of a tax beside what was paid last', async () => {
  const { template, facts } = await demo.run({
    tool: 'tax_due',
    args: { kind: 'corporation_tax', besideLast: 'more' },
  })
  // £4,863.00 was paid on 31 December 2025, and as much is expected again.
  expect(figureOf(facts, 'paid')).toBe(486_300)
  expect(figureOf(facts, 'last_day')).toBe('2025-12-31')
  const amount = Number(figureOf(facts, 'amount'))
  expect(figureOf(facts, 'gap') ?? 0).toBe(Math.abs(amount - 486_300))
  expect(template.startsWith(amount > 486_300 ? 'Yes: ' : 'No: ')).toBe(true)
})

test('what brings the lowest point about, with amounts and days', async () => {
  const { template, facts } = await demo.run({ tool: 'forecast_low', args: { causes: true } })
  const low = String(figureOf(facts, 'day'))
  expect(template).toContain('brings it down: {{cause_aa}} ({{cause_amount_aa}}')
  const causes = facts.filter(({ id }) => id.startsWith('cause_amount_'))
  expect(causes.length).toBeGreaterThan(0)
  for (const { id } of facts.filter((each) => each.id.startsWith('cause_day_')))
    expect(String(figureOf(facts, id)) <= low).toBe(true)
})

test('where nothing is expected in a category, what sales projects bring is said beside it', async () => {
  const grants = { kind: 'sub_category', code: 'grants', name: 'Grants' } as const
  const period = spanPeriod('2026-12-01', '2027-03-31')
  const found = await demo.run({
    tool: 'forecast_total',
    args: { measure: 'in', period, subjects: [grants] },
  })
  expect(figureOf(found.facts, 'total')).toBe(0)
  expect(found.template).toContain('{{projects}} of them is expected in that time')
  expect(Number(figureOf(found.facts, 'projects'))).toBeGreaterThan(0)
})

test('the worst case is what one time in ten is lower, as the dashboard has it', async () => {
  const { outlook } = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    currentForecast(tx, demo.businessId, { today }),
  )
  if (outlook.state === 'unknown') throw new Error('the demo company has a forecast')
  const { template, facts } = await demo.run({ tool: 'forecast_summary', args: {} })
  expect(template).toContain('One time in ten cash falls lower than {{cautious}}')
  expect(figureOf(facts, 'cautious')).toBe(outlook.low.cautious)
})
