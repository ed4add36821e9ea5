// Whose payouts lead the money in is no customer: the largest one with a name stands beside it.
import { addDays } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { businessIdOf } from '../../../testing/books.ts'
import { quiet } from '../../../testing/quiet.ts'
import { StatementStory } from '../../../testing/statement-story.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { uploadAndSettle } from '../../../testing/uploads.ts'
import { openBooks } from '../assistant.ts'
import { runTool } from './run-tool.ts'

const today = '2026-11-20'
const period = spanPeriod('2026-10-01', today)
let server: TestServer
let businessId: string
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: today } })
  const caller = await server.signUp()
  const weekly = (text: string, amounts: number[]) =>
    amounts.map((amount, at) => {
      return { day: addDays('2026-10-02', 7 * at), text, amount: minor(amount) }
    })
  const lines = [
    ...weekly('STRIPE PAYMENTS UK LTD', [200_000, 210_000, 190_000]),
    ...weekly('HOLLIS AND CO', [100_000, 150_000]),
    ...weekly('BRIGHTSIDE VETS', [90_000]),
  ].sort((a, b) => (a.day < b.day ? -1 : 1))
  const done = await uploadAndSettle(caller, new StatementStory(minor(5000_00)).file(lines))
  expect(done.job_status).toBe('success')
  await quiet(server)
  businessId = await businessIdOf(server, caller)
})
afterAll(() => server.stop())

const run = (call: ToolCall) =>
  asTenant(server.context.db, businessId, async (tx) => {
    const { tools } = await openBooks(tx, businessId, today)
    return runTool(tools, call)
  })
const valuesOf = ({ facts }: Awaited<ReturnType<typeof run>>) =>
  Object.fromEntries(facts.map(({ id, minor, value }) => [id, minor ?? value]))

test('the largest payer', async () => {
  const args = { side: 'in', by: 'merchant', n: 1, least: false, period } as const
  const found = await run({ tool: 'top', args })
  expect(found.template).toBe(
    'The largest part of the money in in {{period}}, {{first_amount}}, was paid out by {{first}}, from customers the bank data doesn’t name. Your largest named customer was {{customer}} with {{customer_amount}}.',
  )
  // £2,000 + £2,100 + £1,900, and £1,000 + £1,500.
  expect(valuesOf(found)).toMatchObject({
    first: 'Stripe',
    first_amount: '600000',
    customer: 'Hollis and Co',
    customer_amount: '250000',
  })
})

test('a summary', async () => {
  const found = await run({ tool: 'summary', args: { period } })
  expect(found.template).toContain(
    ' The largest part was paid out by {{payer}}, from customers the bank data doesn’t name: {{payer_amount}}. Your largest named customer was {{customer}} with {{customer_amount}}.',
  )
  expect(valuesOf(found)).toMatchObject({ payer: 'Stripe', customer: 'Hollis and Co' })
})
