// How far a business depends on single customers and suppliers, by hand.
import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import { concentrationOf } from './concentration.ts'
import type { DayFlow } from './flows.ts'

const sale = (merchantId: string | null, amount: number, more: Partial<DayFlow> = {}): DayFlow => ({
  side: 'in',
  subCategory: 'service_sales',
  merchantId,
  day: '2026-10-01',
  amount: minor(amount),
  count: 1,
  ...more,
})

test('eight parties stand by name, the others together', () => {
  const flows = [40, 10, 10, 10, 10, 10, 5, 3, 1, 1].map((amount, at) => sale(`m${at}`, amount))
  const { total, parties, others } = concentrationOf(flows, 'in')
  expect(parties.map(({ merchantId, share }) => `${merchantId} ${share}`)).toEqual([
    'm0 0.4',
    'm1 0.1',
    'm2 0.1',
    'm3 0.1',
    'm4 0.1',
    'm5 0.1',
    'm6 0.05',
    'm7 0.03',
  ])
  expect([total, others]).toEqual([100, { amount: 2, count: 2 }])
})

test('payments of one party add up, those without a name are one, and nothing is no party', () => {
  const flows = [
    sale('a', 30, { count: 2 }),
    sale('a', 20),
    sale(null, 25),
    sale(null, 25),
    sale('b', 50),
    sale('c', 10),
    sale('c', -10),
  ]
  const { parties } = concentrationOf(flows, 'in')
  // Fifty each: without a name comes first, then by name.
  expect(parties.map(({ merchantId, payments }) => [merchantId, payments])).toEqual([
    [null, 2],
    ['a', 3],
    ['b', 1],
  ])
})

test('a platform is who pays out more than half; no share of nothing', () => {
  const payout = { subCategory: 'card_payouts' }
  const partiesOf = (...flows: DayFlow[]) => concentrationOf(flows, 'in').parties
  expect(partiesOf(sale('a', 50, payout), sale('a', 50))[0]?.isPlatform).toBe(false)
  expect(partiesOf(sale('a', 51, payout), sale('a', 49))[0]?.isPlatform).toBe(true)
  expect(partiesOf(sale('a', 10), sale('b', -10)).map(({ share }) => share)).toEqual([0, 0])
})
