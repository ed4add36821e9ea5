// How wide a band is on each day: the first month has its own factor, later days pass between two.
import { expect, test } from 'vitest'
import { widened } from './bands.ts'

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
