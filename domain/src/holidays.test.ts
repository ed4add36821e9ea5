import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromEpochDays, weekdayOf } from './calendar.ts'
import {
  addWorkingDays,
  bankHolidays,
  easterSunday,
  isWorkingDay,
  type Nation,
  nextWorkingDay,
  previousWorkingDay,
} from './holidays.ts'

test.each([
  [2020, '2020-04-12'],
  [2021, '2021-04-04'],
  [2022, '2022-04-17'],
  [2023, '2023-04-09'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2029, '2029-04-01'],
  [2030, '2030-04-21'],
  [2031, '2031-04-13'],
  [2032, '2032-03-28'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2049, '2049-04-18'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

test.each([
  ['england_and_wales', 2020, '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28'],
  ['england_and_wales', 2021, '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28'],
  ['england_and_wales', 2022, '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27'],
  ['england_and_wales', 2023, '01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26'],
  ['england_and_wales', 2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  ['england_and_wales', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  ['scotland', 2022, '01-03 01-04 04-15 05-02 06-02 06-03 08-01 09-19 11-30 12-26 12-27'],
  ['scotland', 2023, '01-02 01-03 04-07 05-01 05-08 05-29 08-07 11-30 12-25 12-26'],
  ['scotland', 2026, '01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28'],
  ['scotland', 2025, '01-01 01-02 04-18 05-05 05-26 08-04 12-01 12-25 12-26'],
  ['northern_ireland', 2024, '01-01 03-18 03-29 04-01 05-06 05-27 07-12 08-26 12-25 12-26'],
  ['northern_ireland', 2025, '01-01 03-17 04-18 04-21 05-05 05-26 07-14 08-25 12-25 12-26'],
] as const)('the bank holidays of %s in %i', (nation, year, days) => {
  expect(bankHolidays(year, nation)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
})

test('a direct debit due on Saturday 26 December 2026 is taken on Tuesday the 29th', () => {
  expect(nextWorkingDay('2026-12-26')).toBe('2026-12-29')
})

test('a standing order due on Christmas Day 2026 is paid on Tuesday 29 December', () => {
  expect(nextWorkingDay('2026-12-25')).toBe('2026-12-29')
})

test('wages due on Christmas Day 2026 are paid on Christmas Eve', () => {
  expect(previousWorkingDay('2026-12-25')).toBe('2026-12-24')
})

test.each([
  ['2026-08-07', '2026-08-07', '2026-08-12'],
  ['2026-11-07', '2026-11-06', '2026-11-11'],
  ['2027-01-07', '2027-01-07', '2027-01-12'],
  ['2027-02-07', '2027-02-05', '2027-02-10'],
  ['2027-03-07', '2027-03-05', '2027-03-10'],
  ['2027-04-07', '2027-04-07', '2027-04-12'],
])(
  'of a VAT deadline on %s, transfers arrive by %s and the direct debit leaves on %s',
  (deadline, by, leaves) => {
    expect(previousWorkingDay(deadline)).toBe(by)
    expect(addWorkingDays(deadline, 3)).toBe(leaves)
  },
)

test('PAYE due on Sunday 22 November 2026 must arrive on the Friday before', () => {
  expect(previousWorkingDay('2026-11-22')).toBe('2026-11-20')
})

test('nations differ: 2 January in Scotland, Easter Monday elsewhere, 17 March in Northern Ireland', () => {
  expect(isWorkingDay('2025-01-02', 'scotland')).toBe(false)
  expect(isWorkingDay('2025-01-02')).toBe(true)
  expect(isWorkingDay('2025-04-21', 'scotland')).toBe(true)
  expect(isWorkingDay('2025-04-21')).toBe(false)
  expect(isWorkingDay('2025-03-17', 'northern_ireland')).toBe(false)
})

test('no bank holiday falls on a weekend, and the nearest working days enclose every day', () => {
  const nations = fc.constantFrom<Nation>('england_and_wales', 'scotland', 'northern_ireland')
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2090 }), nations, (year, nation) => {
      expect(bankHolidays(year, nation).filter((day) => weekdayOf(day) > 5)).toEqual([])
    }),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 7000, max: 40_000 }).map(fromEpochDays),
      nations,
      (day, nation) => {
        const [before, after] = [previousWorkingDay(day, nation), nextWorkingDay(day, nation)]
        expect(before <= day && day <= after).toBe(true)
        expect(isWorkingDay(before, nation) && isWorkingDay(after, nation)).toBe(true)
        expect(before === after).toBe(isWorkingDay(day, nation))
      },
    ),
  )
})

test('a negative count of working days is refused', () => {
  expect(() => addWorkingDays('2026-01-01', -1)).toThrow('not a count of days')
})
