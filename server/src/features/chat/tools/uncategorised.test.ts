// Whose payments without a category are, and that nothing in a category may be for lack of one.
import { minor } from '@plimsoll/domain/money'
import { spanPeriod } from '@plimsoll/domain/question/period'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { figureOf, startDemoTools } from '../../../testing/demo-tools.ts'
import { openBooks } from '../assistant.ts'
import { toolAnswer } from './tool-answer.ts'
import { ownersOf } from './uncategorised.ts'
import { regularLeftOut } from './uncategorised-beside.ts'

const sum = (name: string | null, count: number) => ({ name, count })

test('those with the most of them are named first', () => {
  const { words, facts } = ownersOf([
    sum('Lidl', 2),
    sum('Tesco', 5),
    sum('Co-op', 4),
    sum('IKEA', 1),
  ])
  expect(words).toBe(
    ' Most often with {{name0}} ({{number0}}), {{name1}} ({{number1}}) and {{name2}} ({{number2}}).',
  )
  expect(facts.flatMap(({ unit, value }) => (unit === 'name' ? [value] : []))).toEqual([
    'Tesco',
    'Co-op',
    'Lidl',
  ])
})

test('payments without a merchant have nobody to name', () => {
  expect(ownersOf([sum(null, 3)]).words).toBe('')
  expect(ownersOf([sum('Tesco', 5)]).words).toBe(' With {{name0}} ({{number0}}).')
})

test('where a category holds nothing, payments without one are named', async () => {
  const demo = await startDemoTools('2026-11-20')
  const { server, businessId } = demo
  const call = {
    tool: 'flow_total',
    args: {
      side: 'out',
      period: spanPeriod('2026-10-01', '2026-10-31'),
      subjects: [{ kind: 'sub_category', code: 'donations', name: 'Donations' }],
    },
  } as const
  const answer = () =>
    asTenant(server.context.db, businessId, async (tx) => {
      const { tools } = await openBooks(tx, businessId, '2026-11-20')
      return toolAnswer(tools, call)
    })
  const before = await answer()
  expect(before.template).not.toContain('category yet')
  await asTenant(server.context.db, businessId, (tx) =>
    sql`update total_day set sub_category = 'uncategorised_out' where business_id = ${businessId}
      and sub_category = 'fuel'`.execute(tx),
  )
  const after = await answer()
  expect(after.template).toContain('{{unsorted_count}} payments made in those days')
  // The five payments for fuel in October.
  expect([figureOf(after.facts, 'unsorted_count'), figureOf(after.facts, 'unsorted')]).toEqual([
    5, 288_98,
  ])
  await server.stop()
})

test('regular payments without a category are named beside those that have one', () => {
  const open = (merchant: string, amount: number) => ({ merchant, amount: minor(amount) })
  expect(regularLeftOut([]).words).toBe('')
  expect(regularLeftOut([open('Musicbed', -3_900)]).words).toBe(
    ' {{open_count}} regular payment has no category yet: {{open_0}} ({{open_amount_0}}). It isn’t counted here.',
  )
  const several = ['Musicbed', 'Frame.io', 'EE', 'Hiscox'].map((name) => open(name, -2_280))
  const { words, facts } = regularLeftOut(several)
  expect(words).toContain('regular payments have no category yet, such as {{open_0}}')
  expect(facts.find(({ id }) => id === 'open_count')?.value).toBe(4)
  expect(facts.find(({ id }) => id === 'open_amount_1')?.minor).toBe('2280')
})
