// One odd payment, or a change of price, day or rhythm, in a stream that is known: what comes in
// over the next three months is then known too. Every case is tried on books of
// several lengths; the expected totals are what a reader of the list would work out.
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type Day, type Month } from '../calendar.ts'
import { minor } from '../money.ts'
import { baseForecast } from './cash/base-forecast.ts'
import type { Movement } from './movement.ts'
import { baseParts } from './overlay/base-parts.ts'

type Payment = readonly [day: Day, pounds: number]

const asOf = '2026-07-31'
const last = '2026-07'
const payers = [null, 'client']

/** The months up to the last, which is 0 months back. */
function monthsBack(count: number): { month: Month; back: number }[] {
  return Array.from({ length: count }, (_, at) => count - 1 - at).map((back) => ({
    month: addMonths(last, -back),
    back,
  }))
}

/** A payment of 2,000 on the 6th of every month, one month's (so far back) replaced by others. */
function oddMonth(
  count: number,
  odd: { back: number; instead: readonly (readonly [offset: number, pounds: number])[] },
): Payment[] {
  return monthsBack(count).flatMap(({ month, back }): Payment[] => {
    const due = `${month}-06`
    if (back !== odd.back) return [[due, 2000]]
    return odd.instead.map(([offset, pounds]) => [addDays(due, offset), pounds])
  })
}

/** What comes in over the next three months together, in pounds. */
function nextThree(payments: readonly Payment[], payer: string | null): number {
  const movements = payments.map(([day, pounds], at): Movement => {
    const amount = minor(pounds * 100)
    const id = String(at).padStart(4, '0')
    return { id, day, amount, merchantId: payer, subCategory: 'product_sales' }
  })
  const base = baseForecast({
    movements,
    opened: `${payments[0]?.[0].slice(0, 7)}-01`,
    asOf,
    until: addDays(asOf, 120),
    balance: minor(1_000_000),
    nation: 'england_and_wales',
    decisions: [],
  })
  const months = [1, 2, 3].map((ahead) => addMonths(last, ahead))
  const parts = baseParts(base).filter(({ month, side }) => side === 'in' && months.includes(month))
  return parts.reduce((sum, { amount }) => sum + amount, 0) / 100
}

describe.each(payers)('one odd month of payer %s', (payer) => {
  describe.each([6, 9, 26])('in books of %i months', (count) => {
    test.each([
      ['six days early', [[-6, 2000]]],
      ['nine days late', [[9, 2000]]],
      [
        'in two parts, six days late',
        [
          [6, 1200],
          [7, 800],
        ],
      ],
      [
        'in two parts, six days early',
        [
          [-6, 1200],
          [-5, 800],
        ],
      ],
      [
        'in three parts',
        [
          [0, 700],
          [3, 700],
          [8, 600],
        ],
      ],
      ['with half as much again', [[0, 3000]]],
    ] as const)('%s: the next three bring 6,000, wherever it was', (_, instead) => {
      const totals = [0, 1, 2, 4].map((back) =>
        nextThree(oddMonth(count, { back, instead }), payer),
      )
      expect(totals).toEqual([6000, 6000, 6000, 6000])
    })
  })

  test.each([
    ['the double', [[0, 4000]]],
    [
      'both payments',
      [
        [-4, 2000],
        [0, 2000],
      ],
    ],
  ] as const)('left out and made up for by %s in the next', (_, instead) => {
    const made = oddMonth(6, { back: 0, instead }).filter(([day]) => !day.startsWith('2026-06'))
    expect(nextThree(made, payer)).toBe(6000)
  })
})

describe.each(payers)('a new rhythm of payer %s', (payer) => {
  /** 500 every seven days from the 5th of a month until before another. */
  function weekly(from: Month, until: Month): Payment[] {
    const days: Payment[] = []
    for (let day = `${from}-05`; day < `${until}-01`; day = addDays(day, 7)) days.push([day, 500])
    return days
  }

  test('500 a week have become 2,170 a month', () => {
    const monthly = monthsBack(3).map(({ month }): Payment => [`${month}-28`, 2170])
    expect(nextThree([...weekly('2025-08', '2026-05'), ...monthly], payer)).toBe(3 * 2170)
  })

  test('2,170 a month have become 500 a week: thirteen Tuesdays follow', () => {
    const monthly = monthsBack(12)
      .filter(({ month }) => month < '2026-05')
      .map(({ month }): Payment => [`${month}-28`, 2170])
    expect(nextThree([...monthly, ...weekly('2026-05', '2026-08')], payer)).toBe(13 * 500)
  })
})

test.each(payers)('double in September two years running comes again, of payer %s', (payer) => {
  const wages = monthsBack(26).map(({ month }): Payment => {
    return [`${month}-06`, month.endsWith('-09') ? 4000 : 2000]
  })
  expect(nextThree(wages, payer)).toBe(2000 + 4000 + 2000)
})
