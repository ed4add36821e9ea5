import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, type Month } from '../calendar.ts'
import type { MonthTotal } from '../cashflow/cash-months.ts'
import { minor } from '../money.ts'
import { forecastByCategory } from './by-category.ts'

const series = (subCategory: string, amounts: Record<Month, number>): MonthTotal[] =>
  Object.entries(amounts).map(([month, pence]) => ({
    month,
    side: 'out',
    subCategory,
    amount: minor(pence),
  }))
const forecast = (totals: MonthTotal[], firstFullMonth = '2025-01') =>
  forecastByCategory({ totals, firstFullMonth, currentMonth: '2026-01', monthsAhead: 12 })
const at = (totals: MonthTotal[], month: Month) =>
  forecast(totals).find((line) => line.month === month)
const monthly = (pence: number[]) =>
  Object.fromEntries(pence.map((value, i) => [addMonths('2025-12', i + 1 - pence.length), value]))

describe('the simplest method that the past supports', () => {
  test('three months that agree go on as they were', () => {
    const rent = series('rent', monthly([90_000, 90_000, 90_000, 95_000, 95_000, 95_500]))
    expect(at(rent, '2026-04')).toMatchObject({
      amount: 95_500,
      method: 'As in the last three months, which agree',
    })
  })

  test('a varying monthly cost is the average of six months', () => {
    const fuel = series('fuel', monthly([10_000, 14_000, 9_000, 12_000, 15_000, 12_000]))
    expect(at(fuel, '2026-02')).toMatchObject({
      amount: 12_000,
      method: 'The average of the last six months',
    })
  })

  test('a quarterly bill comes every third month and not between', () => {
    const vat = series('vat_payment', {
      '2025-05': 400_000,
      '2025-08': 420_000,
      '2025-11': 440_000,
    })
    const lines = forecast(vat)
    expect(lines.map((line) => line.month)).toEqual(['2026-02', '2026-05', '2026-08', '2026-11'])
    expect(lines[0]).toMatchObject({
      amount: 430_000,
      method: 'Comes every three months: the average of the last two',
    })
  })

  test('a yearly bill comes in its month', () => {
    const insurance = series('insurance', { '2025-03': 120_000 })
    expect(forecast(insurance).map((line) => line.month)).toEqual(['2026-03'])
  })

  test('a loan that came once is not expected again', () => {
    const loan = [
      {
        month: '2025-06',
        side: 'in',
        subCategory: 'loan_received',
        amount: minor(2_000_000),
      } as const,
    ]
    expect(forecast(loan)).toEqual([])
  })

  test('a quarterly bill that was missed does not come back by itself', () => {
    const ended = series('legal', { '2025-01': 1000, '2025-04': 1000, '2025-07': 1000 })
    expect(forecast(ended)[0]?.method).toBe('The average of the last 12 months')
  })
})

test('the current month is never less than what has happened already', () => {
  const spent = [...series('fuel', monthly([100, 100, 100])), ...series('fuel', { '2026-01': 250 })]
  expect(at(spent, '2026-01')?.amount).toBe(250)
  expect(at(spent, '2026-02')?.amount).toBe(100)
})

test('without one full month nothing is forecast', () => {
  expect(forecast(series('rent', { '2026-01': 90_000 }), '2026-02')).toEqual([])
})

test('any past gives whole pence, each line once, within the horizon', () => {
  const past = fc.array(fc.integer({ min: -100_000, max: 500_000 }), {
    minLength: 1,
    maxLength: 40,
  })
  fc.assert(
    fc.property(past, (pence) => {
      const totals = series('fuel', monthly(pence)).filter((total) => total.amount !== 0)
      const lines = forecastByCategory({
        totals,
        firstFullMonth: addMonths('2026-01', -pence.length),
        currentMonth: '2026-01',
        monthsAhead: 24,
      })
      expect(new Set(lines.map((line) => line.month)).size).toBe(lines.length)
      for (const line of lines) {
        expect(Number.isSafeInteger(line.amount)).toBe(true)
        expect(line.month >= '2026-01' && line.month <= '2028-01').toBe(true)
      }
    }),
  )
})
