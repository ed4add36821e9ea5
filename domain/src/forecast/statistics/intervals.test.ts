import { describe, expect, it } from 'vitest'
import type { DampedTrial } from './damped-trend.ts'
import type { Numbers } from './descriptive.ts'
import { scalesOf } from './intervals.ts'
import { lopsided, symmetric } from './ranges.ts'

const numbers = (...values: number[]): Numbers => Float64Array.from(values)

const close = (found: ArrayLike<number>, wanted: readonly number[], digits = 9) => {
  expect(found.length).toBe(wanted.length)
  for (const [i, value] of wanted.entries()) expect(found[i]).toBeCloseTo(value, digits)
}

describe('ranges', () => {
  it('lie as far below as above', () => {
    expect(symmetric(numbers(10, 20), numbers(1, 3), 2)).toEqual({
      low: numbers(8, 14),
      high: numbers(12, 26),
    })
  })

  it('half by factors reach higher than they fall', () => {
    // Of 100 by 0.5: down by the mean of 0.5 and 1 - e^-0.5 = 0.393469, up by that of 0.5 and
    // e^0.5 - 1 = 0.648721.
    const { low, high } = lopsided(numbers(100), numbers(0.25), 2)
    close(low, [100 * (1 - (0.5 + 0.39346934) / 2)], 5)
    close(high, [100 * (1 + (0.5 + 0.64872127) / 2)], 5)
  })

  it('never fall below nothing, however wide', () => {
    // 1 - (1 + 1 - e^-3) / 2 = e^-3 / 2
    close(lopsided(numbers(100), numbers(3), 1).low, [100 * (0.04978707 / 2)], 5)
  })
})

describe('how far a forecast may miss', () => {
  // A forecaster that always says 0 of a series that swings between +1 and -1 is missed by 1 at
  // every step.
  const values = Float64Array.from({ length: 40 }, (_, i) => (i % 2 ? -1 : 1))
  const still: DampedTrial = {
    level: 0,
    trend: 0,
    kept: 0,
    start: { height: 0, rise: 0 },
    error: 1,
    forecast: () => 0,
  }
  const parts = {
    indices: null,
    values,
    tame: values,
    trials: [{ ...still, error: 2, level: 1 }, still],
  }

  it('is the mean of what was seen and the usual, by how much was seen', () => {
    const miss = Math.sqrt(Math.PI / 2)
    // Misses that do not grow are taken to grow by steps^0.05, the least: the law through both
    // steps has its first at miss × 2^(-0.05 × (ln 2 / 2) / (1 + 1/2) / ln 2).
    const first = miss * 2 ** (-0.05 / 3)
    const scaleAt = (step: number) => {
      const scale = Math.sqrt(first * step ** ((0.05 + 0.3) / 2) * miss)
      const drawn = scale ** (40 / 55) * (0.5 * step ** 0.3) ** (15 / 55)
      return Math.sqrt(1 + 32 / 40) * (1 - 0.1 / step) * drawn
    }
    close(scalesOf(parts, [numbers(0, 0)], 0.5, 2), [scaleAt(1), scaleAt(2)])
  })

  it('is more where the members stand apart, at most by the whole level', () => {
    const miss = Math.sqrt(Math.PI / 2)
    const scale = (apart: number) =>
      Math.sqrt(miss * miss + 2 * apart ** 2) ** (40 / 55) * 0.5 ** (15 / 55) * Math.sqrt(1.8) * 0.9
    close(scalesOf(parts, [numbers(0.3), numbers(-0.3)], 0.5, 1), [scale(0.3)])
    close(scalesOf(parts, [numbers(30), numbers(-30)], 0.5, 1), [scale(1)])
  })

  it('grows with what the smoothing learns', () => {
    // A forecaster that says the last value misses every odd step by 2 and every even one by 0,
    // which counts as 10⁻⁹. By its theory the variance is 1 and, one step on, 1 + 1.
    const miss = 2 * Math.sqrt(Math.PI / 2)
    const first = Math.exp((Math.log(miss) + (Math.log(1e-9) - 0.05 * Math.LN2) / 2) / 1.5)
    const scaleAt = (step: number) => {
      const squared = first * step ** 0.175 * miss * Math.sqrt(step)
      const drawn = Math.sqrt(squared) ** (40 / 55) * (0.5 * step ** 0.3) ** (15 / 55)
      return Math.sqrt(1.8) * (1 - 0.1 / step) * drawn
    }
    const learning = { ...parts, trials: [{ ...still, level: 1 }] }
    close(scalesOf(learning, [numbers(0, 0)], 0.5, 2), [scaleAt(1), scaleAt(2)], 6)
  })
})
