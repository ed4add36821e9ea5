// Regular payments of a payee, of a category and of nobody, in the demo company.

import { spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { openBooks } from '../assistant.ts'
import { runTool } from './run-tool.ts'

let server: TestServer
let businessId: string
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
  const caller = await server.signUp()
  await caller.get('/mock/load-data')
  businessId = (await server.context.pool.query('select business_id from membership')).rows[0]
    .business_id
})
afterAll(() => server.stop())

const run = (call: ToolCall) =>
  asTenant(server.context.db, businessId, async (tx) => {
    const { tools } = await openBooks(tx, businessId, '2026-11-20')
    return runTool(tools, call)
  })

async function payeeNamed(name: string): Promise<Subject> {
  const found = await asTenant(server.context.db, businessId, (tx) =>
    tx.selectFrom('merchant').select('id').where('name', '=', name).execute(),
  )
  expect(found, name).toHaveLength(1)
  return { kind: 'merchant', ids: found.map(({ id }) => id), name, names: [name] }
}

const valuesOf = ({ facts }: Awaited<ReturnType<typeof run>>) =>
  Object.fromEntries(facts.map(({ id, minor, value }) => [id, minor ?? value]))

test('one payee: how much, how often, the latest and the next', async () => {
  const found = await run({
    tool: 'recurring',
    args: { side: 'out', subjects: [await payeeNamed('Marlow Estates Rent')] },
  })
  expect(found.template).toBe(
    'You pay {{name}} {{amount}}, {{rhythm}}. The latest payment was {{last}} on {{last_day}}. The next is expected on {{next_day}}.',
  )
  expect(valuesOf(found)).toMatchObject({
    count: 1,
    amount: '594000',
    rhythm: 'quarterly on the 1st',
    last: '594000',
    last_day: '2026-09-01',
    next_day: '2026-12-01',
  })
})

test('a category of several that share a rhythm', async () => {
  const wages: Subject = { kind: 'sub_category', code: 'net_wages', name: 'Wages' }
  const found = await run({ tool: 'recurring', args: { side: 'out', subjects: [wages] } })
  expect(valuesOf(found)).toMatchObject({
    count: 8,
    rhythm: 'monthly on the last working day',
    total: '1567776',
    next_day: '2026-11-30',
  })
  expect(found.table?.rows).toHaveLength(8)
})

test('what does not repeat is nothing of the sort', async () => {
  const subjects = [await payeeNamed('Apex Print Machinery')]
  expect(await run({ tool: 'recurring', args: { side: 'out', subjects } })).toMatchObject({
    empty: true,
    rowCount: 0,
  })
  // Rent isn't money in.
  expect(
    await run({
      tool: 'recurring',
      args: { side: 'in', subjects: [await payeeNamed('Marlow Estates Rent')] },
    }),
  ).toMatchObject({ empty: true })
})

test('all of them come to what the next 30 days cost', async () => {
  const all = await run({ tool: 'recurring', args: { side: 'out' } })
  const cost = await run({ tool: 'recurring_cost', args: { side: 'out' } })
  expect(all.template).toContain('; over the next {{days}} they come to {{ahead}}. The largest:')
  expect(valuesOf(all).ahead).toBe(valuesOf(cost).total)
})

test('a payment that the bank gave back is no price', async () => {
  const bt = await payeeNamed('BT')
  const args = {
    side: 'out',
    period: spanPeriod('2025-05-01', '2026-11-20'),
    subjects: [bt],
  } as const
  const found = await run({ tool: 'price_change', args: { ...args, when: true } })
  expect(found.template).toMatch(/^It has not changed/)
  expect(valuesOf(found)).toMatchObject({ latest: '7314' })
})

test('the latest payment alone is that one, with its day', async () => {
  const stripe = await payeeNamed('Stripe')
  const args = {
    side: 'in',
    period: spanPeriod('2025-05-01', '2026-11-20'),
    subjects: [stripe],
  } as const
  const list = await run({ tool: 'list_payments', args: { ...args, n: 1, order: 'latest' } })
  const last = await run({ tool: 'payment_when', args: { ...args, first: false } })
  expect(list.template).toMatch(/^The latest payment received/)
  expect([valuesOf(list).amount, valuesOf(list).day]).toEqual([
    valuesOf(last).amount,
    valuesOf(last).day,
  ])
})

test('a category in several rhythms says what a month of it comes to', async () => {
  const software: Subject = { kind: 'sub_category', code: 'software', name: 'Software' }
  const found = await run({ tool: 'recurring', args: { side: 'out', subjects: [software] } })
  expect(found.template).toMatch(/ Together that is (?:about )?\{\{month\}\} a month\.$/)
  // Adobe 181.20, Google Workspace 99.36, Microsoft 89.28, Shopify 79.00, Figma 64.80, Mailchimp
  // 55.20, Slack 52.50, Dropbox 45.00, Xero 44.40, Canva 12.99 and Loom 11.50.
  expect(valuesOf(found)).toMatchObject({ count: 11, month: '73523' })
})
