import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '../calendar.ts'
import type { Sighting } from '../forecast/series.ts'
import { minor } from '../money.ts'
import { levelsOf, risen } from './price-levels.ts'

describe('prices', () => {
  const sightings = (...prices: [count: number, amount: number][]): Sighting[] =>
    prices
      .flatMap(([count, amount]) => Array.from({ length: count }, () => amount))
      .map((amount, at) => {
        const day = addDays('2026-01-01', at)
        return { due: day, day, amount: minor(-amount), movementIds: [`${at}`] }
      })
  const rise = (prices: [number, number][], times = 12, from: Day = '2025-01-01') => {
    const found = risen(levelsOf(sightings(...prices)), { times, from })
    return found ? [found.before.amount, found.now.amount, found.steps] : null
  }

  /** `3 × 1000, 2 × 1200`: so many payments of so much. */
  const read = (text: string) =>
    text
      .split(', ')
      .filter(Boolean)
      .map((part): [number, number] => {
        const [count = 0, amount = 0] = part.split(' × ').map(Number)
        return [count, amount]
      })

  it('half a per cent apart are one', () => {
    expect(
      levelsOf(sightings([1, 1000], [1, 1005], [1, 1006])).map(({ amount }) => amount),
    ).toEqual([1000, 1006])
  })

  it.each<[string, number[] | null]>([
    // Paid three times before and twice since.
    ['3 × 1000, 2 × 1200', [1000, 1200, 1]],
    ['2 × 1000, 2 × 1200', null],
    ['3 × 1000, 1 × 1200', null],
    // One per cent up, at most twice as much.
    ['3 × 1000, 2 × 1010', [1000, 1010, 1]],
    ['3 × 1000, 2 × 1009', null],
    ['3 × 1000, 2 × 2000', [1000, 2000, 1]],
    ['3 × 1000, 2 × 2001', null],
    // A fall is none.
    ['3 × 1200, 2 × 1000', null],
    // Of several steps, each three per cent, and one of those between may be short.
    ['3 × 1000, 3 × 1100, 2 × 1200', [1000, 1200, 2]],
    ['3 × 1000, 1 × 1100, 2 × 1200', [1000, 1200, 2]],
    ['3 × 1000, 1 × 1050, 1 × 1100, 2 × 1200', null],
    ['3 × 1000, 1 × 1170, 2 × 1200', null],
    ['3 × 1000, 1 × 1029, 2 × 1200', null],
    ['', null],
    ['5 × 1000', null],
  ])('%s rose: %j', (prices, found) => {
    expect(rise(read(prices))).toEqual(found)
  })

  it('that are never quite the same must rise by five per cent', () => {
    const inexact: [number, number][] = [
      [1, 1000],
      [1, 1001],
      [1, 1000],
    ]
    expect(rise([...inexact, [2, 1049]])).toBeNull()
    expect(rise([...inexact, [2, 1050]])).toEqual([1000, 1050, 1])
  })

  it('paid four times a year or less may show themselves at once, by half at most', () => {
    expect(
      rise(
        [
          [4, 1000],
          [1, 1500],
        ],
        4,
      ),
    ).toEqual([1000, 1500, 1])
    expect(
      rise(
        [
          [4, 1000],
          [1, 1501],
        ],
        4,
      ),
    ).toBeNull()
    expect(
      rise(
        [
          [3, 1000],
          [1, 1500],
        ],
        4,
      ),
    ).toBeNull()
    expect(
      rise(
        [
          [4, 1000],
          [1, 1500],
        ],
        5,
      ),
    ).toBeNull()
    expect(
      rise(
        [
          [1, 1000],
          [1, 1500],
        ],
        2,
      ),
    ).toEqual([1000, 1500, 1])
  })

  it('paid once a year that fell before vary, as the bills of a repair do', () => {
    // £3,417.99, £3,255.60 and £3,461.41, each on 6 November.
    expect(rise(read('1 × 341799, 1 × 325560, 1 × 346141'), 1)).toBeNull()
    expect(rise(read('1 × 325560, 1 × 341799, 1 × 346141'), 1)).not.toBeNull()
  })

  it('that rose since a day are kept apart from earlier ones', () => {
    // 1,000 on 1 to 3 January, 1,100 on 4 to 6, 1,200 since the 7th.
    const prices: [number, number][] = [
      [3, 1000],
      [3, 1100],
      [2, 1200],
    ]
    expect(rise(prices, 12, '2026-01-03')).toEqual([1000, 1200, 2])
    expect(rise(prices, 12, '2026-01-04')).toEqual([1100, 1200, 1])
    expect(rise(prices, 12, '2026-01-07')).toEqual([1100, 1200, 1])
  })
})
