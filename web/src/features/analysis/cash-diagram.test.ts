// Cash from sources to uses: both sides are as tall as their money, and what balances them is
// shown.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { layOutCash, nodesOf } from './cash-diagram.ts'

const path = (side: 'in' | 'out', category: string, pence: number, is_refund = false) => ({
  side,
  category,
  category_label: category,
  amount: minor(pence),
  is_refund,
})

test('a shortfall stands among the sources, and both sides are equally tall', () => {
  const cash = {
    sources: [path('in', 'sales_income', 600_00)],
    uses: [path('out', 'people', 500_00), path('out', 'premises', 300_00)],
    net: minor(-200_00),
    total: minor(800_00),
  }
  const nodes = nodesOf(cash)
  expect(nodes.map(({ label, amount }) => [label, amount])).toEqual([
    ['sales_income', 600_00],
    ['From cash you had', 200_00],
    ['people', 500_00],
    ['premises', 300_00],
  ])
  const placed = layOutCash(nodes, { width: 350, height: 300 })
  const tall = (key: string) => placed.nodes.find((node) => node.key === key)?.height ?? 0
  expect(tall('source in sales_income') / tall('source net')).toBeCloseTo(3, 1)
  expect(tall('hub')).toBeCloseTo(tall('source in sales_income') + tall('source net'), 1)
  expect(placed.bands).toHaveLength(4)
  for (const node of placed.nodes) expect(node.x).toBeLessThanOrEqual(350)
})

test('beyond seven of a side the smallest stand together, and no penny is lost', () => {
  const uses = Array.from({ length: 10 }, (_, at) => path('out', `c${at}`, 1_000 - at))
  const total = uses.reduce((all, { amount }) => all + amount, 0)
  const nodes = nodesOf({
    sources: [path('out', 'cost_of_sales', total, true)],
    uses,
    net: minor(0),
    total: minor(total),
  })
  const labels = nodes.map(({ label }) => label)
  expect(labels[0]).toBe('cost_of_sales refunds')
  expect(labels.at(-1)).toBe('4 others')
  expect(nodes.slice(1).reduce((all, { amount }) => all + amount, 0)).toBe(total)
})

test('a period without money has no diagram', () => {
  expect(layOutCash([], { width: 350, height: 300 })).toEqual({ nodes: [], bands: [] })
})
