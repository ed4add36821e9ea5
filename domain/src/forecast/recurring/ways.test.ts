// Which splits and which rules are tried on the payments of one payee.
import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '../../calendar.ts'
import { minor } from '../../money.ts'
import type { Movement } from '../movement.ts'
import { candidateRules } from './candidate-rules.ts'
import { mostCommon } from './dates-rule.ts'
import { instalmentRules } from './instalment-rules.ts'
import { partitionsOf } from './partitions.ts'
import { entriesOf, inOrder, largest, median, sightsOf, smallest } from './sighted.ts'

const payment = (day: Day, amount: number, subCategory = 'rent'): Movement => ({
  id: `${day} ${amount}`,
  day,
  amount: minor(-amount),
  merchantId: 'payee',
  subCategory,
})
const entries = (...paid: [day: Day, amount: number][]) =>
  inOrder(entriesOf(paid.map(([day, amount]) => payment(day, amount))))
const sights = (days: readonly Day[], subCategory?: string) =>
  sightsOf(inOrder(entriesOf(days.map((day) => payment(day, 100, subCategory)))))

describe('sights', () => {
  it('are payments of one day together', () => {
    const seen = sightsOf(entries(['2026-02-28', 5], ['2026-02-28', 7], ['2026-03-01', 1]))
    expect(seen.map(({ size, date, isMonthEnd }) => [size, date, isMonthEnd])).toEqual([
      [12, 28, true],
      [1, 1, false],
    ])
    expect(sightsOf([])).toEqual([])
  })

  it('have middles and ends', () => {
    expect(median([5, 1, 3])).toBe(3)
    expect(median([5, 1, 3, 4])).toBe(3.5)
    expect(median([])).toBeNaN()
    expect([largest([2, 9, 4]), smallest([2, 9, 4])]).toEqual([9, 2])
    expect([largest([]), smallest([])]).toEqual([-Infinity, Infinity])
  })

  it('the most common are the commonest, then the later seen', () => {
    expect(mostCommon([1, 2, 2, 3, 1], 2)).toEqual([1, 2])
    expect(mostCommon([1, 2, 2, 3, 1, 2], 1)).toEqual([2])
    expect(mostCommon([], 3)).toEqual([])
  })
})

/** Each way as its cells, each cell as its amounts. */
const ways = (...paid: [day: Day, amount: number][]) =>
  partitionsOf(entries(...paid)).map((cells) =>
    cells.map((cell) => cell.map(({ size }) => size).join(' ')).sort(),
  )

describe('splits of one payee', () => {
  it('begin with the whole, and are not repeated', () => {
    expect(ways(['2026-01-01', 100], ['2026-01-02', 100])).toEqual([['100 100']])
  })

  it('by exact amount put what came once together', () => {
    const found = ways(
      ['2026-01-01', 100],
      ['2026-01-02', 500],
      ['2026-01-03', 100],
      ['2026-01-04', 900],
    )
    expect(found).toContainEqual(['100 100', '500 900'])
  })

  it.each([
    // Six per cent above the one before is near.
    [106, false],
    [107, true],
  ])('of 100 and %i by near amounts: %s', (other, isCut) => {
    const found = ways(['2026-01-01', 100], ['2026-01-02', other])
    expect(found.some((cells) => cells.length === 2)).toBe(isCut)
  })

  it.each([
    ['2026-01-05', false],
    ['2026-01-06', true],
  ])('of the 1st and %s by date: %s', (day, isCut) => {
    expect(ways(['2026-01-01', 100], [day, 100]).some((cells) => cells.length === 2)).toBe(isCut)
  })

  it.each([
    // Over the end of a month of 31: 29th to 3rd are five days, 30th to 3rd four.
    ['2026-01-29', 3],
    ['2026-01-30', 2],
  ])('by date closes the circle of a month: %s makes %i cells', (day, count) => {
    const found = ways(['2026-01-03', 100], ['2026-01-15', 100], [day, 100])
    expect(Math.max(...found.map((cells) => cells.length))).toBe(count)
  })

  it('by season keep what comes every January from what comes every July', () => {
    const found = ways(
      ['2024-01-01', 100],
      ['2024-07-01', 101],
      ['2025-01-01', 102],
      ['2025-07-01', 103],
    )
    expect(found).toContainEqual(['100 102', '101 103'])
  })
})

const every = (days: number, count: number, from: Day = '2026-01-05') =>
  Array.from({ length: count }, (_, i) => addDays(from, i * days))
const kinds = (days: readonly Day[]) =>
  [...new Set(candidateRules(sights(days)).map(({ cadence }) => cadence))].sort()

describe('rules to try', () => {
  it.each([
    // A gap between 0.6 and 2.2 of the days of a rhythm, 8 to 24 for twice a month, 17 to 62 for
    // each month of the others.
    [4, []],
    [5, ['weekly']],
    [15, ['fortnightly', 'twice_a_month', 'weekly']],
    [16, ['fortnightly', 'twice_a_month']],
    [17, ['four_weekly', 'fortnightly', 'twice_a_month']],
    [18, ['four_weekly', 'fortnightly', 'monthly', 'twice_a_month']],
    [28, ['four_weekly', 'fortnightly', 'monthly']],
    [61, ['four_weekly', 'monthly', 'quarterly', 'two_monthly']],
    [62, ['quarterly', 'two_monthly']],
    [91, ['quarterly', 'two_monthly']],
    [124, ['half_yearly', 'quarterly']],
    [365, ['half_yearly', 'yearly']],
  ])('every %i days are %j', (days, cadences) => {
    expect(kinds(every(days, 8))).toEqual(
      expect.arrayContaining(cadences.filter((each) => each !== 'twice_a_month')),
    )
    const others = kinds(every(days, 8)).filter((each) => !cadences.includes(each))
    expect(others).toEqual([])
  })

  it('of nothing, or of one sight, are none', () => {
    expect(candidateRules([])).toEqual([])
    expect(candidateRules(sights(['2026-01-05']))).toEqual([])
  })

  it('of weeks begin at the first sight in step', () => {
    // Tuesdays and one Thursday, the first of them: the next Tuesday after it is the 10th.
    const days = ['2026-11-05', '2026-11-10', '2026-11-17', '2026-11-24']
    const [rule] = candidateRules(sights(days))
    expect(rule).toMatchObject({
      cadence: 'weekly',
      rule: { kind: 'every_days', days: 7, anchor: '2026-11-10' },
    })
  })

  it('twice a month are pairs of dates 8 to 22 days apart', () => {
    const days = [1, 2, 3, 4].flatMap((month) => [`2026-0${month}-07`, `2026-0${month}-21`])
    const pairs = candidateRules(sights(days)).filter(({ cadence }) => cadence === 'twice_a_month')
    expect(pairs.map(({ rule }) => rule)).toEqual([
      { kind: 'dates', dates: [7, 21], everyMonths: 1, anchor: '2026-01', monthsOff: [] },
    ])
  })

  it('of months try the date, and the 31st where half stand at the end', () => {
    const onDates = (days: Day[]) =>
      candidateRules(sights(days)).flatMap(({ cadence, rule }) =>
        cadence === 'monthly' && rule.kind === 'dates' ? [rule.dates] : [],
      )
    expect(onDates(['2026-01-12', '2026-02-12', '2026-03-12'])).toEqual([[12]])
    expect(onDates(['2026-01-28', '2026-02-28', '2026-03-27', '2026-04-27'])).toContainEqual([31])
    expect(onDates(['2026-01-28', '2026-02-27', '2026-03-27'])).not.toContainEqual([31])
  })

  it('of a weekday in the month take four sights, seven in ten of them on it', () => {
    const weekday = (days: Day[]) =>
      candidateRules(sights(days)).flatMap(({ cadence, rule }) =>
        cadence === 'monthly' && rule.kind === 'nth_weekday' ? [[rule.nth, rule.weekday]] : [],
      )
    const thirdTuesdays = ['2026-01-20', '2026-02-17', '2026-03-17', '2026-04-21']
    expect(weekday(thirdTuesdays)).toEqual([[3, 2]])
    expect(weekday(thirdTuesdays.slice(1))).toEqual([])
    expect(weekday(thirdTuesdays.with(3, '2026-04-22'))).toEqual([[3, 2]])
    expect(weekday(thirdTuesdays.with(3, '2026-04-22').with(2, '2026-03-18'))).toEqual([])
    // A fifth one is the last.
    expect(weekday(['2026-01-29', '2026-04-30', '2026-07-30', '2026-10-29'])).toEqual([])
    expect(
      candidateRules(sights(['2026-01-29', '2026-04-30', '2026-07-30', '2026-10-29'])).flatMap(
        ({ rule }) => (rule.kind === 'nth_weekday' ? [[rule.nth, rule.weekday]] : []),
      ),
    ).toEqual([[-1, 4]])
  })

  it('of the last working day take six in ten late in the month, one of them before its end', () => {
    const last = (days: Day[]) =>
      candidateRules(sights(days)).some(({ rule }) => rule.kind === 'last_working_day')
    expect(last(['2026-01-30', '2026-02-27', '2026-03-31'])).toBe(true)
    expect(last(['2026-03-31', '2026-04-30', '2026-05-31'])).toBe(false)
    expect(last(['2026-01-25', '2026-02-25', '2026-03-24'])).toBe(true)
    expect(last(['2026-01-25', '2026-02-24', '2026-03-24'])).toBe(false)
  })
})

describe('instalments', () => {
  const on = (...months: string[]) => months.map((month) => `${month}-10`)
  const run = (year: number, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => `${year}-${String(from + i).padStart(2, '0')}`)
  const off = (days: readonly Day[], subCategory?: string) => {
    const [rule] = instalmentRules(sights(days, subCategory))
    return rule?.rule.kind === 'dates' ? rule.rule.monthsOff : null
  }
  const firstYear = run(2025, 4, 12)

  it.each([
    // February and March once seen to be left out are enough, after a year.
    [
      [...firstYear, '2026-01', '2026-04'],
      [2, 3],
    ],
    [[...firstYear, '2026-01'], null],
    // Other months take two such gaps.
    [[...run(2025, 1, 7), ...run(2025, 9, 12), ...run(2026, 1, 7), '2026-09'], [8]],
    [[...run(2025, 1, 7), ...run(2025, 9, 12), ...run(2026, 1, 7)], null],
    // Every month, or two runs that are left out.
    [[...run(2025, 1, 12), ...run(2026, 1, 3)], null],
    [
      [
        ...run(2025, 1, 4),
        ...run(2025, 6, 8),
        ...run(2025, 10, 12),
        ...run(2026, 1, 4),
        ...run(2026, 6, 8),
        '2026-10',
      ],
      null,
    ],
  ])('of %j leave out %j', (months, monthsOff) => {
    expect(off(on(...months))).toEqual(monthsOff)
  })

  it('leave out six months at most', () => {
    const half = (count: number) =>
      on(...[2024, 2025, 2026].flatMap((year) => run(year, 13 - count, 12)))
    expect(off(half(6))).toEqual([1, 2, 3, 4, 5, 6])
    expect(off(half(5))).toBeNull()
  })

  it('of business rates leave out February and March from the third on, unless they came', () => {
    expect(off(on('2026-04', '2026-05', '2026-06'), 'business_rates')).toEqual([2, 3])
    expect(off(on('2026-04', '2026-05'), 'business_rates')).toBeNull()
    expect(off(on('2026-03', '2026-04', '2026-05'), 'business_rates')).toBeNull()
    expect(off(on('2026-04', '2026-05', '2026-06'))).toBeNull()
  })

  it('due at a month’s end may come in the first days of the next', () => {
    const late = ['2026-04-30', '2026-05-29', '2026-07-01', '2026-07-31']
    const [rule] = instalmentRules(sights(late, 'business_rates'))
    // Four months in a row, April to July, as 1 July is June's.
    expect(rule?.rule).toMatchObject({ kind: 'dates', monthsOff: [2, 3] })
    expect(
      instalmentRules(sights(['2026-01-30', '2026-03-02', '2026-03-31'], 'business_rates')),
    ).toEqual([])
  })
})
