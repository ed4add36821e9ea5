// Concentration and sources and uses, computed by hand and for any flows.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import { concentrationOf } from './concentration.ts'
import type { DayFlow } from './flows.ts'
import { sourcesAndUses } from './sources-and-uses.ts'

const flow = (
  side: 'in' | 'out',
  subCategory: string,
  merchantId: string | null,
  pence: number,
): DayFlow => ({
  side,
  subCategory,
  merchantId,
  day: '2026-10-05',
  amount: minor(pence),
  count: 1,
})

test('customers are those who pay for sales; wages, taxes and loans are no purchases', () => {
  const flows = [
    flow('in', 'service_sales', 'kingsway', 30_000),
    flow('in', 'product_sales', 'kingsway', 30_000),
    flow('in', 'service_sales', 'mill', 20_000),
    flow('in', 'loan_received', 'bank', 900_000),
    flow('out', 'stock_materials', 'jewson', 9_000),
    flow('out', 'stock_materials', 'jewson', -1_000),
    flow('out', 'fuel', null, 2_000),
    flow('out', 'net_wages', 'amara', 500_000),
    flow('out', 'vat_payment', 'hmrc', 70_000),
    flow('out', 'loan_repayment', 'bank', 40_000),
  ]
  expect(concentrationOf(flows, 'in')).toEqual({
    total: 80_000,
    parties: [
      { merchantId: 'kingsway', amount: 60_000, payments: 2, share: 0.75, isPlatform: false },
      { merchantId: 'mill', amount: 20_000, payments: 1, share: 0.25, isPlatform: false },
    ],
    others: { amount: 0, count: 0 },
  })
  expect(concentrationOf(flows, 'out').parties).toEqual([
    { merchantId: 'jewson', amount: 8_000, payments: 2, share: 0.8, isPlatform: false },
    { merchantId: null, amount: 2_000, payments: 1, share: 0.2, isPlatform: false },
  ])
})

test('a card processor is no customer, though it may pay most', () => {
  const { parties } = concentrationOf(
    [flow('in', 'card_payouts', 'sumup', 90_000), flow('in', 'service_sales', 'mill', 10_000)],
    'in',
  )
  expect(parties.map(({ merchantId, isPlatform }) => [merchantId, isPlatform])).toEqual([
    ['sumup', true],
    ['mill', false],
  ])
})

test('more refunds than payments stand on the other side', () => {
  const cash = sourcesAndUses([
    flow('in', 'service_sales', 'mill', 10_000),
    flow('out', 'stock_materials', 'jewson', -3_000),
    flow('out', 'rent', 'landlord', 15_000),
  ])
  expect(cash).toEqual({
    sources: [
      { side: 'in', category: 'sales_income', amount: 10_000, isReversed: false },
      { side: 'out', category: 'cost_of_sales', amount: 3_000, isReversed: true },
    ],
    uses: [{ side: 'out', category: 'premises', amount: 15_000, isReversed: false }],
    net: -2_000,
    total: 15_000,
  })
})

const someFlow = fc
  .tuple(
    fc.constantFrom('in' as const, 'out' as const),
    fc.constantFrom('service_sales', 'rent', 'fuel', 'loan_received', 'net_wages'),
    fc.constantFrom('a', 'b', 'c', null),
    fc.integer({ min: -90_000, max: 90_000 }),
  )
  .map(([side, code, merchant, pence]) => flow(side, code, merchant, pence))

test('for any flows both sides balance, and parties add up to the total', () => {
  fc.assert(
    fc.property(fc.array(someFlow, { maxLength: 40 }), (flows) => {
      const { sources, uses, net, total } = sourcesAndUses(flows)
      const side = (paths: typeof sources) => paths.reduce((all, { amount }) => all + amount, 0)
      const cash = flows.reduce((all, each) => all + (each.side === 'in' ? 1 : -1) * each.amount, 0)
      expect(net).toBe(cash)
      expect(side(sources) - side(uses)).toBe(net)
      expect(total).toBe(Math.max(side(sources), side(uses)))
      for (const name of ['in', 'out'] as const) {
        const { parties, others, total: all } = concentrationOf(flows, name)
        expect(parties.reduce((sum, { amount }) => sum + amount, others.amount as number)).toBe(all)
      }
    }),
  )
})
