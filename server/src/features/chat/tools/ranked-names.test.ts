// Several names in their order, refunds of all suppliers and the highest month against a limit,
// over the rows of the demo company.
import { minor } from '@plimsoll/domain/money'
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'

let demo: DemoTools
let payees: Subject[]
beforeAll(async () => {
  demo = await startDemoTools('2026-11-20')
  const { businessId } = demo
  payees = await asTenant(demo.server.context.db, businessId, async (tx) => {
    const { rows } = await sql<{ id: string; name: string }>`
      select id::text, name from merchant where business_id = ${businessId}
        and name in ('Adobe', 'Spandex', 'Premier Paper')`.execute(tx)
    return rows.map(({ id, name }) => ({ kind: 'merchant', ids: [id], name, names: [name] }))
  })
})
afterAll(() => demo.server.stop())

const period = spanPeriod('2026-01-01', '2026-11-20')

test('names stand in the order of what they came to, with the gap from first to last', async () => {
  expect(payees).toHaveLength(3)
  const totals = await Promise.all(
    payees.map(async (payee) => {
      const { facts } = await demo.run({
        tool: 'flow_total',
        args: { side: 'out', period, subjects: [payee] },
      })
      return Number(figureOf(facts, 'total'))
    }),
  )
  const { facts, template } = await demo.run({
    tool: 'flow_total',
    args: { side: 'out', period, subjects: payees, any: true, ranked: true },
  })
  expect(template).toContain('The gap between the first and the last is {{gap}}.')
  const held = new Set(facts.map(({ id }) => id))
  expect([...template.matchAll(/\{\{(\w+)\}\}/g)].filter(([, id = '']) => !held.has(id))).toEqual(
    [],
  )
  expect(Number(figureOf(facts, 'part_aa'))).toBe(Math.max(...totals))
  expect(Number(figureOf(facts, 'gap'))).toBe(Math.max(...totals) - Math.min(...totals))
})

test('what suppliers gave back is named payment by payment', async () => {
  const { facts, rowCount } = await demo.run({
    tool: 'money_back',
    args: { period: spanPeriod('2025-05-01', '2026-11-20'), subjects: [] },
  })
  const each = facts.filter(({ id }) => id.startsWith('row_'))
  expect(rowCount).toBeGreaterThan(0)
  expect(each).toHaveLength(Math.min(rowCount, 8))
  if (rowCount <= 8)
    expect(Number(figureOf(facts, 'back'))).toBe(
      each.reduce((all, fact) => all + Number(fact.minor), 0),
    )
})

test.each([
  [1, /^No: .*which is over \{\{limit\}\}/],
  [100_000_000, /^Yes: .*no month was over \{\{limit\}\}/],
])('a highest month is held against %i', async (limit, words) => {
  const { template } = await demo.run({
    tool: 'extreme',
    args: {
      measure: 'out',
      interval: 'month',
      period,
      least: false,
      subjects: payees.slice(0, 1),
      limit: minor(limit),
    },
  })
  expect(template).toMatch(words)
})

test('a payer whose payments have no category is named beside the ranking', async () => {
  const { businessId, server } = demo
  const args = {
    side: 'in',
    period,
    subjects: [{ kind: 'category', code: 'sales_income', name: 'Sales income' }],
    by: 'merchant',
    n: 3,
    least: false,
  } as const
  const whole = await demo.run({ tool: 'top', args })
  expect(whole.template).not.toContain('no category')
  await asTenant(server.context.db, businessId, (tx) =>
    sql`update total_day set sub_category = 'uncategorised_in' where business_id = ${businessId}
      and merchant_id = (select id from merchant where business_id = ${businessId}
        and name = 'Northwind Hotels')`.execute(tx),
  )
  const found = await demo.run({ tool: 'top', args })
  expect(found.template).toContain('{{unsorted_name}} paid {{unsorted}} that has no category yet')
  const [first] = whole.facts.filter(({ unit }) => unit === 'money')
  expect(figureOf(found.facts, 'unsorted')).toBe(Number(first?.minor))
})
