// Sources, balances, freshness and the deletion of everything, through the HTTP API.
import { access } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessIdOf, expectBooksAddUp, exportBooks } from '../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { upload, uploadAndSettle } from '../../testing/uploads.ts'
import { uploadFolder } from './service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-03-01' } })
})
afterAll(() => server.stop())

const withoutBalance = `Date,Description,Amount
2026-01-05,ACME LTD,500.00
2026-02-14,BRITISH GAS,-100.00
2026-03-20,RENT AHEAD,-900.00
`
const withBalance = `Date,Description,Paid out,Paid in,Balance
13/01/2026,BRITISH GAS,100.00,,900.00
`

type Balances = { data: { id: string; balance: string | null; balance_day: string | null }[] }
async function balances(caller: Caller): Promise<Balances['data']> {
  return ((await caller.get('/data/account-balances')).json() as Balances).data
}

async function remove(caller: Caller): Promise<number> {
  return (await caller.call({ method: 'DELETE', url: '/api/data/delete-user-data' })).statusCode
}

test('R-130 no balance is shown until one is added; then all others are counted from it', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, withoutBalance)
  const [account] = await balances(caller)
  expect(account).toMatchObject({ balance: null, balance_day: null, transactions: 2 })
  const reply = await caller.post(`/data/accounts/${account?.id}/balance`, {
    balance: '1500.00',
    day: '2026-01-31',
  })
  expect(reply.statusCode).toBe(200)
  // The payment dated after today hasn't happened, so it isn't in the books.
  expect(await balances(caller)).toMatchObject([{ balance: '1400.00', balance_day: '2026-02-14' }])
  await expectBooksAddUp(server, caller)
})

test('a balance from a statement can’t be overruled, nor one of a day to come entered', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, withBalance)
  const [account] = await balances(caller)
  const addBalance = (day: string) =>
    caller.post(`/data/accounts/${account?.id}/balance`, { balance: '1.00', day })
  expect((await addBalance('2026-01-13')).statusCode).toBe(409)
  expect((await addBalance('2026-03-02')).statusCode).toBe(400)
  expect(await balances(caller)).toMatchObject([{ balance: '900.00' }])
  expect((await addBalance('2026-02-01')).statusCode).toBe(200)
  expect(await balances(caller)).toMatchObject([{ balance: '1.00', balance_day: '2026-02-01' }])
  await expectBooksAddUp(server, caller)
})

test("another business's account is not found", async () => {
  const owner = await server.signUp()
  await uploadAndSettle(owner, withoutBalance)
  const [account] = await balances(owner)
  const other = await server.signUp()
  const reply = await other.post(`/data/accounts/${account?.id}/balance`, {
    balance: '1.00',
    day: '2026-01-31',
  })
  expect(reply.statusCode).toBe(404)
  expect(await balances(other)).toEqual([])
  expect(await balances(owner)).toMatchObject([{ balance: null }])
})

test('a statement whose balance the books do not come to says so, and the newest statement wins', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, withBalance)
  const gap = `Date,Description,Paid out,Paid in,Balance
14/02/2026,ACME LTD,,500.00,1350.00
`
  const done = await uploadAndSettle(caller, gap)
  expect(done.report?.assumptions).toContainEqual({
    code: 'balance_differs',
    message: 'The statement says £1,350.00 on 14 February 2026; the books come to £1,400.00.',
  })
  expect(await balances(caller)).toMatchObject([{ balance: '1350.00', balance_day: '2026-02-14' }])
  await expectBooksAddUp(server, caller)
})

test('R-134 the data version grows with every change of the books and with nothing else', async () => {
  const caller = await server.signUp()
  const version = async () =>
    ((await caller.get('/data/data-version')).json() as { data: { version: number } }).data.version
  const start = await version()
  expect(await version()).toBe(start)
  await uploadAndSettle(caller, withBalance)
  expect(await version()).toBeGreaterThan(start)
})

test('R-086 analytics are in sync but while an upload is under way', async () => {
  const idle = await startTestServer({ env: { ROLE: 'web' } })
  try {
    const caller = await idle.signUp()
    const sync = async () => (await caller.get('/data/check-analytics-sync')).json()
    expect(await sync()).toEqual({ status: 'success', data: { analytics_sync: 1 } })
    await upload(caller, withBalance)
    expect(await sync()).toEqual({ status: 'success', data: { analytics_sync: 0 } })
  } finally {
    await idle.stop()
  }
})

test('R-088 deletion leaves no row and no file of the business, and works twice', async () => {
  const caller = await server.signUp()
  const empty = await exportBooks(server, caller, { history: true })
  await uploadAndSettle(caller, withBalance)
  await uploadAndSettle(caller, withoutBalance, { plan: true })
  await caller.post('/e/logEvent', {
    user_id: 'anyone',
    action: 'upload-excel',
    additional_data: {},
  })
  const businessId = await businessIdOf(server, caller)
  await server.context.db
    .updateTable('business')
    .set({ bank_connected: true })
    .where('id', '=', businessId)
    .execute()

  expect(await remove(caller)).toBe(200)
  expect(await exportBooks(server, caller, { history: true })).toBe(empty)
  await expect(access(uploadFolder(server.context.env, businessId))).rejects.toThrow()
  expect((await caller.get('/data/user-data-exists')).json()).toMatchObject({
    data: { source: null, details: null },
  })
  // The account, its onboarding and the session stay; the token turns `mh` off by itself.
  const account = await caller.get('/user/account')
  expect(account.json()).toMatchObject({ data: { onboarding_status: 'complete' } })
  const kept = await server.context.db
    .selectFrom('business')
    .where('id', '=', businessId)
    .select('bank_connected')
    .executeTakeFirstOrThrow()
  expect(kept.bank_connected).toBe(false)
  expect(await remove(caller)).toBe(200)
  expect((await caller.get('/data/transactions/list')).json()).toMatchObject({ data: [] })
})

test('R-088 deletion touches no other business', async () => {
  const [first, second] = [await server.signUp(), await server.signUp()]
  await uploadAndSettle(first, withBalance)
  await uploadAndSettle(second, withBalance)
  const before = await exportBooks(server, second, { history: true })
  await remove(first)
  expect(await exportBooks(server, second, { history: true })).toBe(before)
})

test('a file that is being read while everything is deleted never comes back', async () => {
  const caller = await server.signUp()
  for (let round = 0; round < 5; round++) {
    await upload(caller, withBalance)
    expect(await remove(caller)).toBe(200)
  }
  await uploadAndSettle(caller, withoutBalance)
  expect(await balances(caller)).toMatchObject([{ balance: null, transactions: 2 }])
  await expectBooksAddUp(server, caller)
})

test('an older statement that the books agree with passes without a word; one that they do not is named', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, withBalance)
  const older = (closing: string) => `Date,Description,Paid out,Paid in,Balance
10/01/2026,ACME LTD,,500.00,${closing}
`
  const fits = await uploadAndSettle(caller, older('1000.00'))
  expect(fits.report?.assumptions.map((assumption) => assumption.code)).not.toContain(
    'balance_differs',
  )
  const differs = await uploadAndSettle(caller, older('999.00').replace('ACME', 'OTHER'))
  expect(differs.report?.assumptions).toContainEqual({
    code: 'balance_differs',
    message: 'The statement says £999.00 on 10 January 2026; the books come to £1,000.00.',
  })
  expect(await balances(caller)).toMatchObject([{ balance: '900.00', balance_day: '2026-01-13' }])
  await expectBooksAddUp(server, caller)
})
