// How regularly payments come.
import { expect, test } from 'vitest'
import { gapsOf, rhythmOf } from './rhythm.ts'

test.each([
  [
    'every Wednesday, once a day late',
    ['2026-10-07', '2026-10-14', '2026-10-22', '2026-10-28', '2026-11-04', '2026-11-11'],
    { every: 'week', weekday: 3, gap: 7 },
  ],
  [
    'every month, after weekends',
    ['2026-07-15', '2026-08-17', '2026-09-15', '2026-10-15', '2026-11-16'],
    { every: 'month', weekday: null, gap: 31 },
  ],
  [
    'every quarter',
    ['2025-10-10', '2026-01-12', '2026-04-10', '2026-07-10', '2026-10-12'],
    { every: 'quarter', weekday: null, gap: 92 },
  ],
  [
    'now and then',
    ['2026-01-01', '2026-01-04', '2026-02-20', '2026-03-01', '2026-05-01'],
    { every: null, weekday: null, gap: 30 },
  ],
  ['twice a day for two days', ['2026-01-01', '2026-01-01', '2026-01-02', '2026-01-02'], null],
])('%s', (_, days, rhythm) => {
  expect(rhythmOf(days)).toEqual(rhythm)
})

test('the gaps between a few days are their mean and the longest', () => {
  expect(gapsOf(['2026-07-22', '2026-06-18', '2026-11-17'])).toEqual({
    gap: 76,
    longest: { gap: 118, from: '2026-07-22', to: '2026-11-17' },
  })
  expect(gapsOf(['2026-07-22'])).toBeNull()
})
