// How wide a band is on each day: the first month has its own factor, later days pass between two.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../../calendar.ts'
import { bandsOf, widened } from './bands.ts'

const monthDays = 30.436875
const widths = (scale: readonly number[], factors: readonly number[]) =>
  widened(Float64Array.from(scale), factors)

test('the factor of the first month holds to its end, and passes into the next month by', () => {
  const days = widths(Array(100).fill(10), [2, 4, 5])
  expect(days[0]).toBe(20)
  expect(days[29]).toBe(20) // day 30 lies within the first month
  expect(days[44]).toBeCloseTo(10 * (2 + 2 * (45 / monthDays - 1)), 9)
  expect(days[44]).toBeCloseTo(29.5694, 3)
  expect(days[75]).toBeCloseTo(10 * (4 + (76 / monthDays - 2)), 9)
  expect(days[99]).toBe(50) // beyond the last factor it stays
})

test('a band never narrows, neither with its scale nor with its factor', () => {
  expect(widths([3, 1, 2, 4], [2])).toEqual([6, 6, 6, 8])
  const narrowing = widths(Array(70).fill(1), [3, 1])
  expect(new Set(narrowing)).toEqual(new Set([3]))
})

describe('a January', () => {
  // Nothing is known but that half of what moves in a month is £10: the scale of a month is a
  // quarter of 10 (spread) + 0.7 × 10 + (10 + 0.1 × 10) (misses) = £7, 0 of it simulated.
  const none = new Float64Array(0)
  const ranges = (asOf: Day, januaries: readonly number[] = [], days = 60) =>
    bandsOf({
      asOf,
      paths: { count: 0, days, values: none },
      months: { net: none, turnover: none, size: 1000 },
      misses: [],
      januaries,
    })

  test('adds other accounts’ stray to the range, on both sides', () => {
    const { bands, wideJanuaries } = ranges('2025-12-31')
    // On 31 January, day 31: 700 × (31 / 30.436875)^0.2 = 702.57, times 0.88 with a caution of 0.15
    // that a third of a month takes 0.05 of: 0.88 × (1.15 - 0.05 × 0.0185) = 1.01119, so 710.43.
    // The January: 1.2816 × 1.4 of the scale on day 30, 700 × (30 / 30.436875)^0.6 = 693.95, so
    // 1245.11.
    expect(bands.high80[30]).toBeCloseTo(Math.hypot(710.43, 1245.11), 0)
    expect(bands.low80[30]).toBeCloseTo(-Math.hypot(710.43, 1245.11), 0)
    expect(wideJanuaries).toEqual(['2026-01'])
  })

  test('leaves the ranges of other months as they are', () => {
    const { bands, wideJanuaries } = ranges('2026-03-31')
    expect(bands.high80[30]).toBeCloseTo(710.43, 0)
    expect(wideJanuaries).toEqual([])
    expect(ranges('2025-11-30').bands.high80.slice(0, 31)).toEqual(bands.high80.slice(0, 31))
  })

  test('is no longer wider where own ones were met', () => {
    const met = ranges('2025-12-31', [0, 0, 0])
    // The stray falls from 1.4 scales to √0.055 = 0.2345: 1.2816 × 0.2345 × 693.95 = 208.57.
    expect(met.bands.high80[30]).toBeCloseTo(Math.hypot(710.43, 208.57), 0)
    expect(met.wideJanuaries).toEqual([])
  })

  test('a range stays nested and never narrows, over two year’s ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 364 }),
        fc.array(fc.integer({ min: -9000, max: 9000 }), { maxLength: 3 }),
        (later, januaries) => {
          const { bands } = ranges(addDays('2025-03-01', later), januaries, 730)
          const { low95, low80, low50, high50, high80, high95 } = bands
          for (let day = 0; day < 730; day++) {
            const edges = [low95, low80, low50, high50, high80, high95].map((edge) => edge[day]!)
            expect([...edges].sort((a, b) => a - b)).toEqual(edges)
            expect(edges[2]! <= 0 && edges[3]! >= 0).toBe(true)
            if (day === 0) continue
            expect(low80[day]! <= low80[day - 1]! && high80[day]! >= high80[day - 1]!).toBe(true)
          }
        },
      ),
      { numRuns: 30 },
    )
  })
})
