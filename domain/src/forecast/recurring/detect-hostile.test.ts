import { expect, test } from 'vitest'
import { addDays, type Day } from '../../calendar.ts'
import type { Movement } from '../movement.ts'
import { everyDays, everyMonths, payments } from '../testing/movements.ts'
import { detectSeries } from './detect-series.ts'

const detect = (movements: readonly Movement[], asOf: Day = '2026-06-30') =>
  detectSeries(movements, { asOf, nation: 'england_and_wales' })

test('nothing comes of nothing, of one transaction, and of three that differ', () => {
  expect(detect([])).toEqual([])
  expect(detect(payments({ payee: 'a', days: ['2026-06-01'], pence: -100 }))).toEqual([])
  const three = ['a', 'b', null].flatMap((payee, i) =>
    payments({ payee, days: [`2026-0${i + 3}-11`], pence: -100 * (i + 1) }),
  )
  expect(detect(three)).toEqual([])
})

test('a thousand transactions on one day are no series', () => {
  expect(
    detect(payments({ payee: 'a', days: Array(1000).fill('2026-06-01'), pence: -100 })),
  ).toEqual([])
})

test('150,000 like transactions of nobody in particular are looked at without falling over', () => {
  const days = Array.from({ length: 150_000 }, (_, i) => addDays('2016-07-01', i % 3650))
  expect(detect(payments({ payee: null, days, pence: -500 }))).toEqual([])
})

test('a penny and fifty million pounds repeat like anything else', () => {
  const detected = [-1, 5_000_000_000].map((pence) =>
    detect(payments({ payee: 'a', days: everyMonths('2025-09-10', 1, 10), pence })),
  )
  expect(detected.map(([series]) => series?.amount.amount)).toEqual([-1, 5_000_000_000])
})

test('payments after the day it is asked for are left aside', () => {
  const days = everyMonths('2026-01-10', 1, 12)
  const [series] = detect(payments({ payee: 'a', days, pence: -100 }), '2026-06-30')
  expect(series?.evidence.at(-1)?.day).toBe('2026-06-10')
})

test('the order of the transactions is irrelevant', () => {
  const movements = [
    ...payments({ payee: 'a', days: everyMonths('2025-01-10', 1, 15), pence: -100 }),
    ...payments({ payee: 'a', days: everyDays('2025-01-03', 7, 60), pence: -250 }),
    ...payments({ payee: null, days: everyMonths('2025-01-28', 1, 15), pence: -700 }),
  ]
  expect(detect([...movements].reverse())).toEqual(detect(movements))
})

test('unnamed payments that only look alike are no series: three cash withdrawals a month apart with other amounts between', () => {
  const cash = payments({
    payee: null,
    days: ['2026-01-04', '2026-02-04', '2026-03-04', '2026-03-20', '2026-04-11'],
    pence: [-10_000, -13_000, -7000, -2000, -9000],
    subCategory: 'cash_withdrawals',
  })
  expect(detect(cash)).toEqual([])
})

test('irregular purchases are no series', () => {
  const days = [3, 9, 31, 38, 70, 71, 95, 140, 152, 169].map((offset) =>
    addDays('2026-01-01', offset),
  )
  expect(
    detect(
      payments({
        payee: 'shop',
        days,
        pence: [-1210, -330, -5099, -899, -1500, -260, -7745, -410, -2999, -180],
      }),
    ),
  ).toEqual([])
})

test('the chance of a series is higher the steadier it is', () => {
  const days = everyMonths('2025-07-10', 1, 12)
  const [steady] = detect(payments({ payee: 'a', days, pence: -5000 }))
  const [varying] = detect(
    payments({ payee: 'a', days, pence: days.map((_, i) => -5000 - (i % 4) * 900) }),
  )
  const [shaky] = detect(
    payments({ payee: 'a', days: days.filter((_, i) => i % 4 !== 2), pence: -5000 }),
  )
  expect(steady?.probability).toBeGreaterThan(varying?.probability ?? 1)
  expect(steady?.probability).toBeGreaterThan(shaky?.probability ?? 0)
})

test('a payment that stopped for four months and began again is judged by its new run', () => {
  const before = everyMonths('2025-01-10', 1, 6)
  const resumed = (first: Day) => [...before, ...everyMonths(first, 1, 5)]
  const evidenceFrom = (first: Day) =>
    detect(payments({ payee: 'a', days: resumed(first), pence: -5000 }), '2026-03-31').map(
      ({ evidence }) => evidence[0]?.day,
    )
  // The last payment of the old run is in June: October is four months on, September three.
  expect(evidenceFrom('2025-10-10')).toEqual(['2025-01-10', '2025-10-10'])
  expect(evidenceFrom('2025-09-10')).toEqual(['2025-01-10'])
})
