import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Day } from '../calendar.ts'
import { minor, sum } from '../money.ts'
import { taxPayments, tradeTotals } from '../testing/tax-books.ts'
import { learnTaxes } from './learn-taxes.ts'
import { setAside } from './set-aside.ts'
import type { TaxPayment } from './tax-payment.ts'

const trade = { service_sales: 1_200_000, software: 60_000, net_wages: 400_000 }
const vatOfMonth = (1_200_000 - 60_000) / 6

function asideOn(asOf: Day, more: readonly TaxPayment[] = [], sales = 1_200_000) {
  const totals = tradeTotals({ ...trade, service_sales: sales }, '2025-04', asOf.slice(0, 7))
  const payments = [
    ...taxPayments({
      schedule: { kind: 'vat', rhythm: { every: 'quarter', stagger: 1 } },
      subCategory: 'vat_payment',
      from: '2025-08-01',
      to: asOf,
      pence: 3 * vatOfMonth,
      paying: 'direct_debit',
    }),
    ...taxPayments({
      schedule: { kind: 'paye', every: 'month' },
      subCategory: 'paye_ni',
      from: '2025-06-06',
      to: asOf,
      pence: 100_000,
    }),
    ...more,
  ]
  const learned = learnTaxes({
    payments,
    totals,
    nation: 'england_and_wales',
    asOf,
    firstFullMonth: '2025-04',
  })
  return setAside({ learned, asOf, totals })
}
const partsOf = (aside: ReturnType<typeof asideOn>, kind: string) =>
  aside.taxes.find((tax) => tax.kind === kind)?.parts.map(({ due, amount }) => [due, amount])

test('VAT: the quarter that is over and unpaid, and what the one under way has come to', () => {
  expect(partsOf(asideOn('2026-10-31'), 'vat')).toEqual([
    ['2026-11-07', 3 * vatOfMonth],
    ['2027-02-07', vatOfMonth],
  ])
  expect(partsOf(asideOn('2026-11-30'), 'vat')).toEqual([['2027-02-07', 2 * vatOfMonth]])
})

test('PAYE: on the wages paid and not yet followed by their tax', () => {
  expect(partsOf(asideOn('2026-10-31'), 'paye')).toEqual([['2026-11-22', 100_000]])
  expect(asideOn('2026-10-31').taxes[1]?.parts[0]?.label).toBe('6 October to 5 November 2026')
})

test('what is known only as a whole builds up day by day: corporation tax of the year that runs', () => {
  const paid: TaxPayment = {
    id: 'ct',
    day: '2024-12-31',
    amount: minor(-365_000),
    subCategory: 'corporation_tax',
  }
  const again = { ...paid, id: 'ct2', day: '2025-12-31' }
  expect(partsOf(asideOn('2026-10-31', [paid, again]), 'corporation_tax')).toEqual([
    ['2027-01-01', 365_000],
    ['2028-01-01', 214_000], // 214 of 365 days
  ])
})

test('Self Assessment is saved for from one payment to the next', () => {
  const paid = (['2026-01-30', '2026-07-31'] as const).map((day) => ({
    id: day,
    day,
    amount: minor(-184_000),
    subCategory: 'self_assessment',
  }))
  const parts = partsOf(asideOn('2026-10-31', paid), 'self_assessment')
  expect(parts).toHaveLength(1)
  expect(parts?.[0]?.[0]).toBe('2027-01-31')
  expect(Number(parts?.[0]?.[1]) / 184_000).toBeCloseTo(0.5, 1)
})

test('without a past there is nothing to put aside, and a refund to come is not counted on', () => {
  const learned = { nation: 'scotland', streams: [], ended: [], notes: [] } as const
  expect(setAside({ learned, asOf: '2028-02-29', totals: [] })).toEqual({
    amount: 0,
    taxes: [],
    isEstimate: true,
  })
  expect(() => setAside({ learned, asOf: '2027-02-29', totals: [] })).toThrow('not a day')
})

test('on any day: every part is positive, and parts and taxes add up', () => {
  const days = fc
    .integer({ min: 1, max: 28 })
    .chain((date) =>
      fc
        .integer({ min: 1, max: 11 })
        .map((month) => `2026-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`),
    )
  fc.assert(
    fc.property(days, fc.integer({ min: -500_000, max: 3_000_000 }), (asOf, sales) => {
      const aside = asideOn(asOf, [], sales)
      expect(sum(aside.taxes.map(({ amount }) => amount))).toBe(aside.amount)
      for (const { amount, parts } of aside.taxes) {
        expect(sum(parts.map((part) => part.amount))).toBe(amount)
        for (const part of parts) expect(part.amount).toBeGreaterThan(0)
      }
    }),
    { numRuns: 20 },
  )
})
