// What citations open: every one some rows, and only rows of its own figure.

import { spanPeriod } from '@plimsoll/domain/question/period'
import { ofSuppliers } from '@plimsoll/domain/question/plan/flow-filter'
import type { Subject } from '@plimsoll/domain/question/subject'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { type DemoTools, startDemoTools } from '../../../testing/demo-tools.ts'

let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools('2026-11-20')
})
afterAll(() => demo.server.stop())

const side = 'out'
const corporationTax = {
  kind: 'sub_category',
  code: 'corporation_tax',
  name: 'Corporation tax',
} as const

async function payee(...names: string[]): Promise<Subject> {
  const found = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    tx.selectFrom('merchant').select(['id', 'name']).where('name', 'in', names).execute(),
  )
  expect(found).toHaveLength(names.length)
  const [name = ''] = names
  return {
    kind: 'merchant',
    ids: found.map(({ id }) => id),
    name,
    names: found.map((each) => each.name),
  }
}

test('of a family and a category only the member with rows is cited', async () => {
  const family = await payee('HMRC PAYE', 'HMRC VAT', 'HMRC Corporation Tax')
  const period = spanPeriod('2025-05-01', '2026-11-20')
  const { citations, rowCount } = await demo.run({
    tool: 'flow_total',
    args: { side, period, subjects: [family, corporationTax] },
  })
  expect(citations.map(({ label, rowCount: rows }) => [label, rows])).toEqual([
    ['HMRC Corporation Tax, Corporation tax', rowCount],
  ])
  expect(rowCount).toBeGreaterThan(0)
})

test('suppliers of whom nothing was left out have one citation each', async () => {
  const period = spanPeriod('2026-01-01', '2026-10-31')
  const { citations, table } = await demo.run({
    tool: 'top',
    args: { ...ofSuppliers({ side, period }), by: 'merchant', n: 5, least: false },
  })
  expect(citations.map(({ label, rowCount }) => [{ text: label }, { number: rowCount }])).toEqual(
    table?.rows.map(([name, , count]) => [name, count]),
  )
})

test('an empty total cites nothing', async () => {
  const period = spanPeriod('2026-09-01', '2026-09-30')
  const { citations, rowCount } = await demo.run({
    tool: 'flow_total',
    args: { side, period, subjects: [corporationTax] },
  })
  expect([rowCount, citations]).toEqual([0, []])
})

test('one of two payees who got nothing is named', async () => {
  const period = spanPeriod('2026-09-01', '2026-09-30')
  const [shell, tax] = [await payee('Shell'), await payee('HMRC Corporation Tax')]
  const { template, facts, citations } = await demo.run({
    tool: 'flow_total',
    args: { side, period, subjects: [shell, tax], any: true },
  })
  expect(template).toContain(' Nothing of it went to {{name_b}}.')
  expect(facts).toContainEqual(
    expect.objectContaining({ id: 'name_b', value: 'HMRC Corporation Tax' }),
  )
  expect(citations.map(({ label }) => label)).toEqual(['Shell'])
})
