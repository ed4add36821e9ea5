// A bank for a file of tests about what goes wrong with banks: put back after each, and the ways of
// people with their rows.
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { type Banking, connect, startBanking } from './banking.ts'
import type { Caller } from './test-server.ts'

const slowlyMs = 120_000

/**
 * A server and its bank for all tests of a file, which may take their time. Call it at the top of
 * the file.
 */
export function bankOfFile(): Banking & { connected(bankId?: string): Promise<Caller> } {
  vi.setConfig({ testTimeout: slowlyMs })
  let started: Banking | undefined
  const world = () => {
    if (!started) throw new Error('Start the bank before the tests, not while they are collected.')
    return started
  }
  beforeAll(async () => {
    started = await startBanking()
  }, slowlyMs)
  afterEach(async () => {
    await world().bank.reset()
    await world().bank.control({ syncEverySeconds: 0 })
  })
  afterAll(() => world().stop())
  return {
    get server() {
      return world().server
    },
    get bank() {
      return world().bank
    },
    stop: () => world().stop(),
    /** A business with a bank connected. */
    async connected(bankId) {
      await world().bank.control({ syncEverySeconds: 0, historyMonthsMax: 6 })
      const caller = await world().server.signUp()
      const { synced } = await connect(caller, bankId)
      expect(synced).toMatchObject({ status: 'success' })
      return caller
    },
  }
}

/** Writes a note on a transaction. */
export async function annotate(caller: Caller, id: string, note: string): Promise<void> {
  const reply = await caller.post('/data/update-transactions', { transactions: [{ id, note }] })
  expect([reply.statusCode, reply.json().message]).toEqual([200, undefined])
}
