// Tokens: as few grants as possible, one per scope and user, and a fresh one in time.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAdapter } from '../../testing/bank-adapter.ts'
import { startBank, type TestBank, testBanks } from '../../testing/bank-world.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await startBank({ today: '2026-11-18' })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => bank.stop())

test('one token serves many calls of a kind, and each user has their own', async () => {
  const fresh = await openAdapter(bank)
  const calls = vi.spyOn(globalThis, 'fetch')
  const grants = () =>
    calls.mock.calls.filter(([url]) => String(url).endsWith('/oidc/token')).length
  const first = await fresh.connect()
  const second = await fresh.connect(testBanks.tamar)
  // Two codes were exchanged, both users made with one token, and each has one to read with.
  expect(grants()).toBe(5)
  for (let times = 0; times < 3; times++) {
    for (const { user } of [first, second]) {
      await fresh.banks.listAccounts(user)
      await fresh.banks.listConnections(user)
    }
  }
  expect(grants()).toBe(6)
  const request = { accountId: 'any', from: null, modifiedSince: null, cursor: null }
  const pull = ({ user }: typeof first) => fresh.banks.pullTransactions({ ...request, user })
  await Promise.all([second, second, second, first].map(pull))
  expect(grants()).toBe(8)
})

test('a token is renewed shortly before it ends', async () => {
  const fresh = await openAdapter(bank)
  const { user } = await fresh.connect()
  await fresh.banks.listConnections(user)
  const calls = vi.spyOn(globalThis, 'fetch')
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 560_000)
  await fresh.banks.listConnections(user)
  expect(calls).toHaveBeenCalledTimes(1)
  vi.spyOn(Date, 'now').mockReturnValue(now + 575_000)
  await fresh.banks.listConnections(user).catch(() => undefined)
  expect(String(calls.mock.calls[1]?.[0])).toMatch(/\/oidc\/token$/)
})
