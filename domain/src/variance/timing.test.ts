// Which payments of a period and of its baseline are the same payment on another day.
import { describe, expect, test } from 'vitest'
import type { Day } from '../calendar.ts'
import { minor } from '../money.ts'
import type { DayFlow } from './flows.ts'
import { findTiming, timingDaysBetween } from './timing.ts'

const october = { from: '2026-10-01', to: '2026-10-31' }

const flow = (day: Day, amount = 100, count = 1): DayFlow => ({
  side: 'out',
  subCategory: 'rent',
  merchantId: 'm',
  day,
  amount: minor(amount),
  count,
})

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [7, 3],
  [14, 6],
  [20, 9],
  [21, 10],
  [31, 10],
])('between periods %i days apart a payment may move %i', (shift, days) => {
  expect(timingDaysBetween(shift)).toBe(days)
})

describe('one payment and one of the baseline', () => {
  test.each([
    ['ten days late, out of the period', flow('2026-10-29'), flow('2026-11-08'), -100],
    ['eleven days late', flow('2026-10-29'), flow('2026-11-09'), null],
    ['early, into the period', flow('2026-11-02'), flow('2026-10-31', 90), 90],
    ['on the first day', flow('2026-09-30'), flow('2026-10-01'), 100],
    ['twice as large', flow('2026-10-31'), flow('2026-11-01', 200), -100],
    ['more than twice as large', flow('2026-10-31'), flow('2026-11-01', 201), null],
    ['half as large', flow('2026-10-31'), flow('2026-11-01', 50), -100],
    ['less than half as large', flow('2026-10-31'), flow('2026-11-01', 49), null],
    ['a refund for a refund', flow('2026-10-31', -100), flow('2026-11-01', -100), 100],
    ['a refund for a payment', flow('2026-10-31'), flow('2026-11-01', -100), null],
    ['nothing for something', flow('2026-10-31', 0), flow('2026-11-01'), null],
    ['something for nothing', flow('2026-10-31'), flow('2026-11-01', 0), null],
    ['two payments before', flow('2026-10-31', 100, 2), flow('2026-11-01'), null],
    ['two payments after', flow('2026-10-31'), flow('2026-11-01', 100, 2), null],
    ['both outside', flow('2026-09-29'), flow('2026-09-30'), null],
  ])('%s', (_, before, after, amount) => {
    const { moved, met } = findTiming([before], [after], { period: october })
    const move = { amount, expectedDay: before.day, movedTo: after.day }
    expect(moved).toEqual(amount === null ? [] : [move])
    expect(met.size).toBe(0)
  })

  test('both inside meet, and nothing has moved', () => {
    const pair = [flow('2026-10-01'), flow('2026-10-05')] as const
    const { moved, met, explained } = findTiming([pair[0]], [pair[1]], { period: october })
    expect([moved, [...met], explained.size]).toEqual([[], [...pair], 0])
  })
})

describe('of several', () => {
  test.each([
    ['the nearer day', [flow('2026-10-12')], [flow('2026-10-14'), flow('2026-10-13', 150)]],
    ['the nearer amount', [flow('2026-10-12')], [flow('2026-10-13', 150), flow('2026-10-11', 110)]],
  ])('%s is met', (_, baseline, current) => {
    const { met } = findTiming(baseline, current, { period: october })
    expect([...met]).toEqual([baseline[0], current[1]])
  })

  test('the earlier of two that lie as near is met', () => {
    const baseline = [flow('2026-10-12'), flow('2026-10-08')]
    const { met } = findTiming(baseline, [flow('2026-10-10')], { period: october })
    expect([...met].map(({ day }) => day)).toEqual(['2026-10-08', '2026-10-10'])
  })

  test.each([
    [398, 1],
    [399, 0],
  ])('beside %i others: %i moved', (others, count) => {
    const busy = Array.from({ length: others }, () => flow('2026-10-15', 1, 2))
    const current = [flow('2026-11-01')]
    const { moved } = findTiming([flow('2026-10-31'), ...busy], current, { period: october })
    expect(moved).toHaveLength(count)
  })
})
