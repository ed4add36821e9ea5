import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import { checkRange } from './range-check.ts'

/** Balances that missed by so many pounds, each with a range of 10 pounds to each side. */
const met = (misses: readonly number[]) =>
  misses.map((miss) => ({
    expected: minor(0),
    low80: minor(-1000),
    high80: minor(1000),
    happened: minor(miss * 1e2),
  }))
const repeat = (count: number, miss: number) => Array<number>(count).fill(miss)

test('a range that held on seven days in ten or more stays as it is', () => {
  expect(checkRange(met([...repeat(28, 5), ...repeat(12, -30)]))).toEqual({
    inRange: 28,
    days: 40,
    widening: { low: 1, high: 1 },
  })
})

test('one that did not is widened until it would have held on eight in ten, three times at the most', () => {
  expect(checkRange(met([...repeat(24, 5), ...repeat(8, -15), ...repeat(8, 40)]))).toEqual({
    inRange: 24,
    days: 40,
    widening: { low: 1.5, high: 1.5 },
  })
})

test('only on the side on which balances ended', () => {
  // Always above: the danger of falling is no greater for it.
  expect(checkRange(met(repeat(40, 900)))?.widening).toEqual({ low: 1, high: 3 })
  expect(checkRange(met(repeat(40, -25)))?.widening).toEqual({ low: 2.5, high: 1 })
  // 2 of 40 below, one in ten at most: 18 above at 20, 36 of 40 within twice the width.
  const mixed = [...repeat(20, 5), ...repeat(2, -40), ...repeat(18, 20)]
  expect(checkRange(met(mixed))?.widening).toEqual({ low: 1, high: 2 })
})

test('a few days say nothing', () => {
  expect(checkRange(met(repeat(29, 5)))).toBeNull()
})
