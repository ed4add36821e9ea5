// Payments that differ from the usual and mean nothing for what comes next: bonus months, two
// payments in a month, a part and its rest; and payments that carry on at a new price on a new day,
// or under a new name. The expected amounts are what a reader of the list would work out.
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type Day, type Month } from '../calendar.ts'
import { minor } from '../money.ts'
import { baseForecast } from './cash/base-forecast.ts'
import type { BaseForecast } from './engine.ts'
import type { Movement } from './movement.ts'
import { baseParts } from './overlay/base-parts.ts'

type Row = readonly [day: Day, pounds: number, payee: string | null]

const firstMonth = '2025-08'
const months = (count: number) =>
  Array.from({ length: count }, (_, at) => addMonths(firstMonth, at))
const monthly = (count: number, date: string, pounds: number, payee: string | null): Row[] =>
  months(count).map((month) => [`${month}-${date}`, pounds, payee])

function forecast(rows: readonly Row[], asOf: Day): BaseForecast {
  const movements = rows.map(([day, pounds, merchantId], at): Movement => {
    const amount = minor(Math.round(pounds * 1e2))
    const subCategory = pounds < 0 ? 'materials' : 'product_sales'
    return { id: String(at).padStart(4, '0'), day, amount, merchantId, subCategory }
  })
  const until = addDays(asOf, 120)
  const balance = minor(1_000_000)
  const opened = `${firstMonth}-01`
  return baseForecast({
    movements,
    opened,
    asOf,
    until,
    balance,
    nation: 'england_and_wales',
    decisions: [],
  })
}

/** What comes in (or is paid out) in each of three months, in pounds. */
function comesIn(base: BaseForecast, from: Month, side: 'in' | 'out' = 'in'): number[] {
  return [0, 1, 2].map((at) => {
    const month = addMonths(from, at)
    const parts = baseParts(base).filter((part) => part.month === month && part.side === side)
    return Math.abs(parts.reduce((sum, { amount }) => sum + amount, 0)) / 100
  })
}

const steady = [2000, 2000, 2000]

describe.each([null, 'client'])('a larger payment on the due day, of payer %s', (payer) => {
  test.each([
    ['half as much again', '06', 3000],
    ['two and a half times', '06', 5000],
    ['three days late', '09', 3000],
    ['three days early', '03', 3000],
  ])('%s at the end: the next months bring 2,000', (_, date, pounds) => {
    const rows: Row[] = [...monthly(11, '06', 2000, payer), [`2026-07-${date}`, pounds, payer]]
    const base = forecast(rows, '2026-07-31')
    expect(base.series.map(({ state }) => state)).toEqual(['active'])
    expect(comesIn(base, '2026-08')).toEqual(steady)
  })

  test('a bonus every December and June ends nothing', () => {
    const rows = monthly(12, '06', 2000, payer).map(
      ([day, pounds, who]): Row => [day, /-(12|06)-/.test(day) ? 3000 : pounds, who],
    )
    expect(comesIn(forecast(rows, '2026-07-31'), '2026-08')).toEqual(steady)
  })
})

describe.each([null, 'client'])('two payments in one month, of payer %s', (payer) => {
  test('a second one a week later is not expected again', () => {
    const rows: Row[] = [...monthly(12, '06', 2000, payer), ['2026-05-13', 2000, payer]]
    const base = forecast(rows, '2026-07-31')
    expect(base.series.filter(({ state }) => state === 'active')).toHaveLength(1)
    expect(comesIn(base, '2026-08')).toEqual(steady)
  })
})

describe.each([null, 'client'])('a part and the rest, of payer %s', (payer) => {
  test('1,200 on the day and 800 five days later are one payment of 2,000', () => {
    const rows: Row[] = [
      ...monthly(11, '06', 2000, payer),
      ['2026-07-06', 1200, payer],
      ['2026-07-11', 800, payer],
    ]
    const base = forecast(rows, '2026-07-31')
    expect(base.series.map(({ state }) => state)).toEqual(['active'])
    expect(comesIn(base, '2026-08')).toEqual(steady)
  })
})

test('a higher price on a new day is the price and the day from now on', () => {
  const rows: Row[] = [
    ...monthly(9, '06', -2000, 'landlord'),
    ['2026-05-15', -2300, 'landlord'],
    ['2026-06-15', -2300, 'landlord'],
    ['2026-07-15', -2300, 'landlord'],
  ]
  const base = forecast(rows, '2026-07-31')
  expect(comesIn(base, '2026-08', 'out')).toEqual([2300, 2300, 2300])
  const due = base.occurrences.filter(({ open }) => open !== 0).map(({ due }) => due)
  expect(due.slice(0, 3)).toEqual(['2026-08-15', '2026-09-15', '2026-10-15'])
})

test.each([
  ['on another day', '12', 2000],
  ['at a higher price', '06', 2100],
])('a payer under a new name %s is expected once a month', (_, date, pounds) => {
  const rows: Row[] = [
    ...monthly(9, '06', 2000, 'acme'),
    [`2026-05-${date}`, pounds, 'acme holdings'],
    [`2026-06-${date}`, pounds, 'acme holdings'],
    [`2026-07-${date}`, pounds, 'acme holdings'],
  ]
  expect(comesIn(forecast(rows, '2026-07-31'), '2026-08')).toEqual([pounds, pounds, pounds])
})

test('a customer who comes weeks after another has gone is another, at another price', () => {
  const rows: Row[] = [
    ...monthly(8, '06', 2000, 'acme'),
    ['2026-05-20', 2900, 'borough'],
    ['2026-06-20', 2900, 'borough'],
    ['2026-07-20', 2900, 'borough'],
  ]
  const base = forecast(rows, '2026-07-31')
  const expected = base.series.filter(({ state }) => state === 'active')
  expect(expected.map(({ amount }) => amount.amount)).toEqual([290_000])
  expect(comesIn(base, '2026-08')).toEqual([2900, 2900, 2900])
})

test('a payer under a new name is expected once a month, not twice', () => {
  const rows: Row[] = [
    ...monthly(9, '06', 2000, 'acme'),
    ['2026-05-06', 2000, 'acme holdings'],
    ['2026-06-06', 2000, 'acme holdings'],
    ['2026-07-06', 2000, 'acme holdings'],
  ]
  const base = forecast(rows, '2026-07-31')
  expect(comesIn(base, '2026-08')).toEqual(steady)
})
