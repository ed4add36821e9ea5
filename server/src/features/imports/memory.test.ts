// The category that a user gave a merchant labels the merchant's next payments, over file and
// dictionary.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { businessIdOf, expectBooksAddUp } from '../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const fileOf = (date: string) => `Date,Description,Amount,Category
${date},BRITISH GAS,-120.00,Gas electricity and water
${date},BRITISH GAS,20.00,
`

async function remember(
  caller: Caller,
  remembered: { subCategory: string; times: number }[],
): Promise<void> {
  const businessId = await businessIdOf(server, caller)
  await asTenant(server.context.db, businessId, async (tx) => {
    const merchant = await tx.selectFrom('merchant').select('id').executeTakeFirstOrThrow()
    for (const { subCategory, times } of remembered)
      await tx
        .insertInto('merchant_memory')
        .values({
          business_id: businessId,
          merchant_id: merchant.id,
          side: 'out',
          sub_category: subCategory,
          times,
        })
        .execute()
  })
}

async function labels(caller: Caller, date: string) {
  const reply = await caller.get(`/data/transactions/list?date=${date}`)
  type Row = { amount: string; sub_category: string; label_source: string }
  return (reply.json() as { data: Row[] }).data
    .map((row) => [row.amount, row.sub_category, row.label_source])
    .sort()
}

test('a clear memory outweighs the file and the dictionary, on its own side only', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, fileOf('2026-01-05'))
  expect(await labels(caller, '2026-01-05')).toEqual([
    ['-120.00', 'utilities', 'file'],
    ['20.00', 'utilities', 'dictionary'],
  ])
  await remember(caller, [
    { subCategory: 'repairs', times: 9 },
    { subCategory: 'utilities', times: 1 },
  ])
  await uploadAndSettle(caller, fileOf('2026-02-05'))
  expect(await labels(caller, '2026-02-05')).toEqual([
    ['-120.00', 'repairs', 'memory'],
    ['20.00', 'utilities', 'dictionary'],
  ])
  await expectBooksAddUp(server, caller)
})

test('a memory that says different things decides nothing', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, fileOf('2026-01-05'))
  await remember(caller, [
    { subCategory: 'repairs', times: 2 },
    { subCategory: 'rent', times: 2 },
  ])
  await uploadAndSettle(caller, fileOf('2026-02-05'))
  expect((await labels(caller, '2026-02-05'))[0]).toEqual(['-120.00', 'utilities', 'file'])
})
