// A base forecast is made once for equal input, and again for the least difference.
import { baseForecast } from '@plimsoll/domain/forecast/cash/base-forecast'
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { baseOnce, type Reading } from './base-cache.ts'

const reading: Reading = {
  sideOf: ({ amount }) => (amount < 0 ? 'out' : 'in'),
  comesAgain: () => true,
}

function rentAndSales() {
  const months = Array.from({ length: 14 }, (_, i) => new Date(Date.UTC(2025, 9 + i, 1)))
  return {
    movements: months.flatMap((month, i) => {
      const day = (date: number) => `${month.toISOString().slice(0, 7)}-${date}`
      return [
        {
          id: `rent-${i}`,
          day: day(12),
          amount: minor(-95_000),
          merchantId: 'a',
          subCategory: 'rent',
        },
        {
          id: `sale-${i}`,
          day: day(20),
          amount: minor(240_000 + i),
          merchantId: null,
          subCategory: 'sales',
        },
      ]
    }),
    opened: '2025-10-01',
    asOf: '2026-11-20',
    until: '2027-05-31',
    balance: minor(500_000),
    nation: 'england_and_wales' as const,
    decisions: [],
    knownSeries: [],
    notRecurring: [],
    explained: new Set<string>(),
  }
}

test('equal input is forecast once, to what the engine itself answers', () => {
  const first = baseOnce(rentAndSales(), reading)
  expect(baseOnce(rentAndSales(), reading)).toBe(first)
  expect(first).toEqual(baseForecast({ ...rentAndSales(), ...reading }))
  expect(first.series.map(({ merchantId }) => merchantId)).toContain('a')
})

const plain = rentAndSales()
const [rent, ...others] = plain.movements
const known = {
  id: 's1',
  movementIds: ['rent-0', 'rent-1'],
  merchantId: 'a',
  subCategory: 'rent',
  side: 'out' as const,
  cadence: 'monthly' as const,
  amount: minor(-95_000),
}

test.each([
  ['the first day', { opened: '2025-09-01' }],
  ['the as-of day', { asOf: '2026-11-21' }],
  ['the last day', { until: '2027-06-30' }],
  ['the balance', { balance: minor(500_001) }],
  ['the nation', { nation: 'scotland' as const }],
  ['a known series', { knownSeries: [known] }],
  ['a series that is none', { notRecurring: [['rent-0', 'rent-1']] }],
  ['what taxes explain', { explained: new Set(['sale-3']) }],
  ['an amount', { movements: [{ ...rent!, amount: minor(-95_001) }, ...others] }],
  ['a day', { movements: [{ ...rent!, day: '2025-10-13' }, ...others] }],
  ['a category', { movements: [{ ...rent!, subCategory: 'rates' }, ...others] }],
  ['a merchant', { movements: [{ ...rent!, merchantId: 'b' }, ...others] }],
  ['a payment less', { movements: others }],
])('with another value of %s the forecast is made again', (_, difference) => {
  const first = baseOnce(plain, reading)
  expect(baseOnce({ ...plain, ...difference }, reading)).not.toBe(first)
})
