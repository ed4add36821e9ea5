import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonthsToDay, type Day, fromEpochDays } from '../calendar.ts'
import { isWorkingDay, type Nation, nextWorkingDay, previousWorkingDay } from '../holidays.ts'
import { monthsAfterEnd } from './tax-date.ts'
import { taxDates, taxPaymentDates } from './tax-dates.ts'
import type { TaxSchedule, VatRhythm } from './tax-schedule.ts'

const vat = (rhythm: VatRhythm): TaxSchedule => ({ kind: 'vat', rhythm })
const quarterly = (stagger: 1 | 2 | 3) => vat({ every: 'quarter', stagger })
const company = (yearEnd: string): TaxSchedule => ({ kind: 'corporation_tax', yearEnd })
const paye = (every: 'month' | 'quarter'): TaxSchedule => ({ kind: 'paye', every })
const decade = { from: '2020-01-01', to: '2030-12-31', nation: 'england_and_wales' } as const

const payments = (schedule: TaxSchedule, nation: Nation = 'england_and_wales') =>
  taxPaymentDates(schedule, { ...decade, nation })

function paymentFor(schedule: TaxSchedule, end: Day, nation?: Nation) {
  const payment = payments(schedule, nation).find(({ period }) => period.to === end)
  if (!payment) throw new Error(`nothing is due for ${end}`)
  return payment
}

test('rails at Christmas 2026: a direct debit and an order wait for the 29th, wages come on the 24th', () => {
  expect(nextWorkingDay('2026-12-26')).toBe('2026-12-29')
  expect(nextWorkingDay('2026-12-25')).toBe('2026-12-29')
  expect(previousWorkingDay('2026-12-25')).toBe('2026-12-24')
})

describe('VAT', () => {
  test.each([
    ['2026-06-30', 1, '2026-08-07', '2026-08-07', '2026-08-12'],
    ['2026-09-30', 1, '2026-11-07', '2026-11-06', '2026-11-11'],
    ['2026-11-30', 3, '2027-01-07', '2027-01-07', '2027-01-12'],
    ['2026-12-31', 1, '2027-02-07', '2027-02-05', '2027-02-10'],
    ['2027-01-31', 2, '2027-03-07', '2027-03-05', '2027-03-10'],
    ['2027-02-28', 3, '2027-04-07', '2027-04-07', '2027-04-12'],
    ['2028-02-29', 3, '2028-04-07', '2028-04-07', '2028-04-12'],
    // Good Friday is the 7th: the money must be there on Thursday, and Easter Monday delays the
    // collection.
    ['2023-02-28', 3, '2023-04-07', '2023-04-06', '2023-04-13'],
  ] as const)(
    'of the period to %s (stagger %i) is due on %s, by transfer on %s, and leaves by direct debit on %s',
    (end, stagger, due, payBy, directDebit) => {
      for (const schedule of [quarterly(stagger), vat({ every: 'month' })])
        expect(paymentFor(schedule, end)).toMatchObject({ due, payBy, directDebit })
    },
  )

  test('paid each month, VAT falls due on the 7th of the second month after each month', () => {
    const days = payments(vat({ every: 'month' })).filter(({ due }) => due.startsWith('2026'))
    expect(days.map(({ period, due }) => [period.to, due])).toEqual([
      ['2025-11-30', '2026-01-07'],
      ['2025-12-31', '2026-02-07'],
      ['2026-01-31', '2026-03-07'],
      ['2026-02-28', '2026-04-07'],
      ['2026-03-31', '2026-05-07'],
      ['2026-04-30', '2026-06-07'],
      ['2026-05-31', '2026-07-07'],
      ['2026-06-30', '2026-08-07'],
      ['2026-07-31', '2026-09-07'],
      ['2026-08-31', '2026-10-07'],
      ['2026-09-30', '2026-11-07'],
      ['2026-10-31', '2026-12-07'],
    ])
  })

  test('37 days after the period is not the due day', () => {
    const ends = payments(vat({ every: 'month' })).filter(
      ({ period }) => period.to >= '2026-06-30' && period.to <= '2027-02-28',
    )
    expect(ends.every(({ due }) => due.endsWith('-07'))).toBe(true)
  })

  test('staggers end in March, April and May, and quarters follow each other without a gap', () => {
    const endsOf = (stagger: 1 | 2 | 3) =>
      [...new Set(payments(quarterly(stagger)).map(({ period }) => period.to.slice(5, 7)))].sort()
    expect(endsOf(1)).toEqual(['03', '06', '09', '12'])
    expect(endsOf(2)).toEqual(['01', '04', '07', '10'])
    expect(endsOf(3)).toEqual(['02', '05', '08', '11'])
    expect(paymentFor(quarterly(3), '2028-02-29').period.from).toBe('2027-12-01')
  })

  test('the return is due with the payment, and is no payment', () => {
    const dates = taxDates(quarterly(1), { ...decade, from: '2026-08-07', to: '2026-08-07' })
    expect(dates.map(({ duty }) => duty)).toEqual(['payment', 'return'])
    expect(dates[1]).toMatchObject({ payBy: null, directDebit: null })
  })

  test('a VAT year has nine monthly interims or three quarterly ones, and its balance two months later', () => {
    const yearly = (interims: 'month' | 'quarter') =>
      payments(vat({ every: 'year', endMonth: 12, interims })).filter(
        ({ period }) => period.to === '2026-12-31',
      )
    expect(yearly('quarter').map(({ due, duty }) => [due, duty])).toEqual([
      ['2026-04-30', 'interim'],
      ['2026-07-31', 'interim'],
      ['2026-10-31', 'interim'],
      ['2027-02-28', 'balance'],
    ])
    expect(yearly('quarter')[2]?.payBy).toBe('2026-10-30')
    expect(yearly('month').map(({ due, duty }) => [due, duty])).toEqual([
      ['2026-04-30', 'interim'],
      ['2026-05-31', 'interim'],
      ['2026-06-30', 'interim'],
      ['2026-07-31', 'interim'],
      ['2026-08-31', 'interim'],
      ['2026-09-30', 'interim'],
      ['2026-10-31', 'interim'],
      ['2026-11-30', 'interim'],
      ['2026-12-31', 'interim'],
      ['2027-02-28', 'balance'],
    ])
  })

  test('nations keep their own bank holidays: 12 July moves the collection in Northern Ireland', () => {
    const debit = (nation: Nation) => paymentFor(quarterly(3), '2028-05-31', nation).directDebit
    expect(debit('england_and_wales')).toBe('2028-07-12')
    expect(debit('scotland')).toBe('2028-07-12')
    expect(debit('northern_ireland')).toBe('2028-07-13')
  })
})

describe('PAYE and CIS', () => {
  test('PAYE of the month to 5 November 2026 is due on Sunday the 22nd, so by transfer on Friday the 20th', () => {
    expect(paymentFor(paye('month'), '2026-11-05')).toEqual({
      kind: 'paye',
      duty: 'payment',
      period: { from: '2026-10-06', to: '2026-11-05' },
      due: '2026-11-22',
      payBy: '2026-11-20',
      directDebit: '2026-11-23',
      byPost: '2026-11-19',
    })
  })

  test.each([
    ['2022-11-05', '2022-11-24'], // the 20th is a Sunday: notice on Monday, money on Thursday
    ['2026-12-05', '2026-12-24'],
    ['2025-12-05', '2025-12-29'], // notice on the 22nd, and three days later is Christmas
    ['2024-12-05', '2024-12-23'],
  ])('by direct debit, the month to %s is collected on %s', (end, collected) => {
    expect(paymentFor(paye('month'), end).directDebit).toBe(collected)
  })

  test('an employer who pays each month has twelve due days a year, on the 22nd', () => {
    const days = payments(paye('month')).filter(({ due }) => due.startsWith('2026'))
    expect(days.map(({ payBy }) => payBy)).toEqual([
      '2026-01-22',
      '2026-02-20',
      '2026-03-20',
      '2026-04-22',
      '2026-05-22',
      '2026-06-22',
      '2026-07-22',
      '2026-08-21',
      '2026-09-22',
      '2026-10-22',
      '2026-11-20',
      '2026-12-22',
    ])
    expect(new Set(days.map(({ due }) => due.slice(8)))).toEqual(new Set(['22']))
  })

  test('a small employer pays after 5 July, October, January and April', () => {
    const days = payments(paye('quarter')).filter(({ due }) => due.startsWith('2026'))
    expect(days.map(({ due }) => due)).toEqual([
      '2026-01-22',
      '2026-04-22',
      '2026-07-22',
      '2026-10-22',
    ])
    expect(days[1]?.period).toEqual({ from: '2026-01-06', to: '2026-04-05' })
  })

  test('CIS is returned by the 19th of every month, also where it is paid each quarter', () => {
    const year = { ...decade, from: '2026-01-01', to: '2026-12-31' } as const
    const dates = taxDates({ kind: 'cis', every: 'quarter' }, year)
    expect(dates.filter(({ duty }) => duty === 'return')).toHaveLength(12)
    expect(dates.filter(({ duty }) => duty === 'payment')).toHaveLength(4)
  })
})

describe('companies', () => {
  test.each([
    ['03-31', '2026-03-31', '2027-01-01', '2026-12-31'],
    ['11-30', '2026-11-30', '2027-09-01', '2027-09-01'],
    ['02-28', '2027-02-28', '2027-12-01', '2027-12-01'],
    ['02-28', '2028-02-29', '2028-12-01', '2028-12-01'],
    ['02-29', '2027-02-28', '2027-12-01', '2027-12-01'],
    ['05-31', '2027-05-31', '2028-03-01', '2028-03-01'], // nine months later is 29 February
    ['12-31', '2025-12-31', '2026-10-01', '2026-10-01'],
    ['06-15', '2026-06-15', '2027-03-16', '2027-03-16'],
    ['09-30', '2026-09-30', '2027-07-01', '2027-07-01'],
    ['03-25', '2026-03-25', '2026-12-26', '2026-12-24'], // Boxing Day, a Saturday
  ])(
    'corporation tax, year end %s: of the year to %s is due on %s, to arrive by %s',
    (end, to, due, payBy) => {
      expect(paymentFor(company(end), to)).toMatchObject({ due, payBy })
    },
  )

  test('in Scotland 2 January is a holiday too, which moves nothing due on the 1st', () => {
    expect(paymentFor(company('03-31'), '2026-03-31', 'scotland').payBy).toBe('2026-12-31')
    expect(paymentFor(company('04-01'), '2025-04-01', 'scotland')).toMatchObject({
      due: '2026-01-02',
      payBy: '2025-12-31',
    })
    expect(paymentFor(company('04-01'), '2025-04-01').payBy).toBe('2026-01-02')
  })

  test('accounts are due nine months after the year, the return twelve, at month ends where the year ends so', () => {
    const dates = taxDates(company('02-28'), decade).filter(
      ({ period }) => period.to === '2027-02-28',
    )
    expect(dates.map(({ due, duty, payBy }) => [due, duty, payBy])).toEqual([
      ['2027-11-30', 'accounts', null],
      ['2027-12-01', 'payment', '2027-12-01'],
      ['2028-02-29', 'return', null],
    ])
    expect(monthsAfterEnd('2026-11-30', 9)).toBe('2027-08-31')
    expect(monthsAfterEnd('2028-02-28', 9)).toBe('2028-11-28')
  })
})

test('Self Assessment: July on account, January the balance, to arrive on the Friday before a weekend', () => {
  const dates = payments({ kind: 'self_assessment' }).filter(({ due }) => due >= '2026-01-01')
  expect(dates.slice(0, 3).map(({ due, payBy, duty }) => [due, payBy, duty])).toEqual([
    ['2026-01-31', '2026-01-30', 'january'],
    ['2026-07-31', '2026-07-31', 'july'],
    ['2027-01-31', '2027-01-29', 'january'],
  ])
  expect(dates[0]?.period).toEqual({ from: '2024-04-06', to: '2025-04-05' })
})

test('for any tax, day and nation: dates rise, money moves on working days, and never late', () => {
  const schedules = fc.oneof(
    fc.constantFrom(1, 2, 3).map((stagger) => quarterly(stagger as 1 | 2 | 3)),
    fc.constant(vat({ every: 'month' })),
    fc
      .record({
        endMonth: fc.integer({ min: 1, max: 12 }),
        interims: fc.constantFrom<'month' | 'quarter'>('month', 'quarter'),
      })
      .map((year) => vat({ every: 'year', ...year })),
    fc.constantFrom(paye('month'), paye('quarter')),
    fc
      .integer({ min: 0, max: 365 })
      .map((count) => company(fromEpochDays(10_957 + count).slice(5))), // the leap year 2000
    fc.constant<TaxSchedule>({ kind: 'self_assessment' }),
  )
  const nations = fc.constantFrom<Nation>('england_and_wales', 'scotland', 'northern_ireland')
  const starts = fc.integer({ min: 15_000, max: 30_000 }).map(fromEpochDays)
  fc.assert(
    fc.property(schedules, nations, starts, (schedule, nation, from) => {
      const to = addMonthsToDay(from, 14)
      const dates = taxDates(schedule, { from, to, nation })
      expect(dates.length).toBeGreaterThan(0)
      expect(dates.map(({ due }) => due)).toEqual(dates.map(({ due }) => due).sort())
      for (const { due, payBy, directDebit, period, duty } of dates) {
        expect(due >= from && due <= to && period.from < period.to).toBe(true)
        if (!['interim'].includes(duty)) expect(due > period.to).toBe(true)
        if (payBy) expect(payBy <= due && isWorkingDay(payBy, nation)).toBe(true)
        if (directDebit) expect(directDebit > due && isWorkingDay(directDebit, nation)).toBe(true)
      }
    }),
  )
})

test.each([
  [quarterly(4 as 1), decade, 'not a VAT stagger: 4'],
  [vat({ every: 'year', endMonth: 13, interims: 'month' }), decade, 'not a month of the year: 13'],
  [company('06-31'), decade, 'not a day of the year: 06-31'],
  [company('2026-06-30'), decade, 'not a day of the year'],
  [paye('month'), { ...decade, from: '2026-02-30' }, 'not a day: 2026-02-30'],
  [paye('month'), { ...decade, to: '2019-12-31' }, 'ends before it begins'],
  [paye('month'), { ...decade, to: '2999-12-31' }, 'too long'],
] as const)('nonsense is refused: %j', (schedule, window, message) => {
  expect(() => taxDates(schedule, window)).toThrow(message)
})
