// What totals and averages say beside their figure, against rows of the demo company.
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'

let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools('2026-11-20')
})
afterAll(() => demo.server.stop())

const period = spanPeriod('2026-01-01', '2026-11-20')

async function payee(name: string): Promise<Subject & { kind: 'merchant' }> {
  const { id } = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    tx.selectFrom('merchant').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
  )
  return { kind: 'merchant', ids: [id], name, names: [name] }
}

const rowsOf = ({ ids }: { ids: readonly string[] }) =>
  asTenant(demo.server.context.db, demo.businessId, async (tx) => {
    const { rows } = await sql<{ amount: number }>`
      select amount_minor::float8 as amount from transaction
      where business_id = ${demo.businessId} and shown_merchant_id = any(${ids}::uuid[])
        and shown_day between ${period.from} and ${period.to}`.execute(tx)
    return rows.map(({ amount }) => amount)
  })

test('a refund that makes a total smaller is named beside it', async () => {
  const subject = await payee('BT')
  const amounts = await rowsOf(subject)
  const back = amounts.filter((amount) => amount > 0).reduce((all, each) => all + each, 0)
  expect(back).toBe(7_314)
  const found = await demo.run({
    tool: 'flow_total',
    args: { side: 'out', period, subjects: [subject] },
  })
  expect(found.template).toContain('That is {{before_back}} paid less {{back}} that came back.')
  expect(figureOf(found.facts, 'back')).toBe(7_314)
  expect(figureOf(found.facts, 'before_back')).toBe(Number(figureOf(found.facts, 'total')) + 7_314)
})

test('nothing is added where nothing came back', async () => {
  const found = await demo.run({
    tool: 'flow_total',
    args: { side: 'out', period, subjects: [await payee('Premier Paper')] },
  })
  expect(found.template).not.toContain('came back')
})

test('an average over a change of price says what each payment is now', async () => {
  const found = await demo.run({
    tool: 'average',
    args: { side: 'out', period, subjects: [await payee('Adobe')], per: 'month' },
  })
  expect(found.template).toContain(
    'Each payment has been {{now}} since {{since}}; before that it was {{before}}.',
  )
  const { facts } = found
  expect(['now', 'since', 'before'].map((id) => figureOf(facts, id))).toEqual([
    18_120,
    '2026-07-13',
    15_594,
  ])
})
