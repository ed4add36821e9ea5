// What a business enters about its taxes counts from the next reading on, whatever was forecast
// before.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { uploadAndSettle } from '../../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

/** Six months of a trader who has paid no tax yet. */
function statement(): string {
  const rows = Array.from({ length: 6 }, (_, at) => {
    const month = `2026-${String(at + 6).padStart(2, '0')}`
    return [
      `${month}-03,NORTHGATE MUSEUM INVOICE ${at},2400.00`,
      `${month}-12,HARBOUR ESTATES RENT,-600.00`,
    ]
  })
  return ['Date,Description,Amount', ...rows.flat()].join('\n')
}

async function taxWordsOf(caller: Caller): Promise<string> {
  const reply = await caller.get('/data/cash-management')
  expect(reply.statusCode, reply.body).toBe(200)
  return JSON.stringify(reply.json().data.tax_notes)
}

test('a year end speaks of corporation tax for a company alone', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, statement())
  expect(await taxWordsOf(caller)).not.toMatch(/corporation tax/i)
  const enter = (business: object) =>
    caller.call({ method: 'PATCH', url: '/api/user/account', payload: { business } })
  expect((await enter({ kind: 'limited_company', year_end: '03-31' })).statusCode).toBe(200)
  expect(await taxWordsOf(caller)).toMatch(/corporation tax/i)
  expect((await enter({ kind: 'sole_trader' })).statusCode).toBe(200)
  expect(await taxWordsOf(caller)).not.toMatch(/corporation tax/i)
})
