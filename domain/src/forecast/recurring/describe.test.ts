import { expect, test } from 'vitest'
import type { DayRule, Roll, SeriesCadence } from '../series.ts'
import { describeDelays, describeSeries, describeState } from './describe.ts'

const dates = (on: number[], everyMonths = 1, monthsOff: number[] = []): DayRule => ({
  kind: 'dates',
  dates: on,
  everyMonths,
  anchor: '2026-04',
  monthsOff,
})

test.each([
  ['Monthly on the 1st, or the next working day', 'monthly', dates([1]), 'next'],
  ['Monthly on the 22nd, or the working day before', 'monthly', dates([22]), 'previous'],
  ['Monthly on the last day', 'monthly', dates([31]), 'none'],
  ['Monthly on the last working day', 'monthly', dates([31]), 'previous'],
  ['Twice a month on the 1st and the 23rd', 'twice_a_month', dates([1, 23]), 'none'],
  ['Every two months on the 11th', 'two_monthly', dates([11], 2), 'none'],
  ['Quarterly on the 7th', 'quarterly', dates([7], 3), 'none'],
  ['Half-yearly on the 13th', 'half_yearly', dates([13], 6), 'none'],
  ['Yearly on 3 April', 'yearly', dates([3], 12), 'none'],
  ['Ten instalments, April to January, on the 15th', 'instalments', dates([15], 1, [2, 3]), 'none'],
  ['Monthly except January, on the 15th', 'instalments', dates([15], 1, [1]), 'none'],
  ['Weekly on a Friday', 'weekly', { kind: 'every_days', days: 7, anchor: '2026-01-02' }, 'none'],
  [
    'Fortnightly on a Friday',
    'fortnightly',
    { kind: 'every_days', days: 14, anchor: '2026-01-02' },
    'none',
  ],
  [
    'Every 4 weeks on a Friday',
    'four_weekly',
    { kind: 'every_days', days: 28, anchor: '2026-01-02' },
    'none',
  ],
  [
    'Monthly on the last working day',
    'monthly',
    { kind: 'last_working_day', everyMonths: 1, anchor: '2026-01' },
    'none',
  ],
  [
    'Monthly on the last Friday',
    'monthly',
    { kind: 'nth_weekday', nth: -1, weekday: 5, everyMonths: 1, anchor: '2026-01' },
    'none',
  ],
] as const satisfies [string, SeriesCadence, DayRule, Roll][])(
  '%s',
  (words, cadence, rule, roll) => {
    expect(describeSeries({ cadence, rule, roll })).toBe(words)
  },
)

test('delays are described by their median, from three payments on', () => {
  expect(describeDelays([0, 2, 2, 3])).toBe('Usually 2 days late')
  expect(describeDelays([-1, -1, 0])).toBe('Usually 1 day early')
  expect(describeDelays([0, 0, 1])).toBe('Usually on time')
  expect(describeDelays([2, 2])).toBeNull()
})

test('a state is a word on a chip', () => {
  expect(describeState('part')).toBe('Paid in part')
  expect(describeState('cancelled')).toBe('Not happening')
})
