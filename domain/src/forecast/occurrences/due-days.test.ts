import { expect, test } from 'vitest'
import { dueDays, rolledDay } from './due-days.ts'

const year = { from: '2026-01-01', until: '2026-12-31', nation: 'england_and_wales' } as const

test('every four weeks, in both directions of the anchor', () => {
  const rule = { kind: 'every_days', days: 28, anchor: '2026-03-06' } as const
  expect(dueDays(rule, { ...year, until: '2026-05-02' })).toEqual([
    '2026-01-09',
    '2026-02-06',
    '2026-03-06',
    '2026-04-03',
    '2026-05-01',
  ])
})

test('the 31st is the last day of every month', () => {
  const rule = {
    kind: 'dates',
    dates: [31],
    everyMonths: 1,
    anchor: '2027-12',
    monthsOff: [],
  } as const
  expect(dueDays(rule, { ...year, from: '2028-01-15', until: '2028-04-30' })).toEqual([
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ])
})

test('two dates that meet in a short month are one due day', () => {
  const rule = {
    kind: 'dates',
    dates: [30, 31],
    everyMonths: 1,
    anchor: '2026-01',
    monthsOff: [],
  } as const
  expect(dueDays(rule, { ...year, until: '2026-03-31' })).toEqual([
    '2026-01-30',
    '2026-01-31',
    '2026-02-28',
    '2026-03-30',
    '2026-03-31',
  ])
})

test('ten instalments leave out February and March', () => {
  const rule = {
    kind: 'dates',
    dates: [15],
    everyMonths: 1,
    anchor: '2026-04',
    monthsOff: [2, 3],
  } as const
  const days = dueDays(rule, year)
  expect(days).toHaveLength(10)
  expect(days).not.toContain('2026-02-15')
})

test('quarterly, half-yearly and yearly keep the month of their anchor, also before it', () => {
  const on = (everyMonths: number) =>
    ({ kind: 'dates', dates: [7], everyMonths, anchor: '2027-05', monthsOff: [] }) as const
  expect(dueDays(on(3), year)).toEqual(['2026-02-07', '2026-05-07', '2026-08-07', '2026-11-07'])
  expect(dueDays(on(6), year)).toEqual(['2026-05-07', '2026-11-07'])
  expect(dueDays(on(12), year)).toEqual(['2026-05-07'])
})

test('the last working day of the year stands before the weekend', () => {
  const rule = { kind: 'last_working_day', everyMonths: 1, anchor: '2026-01' } as const
  expect(dueDays(rule, { ...year, from: '2026-05-01', until: '2026-06-30' })).toEqual([
    '2026-05-29',
    '2026-06-30',
  ])
})

test('the last Friday and the second Tuesday', () => {
  const on = (nth: number, weekday: number) =>
    ({ kind: 'nth_weekday', nth, weekday, everyMonths: 1, anchor: '2026-01' }) as const
  expect(dueDays(on(-1, 5), { ...year, until: '2026-02-28' })).toEqual(['2026-01-30', '2026-02-27'])
  expect(dueDays(on(2, 2), { ...year, until: '2026-02-28' })).toEqual(['2026-01-13', '2026-02-10'])
})

test('no days in a window that ends before it begins', () => {
  const rule = { kind: 'every_days', days: 7, anchor: '2026-03-06' } as const
  expect(dueDays(rule, { ...year, from: '2026-02-02', until: '2026-02-01' })).toEqual([])
})

// The vectors of the payment rails: Christmas 2026, whose Boxing Day is a Saturday with Monday as
// its substitute.
test.each([
  ['2026-12-26', 'next', 'england_and_wales', '2026-12-29'],
  ['2026-12-25', 'next', 'england_and_wales', '2026-12-29'],
  ['2026-12-25', 'previous', 'england_and_wales', '2026-12-24'],
  ['2026-12-26', 'none', 'england_and_wales', '2026-12-26'],
  ['2026-01-02', 'next', 'scotland', '2026-01-05'],
  ['2026-01-02', 'next', 'england_and_wales', '2026-01-02'],
  ['2026-03-17', 'previous', 'northern_ireland', '2026-03-16'],
  ['2026-11-30', 'next', 'scotland', '2026-12-01'],
] as const)('due %s, rolled to the %s in %s: %s', (due, roll, nation, expected) => {
  expect(rolledDay(due, roll, nation)).toBe(expected)
})
