// The statements and the words about errors, and that a plain method’s error is worked out rightly
// from how much smaller ours is.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import {
  basisWords,
  errorsOf,
  type Horizon,
  offBy,
  share,
  standingWords,
  statementWords,
} from './accuracy-words.ts'

const horizon: Horizon = {
  label: '4 weeks',
  days: 28,
  count: 42,
  mean_error: minor(10_000),
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

test('shares keep a decimal only below ten per cent', () => {
  expect([0.058, 0.12, 0.5, 0, null].map(share)).toEqual(['5.8%', '12%', '50%', '0%', '–'])
})

test('what a forecast was off by is named by its direction', () => {
  expect(offBy(minor(120_000), minor(100_000))).toBe('£200.00 too high')
  expect(offBy(minor(90_000), minor(100_000))).toBe('£100.00 too low')
  expect(offBy(minor(5), minor(5))).toBe('to the penny')
})

test('the statements are written from the parts of the answer, and what is missing is left out', () => {
  const current = { until: null, balance_known: true }
  const near = { months: 12, near: 7, within: minor(1_000_000) }
  const held = { promised: 80, in_range: 452, count: 754 }
  const lean = { months: 12, mean: minor(42_598), above: 5, below: 7 }
  expect(statementWords({ near, held, lean, ...current })).toEqual([
    'Of the last 12 months, 7 closed within £10K of what we forecast.',
    'The balance was in our 80% range in 452 of 754 daily checks (60%).',
    'On average we forecast £426 too high: 5 months closed above our forecast and 7 below.',
  ])
  expect(
    statementWords({ near: null, held: { ...held, count: 0 }, lean: null, ...current }),
  ).toEqual([])
})

test('the page names whether forecasts were kept or the past was tested', () => {
  const words = (basis: 'kept' | 'backtest', kept_since: string | null) =>
    basisWords({ basis, kept_since } as Parameters<typeof basisWords>[0])
  expect(words('kept', '2026-08-01')).toContain('saved each night since 1 August 2026, compared')
  expect(words('backtest', null)).toContain('your own history')
})
