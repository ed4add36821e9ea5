// The words about errors, and that a plain method’s error is worked out rightly from how much smaller ours is.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import {
  basisWords,
  biasWords,
  errorsOf,
  type Horizon,
  offBy,
  share,
  standingWords,
} from './accuracy-words.ts'

const horizon: Horizon = {
  label: '4 weeks',
  days: 28,
  count: 42,
  error: 0.1,
  bias: -0.04,
  skill_flat: 0.5,
  skill_last_month: -0.25,
  skill_mean_of_three: null,
}

test('a plain method’s error follows from ours: half as large means theirs is twice', () => {
  const { ours, plain } = errorsOf(horizon)
  expect(ours).toBe(0.1)
  expect(plain[0]).toBeCloseTo(0.2)
  expect(plain[1]).toBeCloseTo(0.08)
  expect(plain[2]).toBeNull()
})

test('where a plain method was closer, the page admits it', () => {
  expect(standingWords(horizon)).toBe('25% larger than the best simple method')
  expect(standingWords({ ...horizon, skill_last_month: 0.12 })).toBe(
    '12% smaller than the best simple method',
  )
  const none = { skill_flat: null, skill_last_month: null, skill_mean_of_three: null }
  expect(standingWords({ ...horizon, ...none })).toBe('Nothing to compare with yet')
})

test('shares keep a decimal only where it tells something', () => {
  expect([0.058, 0.12, 0.5, 0, null].map(share)).toEqual(['5.8%', '12%', '50%', '0%', '–'])
})

test('a bias is told by its direction, what was off by its sign', () => {
  expect([biasWords(-0.04), biasWords(0.2), biasWords(0.001)]).toEqual([
    '4% too low',
    '20% too high',
    'even',
  ])
  expect(offBy(minor(120_000), minor(100_000))).toBe('+£200.00')
  expect(offBy(minor(90_000), minor(100_000))).toBe('−£100.00')
  expect(offBy(minor(5), minor(5))).toBe('to the penny')
})

test('it is told whether forecasts were kept, or the past was forecast anew', () => {
  const of = (basis: 'kept' | 'backtest', kept_since: string | null) =>
    basisWords({ basis, kept_since } as Parameters<typeof basisWords>[0])
  expect(of('kept', '2026-08-01')).toContain('saved each night since 1 August 2026, compared')
  expect(of('backtest', null)).toContain('your own history')
})
