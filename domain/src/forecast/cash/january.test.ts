// Januaries after a year's end: what is known of them, and how much wider ranges become.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addMonths, type Month, monthsFrom } from '../../calendar.ts'
import { minor } from '../../money.ts'
import type { Movement } from '../movement.ts'
import { januaryMissesOf, januaryShares, januaryStray, withJanuary } from './january.ts'

/** Months that come to nothing, but for some. */
function booksOf(opened: Month, asOf: string, odd: Readonly<Record<Month, number>> = {}) {
  const rows = monthsFrom(opened, asOf.slice(0, 7)).flatMap((month): [string, number][] => [
    [`${month}-05`, 500_000],
    [`${month}-20`, -500_000 + (odd[month] ?? 0)],
  ])
  const movements = rows.map(
    ([day, pence], i): Movement => ({
      id: String(i),
      day,
      amount: minor(pence),
      merchantId: null,
      subCategory: 'product_sales',
    }),
  )
  return { movements, opened: `${opened}-01`, asOf }
}

describe('how far past Januaries were missed', () => {
  it('is what a January came to, where the months before came to nothing', () => {
    const books = booksOf('2025-10', '2026-02-15', { '2026-01': -120_000 })
    expect(januaryMissesOf(books)).toEqual([-120_000])
  })

  it('needs three months before', () => {
    const books = booksOf('2025-11', '2026-02-15', { '2026-01': -120_000 })
    expect(januaryMissesOf(books)).toEqual([])
  })

  it('leaves out a January under way', () => {
    const odd = { '2026-01': -120_000 }
    expect(januaryMissesOf(booksOf('2025-10', '2026-01-30', odd))).toEqual([])
    expect(januaryMissesOf(booksOf('2025-10', '2026-01-31', odd))).toEqual([-120_000])
  })

  it('goes back three Januaries, the latest first', () => {
    const books = booksOf('2021-06', '2026-03-10', { '2026-01': 70_000 })
    expect(januaryMissesOf(books)).toEqual([70_000, 0, 0])
  })
})

describe('how much further a January strays than other months', () => {
  const stray = (januaries: number[], ordinary: number[] = []) =>
    januaryStray({ januaries, misses: ordinary.map((miss) => [miss]), scale: 100 })

  it('is as with other accounts while no own January is known', () => {
    expect(stray([])).toBeCloseTo(140, 9)
  })

  it.each([
    // Others' January as one, 1.4² = 1.96 in scales, and one that was met exactly:
    // (1.96 + 0 - 0.58) / 2.
    [[0], 100 * Math.sqrt(0.69)],
    [[0, 0], 100 * Math.sqrt((1.96 - 2 * 0.58) / 3)],
    [[0, 0, 0], 100 * Math.sqrt((1.96 - 3 * 0.58) / 4)],
    // Missed by three scales, whichever way: (1.96 + 9 - 0.58) / 2.
    [[300], 100 * Math.sqrt(5.19)],
    [[-300], 100 * Math.sqrt(5.19)],
    [[-300, 300, 300], 100 * Math.sqrt((1.96 + 3 * (9 - 0.58)) / 4)],
  ])('gives way to own Januaries that missed by %j', (januaries, expected) => {
    expect(stray(januaries)).toBeCloseTo(expected, 9)
  })

  it('counts only what a January strays beyond the other months of the business', () => {
    // Twelve months that missed by two scales: (12 × 0.58 + 12 × 4) / 24 = 2.29 is nothing special.
    const wild = Array.from({ length: 12 }, () => 200)
    expect(stray([200], wild)).toBeCloseTo(100 * Math.sqrt((1.96 + 4 - 2.29) / 2), 9)
    expect(stray([0, 0, 0], wild)).toBe(0)
  })

  it('never shrinks with a worse January', () => {
    const miss = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(miss, miss, fc.array(miss, { maxLength: 2 }), (a, b, rest) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)]
        expect(stray([more, ...rest])).toBeGreaterThanOrEqual(stray([less, ...rest]))
      }),
    )
  })
})

test('a January strays by its days to come, and no other month does', () => {
  const shares = januaryShares('2025-12-30', 40)
  expect(shares[0]).toBe(0) // 31 December
  expect(shares[1]).toBeCloseTo(Math.sqrt(1 / 31), 9)
  expect(shares[31]).toBe(1) // 31 January
  expect(shares.slice(32)).toEqual(Array(8).fill(0))
  const underWay = januaryShares('2026-01-15', 17)
  expect(underWay[0]).toBeCloseTo(Math.sqrt(1 / 31), 9)
  expect(underWay[15]).toBeCloseTo(Math.sqrt(16 / 31), 9)
  expect(underWay[16]).toBe(0)
  // A second year’s end starts from nothing again.
  expect(januaryShares(`${addMonths('2026-01', -1)}-31`, 396)[365]).toBeCloseTo(
    Math.sqrt(1 / 31),
    9,
  )
})

test('two surprises add up as the sides of a right angle, and afterwards nothing narrows', () => {
  expect(withJanuary([3, 3, 3, 6], [4, 0, 0, 0])).toEqual([5, 5, 5, 6])
  expect(withJanuary([3, 4], [0, 0])).toEqual([3, 4])
  const widths = fc.array(fc.record({ plain: fc.nat(900), january: fc.nat(900) }), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(widths, (days) => {
      const plain = days.map((day) => day.plain)
      const wide = withJanuary(
        plain,
        days.map((day) => day.january),
      )
      for (const [day, width] of wide.entries()) {
        expect(width).toBeGreaterThanOrEqual(plain[day]!)
        expect(width).toBeGreaterThanOrEqual(wide[day - 1] ?? 0)
      }
    }),
  )
})
