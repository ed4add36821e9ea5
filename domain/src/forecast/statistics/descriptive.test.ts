import { describe, expect, it } from 'vitest'
import { line, mean, median, type Numbers, quantile } from './descriptive.ts'
import { localLine } from './local-line.ts'

const numbers = (...values: number[]): Numbers => Float64Array.from(values)

const close = (found: ArrayLike<number>, wanted: readonly number[], digits = 9) => {
  expect(found.length).toBe(wanted.length)
  for (const [i, value] of wanted.entries()) expect(found[i]).toBeCloseTo(value, digits)
}

describe('means, quantiles and lines', () => {
  it.each([
    [[], 0],
    [[7], 7],
    [[1, 2, 6], 3],
  ])('the mean of %j is %d', (values, wanted) => {
    expect(mean(values)).toBe(wanted)
  })

  it.each([
    // Places 0 to 3: a share of a third is the second, of a half between second and third.
    [[10, 20, 30, 60], 0, 10],
    [[10, 20, 30, 60], 1 / 3, 20],
    [[60, 10, 30, 20], 0.5, 25],
    [[10, 20, 30, 60], 0.9, 51],
    [[10, 20, 30, 60], 1, 60],
    [[5], 0.9, 5],
  ])('of %j the share %d lies below %d', (values, share, wanted) => {
    expect(quantile(values, share)).toBeCloseTo(wanted, 9)
  })

  it('the median of an even number is between the middle two', () => {
    expect(median([4, 1, 9])).toBe(4)
    expect(median([4, 1, 9, 5])).toBe(4.5)
  })

  it.each([
    [[4], 4, 0],
    // Around 1 and 3: (-1)(-2) + 0 + (1)(2) = 4 over 2.
    [[1, 3, 5], 1, 2],
    [[0, 0, 3], -0.5, 1.5],
    [[], 0, 0],
  ])('the line through %j begins at %d and rises by %d', (values, start, rise) => {
    expect(line(values).start).toBeCloseTo(start, 9)
    expect(line(values).rise).toBeCloseTo(rise, 9)
  })
})

describe('a smooth course', () => {
  // One step off weighs (1 - (1/2)³)³ = 0.669921875.
  const near = 0.669921875

  it('is the line through the neighbours at each place', () => {
    // In the middle only the mean counts: 3 × near / (1 + 2 × near).
    close(localLine(numbers(0, 0, 3), 1), [0, (3 * near) / (1 + 2 * near), 3])
  })

  it('counts values by the trust in them', () => {
    // At the end only its neighbour is trusted; in the middle that one and itself are both 0.
    close(localLine(numbers(0, 0, 3), 1, numbers(1, 1, 0)), [0, 0, 0])
    close(localLine(numbers(6, 0, 3), 1, numbers(0, 1, 1)), [0, 0, 3])
  })
})
