// Scales and ticks hold what they are given, whatever it is.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linear, roundAxis, roundStep } from './scale.ts'

const value = fc.integer({ min: -1e13, max: 1e13 })

test('an axis holds both ends, its ticks are whole, rise evenly and are few', () => {
  fc.assert(
    fc.property(value, value, fc.integer({ min: 1, max: 8 }), (a, b, steps) => {
      const axis = roundAxis(Math.min(a, b), Math.max(a, b), steps)
      expect(axis.from).toBeLessThanOrEqual(Math.min(a, b))
      expect(axis.to).toBeGreaterThanOrEqual(Math.max(a, b))
      expect(axis.ticks.every(Number.isSafeInteger)).toBe(true)
      expect(axis.ticks.length).toBeLessThanOrEqual(steps + 3)
      const gaps = new Set(axis.ticks.slice(1).map((tick, i) => tick - (axis.ticks[i] ?? 0)))
      expect(gaps.size).toBe(1)
    }),
  )
})

test('an axis of one value still has length', () => {
  expect(roundAxis(0, 0, 4).to).toBeGreaterThan(0)
})

test('steps are round', () => {
  expect([0, 1, 2.2, 7, 11, 21, 1_900_000].map(roundStep)).toEqual([1, 1, 5, 10, 20, 25, 2_000_000])
})

test('a scale meets both ends of its range', () => {
  const scale = linear([-50, 150], [200, 0])
  expect([scale(-50), scale(50), scale(150)]).toEqual([200, 100, 0])
  expect(linear([5, 5], [10, 90])(5)).toBe(10)
})
