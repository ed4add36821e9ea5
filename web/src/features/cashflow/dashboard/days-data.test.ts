// What the dashboard's chart by day draws: facts until the bank data ends, then what is likely.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { dashboardSample } from '../testing/dashboard.ts'
import { daysData } from './days-data.ts'

const range = (day: string, closing: number) => ({
  day,
  closing: minor(closing),
  low50: minor(closing - 100),
  high50: minor(closing + 100),
  low80: minor(closing - 200),
  high80: minor(closing + 200),
  low95: minor(closing - 300),
  high95: minor(closing + 300),
})

test('what is likely goes on from the last fact', () => {
  const path = [range('2026-11-21', 7_000_000), range('2026-11-23', -100_000)]
  const { days } = daysData({ ...dashboardSample, path })
  expect(days.map((each) => [each.day, each.range !== null])).toEqual([
    ['2026-11-18', false],
    ['2026-11-19', false],
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-23', true],
  ])
})

test('a buffer of nothing is not drawn', () => {
  expect(daysData({ ...dashboardSample, cash_buffer: minor(0) }).buffer).toBeNull()
})
