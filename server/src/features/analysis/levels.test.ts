// Drivers add up exactly at every level and for every comparison, whatever the books hold; and the
// check behind `npm run verify` notices a single penny.
import { addMonthsToDay } from '@plimsoll/domain/calendar'
import { thresholdOf } from '@plimsoll/domain/commentary/materiality'
import { minor } from '@plimsoll/domain/money'
import { subCategories } from '@plimsoll/domain/taxonomy'
import { comparisons, lastYearPeriod, previousPeriod } from '@plimsoll/domain/variance/timeframe'
import { varianceLines } from '@plimsoll/domain/variance/variance'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { VarianceFacts } from './variance.ts'
import { driverFaults } from './verify-drivers.ts'

const october = { from: '2026-10-01', to: '2026-10-31' }
const asOf = '2026-11-20'
const codes = subCategories.map(({ subCategory }) => subCategory)

const line = fc.record({
  side: fc.constantFrom('in' as const, 'out' as const),
  subCategory: fc.constantFrom(...codes),
  merchantId: fc.constantFrom('a', 'b', 'c', 'd', null),
})
const flow = fc
  .tuple(
    line,
    fc.integer({ min: -12, max: 42 }),
    fc.integer({ min: -9000, max: 900_000 }),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([where, date, pence, count]) => ({
    ...where,
    day: new Date(Date.UTC(2026, 9, date)).toISOString().slice(0, 10),
    amount: minor(pence),
    count,
  }))
const flows = fc.array(flow, { maxLength: 40 })
const estimates = fc.array(flow, { maxLength: 6 })

const facts = fc
  .record({
    compare: fc.constantFrom(...comparisons),
    actual: flows,
    expected: estimates,
    expectedUndated: estimates,
    baseline: flows,
    baselineUndated: estimates,
    history: flows,
  })
  .map(({ compare, history, ...parts }): VarianceFacts => {
    const baseline =
      compare === 'forecast'
        ? october
        : (compare === 'previous' ? previousPeriod(october, asOf) : lastYearPeriod(october))
            .baseline
    return {
      asOf,
      ended: null,
      period: october,
      running: false,
      categoryNames: {},
      compare,
      baseline,
      basis: compare === 'forecast' ? 'snapshot' : 'actual',
      madeOn: addMonthsToDay(october.from, -1),
      lines: varianceLines({
        ...parts,
        period: october,
        history: history.map((past) => ({ ...past, total: past.amount, largest: past.amount })),
      }),
      trend: [],
      trendMonths: [],
      names: new Map([['a', 'Kingsway Dental']]),
      leftOut: { in: minor(0), out: minor(0) },
      threshold: thresholdOf(minor(1_500_000)),
    }
  })

test('drivers add up at every level and for every comparison, for any books', () => {
  fc.assert(
    fc.property(facts, (some) => {
      expect(driverFaults(some)).toEqual([])
    }),
    { numRuns: 80 },
  )
})

test('the check notices a penny in a driver, in a column and in a month', () => {
  fc.assert(
    fc.property(
      facts.filter(({ lines }) => lines.length > 0),
      fc.nat(),
      (some, which) => {
        const at = which % some.lines.length
        const change = (edit: (from: VarianceFacts['lines'][number]) => object) => ({
          ...some,
          lines: some.lines.map((from, each) => (each === at ? { ...from, ...edit(from) } : from)),
        })
        const driver = change(({ drivers }) => ({
          drivers: { ...drivers, price: minor(drivers.price + 1) },
        }))
        expect(driverFaults(driver)).not.toEqual([])
        const column = change(({ actual }) => ({ actual: minor(actual + 1) }))
        expect(driverFaults(column)).not.toEqual([])
        const months = some.lines.map(({ side, subCategory, actual }) => ({
          month: '2026-10',
          side,
          subCategory,
          amount: actual,
        }))
        const whole = { ...some, trend: months, trendMonths: ['2026-10'] }
        expect(driverFaults(whole)).toEqual([])
        const [first, ...rest] = months
        if (!first) return
        const short = [{ ...first, amount: minor(first.amount - 1) }, ...rest]
        expect(driverFaults({ ...whole, trend: short })).not.toEqual([])
      },
    ),
    { numRuns: 30 },
  )
})
