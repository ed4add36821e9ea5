import { describe, expect, it } from 'vitest'
import type { MonthTotal } from '../cashflow/cash-months.ts'
import { minor } from '../money.ts'
import { actualBook, expectedBook } from './month-book.ts'

const sales = (month: string, amount: number): MonthTotal => ({
  month,
  side: 'in',
  subCategory: 'service_sales',
  amount: minor(amount),
})
const rent = (month: string, amount: number): MonthTotal => ({
  month,
  side: 'out',
  subCategory: 'rent',
  amount: minor(amount),
})

it('what happened is what happened, and nothing is averaged', () => {
  const book = actualBook([sales('2026-01', 5), sales('2026-02', 7)])
  expect(book.totalsOf(['2026-02', '2026-03'])).toEqual([sales('2026-02', 7)])
  expect(book.isAveraged(['2026-03'])).toBe(false)
})

describe('what is expected', () => {
  const book = (asOf: string, totals: MonthTotal[], forecast: MonthTotal[] = []) =>
    expectedBook({ totals, forecast, firstFullMonth: '2026-01', asOf })

  it('adds what is still to come to the month under way, and averages past the forecast', () => {
    // January to March came to 30, 60 and 90: 60 a month.
    const totals = [sales('2026-01', 30), sales('2026-02', 60), sales('2026-03', 90)]
    const { totalsOf, isAveraged } = book(
      '2026-04-10',
      [...totals, sales('2026-04', 25)],
      [sales('2026-04', 40), sales('2026-05', 50)],
    )
    expect(totalsOf(['2026-04'])).toEqual([sales('2026-04', 25), sales('2026-04', 40)])
    expect(totalsOf(['2026-05'])).toEqual([sales('2026-05', 50)])
    expect(totalsOf(['2026-06'])).toEqual([sales('2026-06', 60)])
    expect(isAveraged(['2026-04', '2026-05'])).toBe(false)
    expect(isAveraged(['2026-05', '2026-06'])).toBe(true)
  })

  it('fills the month under way up to its average where nothing is forecast', () => {
    const totals = [sales('2026-03', 180), rent('2026-03', 30), sales('2026-04', 25)]
    const { totalsOf } = book('2026-04-10', totals)
    // Over three months 60 of sales and 10 of rent: 35 of sales are still to come.
    expect(totalsOf(['2026-04'])).toEqual([
      sales('2026-04', 25),
      sales('2026-04', 35),
      rent('2026-04', 10),
    ])
  })

  it.each([
    [60, false],
    [61, false],
    [59, true],
  ])('with %i of 60 received, the month is filled: %s', (received, isFilled) => {
    const { isAveraged } = book('2026-04-10', [sales('2026-03', 180), sales('2026-04', received)])
    expect(isAveraged(['2026-04'])).toBe(isFilled)
  })

  it.each([
    ['2026-04-29', true],
    ['2026-04-30', false],
  ])('on %s the month under way has days left to fill: %s', (asOf, isFilled) => {
    expect(book(asOf, [sales('2026-03', 180)]).isAveraged(['2026-04'])).toBe(isFilled)
  })

  it('never fills a month that is over', () => {
    expect(book('2026-04-10', [sales('2026-02', 180)]).isAveraged(['2026-03'])).toBe(false)
  })

  it('averages the last twelve full months alone', () => {
    const { totalsOf } = expectedBook({
      totals: [sales('2025-03', 9000), sales('2025-04', 120)],
      forecast: [],
      firstFullMonth: '2024-01',
      asOf: '2026-04-10',
    })
    expect(totalsOf(['2026-05'])).toEqual([sales('2026-05', 10)])
  })

  it('averages refunds that exceed their month as they are', () => {
    const { totalsOf } = book('2026-04-10', [rent('2026-01', -90), rent('2026-04', -10)])
    expect(totalsOf(['2026-04'])).toEqual([rent('2026-04', -10), rent('2026-04', -20)])
  })
})
