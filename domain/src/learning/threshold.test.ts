import { describe, expect, it } from 'vitest'
import { lowerBound, thresholdOf } from './threshold.ts'

describe('the lower bound', () => {
  it.each([
    // Wilson with z = 1.645, z² = 2.706: with none wrong it is n / (n + 2.706).
    [1, 65, 65 / 67.706025],
    [1, 1, 1 / 3.706025],
    [0, 10, 0],
    [1, 0, 0],
  ])('of %d among %i is %d', (share, count, bound) => {
    expect(lowerBound(share, count)).toBeCloseTo(bound, 9)
  })

  it('of a half among four is less than a fifth', () => {
    // (0.5 + 0.338253 - 1.645 √((0.25 + 0.169127) / 4)) / 1.676506 = 0.305766 / 1.676506
    expect(lowerBound(0.5, 4)).toBeCloseTo(0.18238, 5)
  })
})

describe('the threshold', () => {
  const judged = (count: number, more: { chance?: number; right?: boolean } = {}) =>
    Array.from({ length: count }, (_, i) => ({
      chance: more.chance ?? 0.9,
      right: more.right ?? true,
      payee: `p${i}`,
    }))

  it('takes 65 payments without a mistake to be believed, not 64', () => {
    // 64 / 66.706 = 0.9594, 65 / 67.706 = 0.9600
    expect(thresholdOf(judged(64)).from).toBeNull()
    expect(thresholdOf(judged(65))).toEqual({ from: 0.9, taken: 65, right: 65 })
  })

  it('counts four payments of a payee at most', () => {
    const ofPayees = (payees: number) =>
      judged(payees * 6).map((each, i) => ({ ...each, payee: `p${i % payees}` }))
    expect(thresholdOf(ofPayees(16)).from).toBeNull()
    expect(thresholdOf(ofPayees(17)).from).toBe(0.9)
  })

  it('is the lowest chance above which it still holds', () => {
    const all = [...judged(100), ...judged(50, { chance: 0.7 })]
    expect(thresholdOf(all)).toEqual({ from: 0.7, taken: 150, right: 150 })
    const worse = [...judged(100), ...judged(50, { chance: 0.7, right: false })]
    expect(thresholdOf(worse)).toEqual({ from: 0.9, taken: 100, right: 100 })
  })

  it('has both halves hold: 39 of 40 is enough, 38 is not', () => {
    // 400 payments with 5 wrong are 0.9875 and hold over all; 195 of 200 are 0.975 of a half.
    const late = (wrong: number) =>
      judged(400).map((each, i) => ({ ...each, right: i < 400 - wrong }))
    expect(thresholdOf(late(5)).from).toBe(0.9)
    expect(thresholdOf(late(6)).from).toBeNull()
  })

  it('is none without payments', () => {
    expect(thresholdOf([])).toEqual({ from: null, taken: 0, right: 0 })
  })
})
