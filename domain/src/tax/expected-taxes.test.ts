import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonthsToDay, type Day, fromEpochDays } from '../calendar.ts'
import { isWorkingDay, type Nation } from '../holidays.ts'
import { minor, sum } from '../money.ts'
import { firstMonthOf, type Paying, taxPayments, tradeTotals } from '../testing/tax-books.ts'
import { type ExpectedTax, expectedTaxes, type TaxOutlook } from './expected-taxes.ts'
import { learnTaxes, type TaxHistory } from './learn-taxes.ts'
import type { TaxPayment } from './tax-payment.ts'
import type { TaxSchedule } from './tax-schedule.ts'

const asOf = '2026-11-21'
const stagger1: TaxSchedule = { kind: 'vat', rhythm: { every: 'quarter', stagger: 1 } }
const paye: TaxSchedule = { kind: 'paye', every: 'month' }
const trade = { service_sales: 1_200_000, software: 60_000, net_wages: 400_000 }
// A sixth of sales less software, by three months.
const vatOfQuarter = ((1_200_000 - 60_000) / 6) * 3

type Case = Partial<TaxHistory> & Partial<Pick<TaxOutlook, 'forecast' | 'until'>>

function expectFrom(payments: readonly TaxPayment[], more: Case = {}): ExpectedTax[] {
  const day = more.asOf ?? asOf
  const totals = more.totals ?? tradeTotals(trade, '2025-01', day.slice(0, 7))
  const nation = more.nation ?? 'england_and_wales'
  const firstFullMonth = firstMonthOf(totals, day)
  const learned = learnTaxes({ payments, totals, nation, asOf: day, firstFullMonth, ...more })
  const until = more.until ?? addMonthsToDay(day, 8)
  const forecast = more.forecast ?? []
  return expectedTaxes({ learned, asOf: day, until, totals, forecast, firstFullMonth })
}
const vatPaid = (to: Day = asOf, paying: Paying = 'direct_debit', pence = vatOfQuarter) =>
  taxPayments({
    schedule: stagger1,
    subCategory: 'vat_payment',
    from: '2025-05-01',
    to,
    paying,
    pence,
  })
const payment = (subCategory: string, day: Day, pence: number): TaxPayment => ({
  id: `${subCategory} ${day}`,
  day,
  amount: minor(pence),
  subCategory,
})

describe('VAT to come', () => {
  test('leaves three working days after its deadline, with the sum in plain words', () => {
    const totals = tradeTotals(trade, '2025-01', '2026-12')
    const [next, after] = expectFrom(vatPaid('2027-01-04'), { asOf: '2027-01-04', totals })
    expect(next).toMatchObject({
      kind: 'vat',
      duty: 'payment',
      subCategory: 'vat_payment',
      period: { from: '2026-10-01', to: '2026-12-31' },
      due: '2027-02-07',
      day: '2027-02-10',
      amount: -vatOfQuarter,
      isEstimate: true,
      basis:
        'Estimate of VAT for 1 October to 31 December 2026. VAT in sales: £6,000; VAT in costs: −£300; together £5,700; learned from 7 past payments.',
    })
    expect(after?.day).toBe('2027-05-12')
    expect(after!.confidence).toBeLessThan(next!.confidence)
  })

  test('follows the forecast: a big sale to come raises the quarter it falls into by its sixth', () => {
    const sale = (month: string) => [
      { month, side: 'in', subCategory: 'service_sales', amount: minor(600_000) } as const,
    ]
    const forecast = [
      ...tradeTotals({ ...trade, service_sales: 0 }, '2026-12', '2027-06'),
      ...sale('2026-12'),
      ...sale('2027-02'),
      ...sale('2027-02'),
    ]
    const [first, second] = expectFrom(vatPaid(), { forecast })
    expect(first?.amount).toBe(-((1_200_000 * 2 + 600_000 - 3 * 60_000) / 6))
    expect(second?.amount).toBe(-((2 * 600_000 - 3 * 60_000) / 6))
    expect(first?.basis).not.toContain('average')
  })

  test('a quarter in which costs outweigh sales brings a refund, when HMRC repays', () => {
    const forecast = tradeTotals({ equipment: 9_000_000 }, '2026-12', '2026-12')
    const [refund] = expectFrom(vatPaid(), { forecast, until: '2027-04-01' })
    expect(refund!.amount).toBeGreaterThan(0)
    expect(refund).toMatchObject({
      subCategory: 'vat_refund',
      due: '2027-02-07',
      day: '2027-03-09',
    })
    expect(refund?.basis).toContain('together a refund of £')
  })

  test('what was paid early is not expected again', () => {
    const paid = vatPaid('2026-10-25', 14)
    expect(paid.at(-1)?.day).toBe('2026-10-23')
    const [next] = expectFrom(paid, { asOf: '2026-10-25' })
    expect(next).toMatchObject({ due: '2027-02-07', day: '2027-01-22' })
  })

  test('what is some days late is expected on the next working day, and no more when it is long past', () => {
    const paid = vatPaid('2026-10-01')
    const overdue = (day: Day) => expectFrom(paid, { asOf: day })[0]
    expect(overdue('2026-11-07')?.day).toBe('2026-11-11')
    expect(overdue('2026-11-13')).toMatchObject({ due: '2026-11-07', day: '2026-11-16' })
    expect(overdue('2026-11-25')?.due).toBe('2027-02-07')
  })

  test('who always pays a week late is expected a week late, and the deadline still stands', () => {
    const [next] = expectFrom(vatPaid('2026-11-21', -7))
    expect(next).toMatchObject({ due: '2027-02-07', day: '2027-02-12' })
  })

  test('a penalty in between does not stand for the quarter: the rest of it is still expected', () => {
    const penalty = payment('vat_payment', '2026-10-15', -5_000)
    const [next] = expectFrom([...vatPaid('2026-10-20'), penalty], { asOf: '2026-10-20' })
    expect(next).toMatchObject({ day: '2026-11-11', amount: -vatOfQuarter + 5_000 })
    expect(next?.parts.at(-1)).toEqual({ label: 'Paid already', amount: 5_000 })
  })

  test('a VAT year: instalments as the last, the balance is the year less them', () => {
    const rhythm = { every: 'year', endMonth: 3, interims: 'quarter' } as const
    const schedule: TaxSchedule = { kind: 'vat', rhythm }
    const year = 4 * vatOfQuarter
    const payments = taxPayments({
      schedule,
      subCategory: 'vat_payment',
      from: '2025-07-01',
      to: asOf,
      pence: ({ duty }) => (duty === 'balance' ? year - 3 * 500_000 : 500_000),
    })
    const totals = tradeTotals(trade, '2025-04', '2026-11')
    const taxes = expectFrom(payments, { totals, until: '2027-06-30' })
    expect(taxes.map(({ day, amount, duty }) => [day, amount, duty])).toEqual([
      ['2027-01-29', -500_000, 'interim'],
      ['2027-05-28', -(year - 3 * 500_000), 'balance'],
    ])
    expect(taxes[1]?.parts.at(-1)).toEqual({ label: 'Instalments', amount: 1_500_000 })
  })
})

describe('PAYE to come', () => {
  const paid = (to: Day, pence = 120_000) =>
    taxPayments({ schedule: paye, subCategory: 'paye_ni', from: '2026-02-06', to, pence })

  test('rises with the wages of the month before', () => {
    const bonus = tradeTotals({ net_wages: 300_000 }, '2026-12', '2026-12')
    const forecast = [...tradeTotals(trade, '2026-12', '2027-06'), ...bonus]
    const taxes = expectFrom(paid(asOf), { forecast })
    expect(taxes.slice(0, 3).map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-12-22', -120_000],
      ['2027-01-22', -210_000],
      ['2027-02-22', -120_000],
    ])
    expect(taxes[1]?.basis).toBe(
      'Estimate of PAYE for 6 December 2026 to 5 January 2027. Wages paid, 30% of £7,000: £2,100; learned from 8 past payments.',
    )
  })

  test('CIS follows what subcontractors were paid', () => {
    const cis: TaxSchedule = { kind: 'cis', every: 'month' }
    const totals = tradeTotals({ subcontractors: 800_000 }, '2026-01', '2026-11')
    const payments = taxPayments({
      schedule: cis,
      subCategory: 'cis_payment',
      from: '2026-02-06',
      to: asOf,
      pence: 200_000,
    })
    const forecast = tradeTotals({ subcontractors: 400_000 }, '2026-12', '2026-12')
    expect(expectFrom(payments, { totals, forecast })[1]).toMatchObject({
      subCategory: 'cis_payment',
      day: '2027-01-22',
      amount: -100_000,
    })
  })
})

describe('corporation tax to come', () => {
  test('as the last one where its year is not in the books, paid before New Year’s Day', () => {
    const [tax] = expectFrom([payment('corporation_tax', '2025-12-31', -486_300)], {
      until: '2027-01-31',
    })
    expect(tax).toMatchObject({
      period: { from: '2025-04-01', to: '2026-03-31' },
      due: '2027-01-01',
      day: '2026-12-31',
      amount: -486_300,
    })
    expect(tax!.confidence).toBeLessThan(0.5)
  })

  test('scaled by the surplus where the books hold the year it was paid for; nothing after a loss', () => {
    const twice = (index: number) => (index < 12 ? 100_000 : 200_000)
    const totalsOf = (second: number) =>
      tradeTotals(
        { service_sales: (i) => (i < 12 ? 100_000 : second), net_wages: 0 },
        '2024-04',
        '2026-11',
      )
    const paid = [payment('corporation_tax', '2025-12-30', -228_000)]
    const more = { profile: { yearEnd: '03-31' }, until: '2027-01-31' }
    const [tax] = expectFrom(paid, { ...more, totals: totalsOf(twice(12)) })
    expect(tax?.amount).toBe(-456_000)
    expect(tax?.parts).toEqual([
      { label: 'Cash surplus before tax, 19% of £24,000', amount: -456_000 },
    ])
    expect(expectFrom(paid, { ...more, totals: totalsOf(-50_000) })).toEqual([])
  })
})

test('a penalty after the last corporation tax is not taken for its amount', () => {
  const paid = [
    payment('corporation_tax', '2025-12-30', -600_000),
    payment('corporation_tax', '2026-06-16', -7_000),
  ]
  expect(expectFrom(paid, { until: '2027-01-31' })[0]).toMatchObject({
    day: '2026-12-31',
    amount: -593_000,
  })
})

describe('Self Assessment to come', () => {
  const more = { totals: tradeTotals(trade, '2023-01', '2026-11'), until: '2027-12-31' }
  const days = (taxes: readonly ExpectedTax[]) => taxes.map(({ day, amount }) => [day, amount])

  test('after July: half of the last bill each January and July', () => {
    const paid = [
      payment('self_assessment', '2026-01-30', -300_000),
      payment('self_assessment', '2026-07-31', -300_000),
    ]
    expect(days(expectFrom(paid, more))).toEqual([
      ['2027-01-29', -300_000],
      ['2027-07-30', -300_000],
    ])
  })

  test('January alone tells the next July, by the law’s arithmetic', () => {
    // A bill of 8,000: 2,000 had been paid each half year, so January is 4,000 and half of the
    // bill.
    const january = { ...more, asOf: '2026-03-01', until: '2026-08-31' }
    const bothHalves = [
      payment('self_assessment', '2025-07-31', -200_000),
      payment('self_assessment', '2026-01-31', -800_000),
    ]
    expect(days(expectFrom(bothHalves, january))).toEqual([['2026-07-31', -400_000]])
    // A first bill of 6,000 comes with half of the next.
    const first = [payment('self_assessment', '2026-01-31', -900_000)]
    expect(days(expectFrom(first, january))).toEqual([['2026-07-31', -300_000]])
    // Where the books begin after that July nobody knows; half stands between.
    const totals = tradeTotals(trade, '2025-10', '2026-02')
    expect(days(expectFrom(first, { ...january, totals }))).toEqual([['2026-07-31', -450_000]])
  })

  test('who pays in January alone is not asked in July', () => {
    const paid = [
      payment('self_assessment', '2025-01-31', -120_000),
      payment('self_assessment', '2026-01-30', -140_000),
    ]
    expect(days(expectFrom(paid, more))).toEqual([['2027-01-29', -140_000]])
  })
})

describe('a hostile calendar', () => {
  test.each([
    ['2024-11-25', '2024-12-20'], // the 22nd is a Sunday
    ['2026-11-24', '2026-12-22'],
    ['2028-02-29', '2028-03-22'],
  ])('PAYE by hand, seen on %s, moves on %s', (day, moves) => {
    const from = addMonthsToDay(day, -9)
    const payments = taxPayments({ schedule: paye, subCategory: 'paye_ni', from, to: day })
    expect(expectFrom(payments, { asOf: day, totals: [] })[0]?.day).toBe(moves)
  })

  test('PAYE by direct debit waits for Christmas to pass', () => {
    const payments = taxPayments({
      schedule: paye,
      subCategory: 'paye_ni',
      from: '2025-03-01',
      to: '2025-12-01',
      paying: 'direct_debit',
    })
    expect(expectFrom(payments, { asOf: '2025-12-01', totals: [] })[0]?.day).toBe('2025-12-29')
  })

  test.each([
    ['england_and_wales', '2028-07-12'],
    ['scotland', '2028-07-12'],
    ['northern_ireland', '2028-07-13'],
  ] as const)('VAT of the quarter to 31 May 2028 leaves, in %s, on %s', (nation, moves) => {
    const schedule: TaxSchedule = { kind: 'vat', rhythm: { every: 'quarter', stagger: 3 } }
    const payments = taxPayments({
      schedule,
      subCategory: 'vat_payment',
      from: '2027-06-01',
      to: '2028-05-20',
      paying: 'direct_debit',
      nation,
    })
    expect(expectFrom(payments, { asOf: '2028-05-20', totals: [], nation })[0]?.day).toBe(moves)
  })
})

test('whatever the books and the day: after today, on working days, in order, once each, and parts add up', () => {
  const nations = fc.constantFrom<Nation>('england_and_wales', 'scotland', 'northern_ireland')
  const pence = fc.integer({ min: -2_000_000, max: 4_000_000 })
  const days = fc.oneof(
    fc.integer({ min: 18_500, max: 24_000 }).map(fromEpochDays),
    fc.constantFrom<Day>('2028-02-29', '2026-12-25', '2027-12-27', '2027-01-31', '2026-10-31'),
  )
  const businesses = fc.record({
    asOf: days,
    nation: nations,
    paying: fc.oneof(fc.constant<Paying>('direct_debit'), fc.integer({ min: -4, max: 6 })),
    sales: fc.array(pence, { minLength: 3, maxLength: 6 }),
    mixed: pence,
    paid: fc.integer({ min: 1, max: 900_000 }),
    stagger: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
  })
  fc.assert(
    fc.property(businesses, (business) => {
      const from = addMonthsToDay(business.asOf, -20)
      const payments = [
        ...[
          { kind: 'vat', rhythm: { every: 'quarter', stagger: business.stagger } } as const,
          { kind: 'paye', every: 'month' } as const,
          { kind: 'corporation_tax', yearEnd: '03-31' } as const,
          { kind: 'self_assessment' } as const,
        ].flatMap((schedule, i) =>
          taxPayments({
            schedule,
            subCategory: ['vat_payment', 'paye_ni', 'corporation_tax', 'self_assessment'][i] ?? '',
            from,
            to: business.asOf,
            paying: business.paying,
            nation: business.nation,
            pence: (_, index) => (business.paid + index * 7_919) % 900_000,
          }),
        ),
      ]
      const totals = tradeTotals(
        {
          service_sales: (i) => business.sales[i % business.sales.length] ?? 0,
          card_payouts: business.mixed,
          rent: 90_001,
          net_wages: (i) => 300_000 + 1_111 * i,
          directors_salary: 104_749,
        },
        from.slice(0, 7),
        business.asOf.slice(0, 7),
      )
      const taxes = expectFrom(payments, { asOf: business.asOf, nation: business.nation, totals })
      expect(taxes.map(({ day }) => day)).toEqual(taxes.map(({ day }) => day).sort())
      const keys = taxes.map(({ kind, due }) => `${kind} ${due}`)
      expect(new Set(keys).size).toBe(keys.length)
      for (const tax of taxes) {
        expect(tax.day > business.asOf && isWorkingDay(tax.day, business.nation)).toBe(true)
        expect(sum(tax.parts.map(({ amount }) => amount))).toBe(tax.amount)
        expect(tax.amount === 0).toBe(false)
        expect(tax.confidence > 0 && tax.confidence < 1).toBe(true)
        expect(tax.basis).toMatch(/^Estimate of .+\.$/)
      }
    }),
    { numRuns: 40 },
  )
})

test('a window that ends before it begins is refused, and days that do not exist', () => {
  const learned = { nation: 'england_and_wales', streams: [], ended: [], notes: [] } as const
  const outlook = { learned, totals: [], forecast: [], firstFullMonth: '2026-01' }
  expect(() => expectedTaxes({ ...outlook, asOf, until: addDays(asOf, -1) })).toThrow('ends before')
  expect(() => expectedTaxes({ ...outlook, asOf, until: '2027-02-29' })).toThrow('not a day')
  expect(expectedTaxes({ ...outlook, asOf, until: asOf })).toEqual([])
})
