import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import { paymentsOf, type TaxPayment, taxKindOf, taxSubCategoryOf } from './tax-payment.ts'

it.each([
  ['vat_payment', undefined, 'vat'],
  ['vat_refund', undefined, 'vat'],
  ['paye_ni', undefined, 'paye'],
  ['cis_payment', undefined, 'cis'],
  ['corporation_tax', undefined, 'corporation_tax'],
  ['self_assessment', undefined, 'self_assessment'],
  ['tax_refund', 'HMRC VAT', 'vat'],
  ['other_tax', 'HMRC PAYE', 'paye'],
  ['tax_refund', 'HMRC', null],
  ['tax_refund', undefined, null],
  // Words decide only where the category leaves it open.
  ['rent', 'HMRC VAT', null],
])('%s with the words %s belongs to %s', (subCategory, text, kind) => {
  expect(taxKindOf({ subCategory, ...(text ? { text } : {}) })).toBe(kind)
})

it.each([
  ['vat', -1, 'vat_payment'],
  ['vat', 1, 'vat_refund'],
  ['paye', -1, 'paye_ni'],
  ['paye', 1, 'tax_refund'],
  ['cis', 0, 'cis_payment'],
  ['corporation_tax', -1, 'corporation_tax'],
  ['self_assessment', 1, 'tax_refund'],
] as const)('%s of %i is booked under %s', (kind, amount, subCategory) => {
  expect(taxSubCategoryOf(kind, minor(amount))).toBe(subCategory)
})

describe('the payments of a tax', () => {
  const asOf = '2026-11-23'
  const vat = (day: string, amount: number, id = `${day} ${amount}`): TaxPayment => ({
    id,
    day,
    amount: minor(amount),
    subCategory: 'vat_payment',
  })
  const made = (...payments: TaxPayment[]) =>
    paymentsOf('vat', payments, asOf).made.map(({ id }) => id)

  it('reach back six years to the day, and up to today', () => {
    const days = ['2020-11-22', '2020-11-23', '2026-11-23', '2026-11-24']
    expect(made(...days.map((day) => vat(day, -100)))).toEqual([
      '2020-11-23 -100',
      '2026-11-23 -100',
    ])
  })

  it('stand by day, then by amount; those of nothing and of other taxes are left out', () => {
    const paye = { ...vat('2026-02-01', -7), subCategory: 'paye_ni' }
    expect(
      made(vat('2026-03-01', -1), vat('2026-02-01', -1), paye, vat('2026-02-01', -5), {
        ...vat('2026-02-01', 0),
      }),
    ).toEqual(['2026-02-01 -5', '2026-02-01 -1', '2026-03-01 -1'])
  })

  it.each([
    // A direct debit that failed comes back within five days, to the penny.
    ['2026-05-12', 100, true],
    ['2026-05-17', 100, true],
    ['2026-05-18', 100, false],
    ['2026-05-11', 100, false],
    ['2026-05-13', 101, false],
  ])(
    'of 12 May, one that came back on %s as %i pence settled nothing: %s',
    (day, amount, isReturned) => {
      const back = vat(day, amount)
      const { made, returned } = paymentsOf('vat', [vat('2026-05-12', -100), back], asOf)
      expect(returned.length).toBe(isReturned ? 2 : 0)
      expect(made.length).toBe(isReturned ? 0 : 2)
    },
  )

  it('come back once each', () => {
    const payments = [vat('2026-05-12', -100), vat('2026-05-13', 100), vat('2026-05-14', 100)]
    const { made, returned } = paymentsOf('vat', payments, asOf)
    expect(made.map(({ day }) => day)).toEqual(['2026-05-14'])
    expect(returned.map(({ day }) => day)).toEqual(['2026-05-12', '2026-05-13'])
  })
})
