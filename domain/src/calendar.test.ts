import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addMonthsToDay,
  dayFrom,
  daysBetween,
  epochDays,
  fromEpochDays,
  isDay,
  lastDayOf,
  monthsBetween,
  monthsFrom,
  today,
  weekdayOf,
} from './calendar.ts'

const days = fc.integer({ min: -36_500, max: 36_500 }).map((n) => addDays('2000-01-01', n))

test('adding days and counting them back agree', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -5000, max: 5000 }), (from, count) => {
      expect(daysBetween(from, addDays(from, count))).toBe(count)
      expect(isDay(addDays(from, count))).toBe(true)
    }),
  )
})

test('every day from 1600 to 2400 is the one that Date says it is', () => {
  const msPerDay = 86_400_000
  for (let count = -135_140; count <= 157_054; count++) {
    const text = new Date(count * msPerDay).toISOString().slice(0, 10)
    if (fromEpochDays(count) !== text || epochDays(text) !== count)
      throw new Error(`${text} became ${fromEpochDays(count)}, ${epochDays(text)}`)
  }
  expect([fromEpochDays(-135_140), fromEpochDays(157_054)]).toEqual(['1600-01-01', '2400-01-01'])
})

test('what is no day cannot be counted from', () => {
  expect(() => addDays('someday', 1)).toThrow(RangeError)
})

test('days that do not exist are refused', () => {
  for (const text of ['2023-02-29', '2024-13-01', '2024-00-10', '2024-04-31', '24-01-01', ''])
    expect(isDay(text)).toBe(false)
  expect(dayFrom({ year: 2024, month: 2, date: 29 })).toBe('2024-02-29')
  expect(dayFrom({ year: 2023, month: 2, date: 29 })).toBeNull()
})

test('months run across the end of a year', () => {
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonths('2026-11', 14)).toBe('2028-01')
  expect(monthsBetween('2025-11', '2026-02')).toBe(3)
  expect(monthsFrom('2025-11', '2026-01')).toEqual(['2025-11', '2025-12', '2026-01'])
  expect(monthsFrom('2026-01', '2025-11')).toEqual([])
})

test('the end of a month is clamped', () => {
  expect(lastDayOf('2028-02')).toBe('2028-02-29')
  expect(addMonthsToDay('2026-01-31', 1)).toBe('2026-02-28')
})

test('weekdays count from Monday', () => {
  expect(weekdayOf('2026-11-21')).toBe(6)
  expect(weekdayOf('1969-12-29')).toBe(1)
})

test('today is the business day in London, also just after midnight in summer', () => {
  expect(today(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01')
  expect(today(new Date('2026-12-31T23:30:00Z'))).toBe('2026-12-31')
})
