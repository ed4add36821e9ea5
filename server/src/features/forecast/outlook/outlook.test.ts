// The one outlook, read from the demo company's books and from books that can say nothing yet.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { businessIdOf } from '../../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { uploadAndSettle } from '../../../testing/uploads.ts'
import { readOutlook } from './outlook.ts'

const today = '2026-11-20'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: today } })
})
afterAll(() => server.stop())

async function outlookFor(caller: Caller) {
  const businessId = await businessIdOf(server, caller)
  return asTenant(server.context.db, businessId, (tx) => readOutlook(tx, businessId, { today }))
}

test('covers the horizon that the business chose, six months until it chooses another', async () => {
  const caller = await server.signUp()
  await caller.get('/mock/load-data')
  const usual = await outlookFor(caller)
  expect(usual).toMatchObject({ months: 6, until: '2027-05-31' })
  const payload = { business: { outlook_months: 3 } }
  const saved = await caller.call({ method: 'PATCH', url: '/api/user/account', payload })
  expect(saved.json().data.business.outlook_months).toBe(3)
  expect(await outlookFor(caller)).toMatchObject({ months: 3, until: '2027-02-28' })
})

test('claims nothing of books without transactions, without a balance, or that ended long ago', async () => {
  const caller = await server.signUp()
  expect(await outlookFor(caller)).toMatchObject({ state: 'unknown', reason: 'no_transactions' })
  const rows = (year: number) =>
    Array.from(
      { length: 10 },
      (_, at) => `15/${String(at + 1).padStart(2, '0')}/${year},RENT,-700.00`,
    )
  await uploadAndSettle(
    caller,
    `Date,Description,Amount\n${rows(2026).join('\n')}\n20/11/2026,A,5.00\n`,
  )
  expect(await outlookFor(caller)).toMatchObject({ state: 'unknown', reason: 'no_balance' })
  const former = await server.signUp()
  await uploadAndSettle(former, `Date,Description,Amount\n${rows(2024).join('\n')}\n`)
  expect(await outlookFor(former)).toMatchObject({ state: 'unknown', reason: 'old_data' })
})
