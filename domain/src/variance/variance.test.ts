// Variances computed by hand, one for each driver, and the rule that no penny is lost or counted
// twice.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor } from '../money.ts'
import { drivers, mainDriver, noDrivers, sumDrivers } from './drivers.ts'
import type { DayFlow, LineHistory, UndatedFlow } from './flows.ts'
import { timingDaysBetween } from './timing.ts'
import { type LineVariance, type VarianceInput, varianceLines } from './variance.ts'

const october = { from: '2026-10-01', to: '2026-10-31' }
const out = (merchantId: string | null, day: string, pence: number, more = {}): DayFlow => ({
  side: 'out',
  subCategory: 'fuel',
  merchantId,
  day,
  amount: minor(pence),
  count: 1,
  ...more,
})
const undated = (merchantId: string | null, pence: number, subCategory = 'fuel'): UndatedFlow => ({
  side: 'out',
  subCategory,
  merchantId,
  amount: minor(pence),
})
const usual = (merchantId: string, count: number, each: number): LineHistory => ({
  side: 'out',
  subCategory: 'fuel',
  merchantId,
  count,
  total: minor(count * each),
  largest: minor(each),
})
const input = (overrides: Partial<VarianceInput>): VarianceInput => ({
  period: october,
  actual: [],
  expected: [],
  expectedUndated: [],
  baseline: [],
  baselineUndated: [],
  history: [],
  ...overrides,
})
const only = (overrides: Partial<VarianceInput>): LineVariance => {
  const rows = varianceLines(input(overrides))
  expect(rows).toHaveLength(1)
  return rows[0] as LineVariance
}
const explained = (row: LineVariance) =>
  Object.fromEntries(Object.entries(row.drivers).filter(([, amount]) => amount !== 0))

describe('one driver at a time', () => {
  test('a payment of the 29th that comes on the 3rd is timing, and reverses', () => {
    const row = only({
      baseline: [out('kingsway', '2026-10-29', 290000)],
      actual: [out('kingsway', '2026-11-03', 290000)],
      history: [usual('kingsway', 9, 290000)],
    })
    expect(row).toMatchObject({ baseline: 290000, projected: 0, variance: -290000 })
    expect(explained(row)).toEqual({ timing: -290000 })
    expect(row.moved).toEqual([
      { amount: -290000, expectedDay: '2026-10-29', movedTo: '2026-11-03' },
    ])
  })

  test('eleven days late is no timing: the payment has not come', () => {
    const row = only({
      baseline: [out('kingsway', '2026-10-29', 290000)],
      actual: [out('kingsway', '2026-11-09', 290000)],
      history: [usual('kingsway', 9, 290000)],
    })
    expect(explained(row)).toEqual({ volume: -290000 })
  })

  test('between two weeks a payment is not taken for its own successor', () => {
    // Last Friday's payment, carried over to this Friday, lies seven days from itself.
    const row = only({
      period: { from: '2026-10-12', to: '2026-10-18' },
      baseline: [out('cafe', '2026-10-16', 5000)],
      actual: [out('cafe', '2026-10-09', 5000)],
      history: [usual('cafe', 9, 5000)],
      timingDaysMax: timingDaysBetween(7),
    })
    expect(explained(row)).toEqual({ stopped_payee: -5000 })
    expect([1, 7, 20, 31].map(timingDaysBetween)).toEqual([0, 3, 9, 10])
  })

  test('a payment more than twice the largest of the year is a one-off', () => {
    const row = only({
      baseline: [out('jewson', '2026-10-10', 50000)],
      actual: [out('jewson', '2026-10-11', 52000), out('jewson', '2026-10-20', 218000)],
      history: [usual('jewson', 12, 90000)],
    })
    expect(row.variance).toBe(220000)
    expect(explained(row)).toEqual({ one_off: 218000, price: 2000 })
  })

  test.each([
    [180_000, {}, { price: 130_000 }],
    [180_001, {}, { one_off: 180_001, stopped_payee: -50_000 }],
    // Two payments on one day aren't a single one.
    [180_001, { count: 2 }, { price: 80_001, volume: 50_000 }],
  ])('beside £900 at most, %i pence on a day: %j %j', (pence, more, amounts) => {
    const row = only({
      baseline: [out('jewson', '2026-09-30', 50_000), out('jewson', '2026-10-12', 50_000)],
      actual: [out('jewson', '2026-10-30', pence, more)],
      history: [usual('jewson', 12, 90_000)],
    })
    expect(explained(row)).toEqual(amounts)
  })

  test('the only payment ever to somebody is a one-off, two make a new payee', () => {
    const single = only({ actual: [out('crane hire', '2026-10-08', 75000)] })
    expect(explained(single)).toEqual({ one_off: 75000 })
    const lapsed = only({ baseline: [out('crane hire', '2026-10-08', 75000)] })
    expect(explained(lapsed)).toEqual({ stopped_payee: -75000 })
    const twice = only({
      actual: [out('adobe', '2026-10-02', 7400), out('adobe', '2026-10-30', 7400)],
    })
    expect(explained(twice)).toEqual({ new_payee: 14800 })
  })

  test('a payee that is paid no more has stopped', () => {
    const row = only({
      baseline: [out('gym', '2026-10-05', 4000)],
      history: [usual('gym', 12, 4000)],
    })
    expect(explained(row)).toEqual({ stopped_payee: -4000 })
  })

  test('three more fill-ups at a higher price split into price and volume', () => {
    const fills = (count: number, pence: number) =>
      Array.from({ length: count }, (_, at) => out('bp', `2026-10-${10 + at * 2}`, pence))
    const row = only({
      baseline: fills(4, 6000),
      actual: fills(7, 6500),
      history: [usual('bp', 50, 6000)],
    })
    // 7 × £65 − 4 × £60 = £215: £5 more on seven, three more at £60.
    expect(explained(row)).toEqual({ price: 3500, volume: 18000 })
  })

  test('money that moved to another category is recategorised in both, and nothing in all', () => {
    const rows = varianceLines(
      input({
        baseline: [out('amazon', '2026-10-05', 10000)],
        actual: [out('amazon', '2026-10-06', 9000, { subCategory: 'office_supplies' })],
        history: [usual('amazon', 12, 10000)],
      }),
    )
    expect(rows.map((row) => [row.subCategory, explained(row)])).toEqual([
      ['fuel', { recategorised: -9000, volume: -1000 }],
      ['office_supplies', { recategorised: 9000 }],
    ])
  })

  test('an estimate that names nobody is compared with everybody it was meant for', () => {
    const rows = varianceLines(
      input({
        baselineUndated: [undated(null, 30000)],
        actual: [out('bp', '2026-10-04', 7000), out('shell', '2026-10-14', 8000)],
        history: [usual('bp', 30, 6000), usual('shell', 30, 6000)],
      }),
    )
    expect(rows).toHaveLength(1)
    // Five fill-ups of £60 were expected; two came, at £75 on average.
    expect(explained(rows[0] as LineVariance)).toEqual({ price: 3000, volume: -18000 })
  })

  test('without any past to judge by, the rest is other', () => {
    const row = only({ baselineUndated: [undated(null, 30000)] })
    expect(explained(row)).toEqual({ other: -30000 })
  })
})

test('what is still expected counts in the projected total', () => {
  const row = only({
    baseline: [out('rent', '2026-10-28', 90000)],
    expected: [out('rent', '2026-10-28', 93000)],
    history: [usual('rent', 12, 90000)],
  })
  expect(row).toMatchObject({ actual: 0, expected: 93000, projected: 93000, variance: 3000 })
  expect(explained(row)).toEqual({ price: 3000 })
})

const someFlow = fc.record({
  side: fc.constantFrom('in' as const, 'out' as const),
  subCategory: fc.constantFrom('fuel', 'office_supplies'),
  merchantId: fc.constantFrom('a', 'b', 'c', null),
  day: fc.integer({ min: 1, max: 31 }).map((date) => `2026-10-${String(date).padStart(2, '0')}`),
  amount: fc.integer({ min: -5000, max: 500000 }).map(minor),
  count: fc.integer({ min: 1, max: 3 }),
})
const outside = someFlow.map((flow) => ({
  ...flow,
  day: flow.day.replace('2026-10-0', '2026-11-0').replace('2026-10', '2026-09'),
}))
const flows = fc.array(fc.oneof(someFlow, outside), { maxLength: 30 })
const estimates = fc.array(
  someFlow.map(({ side, subCategory, merchantId, amount }) => ({
    side,
    subCategory,
    merchantId,
    amount,
  })),
  { maxLength: 6 },
)

test('drivers add up to the variance on every line, and lines to the whole, for any flows', () => {
  fc.assert(
    fc.property(flows, flows, flows, estimates, estimates, flows, (...parts) => {
      const [actual, expected, baseline, baselineUndated, expectedUndated, past] = parts
      const history = past.map(({ day: _, ...flow }) => ({
        ...flow,
        total: flow.amount,
        largest: flow.amount,
      }))
      const rows = varianceLines(
        input({ actual, expected, baseline, baselineUndated, expectedUndated, history }),
      )
      for (const row of rows) {
        expect(drivers.reduce((total, driver) => total + row.drivers[driver], 0)).toBe(row.variance)
        expect(row.actual + row.expected).toBe(row.projected)
      }
      const inOctober = [...actual, ...expected].filter(({ day }) => day.startsWith('2026-10'))
      const whole = [...inOctober, ...expectedUndated].reduce((all, row) => all + row.amount, 0)
      expect(rows.reduce((all, row) => all + row.projected, 0)).toBe(whole)
    }),
    { numRuns: 400 },
  )
})

describe('how many payments an estimate stands for', () => {
  const paid = [out('bp', '2026-10-04', 7000), out('bp', '2026-10-14', 7000)]
  test.each([
    // £300 at £60 each are five payments: two at £10 more, three fewer.
    [30_000, [usual('bp', 30, 6000)], { price: 2000, volume: -18_000 }],
    // A refund is expected where payments are usual, or nothing is known.
    [-30_000, [usual('bp', 30, 6000)], { other: 44_000 }],
    [30_000, [usual('bp', 0, 6000)], { other: -16_000 }],
  ])('of %i pence', (pence, history, amounts) => {
    const row = only({ baselineUndated: [undated('bp', pence)], actual: paid, history })
    expect(explained(row)).toEqual(amounts)
    expect(row.payments).toEqual({ baseline: 0, current: 2 })
  })
})

test('drivers of two sides are added by their signs, and the largest is the main one', () => {
  const rows = [
    { drivers: { ...noDrivers, price: minor(500), volume: minor(-200) }, sign: 1 },
    { drivers: { ...noDrivers, price: minor(300), timing: minor(400) }, sign: -1 },
  ] as const
  const all = sumDrivers(rows)
  expect(all).toEqual({ ...noDrivers, price: 200, volume: -200, timing: -400 })
  expect(mainDriver(all)).toBe('timing')
  expect(mainDriver({ ...all, timing: minor(0) })).toBe('price')
  expect(mainDriver(noDrivers)).toBeNull()
})
