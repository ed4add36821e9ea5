import { describe, expect, it } from 'vitest'
import { epochDays } from '../../calendar.ts'
import type { DayRule } from '../series.ts'
import {
  dateIn,
  dayOfNumber,
  firstOf,
  isWorking,
  monthAt,
  monthNumber,
  monthOfNumber,
  nthWeekdayIn,
  slotsOf,
  weekdayAt,
} from './slots.ts'

const nation = 'england_and_wales'
const dayIn = (rule: DayRule, slot: number) => dayOfNumber(slotsOf(rule, nation).at(slot))
const nearTo = (rule: DayRule, day: string) => slotsOf(rule, nation).near(epochDays(day)) + 0 // no negative zero
const dates = (
  on: number[],
  everyMonths = 1,
  anchor = '2026-01',
  monthsOff: number[] = [],
): DayRule => ({ kind: 'dates', dates: on, everyMonths, anchor, monthsOff })

describe('months by number', () => {
  it.each([
    ['0000-01', 0],
    ['1970-01', 1970 * 12],
    ['2026-12', 2026 * 12 + 11],
  ])('%s is %i', (month, number) => {
    expect(monthNumber(month)).toBe(number)
    expect(monthOfNumber(number)).toBe(month)
  })

  it.each([
    ['1969-12-31', '1969-12'],
    ['1970-01-01', '1970-01'],
    ['2024-02-29', '2024-02'],
    ['2024-03-01', '2024-03'],
    ['2026-12-31', '2026-12'],
    ['2450-06-30', '2450-06'],
  ])('%s lies in %s', (day, month) => {
    expect(monthOfNumber(monthAt(epochDays(day)))).toBe(month)
  })

  it.each(['1970-01', '2026-02', '2399-12', '2400-01', '2400-02'])(
    '%s begins on its 1st',
    (month) => {
      for (let times = 0; times < 2; times++)
        expect(dayOfNumber(firstOf(monthNumber(month)))).toBe(`${month}-01`)
    },
  )

  it.each([
    [1, '2026-02-01'],
    [28, '2026-02-28'],
    [29, '2026-02-28'],
    [31, '2026-02-28'],
  ])('date %i of February 2026 is %s', (date, day) => {
    expect(dayOfNumber(dateIn(monthNumber('2026-02'), date))).toBe(day)
  })
})

describe('weekdays', () => {
  it.each([
    ['2026-11-23', 1],
    ['2026-11-29', 7],
    ['1970-01-01', 4],
    ['1969-12-28', 7],
  ])('%s is weekday %i', (day, weekday) => {
    expect(weekdayAt(epochDays(day))).toBe(weekday)
  })

  it.each([
    // November 2026 begins on a Sunday and ends on a Monday.
    [1, 7, '2026-11-01'],
    [1, 1, '2026-11-02'],
    [2, 1, '2026-11-09'],
    [4, 5, '2026-11-27'],
    [-1, 1, '2026-11-30'],
    [-1, 2, '2026-11-24'],
    [-1, 7, '2026-11-29'],
  ])('number %i of weekday %i is %s', (nth, weekday, day) => {
    expect(dayOfNumber(nthWeekdayIn(monthNumber('2026-11'), nth, weekday))).toBe(day)
  })

  it.each([
    ['2026-12-24', true],
    ['2026-12-25', false],
    ['2026-12-26', false],
    ['2026-12-28', false],
    ['2026-12-29', true],
    ['1969-12-31', true],
  ])('banks work on %s: %s', (day, works) => {
    for (let times = 0; times < 2; times++) expect(isWorking(epochDays(day), nation)).toBe(works)
  })
})

describe('every so many days', () => {
  const weekly: DayRule = { kind: 'every_days', days: 7, anchor: '2026-11-23' }

  it.each([
    [0, '2026-11-23'],
    [3, '2026-12-14'],
    [-1, '2026-11-16'],
  ])('slot %i is %s', (slot, day) => {
    expect(dayIn(weekly, slot)).toBe(day)
  })

  it.each([
    ['2026-11-19', -1],
    ['2026-11-20', 0],
    ['2026-11-26', 0],
    ['2026-11-27', 1],
  ])('nearest to %s is slot %i', (day, slot) => {
    expect(nearTo(weekly, day)).toBe(slot)
  })

  it('of two as near it is the earlier', () => {
    expect(nearTo({ ...weekly, days: 14 }, '2026-11-30')).toBe(0)
    expect(slotsOf(weekly, nation).period).toBe(7)
  })
})

describe('dates of months', () => {
  it.each([
    [dates([31]), 1, '2026-02-28'],
    [dates([31]), -1, '2025-12-31'],
    [dates([15], 3, '2026-02'), 1, '2026-05-15'],
    [dates([20, 5]), 0, '2026-01-05'],
    [dates([20, 5]), 1, '2026-01-20'],
    [dates([20, 5]), -1, '2025-12-20'],
  ])('%j: slot %i is %s', (rule, slot, day) => {
    expect(dayIn(rule, slot)).toBe(day)
  })

  it.each([
    // Between 15 January and 15 February lie 31 days: 15 days after the one, the later is 16 away.
    ['2026-01-30', 0],
    ['2026-01-31', 1],
    ['2026-01-15', 0],
    ['2025-12-30', -1],
    ['2025-12-31', 0],
  ])('of each 15th, slot nearest to %s is %i', (day, slot) => {
    expect(nearTo(dates([15]), day)).toBe(slot)
  })

  it('of two as near, the earlier: 1 March lies 14 days from 15 February and from 15 March', () => {
    expect(nearTo(dates([15]), '2026-03-01')).toBe(1)
  })

  it('leave out months, and are counted from year to year', () => {
    const ten = dates([10], 1, '2026-01', [2, 3])
    const first = 2026 * 10
    expect([0, 1, 9, 10].map((slot) => dayIn(ten, first + slot))).toEqual([
      '2026-01-10',
      '2026-04-10',
      '2026-12-10',
      '2027-01-10',
    ])
    expect(slotsOf(ten, nation).period).toBeCloseTo(365.2425 / 10, 9)
    expect(nearTo(ten, '2026-02-20')).toBe(first)
    expect(() =>
      slotsOf(dates([1], 1, '2026-01', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]), nation),
    ).toThrow('leaves out every month')
  })

  it('have a period of their months and dates', () => {
    expect(slotsOf(dates([1]), nation).period).toBe(30.436875)
    expect(slotsOf(dates([1], 12), nation).period).toBe(365.2425)
    expect(slotsOf(dates([1, 15]), nation).period).toBe(30.436875 / 2)
  })

  it('the last working day goes before a weekend', () => {
    const last: DayRule = { kind: 'last_working_day', everyMonths: 1, anchor: '2026-01' }
    expect(dayIn(last, 0)).toBe('2026-01-30')
    expect(dayIn(last, 1)).toBe('2026-02-27')
    const friday: DayRule = {
      kind: 'nth_weekday',
      nth: 2,
      weekday: 5,
      everyMonths: 2,
      anchor: '2026-01',
    }
    expect(dayIn(friday, 1)).toBe('2026-03-13')
  })
})
