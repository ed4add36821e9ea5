// Names that are asked for on the wrong side, or that only the bank's text holds, in the demo
// company of 27 November 2026. The amounts were added up from its rows.
import { spanPeriod } from '@plimsoll/domain/question/period'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { answerQuestion, openBooks } from '../assistant.ts'
import { renderTemplate } from '../render.ts'
import { toolAnswer } from './tool-answer.ts'

let server: TestServer
let businessId: string
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-27' } })
  const caller = await server.signUp()
  await caller.get('/mock/load-data')
  businessId = (await server.context.pool.query('select business_id from membership')).rows[0]
    .business_id
})
afterAll(() => server.stop())

test('an invoice to a customer is money in, whatever “to” seems to mean', async () => {
  const { response } = await asTenant(server.context.db, businessId, async (tx) => {
    const books = await openBooks(tx, businessId, '2026-11-27')
    return answerQuestion(books, 'Has the October invoice to Kestrel Cycles been paid?', null)
  })
  expect(response).toMatch(/£5,075\.00/)
  expect(response).not.toMatch(/^No: you paid nothing/)
})

test('whom only an invoice names is found in the text of payments', async () => {
  const result = await asTenant(server.context.db, businessId, async (tx) => {
    const { tools } = await openBooks(tx, businessId, '2026-11-27')
    const name = 'Print Machinery'
    const ids = ['00000000-0000-8000-8000-000000000001']
    return toolAnswer(tools, {
      tool: 'flow_total',
      args: {
        side: 'out',
        period: spanPeriod('2025-05-01', '2026-11-27'),
        subjects: [{ kind: 'merchant', ids, name, names: [name] }],
      },
    })
  })
  expect(renderTemplate(result.template, result.facts)).toBe(
    'You paid nothing to Print Machinery from 1 May 2025 to 27 November 2026. “Print Machinery” stands in the text of 1 payment to Apex Print Machinery (£6,000.00).',
  )
})
