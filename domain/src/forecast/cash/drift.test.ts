import { describe, expect, test } from 'vitest'
import { aboveUsual, believedSurplus, driftOf } from './drift.ts'
import { learnedDrift } from './learned-drift.ts'

const months = (...values: number[]) => Float64Array.from(values)
const steady = (value: number, count: number) => new Float64Array(count).fill(value)

describe('how much of a surplus is believed', () => {
  test('one that comes every month is believed nearly whole', () => {
    const net = months(99, 101, 100, 98, 102, 100, 101, 99)
    expect(believedSurplus(net)).toBeGreaterThan(95)
  })

  test('one that is lost in the noise is not believed', () => {
    expect(believedSurplus(months(900, -800, 700, -600, 850, -900, 40, 60))).toBe(0)
  })

  test('five good months are no surplus yet, three bad ones are a deficit', () => {
    expect(believedSurplus(steady(100, 5))).toBe(0)
    expect(believedSurplus(steady(-100, 3))).toBe(-100)
    expect(believedSurplus(months(-100))).toBe(-100)
  })
})

test('a balance above its usual level gives back part of the distance, and no more', () => {
  const drift = driftOf({ perMonth: 0, above: 1000 })
  expect(drift(0)).toBe(0)
  expect(drift(1)).toBeLessThan(0)
  expect(drift(2)).toBeLessThan(drift(1))
  expect(drift(24)).toBeGreaterThan(-1000)
})

test('a windfall last month stands above the usual level, a flat past stands on it', () => {
  expect(aboveUsual(months(0, 0, 0, 0, 0, 900))).toBeGreaterThan(500)
  expect(aboveUsual(steady(0, 6))).toBe(0)
})

describe('what is learned', () => {
  test('books that truly grow for three years go on growing', () => {
    const net = Float64Array.from({ length: 36 }, (_, i) => 1000 + (i % 5) * 10)
    expect(learnedDrift(net)(6)).toBeGreaterThan(4500)
  })

  test('books that come back to zero every quarter stay where they are', () => {
    const net = Float64Array.from({ length: 36 }, (_, i) => (i % 3 === 2 ? -2000 : 1000))
    expect(Math.abs(learnedDrift(net)(6))).toBeLessThan(1200)
  })

  test('no past says nothing', () => {
    expect(learnedDrift(new Float64Array(0))(6)).toBe(0)
  })
})
