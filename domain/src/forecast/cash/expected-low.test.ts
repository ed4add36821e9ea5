import { expect, test } from 'vitest'
import { addDays } from '../../calendar.ts'
import { minor } from '../../money.ts'
import { expectedLow } from './expected-low.ts'

const path = (closings: number[], half: number) =>
  closings.map((closing, i) => ({
    day: addDays('2026-01-01', i),
    closing: minor(closing),
    low50: minor(closing - half / 2),
    low80: minor(closing - half),
    high80: minor(closing + half),
  }))

test('a path without doubt has its low where it is lowest', () => {
  expect(expectedLow(path([500, 400, -100, 300, 600], 0))).toEqual({
    day: '2026-01-03',
    balance: -100,
  })
})

test('with doubt the low is deeper than the path, and the same each time', () => {
  const days = path([500, 400, -100, 300, 600], 200)
  const low = expectedLow(days)
  expect(low?.balance).toBeLessThan(-100)
  expect(expectedLow(days)).toEqual(low)
})

test('no days have no low', () => {
  expect(expectedLow([])).toBeNull()
})
