// An answer on sales names income under other categories that it leaves out.
import { spanPeriod } from '@plimsoll/domain/question/period'
import { salesIncome } from '@plimsoll/domain/question/plan/flow-filter'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { figureOf, startDemoTools } from '../../../testing/demo-tools.ts'
import { openBooks } from '../assistant.ts'
import { toolAnswer } from './tool-answer.ts'

test('turnover names what stands under rent received, where it is much', async () => {
  const { server, businessId } = await startDemoTools('2026-11-20')
  const call = {
    tool: 'flow_total',
    args: { side: 'in', period: spanPeriod('2026-10-01', '2026-10-31'), subjects: [salesIncome] },
  } as const
  const answer = () =>
    asTenant(server.context.db, businessId, async (tx) => {
      const { tools } = await openBooks(tx, businessId, '2026-11-20')
      return toolAnswer(tools, call)
    })
  const before = await answer()
  expect(before.template).not.toContain('not counted')
  await asTenant(server.context.db, businessId, (tx) =>
    sql`update total_day set sub_category = 'rent_received' where business_id = ${businessId}
      and sub_category = 'card_payouts'`.execute(tx),
  )
  const after = await answer()
  expect(after.template).toContain('{{beside_0}} under {{beside_name_0}} is not counted.')
  const left = Number(figureOf(after.facts, 'beside_0'))
  expect(left).toBeGreaterThan(0)
  // What is left out and what is counted are all that was counted before.
  expect(left + Number(figureOf(after.facts, 'total'))).toBe(figureOf(before.facts, 'total'))
  expect(figureOf(after.facts, 'beside_name_0')).toBe('Rent received')
  await server.stop()
})
