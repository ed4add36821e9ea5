// The demo company: loaded in one call, marked as what it is, and never mixed with a business's own
// data.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksAddUp, exportBooks } from '../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

const statement = `Date,Description,Paid out,Paid in,Balance
13/01/2026,BRITISH GAS,100.00,,900.00
`

async function source(caller: Caller): Promise<object> {
  return ((await caller.get('/data/user-data-exists')).json() as { data: object }).data
}

async function count(caller: Caller): Promise<number> {
  const reply = await caller.get('/data/transactions/list?limit=1')
  return (reply.json() as { total: { count: number } }).total.count
}

async function business(caller: Caller): Promise<object> {
  const reply = await caller.get('/user/account')
  return (reply.json() as { data: { business: object } }).data.business
}

test('R-067 the demo company fills the books, completes onboarding and adds up', async () => {
  const caller = await server.signUp({ onboarded: false })
  const reply = await caller.get('/mock/load-data')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  const { data } = reply.json() as { data: { company: string; transactions: number } }
  expect(data.company).toBe('DemoCompany Ltd.')
  expect(data.transactions).toBeGreaterThan(1000)
  expect(await source(caller)).toMatchObject({
    source: 'bank',
    details: { provider: 'demo', institution: 'DemoCompany Ltd.', accounts: 3 },
  })
  expect(await count(caller)).toBe(data.transactions)
  expect((await caller.get('/data/uploads')).json()).toMatchObject({ data: [] })
  await expectBooksAddUp(server, caller)
})

test('every account of the demo company ends at the balance that its bank states, and transfers are paired', async () => {
  const caller = await server.signUp()
  await caller.get('/mock/load-data')
  const { data } = (await caller.get('/data/account-balances')).json() as {
    data: { name: string; balance: string; kind: string }[]
  }
  expect(data.map((account) => account.name).sort()).toEqual([
    'Business current account',
    'Business reserve account',
    'Company card',
  ])
  expect(data.every((account) => account.balance !== null)).toBe(true)
  const own = await caller.get('/data/transactions/list?category=neutral')
  const list = own.json() as { data: { transfer: boolean }[]; total: object }
  expect(list.data.length).toBeGreaterThan(30)
  expect(list.data.every((row) => row.transfer)).toBe(true)
  expect(list.total).toEqual({ count: list.data.length, amount: '0.00' })
})

test('loading the demo company twice leaves one of it', async () => {
  const caller = await server.signUp()
  await caller.get('/mock/load-data')
  const first = await count(caller)
  expect((await caller.get('/mock/load-data')).statusCode).toBe(200)
  expect(await count(caller)).toBe(first)
  await expectBooksAddUp(server, caller)
})

test('the demo company does not move in with own data', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, statement)
  const before = await exportBooks(server, caller)
  const reply = await caller.get('/mock/load-data')
  expect(reply.statusCode).toBe(409)
  expect((reply.json() as { message: string }).message).toBe(
    'Your own data is loaded. Delete it first to look at the demo company.',
  )
  expect(await exportBooks(server, caller)).toBe(before)
})

test('own data replaces the demo company, and the report says so', async () => {
  const caller = await server.signUp()
  const undescribed = await business(caller)
  await caller.get('/mock/load-data')
  expect(await business(caller)).toMatchObject({ vat_registered: true, cash_buffer: '5000.00' })
  const plan = await uploadAndSettle(caller, statement, { plan: true })
  expect(plan.report?.assumptions).toContainEqual({
    code: 'demo_replaced',
    message: 'Your own data replaces the demo data of DemoCompany Ltd.',
  })
  expect(await count(caller)).toBeGreaterThan(1000)
  const commit = await caller.post(`/data/uploads/${plan.fileid}/commit`, { plan_id: plan.plan_id })
  expect(commit.statusCode).toBe(200)
  expect(await count(caller)).toBe(1)
  expect(await source(caller)).toMatchObject({ source: 'excel' })
  expect(await business(caller)).toEqual(undescribed)
  await expectBooksAddUp(server, caller)
})

test('what the owner has entered about the business is never overwritten or taken away by the demo company', async () => {
  const caller = await server.signUp()
  const own = { kind: 'sole_trader', cash_buffer: '250.00', vat_registered: false }
  await caller.call({ method: 'PATCH', url: '/api/user/account', payload: { business: own } })
  await caller.get('/mock/load-data')
  expect(await business(caller)).toMatchObject(own)
  await caller.call({ method: 'DELETE', url: '/api/data/delete-user-data' })
  expect(await business(caller)).toMatchObject(own)
})

test('facts that came with the demo company and were changed since stay', async () => {
  const caller = await server.signUp()
  await caller.get('/mock/load-data')
  await caller.call({
    method: 'PATCH',
    url: '/api/user/account',
    payload: { business: { cash_buffer: '7500.00' } },
  })
  await caller.call({ method: 'DELETE', url: '/api/data/delete-user-data' })
  expect(await business(caller)).toMatchObject({ cash_buffer: '7500.00' })
  expect(await source(caller)).toMatchObject({ source: null })
})
