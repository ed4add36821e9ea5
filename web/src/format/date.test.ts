import { expect, test } from 'vitest'
import {
  dayLong,
  dayShort,
  dayWithWeekday,
  instantShort,
  monthLong,
  monthName,
  monthWord,
  weekdayOfDay,
} from './date.ts'

test('names days', () => {
  expect(dayLong('2026-09-05')).toBe('5 September 2026')
  expect(dayShort('2026-09-05')).toBe('5 Sep')
  // 24 November 2026 was a Tuesday, and 29 February 2032 will be a Sunday.
  expect(dayWithWeekday('2026-11-24')).toBe('Tuesday 24 November')
  expect(weekdayOfDay('2032-02-29')).toBe('Sunday')
})

test('names months', () => {
  expect(monthLong('2027-01')).toBe('January 2027')
  expect(monthName('2026-12')).toBe('December')
  expect(monthWord('2027-01', false)).toBe('Jan ’27')
  expect(monthWord('2027-05', false)).toBe('May')
})

test('gives a moment with the day and the minute of the reader’s own zone', () => {
  const here = new Date(2026, 8, 7, 4, 5)
  expect(instantShort(here.toISOString())).toBe('7 Sep 2026, 04:05')
})
