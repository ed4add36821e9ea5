import { describe, expect, test } from 'vitest'
import { addDays, type Day, firstDayOf, lastDayOf, monthsFrom, weekdayOf } from '../../calendar.ts'
import { nextWorkingDay, previousWorkingDay } from '../../holidays.ts'
import { dueDays, rolledDay } from '../occurrences/due-days.ts'
import type { Series } from '../series.ts'
import { everyDays, everyMonths, payments } from '../testing/movements.ts'
import { describeSeries } from './describe.ts'
import { detectSeries } from './detect-series.ts'

const england = 'england_and_wales'

function only(
  days: readonly Day[],
  asOf: Day,
  more: { subCategory?: string; pence?: number | number[] } = {},
): Series {
  const detected = detectSeries(payments({ payee: 'payee', days, pence: -5000, ...more }), {
    asOf,
    nation: england,
  })
  expect(detected).toHaveLength(1)
  return detected[0] as Series
}
const words = (series: Series) => describeSeries(series)

describe('cadences', () => {
  test('weekly', () => {
    expect(words(only(everyDays('2026-01-02', 7, 12), '2026-03-25'))).toBe(
      'Weekly on a Friday, or the next working day',
    )
  })
  test('fortnightly', () => {
    expect(only(everyDays('2026-01-02', 14, 7), '2026-03-31').cadence).toBe('fortnightly')
  })
  test('every four weeks is not monthly', () => {
    const series = only(everyDays('2026-01-02', 28, 6), '2026-05-25')
    expect(words(series)).toBe('Every 4 weeks on a Friday, or the next working day')
  })
  test('twice a month: the same amount on the 1st and the 23rd', () => {
    const months = monthsFrom('2026-01', '2026-06')
    const series = only(
      months.flatMap((month) => [`${month}-01`, `${month}-23`]),
      '2026-06-30',
    )
    expect(words(series)).toBe('Twice a month on the 1st and the 23rd')
  })
  test('monthly on a date, paid on the next working day where banks rest', () => {
    const days = everyMonths('2025-06-01', 1, 12).map((day) => nextWorkingDay(day, england))
    expect(words(only(days, '2026-05-20'))).toBe('Monthly on the 1st, or the next working day')
  })
  test('wages due on the 28th are paid on the working day before', () => {
    const days = everyMonths('2025-06-28', 1, 12).map((day) => previousWorkingDay(day, england))
    const series = only(days, '2026-06-10', { subCategory: 'net_wages' })
    expect(words(series)).toBe('Monthly on the 28th, or the working day before')
    expect(series.delays.every((days) => days === 0)).toBe(true)
  })
  test('monthly on the last day, short months and 29 February included', () => {
    const days = monthsFrom('2023-10', '2024-09').map(lastDayOf)
    expect(words(only(days, '2024-10-15'))).toBe('Monthly on the last day')
  })
  test('monthly on the last working day', () => {
    const days = monthsFrom('2025-06', '2026-05').map((month) =>
      previousWorkingDay(lastDayOf(month), england),
    )
    expect(words(only(days, '2026-06-15'))).toBe('Monthly on the last working day')
  })
  test('monthly on the second Tuesday', () => {
    const days = monthsFrom('2025-06', '2026-05').map((month) => {
      const first = firstDayOf(month)
      return addDays(first, ((2 - weekdayOf(first) + 7) % 7) + 7)
    })
    expect(words(only(days, '2026-05-31'))).toBe(
      'Monthly on the 2nd Tuesday, or the next working day',
    )
  })
  test.each([
    ['two_monthly', 2, 8, 'Every two months on the 10th'],
    ['quarterly', 3, 6, 'Quarterly on the 10th'],
    ['half_yearly', 6, 4, 'Half-yearly on the 10th'],
    ['yearly', 12, 3, 'Yearly on 10 March'],
  ] as const)('%s', (cadence, months, count, text) => {
    const days = everyMonths('2022-03-10', months, count)
    const series = only(days, addDays(days.at(-1) ?? '', 20))
    expect(series.cadence).toBe(cadence)
    expect(words(series)).toContain(text)
  })
  const rents: Day[] = [
    '2025-06-24',
    '2025-09-29',
    '2025-12-24',
    '2026-03-25',
    '2026-06-24',
    '2026-09-29',
  ]
  test('rent on the English quarter days, Christmas Day on the working day before', () => {
    const series = only(rents, '2026-11-20', { subCategory: 'rent' })
    expect(series.cadence).toBe('quarterly')
    expect(words(series)).toBe('Quarterly on the English quarter days, or the working day before')
    const due = dueDays(series.rule, { from: '2026-11-21', until: '2027-12-31', nation: england })
    expect(due.map((day) => rolledDay(day, series.roll, england))).toEqual([
      '2026-12-24',
      '2027-03-25',
      '2027-06-24',
      '2027-09-29',
      '2027-12-24',
    ])
  })
  test('rent at Christmas goes on to the next working day where it did so before', () => {
    const days = rents.map((day) => (day === '2025-12-24' ? '2025-12-29' : day))
    const series = only(days, '2026-11-20', { subCategory: 'rent' })
    expect(words(series)).toBe('Quarterly on the English quarter days, or the next working day')
  })
  test('Scottish quarter days are the 28th of their months', () => {
    const days = everyMonths('2025-02-28', 3, 6)
    const series = only(days, '2026-06-20', { subCategory: 'rent' })
    expect(words(series)).toBe('Quarterly on the 28th')
  })
  test.each(['2025-03-24', '2025-03-25', '2025-03-27', '2025-03-29', '2025-03-31'])(
    'quarterly on the date of %s is no quarter day',
    (first) => {
      const days = everyMonths(first, 3, 6).map((day) => nextWorkingDay(day, england))
      const { rule } = only(days, addDays(days.at(-1) ?? '', 20))
      expect(rule.kind).toBe('dates')
    },
  )
  test('ten instalments, April to January', () => {
    const days = everyMonths('2024-04-15', 1, 24)
      .filter((day) => !/-0[23]-/.test(day))
      .map((day) => nextWorkingDay(day, england))
    const series = only(days, '2026-02-20')
    expect(words(series)).toBe(
      'Ten instalments, April to January, on the 15th, or the next working day',
    )
  })
  test('other months that are always left out: no fees in July and August', () => {
    const days = everyMonths('2023-09-05', 1, 34).filter((day) => !/-0[78]-/.test(day))
    const series = only(days, '2026-07-20')
    expect(series.cadence).toBe('instalments')
    expect(series.rule).toMatchObject({ monthsOff: [7, 8] })
    expect(series.state).toBe('active')
  })
})

describe('banks that rest', () => {
  test('a direct debit due on 25 December is expected where it lands, substitute days and all', () => {
    const days = everyMonths('2020-01-25', 1, 24).map((day) => nextWorkingDay(day, england))
    expect(days).toContain('2020-12-29') // Friday 25, Monday 28 the substitute of Boxing Day
    const series = only(days, '2021-12-31')
    expect(words(series)).toBe('Monthly on the 25th, or the next working day')
    expect(series.regularity).toBe(1)
    expect(series.delays.every((late) => late === 0)).toBe(true)
  })
  test('2 January is a day of rest in Scotland', () => {
    const days = everyMonths('2024-01-02', 1, 26).map((day) => nextWorkingDay(day, 'scotland'))
    const [series] = detectSeries(payments({ payee: 'payee', days, pence: -900 }), {
      asOf: '2026-02-20',
      nation: 'scotland',
    })
    expect(series?.rule).toMatchObject({ dates: [2] })
    expect(series?.delays.every((late) => late === 0)).toBe(true)
  })
  test('a payment on the 31st comes on the 29th of February 2028', () => {
    const days = everyMonths('2027-05-31', 1, 12)
    expect(days).toContain('2028-02-29')
    const series = only(days, '2028-05-10')
    expect(words(series)).toBe('Monthly on the last day')
  })
})
