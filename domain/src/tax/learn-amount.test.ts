// Which model explains what was paid, for books so plain that the figures are known beforehand.
import { describe, expect, test } from 'vitest'
import { addMonths, monthsFrom } from '../calendar.ts'
import type { MonthTotal } from '../cashflow/cash-months.ts'
import { groupBy } from '../group.ts'
import { minor } from '../money.ts'
import { learnAmount } from './learn-amount.ts'
import { taxPaymentDates } from './tax-dates.ts'
import type { TaxSchedule } from './tax-schedule.ts'

const nation = 'england_and_wales'

function pastOf(totals: readonly MonthTotal[], firstFullMonth: string, lastFullMonth = '2026-03') {
  return { byMonth: groupBy(totals, ({ month }) => month), firstFullMonth, lastFullMonth }
}

const total = (month: string, side: 'in' | 'out', subCategory: string, amount: number) =>
  ({ month, side, subCategory, amount: minor(amount) }) satisfies MonthTotal

function settledOn(schedule: TaxSchedule, paid: readonly number[], from: string) {
  const dates = taxPaymentDates(schedule, { from, to: '2027-03-31', nation })
  return paid.flatMap((amount, at) => {
    const date = dates[at]
    return date ? [{ date, paid: minor(amount), payments: [] }] : []
  })
}

describe('the flat rate scheme', () => {
  const quarters: TaxSchedule = { kind: 'vat', rhythm: { every: 'quarter', stagger: 1 } }

  /**
   * What the four quarters to March 2026 teach where a rate of each month's sales was paid, and
   * half of the sales were spent at the standard rate. Older months sold ten times as much.
   */
  function learned(sales: number, rate: number, firstFullMonth = '2025-04') {
    const totals = monthsFrom('2024-04', '2026-03').flatMap((month) => [
      total(month, 'in', 'service_sales', month < '2025-04' ? 10 * sales : sales),
      total(month, 'out', 'software', sales / 2),
    ])
    const paid = -Math.round(3 * sales * rate)
    const settled = settledOn(quarters, [paid, paid, paid, paid], '2025-06-01')
    const model = learnAmount('vat', settled, pastOf(totals, firstFullMonth))
    return model?.kind === 'measured' ? model.measure.name : model?.kind
  }

  // From 4 to 16.5 %; beyond, the amounts are only known to be alike.
  test.each([
    [0.039, 'level'],
    [0.04, 'sales'],
    [0.12, 'sales'],
    [0.165, 'sales'],
    [0.166, 'level'],
  ])('at a rate of %f: %s', (rate, name) => {
    expect(learned(1_000_000, rate)).toBe(name)
  })

  // Up to £230,000 in twelve months.
  test.each([
    [1_916_666, '2025-04', 'sales'],
    [1_916_668, '2025-04', 'level'],
    [1_916_668, '2025-10', 'level'],
    [1_916_666, '2024-04', 'sales'],
  ])('with sales of %i a month since %s: %s', (sales, firstFullMonth, name) => {
    expect(learned(sales, 0.12, firstFullMonth)).toBe(name)
  })
})

describe('corporation tax', () => {
  const schedule: TaxSchedule = { kind: 'corporation_tax', yearEnd: '03-31' }
  const year = monthsFrom('2024-04', '2025-03')

  // A year's surplus of £12,000: up to half of it is believed to be its tax.
  test.each([
    [6_000_00, '2024-04', { kind: 'measured', factor: 0.5, sightings: 1 }],
    [6_000_01, '2024-04', { kind: 'level', amount: 6_000_01, sightings: 1 }],
    [2_280_00, '2024-04', { kind: 'measured', factor: 0.19 }],
    [2_280_00, '2024-05', { kind: 'level', amount: 2_280_00 }],
  ])('of %i with books since %s: %j', (paid, firstFullMonth, model) => {
    const totals = year.map((month) => total(month, 'in', 'service_sales', 1_000_00))
    const settled = settledOn(schedule, [-paid], '2026-01-01')
    expect(learnAmount('corporation_tax', settled, pastOf(totals, firstFullMonth))).toMatchObject(
      model,
    )
  })

  test('of two payments the last is the level', () => {
    const settled = settledOn(schedule, [-100_00, -300_00], '2025-01-01')
    expect(learnAmount('corporation_tax', settled, pastOf([], '2026-03'))).toMatchObject({
      kind: 'level',
      amount: 300_00,
      sightings: 1,
    })
  })
})

describe('PAYE', () => {
  const schedule: TaxSchedule = { kind: 'paye', every: 'month' }

  test('is a share of the wages of the month before', () => {
    // The tax month to 5 February is due on 22 February and holds January's wages.
    const months = monthsFrom('2025-10', '2026-01')
    const totals = months.map((month, at) => total(month, 'out', 'net_wages', (at + 1) * 1_000_00))
    const settled = settledOn(schedule, [-250_00, -500_00, -750_00, -1_000_00], '2025-11-01')
    expect(settled.map(({ date }) => date.due)).toEqual(
      months.map((month) => `${addMonths(month, 1)}-22`),
    )
    expect(learnAmount('paye', settled, pastOf(totals, '2025-10'))).toEqual({
      kind: 'measured',
      measure: { name: 'wages' },
      factor: 0.25,
      error: 0,
      sightings: 4,
    })
    const sightingsIn = (first: string, last: string) =>
      learnAmount('paye', settled, pastOf(totals, first, last))?.sightings
    // Only months that the books hold from their first to their last day teach anything.
    expect(sightingsIn('2025-10', '2026-01')).toBe(4)
    expect(sightingsIn('2025-10', '2025-12')).toBe(3)
    expect(sightingsIn('2025-11', '2026-01')).toBe(3)
  })
})

test('nothing was settled: nothing is known; nothing but a refund of VAT: the rates', () => {
  const schedule: TaxSchedule = {
    kind: 'vat',
    rhythm: { every: 'year', endMonth: 12, interims: 'quarter' },
  }
  expect(learnAmount('vat', [], pastOf([], '2025-04'))).toBeNull()
  // The instalments of a VAT year teach nothing before its balance.
  const [interim] = settledOn(schedule, [-100_00], '2026-04-01')
  expect(interim?.date.duty).toBe('interim')
  expect(learnAmount('vat', interim ? [interim] : [], pastOf([], '2025-04'))).toMatchObject({
    measure: { name: 'vat', mixedIn: 1, mixedOut: 0.5, lagMonths: 0 },
    factor: 1,
    error: 0.5,
    sightings: 0,
  })
})
