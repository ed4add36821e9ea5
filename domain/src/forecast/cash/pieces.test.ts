// The small pieces of the balance's path and bands, by figures worked out by hand.
import { describe, expect, it } from 'vitest'
import { minor } from '../../money.ts'
import type { Occurrence } from '../series.ts'
import { bandFactors } from './band-share.ts'
import { aboveUsual, believedSurplus, driftOf, yearMean } from './drift.ts'
import { balancesAfter, grownShare, learnedDrift } from './learned-drift.ts'
import { openByMonth } from './open-by-month.ts'
import { ownMissesOf } from './own-misses.ts'
import { ownWidth, scaledBands } from './own-width.ts'
import { servedMethodOf } from './served-method.ts'
import { spreadOn } from './simulate.ts'
import { spanOf } from './span.ts'
import { recencyWeights, weightedMean, weightedMedian } from './weighted.ts'

const months = (...values: number[]) => Float64Array.from(values)

const same = (count: number, value: number) => months(...Array.from({ length: count }, () => value))

describe('the calendar', () => {
  it.each([
    // Books opened by the 5th hold their month; the month under way is whole on its last day alone.
    ['2026-01-05', '2026-03-30', ['2026-01', '2026-02']],
    ['2026-01-06', '2026-03-30', ['2026-02']],
    ['2026-01-06', '2026-03-31', ['2026-02', '2026-03']],
    ['2026-03-01', '2026-03-30', []],
  ])('of books from %s, on %s, knows %j', (opened, asOf, past) => {
    expect(spanOf({ opened, asOf, until: asOf })).toMatchObject({ past, days: [], months: [] })
  })

  it('looks back 36 months, and ahead from tomorrow', () => {
    const span = spanOf({ opened: '2020-01-01', asOf: '2026-01-30', until: '2026-03-01' })
    expect(span.past).toHaveLength(36)
    expect(span.past.at(-1)).toBe('2025-12')
    expect(span.days).toHaveLength(30)
    expect(span.months).toEqual(['2026-01', '2026-02', '2026-03'])
    expect(span.monthAt).toEqual([0, ...Array.from({ length: 28 }, () => 1), 2])
    expect(span.dateAt.slice(0, 2)).toEqual([31, 1])
    expect(span.monthDays).toEqual([31, 28, 31])
  })
})

describe('means in which the recent count for more', () => {
  it('halve by half-lives', () => {
    expect(recencyWeights(3, 1)).toEqual([0.25, 0.5, 1])
    expect(recencyWeights(0, 1)).toEqual([])
    expect(weightedMean([10, 40], [1, 2])).toBe(30)
    expect(weightedMean([], [])).toBe(0)
  })

  it.each([
    [[5], [1], 5],
    // The middle fifth, from 0.4 to 0.6 of the weight: half of it in each.
    [[10, 20], [1, 1], 15],
    [[30, 10, 20], [1, 1, 1], 20],
    // Of 4 the middle is 1.6 to 2.4: 1.4 are 10 and less, so 20 counts from 1.6 on.
    [[10, 20, 90], [1.4, 1, 1.6], 20],
    [[10, 20], [2.2, 1.8], (0.6 * 10 + 0.2 * 20) / 0.8],
    [[], [], 0],
  ])('the median of %j under %j is %d', (values, weights, wanted) => {
    expect(weightedMedian(values, weights)).toBeCloseTo(wanted, 9)
  })
})

describe('drift', () => {
  it('gives back six tenths of the distance, half of what is left each month', () => {
    const drift = driftOf({ perMonth: 10, above: 100 })
    expect(drift(0)).toBe(0)
    // 10 - 0.6 × 100 × 0.5, 20 - 0.6 × 100 × 0.75
    expect(drift(1)).toBe(-20)
    expect(drift(2)).toBe(-25)
  })

  it.each([
    // A surplus takes six months, a deficit three; before that a deficit is believed as it is.
    [same(5, 100), 0],
    [same(6, 100), 100],
    [same(2, -100), -100],
    [same(3, -100), -100],
    [months(), 0],
    // 0 and 200 in turn: mean 100, squares 6 × 100². They turn every month, so nothing is added to
    // the error: 60,000 / 5 / 6 = 2,000, four times of which is 0.8 of 100².
    [months(0, 200, 0, 200, 0, 200), 100 * (1 - 0.8)],
    // Twice as far apart it could all be chance.
    [months(-100, 300, -100, 300, -100, 300), 0],
    // Of thirteen the first is too long ago.
    [months(9999, ...same(12, 50)), 50],
  ])('the surplus of %j that is believed is %d', (net, wanted) => {
    expect(believedSurplus(net)).toBeCloseTo(wanted, 9)
  })

  it('is more doubted where months resemble the one before', () => {
    // -1, -1, -1, 1, 1, 1 around 10: likeness (1 + 1 - 1 + 1 + 1) / 6 = 0.5, so error × 3.
    const net = months(9, 9, 9, 11, 11, 11)
    const error = (6 / 5 / 6) * 3
    expect(believedSurplus(net)).toBeCloseTo(10 * (1 - (4 * error) / 100), 9)
  })

  it('stands above the usual level of its closings', () => {
    // Closings 100 and 300; with three months' half-life they weigh 2^(-1/3) and 1.
    const early = 0.5 ** (1 / 3)
    expect(aboveUsual(months(100, 200))).toBeCloseTo(300 - (100 * early + 300) / (early + 1), 9)
    expect(yearMean(months(1000, ...same(12, 6)))).toBe(6)
    expect(yearMean(months())).toBe(0)
  })

  it.each([
    [12, 0],
    [15, 0.5],
    [18, 1],
    [99, 1],
  ])('books of %i months are grown by %d', (count, share) => {
    expect(grownShare(count)).toBe(share)
  })

  it('of a balance that never moved is none', () => {
    const drift = learnedDrift(same(8, 0))
    expect(drift(3)).toBe(0)
    expect(ownMissesOf(same(5, 0))).toEqual([[0, 0], [0]])
  })

  it('is known six months ahead at most', () => {
    expect(balancesAfter(months(1, 2, 3, 4, 5, 6, 7, 8), 1)).toEqual([2, 5, 9, 14, 20, 27])
    expect(balancesAfter(months(1, 2), 1)).toEqual([2])
    expect(ownMissesOf(same(3, 5))).toEqual([])
    // Of 30 months 24 are tried.
    expect(ownMissesOf(same(30, 0))).toHaveLength(24)
  })
})

describe('the method that is served', () => {
  it('is the engine while there are fewer than twelve months to try on', () => {
    expect(servedMethodOf(same(17, 100)).method).toEqual({
      served: 'engine',
      why: 'There are too few whole months yet to try one method against another',
    })
    expect(servedMethodOf(same(18, 100)).method.why).toContain('Tried on 12 of your own months')
    expect(servedMethodOf(same(40, 100)).method.why).toContain('Tried on 24 of your own months')
  })

  it('is the last month where that is always right', () => {
    const { method, drift } = servedMethodOf(same(24, 100))
    expect(method).toEqual({
      served: 'last_month',
      why: 'Tried on 18 of your own months, repeating last month came clearly closer than our own trend',
    })
    expect(drift(3)).toBe(300)
  })
})

describe('how wide a business’s own bands are', () => {
  const met = (came: number) => ({ expected: 0, low80: -100, high80: 200, came })

  it.each([
    [[], 1],
    // One miss of a whole band beside five of others.
    [[200], 1],
    [[-100], 1],
    [[0], 5 / 6],
    [[400], (2 + 5) / 6],
    // Of 0, 0.5 and 1 it lies at 0.8 × 2 = 1.6, between the second and the third.
    [[0, 100, 200], (3 * (0.5 + 0.5 * 0.6) + 5) / 8],
    // Three times at most.
    [[9000], 3],
  ])('after balances of %j it is %d above', (balances, width) => {
    expect(ownWidth(balances.map(met)).high).toBeCloseTo(width, 9)
  })

  it('is no wider below where balances came above, and the other way round', () => {
    expect(ownWidth([400, 400].map(met))).toEqual({ low: 1, high: (4 + 5) / 7 })
    expect(ownWidth([-300, -300].map(met))).toEqual({ low: (6 + 5) / 7, high: 1 })
  })

  it('is a quarter at least', () => {
    expect(ownWidth(Array.from({ length: 100 }, () => met(0)))).toEqual({
      low: 0.25,
      high: 0.25,
    })
  })

  it('leaves out what had no band', () => {
    const none = { expected: 5, low80: 0, high80: 0, came: 7 }
    expect(ownWidth([none])).toEqual({ low: 1, high: 1 })
    expect(ownWidth([{ ...none, came: 5 }]).low).toBeCloseTo(5 / 6, 9)
  })

  it('scales all offsets, to the penny', () => {
    const bands = { low50: [-1], high50: [1], low80: [-3], high80: [3], low95: [-5], high95: [5] }
    expect(scaledBands(bands, { low: 1.5, high: 1.5 })).toEqual({
      low50: [-1],
      high50: [2],
      low80: [-4],
      high80: [5],
      low95: [-7],
      high95: [8],
    })
  })
})

describe('bands of a share', () => {
  const factors = (share: number, count = 0, misses: number[][] = []) =>
    bandFactors({ misses, months: count, scaleAt: () => 100, share })

  it('are other accounts’ where nothing of the own is known', () => {
    // Forty equal parts: the tenth of the weight lies between the fourth (-0.95) and the fifth
    // (-0.81), the nine tenths between the 36th (0.81) and the 37th (0.95). Some caution on the
    // next month, none from the fourth on.
    const { low, high } = factors(0.8)
    expect(low).toHaveLength(6)
    expect(low[0]).toBeCloseTo(1.15 * 0.88, 9)
    expect(low[3]).toBeCloseTo(0.88, 9)
    expect(low[5]).toBeCloseTo(0.88, 9)
    expect(low[1]).toBeCloseTo((1.15 - 0.15 / 3) * 0.88, 9)
    expect(high[3]).toBeCloseTo(0.88, 9)
  })

  it('narrow with own misses of nothing, the more the books are grown', () => {
    const none = Array.from({ length: 40 }, () => [0, 0, 0, 0, 0, 0])
    const [young, grown] = [factors(0.8, 12, none), factors(0.8, 18, none)]
    expect(young.low[3]).toBeLessThan(0.88)
    expect(grown.low[3]).toBeLessThan(young.low[3] ?? 0)
    expect(grown.low[3]).toBeGreaterThanOrEqual(0)
  })
})

describe('the spread of paths', () => {
  it('lies between a tenth from either end', () => {
    const values = Float64Array.from({ length: 20 }, (_, at) => at * 10)
    // Twenty paths of one day: the third from below is 20, from above 170.
    expect(spreadOn({ count: 20, days: 1, values }, 0)).toBe(150)
    expect(spreadOn({ count: 0, days: 1, values: months() }, 0)).toBe(0)
  })
})

describe('what series still bring', () => {
  it('is added up by month, from tomorrow to the last day', () => {
    const span = spanOf({ opened: '2026-01-01', asOf: '2026-01-30', until: '2026-02-10' })
    const on = (day: string, open: number) => ({ day, open: minor(open) }) as Occurrence
    const days = [
      on('2026-01-30', 1),
      on('2026-01-31', 20),
      on('2026-02-10', 300),
      on('2026-02-11', 4000),
    ]
    expect(openByMonth([...days, on('2026-02-01', 5)], span)).toEqual([20, 305])
  })
})
