import { expect, test } from 'vitest'
import { addDays } from '../../calendar.ts'
import { minor } from '../../money.ts'
import { bandedDays, lowPointOf } from './low-point.ts'

const path = (closings: number[], half: number) =>
  bandedDays({
    days: closings.map((_, i) => addDays('2026-01-01', i)),
    closings: closings.map(minor),
    offsets: {
      low50: closings.map(() => -half / 2),
      low80: closings.map(() => -half),
      high80: closings.map(() => half),
    },
  })

test('a path without doubt has its low where it is lowest', () => {
  expect(lowPointOf(path([500, 400, -100, 300, 600], 0))).toEqual({
    day: '2026-01-03',
    balance: -100,
  })
})

test('with doubt the low is deeper than the path, and the same each time', () => {
  const days = path([500, 400, -100, 300, 600], 200)
  const low = lowPointOf(days)
  expect(low?.balance).toBeLessThan(-100)
  expect(lowPointOf(days)).toEqual(low)
})

test('no days have no low', () => {
  expect(lowPointOf([])).toBeNull()
})
