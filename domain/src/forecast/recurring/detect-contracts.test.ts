import { expect, test } from 'vitest'
import type { Day } from '../../calendar.ts'
import type { Movement } from '../movement.ts'
import { everyDays, everyMonths, payments } from '../testing/movements.ts'
import { detectSeries } from './detect-series.ts'

const detect = (movements: readonly Movement[], asOf: Day) =>
  detectSeries(movements, { asOf, nation: 'england_and_wales' })
const paid = (days: readonly Day[], pence: number | readonly number[], payee = 'payee') =>
  payments({ payee, days, pence })

test('two contracts with one payee on one day stay two', () => {
  const days = everyMonths('2025-06-05', 1, 12)
  const detected = detect([...paid(days, -1000), ...paid(days, -2500)], '2026-05-31')
  expect(detected.map(({ amount }) => amount.amount).sort()).toEqual([-1000, -2500])
})

test('two contracts with one payee on two days stay two', () => {
  const detected = detect(
    [
      ...paid(everyMonths('2025-06-01', 1, 12), -1000),
      ...paid(everyMonths('2025-06-15', 1, 12), -2500),
    ],
    '2026-05-31',
  )
  expect(detected.map(({ cadence }) => cadence)).toEqual(['monthly', 'monthly'])
})

test('three yearly policies with one insurer are three yearly series, not one quarterly', () => {
  const policies = [
    paid(everyMonths('2023-01-12', 12, 3), -30_000),
    paid(everyMonths('2023-04-14', 12, 3), -45_000),
    paid(everyMonths('2023-07-11', 12, 3), -81_250),
  ]
  const detected = detect(policies.flat(), '2025-12-31')
  expect(detected.map(({ cadence }) => cadence)).toEqual(['yearly', 'yearly', 'yearly'])
})

test('policies that grow dearer by a tenth are still yearly', () => {
  const policies = [
    paid(everyMonths('2022-01-12', 12, 4), [-30_000, -33_000, -36_000, -39_500]),
    paid(everyMonths('2022-05-14', 12, 4), [-60_000, -65_000, -71_000, -78_000]),
  ]
  expect(detect(policies.flat(), '2025-12-31').map(({ cadence }) => cadence)).toEqual([
    'yearly',
    'yearly',
  ])
})

test('the same fee for each of five customers, on their days, is five series', () => {
  const days = ['01', '05', '11', '17', '26']
  const fees = days.flatMap((date) => paid(everyMonths(`2024-06-${date}`, 1, 18), -45))
  const detected = detect(fees, '2025-12-10')
  expect(detected.reduce((count, { evidence }) => count + evidence.length, 0)).toBe(
    fees.filter(({ day }) => day <= '2025-12-10').length,
  )
})

test('paid twice on a day is one series of both', () => {
  const days = everyMonths('2025-06-05', 1, 8)
  const twice = days.flatMap((day) => paid([day, day], -700))
  const [series, ...others] = detect(twice, '2026-01-20')
  expect(others).toEqual([])
  expect(series?.amount.amount).toBe(-1400)
  expect(series?.evidence[0]?.movementIds).toHaveLength(2)
})

test('a subscription among purchases from the same shop is found', () => {
  const purchases = [
    '2025-06-03',
    '2025-06-20',
    '2025-08-11',
    '2025-09-02',
    '2025-11-19',
    '2026-01-08',
  ]
  const detected = detect(
    [
      ...paid(everyMonths('2025-06-14', 1, 9), -999),
      ...paid(purchases, [-4310, -1225, -8899, -2350, -760, -15_900]),
    ],
    '2026-02-28',
  )
  expect(detected.map(({ amount }) => amount.amount)).toEqual([-999])
})

test('refunds and payments never mix', () => {
  const detected = detect(
    [
      ...paid(everyMonths('2025-06-05', 1, 9), -1000),
      ...paid(everyMonths('2025-06-07', 1, 9), 1000),
    ],
    '2026-02-28',
  )
  expect(detected.map(({ side }) => side).sort()).toEqual(['in', 'out'])
})

test('a rise of a price is a step, at once', () => {
  const [series] = detect(
    paid(everyMonths('2025-01-05', 1, 10), [...Array(8).fill(-1000), -1200, -1200]),
    '2025-10-20',
  )
  expect(series?.amount).toMatchObject({
    kind: 'fixed',
    amount: -1200,
    step: { before: -1000, since: '2025-09-05' },
  })
  expect(series?.evidence).toHaveLength(10)
})

test('amounts that vary are expected at the middle of the last six', () => {
  const [series] = detect(
    paid(everyMonths('2025-01-05', 1, 8), [-900, -950, -1000, -1100, -1040, -980, -1010, -1060]),
    '2025-08-20',
  )
  expect(series?.amount).toMatchObject({ kind: 'typical', amount: -1025 })
})

test('heating is dear in winter where two years say so', () => {
  const pence = everyMonths('2022-01-05', 1, 36).map(
    (day) => (/-(11|12|01|02)-/.test(day) ? -30_000 : -10_000) - Number(day.slice(5, 7)) * 7,
  )
  const [series] = detect(paid(everyMonths('2022-01-05', 1, 36), pence), '2024-12-20')
  expect(series?.amount.kind).toBe('seasonal')
  expect(series?.amount.byMonth?.[0]).toBeLessThan(-23_000)
  expect(series?.amount.byMonth?.[6]).toBeGreaterThan(-15_000)
})

test('a rent that has stopped has ended', () => {
  const rent = paid(everyMonths('2024-06-01', 1, 12), -90_000)
  expect(detect(rent, '2025-06-20')[0]?.state).toBe('active')
  const [ended] = detect(rent, '2025-09-01')
  expect(ended).toMatchObject({ state: 'ended', probability: 0 })
})

test('no transaction stands in two series', () => {
  const movements = [
    ...paid(everyMonths('2024-01-05', 1, 24), -1000),
    ...paid(everyMonths('2024-01-19', 1, 24), -1000),
    ...paid(everyDays('2024-01-03', 7, 100), -450),
    ...paid(everyDays('2024-02-09', 17, 40), -1000),
  ]
  const ids = detect(movements, '2025-12-31').flatMap(({ evidence }) =>
    evidence.flatMap(({ movementIds }) => movementIds),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(100)
})

test('a payee that is traded with every other day has no series, but a contract among the trade has one', () => {
  const trade = everyDays('2025-06-02', 2, 180).map((day, at) => ({
    day,
    pence: -(1_000 + ((at * 7919) % 4_000)),
  }))
  const sales = paid(
    trade.map(({ day }) => day),
    trade.map(({ pence }) => pence),
    'shop',
  )
  const asOf = '2026-05-31'
  expect(detect(sales, asOf)).toEqual([])
  const rent = paid(everyMonths('2025-06-05', 1, 12), -77_700, 'shop')
  const contract = rent.map((movement) => ({ ...movement, id: `rent ${movement.id}` }))
  const detected = detect([...sales, ...contract], asOf)
  expect(detected.map(({ cadence, amount }) => [cadence, amount.amount])).toEqual([
    ['monthly', -77_700],
  ])
})
