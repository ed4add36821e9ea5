// Sums, shares against a mark and days of the week side by side, in the demo company of 20 November
// 2026. The amounts were added up from its rows.
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

const october = {
  from: '2026-10-01',
  to: '2026-10-31',
  unit: 'month',
  label: 'October 2026',
} as const
const year = { from: '2025-11-01', to: '2026-10-31', unit: 'span', label: 'the year' } as const

test('one payer against two others together', async () => {
  const found = await run({
    tool: 'compare_subjects',
    args: {
      side: 'in',
      period: october,
      subjects: [await payeeNamed('Northwind Hotels')],
      against: await payeeNamed('Tidewater Brewing Co'),
      joined: [await payeeNamed('Alder and Finch')],
      joinedTo: 'against',
    },
  })
  expect(valuesOf(found)).toMatchObject({
    a: '2724000',
    b: '1236000',
    size: '1488000',
    b_name: 'Tidewater Brewing Co and Alder and Finch together',
  })
})

test('a share against a mark says yes or no, and where it stands', async () => {
  const rent: Subject = { kind: 'sub_category', code: 'rent', name: 'Rent and service charge' }
  const held = (relation: 'over' | 'under') =>
    run({
      tool: 'share',
      args: { side: 'out', period: year, subjects: [rent], mark: { relation, percent: 25 } },
    })
  const found = await held('over')
  expect(found.template).toMatch(/^No: .* That is less than \{\{mark\}\}\.$/)
  expect(valuesOf(found)).toMatchObject({ part: '2376000', mark: 25 })
  expect((await held('under')).template).toMatch(/^Yes: /)
})

test('two days of the week side by side', async () => {
  const sales: Subject = { kind: 'category', code: 'sales_income', name: 'Sales income' }
  const found = await run({
    tool: 'by_weekday',
    args: { side: 'in', period: october, subjects: [sales], only: [5, 1] },
  })
  expect(valuesOf(found)).toMatchObject({
    first: 'Mondays',
    second: 'Fridays',
    total: '2104269',
    total_second: '234268',
  })
})
