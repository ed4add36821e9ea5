import { describe, expect, it } from 'vitest'
import { dampedTrials } from './damped-trend.ts'
import type { Numbers } from './descriptive.ts'
import { averageOf, testedFrom } from './trials.ts'

const numbers = (...values: number[]): Numbers => Float64Array.from(values)

const close = (found: ArrayLike<number>, wanted: readonly number[], digits = 9) => {
  expect(found.length).toBe(wanted.length)
  for (const [i, value] of wanted.entries()) expect(found[i]).toBeCloseTo(value, digits)
}

describe('trials', () => {
  const flat = (error: number, value: number) => ({ error, forecast: () => value })

  it.each([
    [3, 0],
    [4, 1],
    [20, 5],
    [47, 11],
    [48, 12],
    [500, 12],
  ])('of %i values are tested from the place %i', (length, from) => {
    expect(testedFrom(length)).toBe(from)
  })

  it('weigh 2⁶ where their error is half, and nothing below one in ten thousand', () => {
    // (64 × 10 + 1 × 75) / 65
    close(averageOf([flat(1, 10), flat(2, 75)], 1), [715 / 65])
    // (1 / 4.6)⁶ is 1.06 of 10,000, (1 / 4.7)⁶ is 0.93 of it.
    expect(averageOf([flat(1, 0), flat(4.6, 1e6)], 1)[0]).toBeGreaterThan(100)
    close(averageOf([flat(1, 0), flat(4.7, 1e6)], 1), [0])
  })

  it('without any error weigh the same, and are asked for the steps from one on', () => {
    const rising = { error: 0, forecast: (step: number) => step }
    close(averageOf([rising, flat(0, 0)], 3), [0.5, 1, 1.5])
  })
})

describe('damped trends', () => {
  it('on a constant miss nothing and go on with it', () => {
    for (const { error, forecast } of dampedTrials(numbers(5, 5, 5, 5, 5, 5, 5, 5))) {
      expect(error).toBeCloseTo(0, 12)
      expect(forecast(7)).toBeCloseTo(5, 12)
    }
  })

  it('start on the line through the first ten values, or on the mean of the first six', () => {
    const values = Float64Array.from({ length: 20 }, (_, i) => (i < 10 ? i : 0))
    const trials = dampedTrials(values)
    expect(trials.find(({ trend }) => trend === 0)?.start).toEqual({ height: 2.5, rise: 0 })
    const sloping = trials.find(({ trend }) => trend > 0)
    expect(sloping?.start.height).toBeCloseTo(-1, 12)
    expect(sloping?.start.rise).toBeCloseTo(1, 12)
    // Nine speeds, each flat and with five trends of four lengths.
    expect(trials).toHaveLength(9 * 21)
  })

  it('keep a share of the trend at each step', () => {
    // Values 2 and 4 from a height of 0 rising by 2: with everything kept at 0.8, the first is
    // expected at 1.6 and missed by 0.4.
    const trial = dampedTrials(numbers(2, 4)).find(
      ({ level, trend, kept }) => level === 0.2 && trend === 0.1 && kept === 0.8,
    )
    const height1 = 1.6 + 0.2 * 0.4
    const rise1 = 1.6 + 0.02 * 0.4
    const miss2 = 4 - height1 - 0.8 * rise1
    const height2 = height1 + 0.8 * rise1 + 0.2 * miss2
    const rise2 = 0.8 * rise1 + 0.02 * miss2
    expect(trial?.forecast(1)).toBeCloseTo(height2 + 0.8 * rise2, 12)
    expect(trial?.forecast(2)).toBeCloseTo(height2 + 0.8 * rise2 + 0.64 * rise2, 12)
    // The first value is tested with the second: |4 - (height1 + 0.8 rise1)|.
    expect(trial?.error).toBeCloseTo(miss2, 12)
  })

  it('without a trend forecast the level', () => {
    // From the mean 3 of 2 and 4: 3 - 0.2 = 2.8, then 2.8 + 0.2 × 1.2 = 3.04.
    const level = dampedTrials(numbers(2, 4)).find((each) => each.level === 0.2 && each.trend === 0)
    expect(level?.forecast(1)).toBeCloseTo(3.04, 12)
    expect(level?.forecast(9)).toBeCloseTo(3.04, 12)
    expect(level?.error).toBeCloseTo(1.2, 12)
  })
})
