import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor, sum, zero } from '../../money.ts'
import type { Rule } from './rule.ts'
import { ruleDays } from './rule-days.ts'
import { ruleParts } from './rule-parts.ts'
import { raisedBy, shareOf } from './share.ts'

const nation = 'england_and_wales'
const rule = (overrides: Partial<Rule>): Rule => ({
  id: 'r1',
  side: 'out',
  amount: { kind: 'fixed', amount: minor(90_000) },
  cadence: 'monthly',
  dayRule: { kind: 'dates', dates: [1] },
  roll: 'none',
  start: '2026-01-01',
  paymentDay: null,
  end: null,
  step: null,
  subCategory: 'rent',
  merchantId: null,
  ...overrides,
})
const days = (overrides: Partial<Rule>, from = '2026-01-01', until = '2026-12-31') =>
  ruleDays(rule(overrides), { from, until, nation }).map(({ day }) => day)
const amounts = (overrides: Partial<Rule>, until = '2026-06-30') =>
  ruleParts(rule(overrides), { from: '2026-01-01', until, nation, lineIn: () => zero }).map(
    ({ amount }) => amount,
  )

describe('the days of a rule', () => {
  test('the 31st is the last day of every month, 29 February included', () => {
    const last = { dayRule: { kind: 'dates', dates: [31] } as const }
    expect(days(last, '2028-01-01', '2028-04-30')).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ])
  })

  test('the 30th comes on the last day of February', () => {
    const thirtieth = { dayRule: { kind: 'dates', dates: [30] } as const }
    expect(days(thirtieth, '2026-02-01', '2026-03-31')).toEqual(['2026-02-28', '2026-03-30'])
  })

  test('a direct debit over Christmas with a substitute day waits, and wages come before it', () => {
    const onChristmas = { dayRule: { kind: 'dates', dates: [26] } as const }
    // 26 December 2026 is a Saturday: Monday 28th is the substitute day, so banks work again on
    // Tuesday.
    expect(days({ ...onChristmas, roll: 'next' }, '2026-12-01')).toEqual(['2026-12-29'])
    expect(days({ ...onChristmas, roll: 'previous' }, '2026-12-01')).toEqual(['2026-12-24'])
  })

  test('a payment due on the last day of the window that rolls past it is not in the window', () => {
    const sunday = { dayRule: { kind: 'dates', dates: [31] } as const, roll: 'next' as const }
    expect(days(sunday, '2026-05-01', '2026-05-31')).toEqual([])
    expect(days(sunday, '2026-06-01', '2026-06-29')).toEqual(['2026-06-01'])
  })

  test('the last working day of August 2026 is the Friday before the bank holiday', () => {
    expect(days({ dayRule: { kind: 'last_working_day' } }, '2026-08-01', '2026-08-31')).toEqual([
      '2026-08-28',
    ])
  })

  test('the second Tuesday and the last Friday are found', () => {
    const nth = (count: number, weekday: number) => ({
      dayRule: { kind: 'nth_weekday', nth: count, weekday } as const,
    })
    expect(days(nth(2, 2), '2026-03-01', '2026-03-31')).toEqual(['2026-03-10'])
    expect(days(nth(-1, 5), '2026-03-01', '2026-03-31')).toEqual(['2026-03-27'])
  })

  test('weeks are counted from the first payment, over the change of the clocks', () => {
    const weekly = {
      cadence: 'fortnightly',
      dayRule: { kind: 'weekday', weekday: 2 },
      start: '2026-03-01',
      paymentDay: '2026-03-17',
    } as const
    expect(days(weekly, '2026-01-01', '2026-05-01')).toEqual([
      '2026-03-17',
      '2026-03-31',
      '2026-04-14',
      '2026-04-28',
    ])
  })

  test('a quarter is counted from the month of the start, and nothing comes after the end', () => {
    const quarterly = { cadence: 'quarterly', start: '2026-02-01', end: '2026-08-01' } as const
    expect(days(quarterly)).toEqual(['2026-02-01', '2026-05-01', '2026-08-01'])
  })

  test('twice a month has two days, and one where February makes them the same', () => {
    const twice = {
      cadence: 'twice_a_month',
      dayRule: { kind: 'dates', dates: [30, 31] },
    } as const
    expect(days(twice, '2026-02-01', '2026-03-31')).toEqual([
      '2026-02-28',
      '2026-03-30',
      '2026-03-31',
    ])
  })

  test('once is once: on the day that was named', () => {
    const once = { cadence: 'once', start: '2026-03-01', paymentDay: '2026-03-17' } as const
    expect(days(once)).toEqual(['2026-03-17'])
  })
})

describe('the amounts of a rule', () => {
  test('the side gives the sign', () => {
    expect(amounts({}, '2026-02-28')).toEqual([-90_000, -90_000])
    expect(amounts({ side: 'in', subCategory: 'product_sales' }, '2026-01-31')).toEqual([90_000])
  })

  test('steps in pounds and in percent come again every so many months', () => {
    const pounds = { kind: 'amount', everyMonths: 2, amount: minor(-40_000) } as const
    expect(amounts({ step: pounds })).toEqual([
      -90_000, -90_000, -50_000, -50_000, -10_000, -10_000,
    ])
    const percent = { kind: 'percentage', everyMonths: 1, basisPoints: 333 } as const
    expect(amounts({ step: percent }, '2026-04-30')).toEqual([-90_000, -92_997, -96_094, -99_294])
  })

  test('what grows tenfold every month stops at a billion pounds', () => {
    const tenfold = { kind: 'percentage', everyMonths: 1, basisPoints: 90_000 } as const
    expect(amounts({ step: tenfold }, '2027-12-31').at(-1)).toBe(-100_000_000_000)
    expect(() => raisedBy(minor(50_000_000_000_000), 100_000)).toThrow('more money than can be')
  })

  test('a falling step never turns money out into money in', () => {
    const fall = { kind: 'amount', everyMonths: 1, amount: minor(-60_000) } as const
    expect(amounts({ step: fall }, '2026-04-30')).toEqual([-90_000, -30_000, 0, 0])
  })

  test('a percentage of a line is divided over the days of the month, to the penny', () => {
    const weekly = rule({
      cadence: 'weekly',
      dayRule: { kind: 'weekday', weekday: 5 },
      amount: { kind: 'percentage', basisPoints: 1234, base: { kind: 'side', side: 'in' } },
    })
    const parts = ruleParts(weekly, {
      from: '2026-05-01',
      until: '2026-05-31',
      nation,
      lineIn: () => minor(1_000_001),
    })
    expect(parts.length).toBe(5)
    expect(sum(parts.map(({ amount }) => amount))).toBe(-123_400)
  })

  test('a line that runs backwards has no share to pay', () => {
    const share = rule({
      amount: { kind: 'percentage', basisPoints: 1000, base: { kind: 'side', side: 'in' } },
    })
    const within = {
      from: '2026-05-01',
      until: '2026-05-31',
      nation,
      lineIn: () => minor(-5),
    } as const
    expect(ruleParts(share, within)[0]?.amount).toBe(0)
  })
})

test('percentages are exact to half a penny, also of £50 million and of a penny', () => {
  expect(shareOf(minor(5_000_000_000), 3333)).toBe(1_666_500_000)
  expect(shareOf(minor(1), 5000)).toBe(1)
  expect(shareOf(minor(-1), 5000)).toBe(-1)
  expect(shareOf(minor(1), 4999)).toBe(0)
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: -10_000, max: 10_000 }), (pence, points) => {
      const exact = BigInt(pence) * BigInt(points)
      const share = BigInt(shareOf(minor(pence), points)) * 10_000n
      const miss = exact - share
      expect(miss <= 5000n && miss >= -5000n).toBe(true)
    }),
  )
})
