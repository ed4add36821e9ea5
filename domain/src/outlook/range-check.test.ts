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
    widening: 1,
  })
})

test('one that did not is widened until it would have held on eight in ten, three times at the most', () => {
  expect(checkRange(met([...repeat(24, 5), ...repeat(8, -15), ...repeat(8, 40)]))).toEqual({
    inRange: 24,
    days: 40,
    widening: 1.5,
  })
  expect(checkRange(met(repeat(40, 900)))?.widening).toBe(3)
})

test('a few days say nothing', () => {
  expect(checkRange(met(repeat(29, 5)))).toBeNull()
})
