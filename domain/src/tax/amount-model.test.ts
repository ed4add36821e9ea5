import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import { fitLevel, fitMeasured, type Observation } from './amount-model.ts'

const sales = { name: 'sales' } as const
const seen = (...pairs: [owed: number, base: number][]): Observation[] =>
  pairs.map(([owed, base]) => ({ owed: minor(owed), base: minor(base) }))

describe('a measure times a factor', () => {
  it('is a quarter off where one payment taught it', () => {
    expect(fitMeasured(sales, seen([30, 100]))).toEqual({
      kind: 'measured',
      measure: sales,
      factor: 0.3,
      error: 0.25,
      sightings: 1,
    })
  })

  it('takes the ratio in the middle of the bases, not of the payments', () => {
    // Ratios 0.1 (of 100), 0.2 (of 100) and 0.5 (of 1,000): half of 1,200 is passed at 0.5.
    // Off by |10 - 50| + |20 - 50| + 0 = 70 of 530.
    const model = fitMeasured(sales, seen([20, 100], [500, 1000], [10, 100]))
    expect(model?.factor).toBe(0.5)
    expect(model?.error).toBeCloseTo(70 / 530, 12)
  })

  it('takes the lower ratio where both weigh half', () => {
    expect(fitMeasured(sales, seen([40, 100], [20, 100]))?.factor).toBe(0.2)
  })

  it('looks at the last eight', () => {
    const before = seen([90, 100], [90, 100], [90, 100], [90, 100], [90, 100], [90, 100])
    const last = seen(...Array.from({ length: 8 }, (): [number, number] => [10, 100]))
    expect(fitMeasured(sales, [...before, ...last])).toMatchObject({
      factor: 0.1,
      error: 0,
      sightings: 8,
    })
  })

  it.each([
    ['nothing was seen', []],
    ['the measure is nothing', seen([30, 0])],
    ['nothing was owed', seen([0, 100])],
    ['it was repaid', seen([-30, 100])],
  ])('teaches nothing where %s', (_, past) => {
    expect(fitMeasured(sales, past)).toBeNull()
  })

  it('leaves periods without a base out of the factor, and not out of its error', () => {
    // The factor is 0.5; of 100 + 50 owed, the 50 of the period without a base are missed.
    const model = fitMeasured(sales, seen([100, 200], [50, 0]))
    expect(model).toMatchObject({ factor: 0.5, sightings: 2 })
    expect(model?.error).toBeCloseTo(50 / 150, 12)
  })
})

describe('a level', () => {
  it('is the middle of the last four', () => {
    // 900 is too long ago. Of 100, 200, 300, 400 the lower middle is 200: off by
    // 100 + 0 + 100 + 200 of 1,000.
    const model = fitLevel([900, 100, 200, 300, 400].map(minor))
    expect(model).toEqual({ kind: 'level', amount: 200, error: 0.4, sightings: 4 })
  })

  it('may be the last alone, which is a quarter off', () => {
    expect(fitLevel([100, 300].map(minor), 1)).toEqual({
      kind: 'level',
      amount: 300,
      error: 0.25,
      sightings: 1,
    })
  })

  it('is a quarter off where all it saw was nothing', () => {
    expect(fitLevel([0, 0].map(minor))).toMatchObject({ amount: 0, error: 0.25, sightings: 2 })
  })

  it('is none without payments', () => {
    expect(fitLevel([])).toBeNull()
  })
})
