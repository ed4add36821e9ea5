// Connecting a bank: there and back, once, into books that stand at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Banking, connect, startBanking } from '../../../testing/banking.ts'
import { expectBooksAddUp } from '../../../testing/books.ts'

let world: Banking
beforeAll(async () => {
  world = await startBanking()
})
afterAll(() => world.stop())

test('R-070 a bank is chosen, connected and read; the books add up', async () => {
  const caller = await world.server.signUp({ onboarded: false })
  const banks = (await caller.get('/mh/banks')).json().data
  expect(banks.length).toBeGreaterThan(3)
  const { connection, synced } = await connect(caller)
  expect(connection.status).toBe('syncing')
  expect(connection.accounts.map((account) => account.kind)).toContain('card')
  expect(synced).toMatchObject({ status: 'success', usable: true, demo: false })
  expect(synced.transactions).toBeGreaterThan(100)
  await expectBooksAddUp(world.server, caller)
  const balances = (await caller.get('/data/account-balances')).json().data
  const reply = (await caller.get('/mh/balance')).json().data
  expect(balances.map((balance: { balance: string }) => balance.balance)).toEqual(
    reply.accounts.map((account: { balance: string }) => account.balance),
  )
})

test('an unknown bank or connection is refused and an unknown balance is null, never zero', async () => {
  const caller = await world.server.signUp()
  const nobody = await caller.get('/mh/add-bank?bank=nobody')
  expect([nobody.statusCode, nobody.json().message]).toEqual([
    404,
    'There is no such bank to connect.',
  ])
  expect((await caller.get('/mh/balance')).json().data).toEqual({
    total: null,
    as_of: null,
    accounts: [],
  })
  await connect(caller)
  expect((await caller.get('/mh/balance')).json().data.total).toMatch(/^-?\d+\.\d\d$/)
  const unknown = await caller.get(`/mh/transactions?connection=${crypto.randomUUID()}`)
  expect([unknown.statusCode, unknown.json().message]).toEqual([
    404,
    'There is no such connection.',
  ])
})
