// When a first update calls itself whole: at the provider's word, or when nothing more has come for
// long enough.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { testBanks, visitBank } from '../../../testing/bank-world.ts'
import {
  type Banking,
  connectionsOf,
  connectOnly,
  expectSameAsBank,
  hearOf,
  queryOf,
  settled,
  startBanking,
} from '../../../testing/banking.ts'
import { businessIdOf } from '../../../testing/books.ts'
import type { Caller } from '../../../testing/test-server.ts'
import { judgeHistory } from './is-whole.ts'
import { lookAgain } from './look-again.ts'

const slowly = 120_000
let world: Banking
beforeAll(async () => {
  world = await startBanking()
}, slowly)
afterEach(() => world.bank.reset())
afterAll(() => world.stop())

const noEvents = { any: false, completed: false }
const someEvents = { any: true, completed: false }

test.each([
  [
    'the provider’s word is enough',
    { stableMs: 0, events: { any: true, completed: true } },
    'whole',
  ],
  ['a provider that speaks is waited for', { stableMs: 30_000, events: someEvents }, 'go on'],
  ['but not for ever', { stableMs: 61_000, events: someEvents }, 'whole'],
  ['in silence two looks agree', { stableMs: 5_100, events: noEvents }, 'enough'],
  ['one look is not enough', { stableMs: 1_000, events: noEvents }, 'go on'],
  ['more than the first months has come', { stableMs: 2_100, from: '2025-01-02' }, 'whole'],
] as const)('a first history: %s', (_, state, verdict) => {
  const {
    stableMs,
    events = noEvents,
    from = '2026-09-01',
  } = { from: undefined, ...state } as {
    stableMs: number
    events?: typeof someEvents
    from?: string
  }
  const nowMs = 1_000_000
  const readings = { stableSince: nowMs - stableMs, earliest: from }
  expect(judgeHistory(readings, { events, today: '2026-11-20', nowMs })).toBe(verdict)
})

test(
  'a bank with three months of history is whole at once',
  async () => {
    await world.bank.control({ syncEverySeconds: 0, historyMonthsMax: 3 })
    const caller = await world.server.signUp()
    const begun = await caller.get(`/mh/add-bank?bank=${testBanks.northgate}`)
    const handedBack = await visitBank(begun.json().data.url)
    await hearOf(world, 'sync-completed')
    await caller.get(`/mh/onboard-callback?${queryOf(handedBack)}`)
    expect(await settled(caller)).toMatchObject({ status: 'success', message: null })
    expect((await connectionsOf(caller))[0]?.history_complete).toBe(true)
    await expectSameAsBank(world, caller)
  },
  slowly,
)

async function letTimePass(caller: Caller): Promise<void> {
  const businessId = await businessIdOf(world.server, caller)
  await asTenant(world.server.context.db, businessId, async (tx) => {
    const [row] = await tx.selectFrom('bank_sync').selectAll().execute()
    const readings = row?.readings as { stableSince: number }
    readings.stableSince -= 60_000
    await tx
      .updateTable('bank_sync')
      .set({ readings: JSON.stringify(readings) })
      .execute()
  })
}

test(
  'where no webhook ever comes: usable and ended soon, whole when a later look agrees, and a late history is still caught',
  async () => {
    await world.bank.control({ syncEverySeconds: 0, historyMonthsMax: 3 })
    const caller = await world.server.signUp()
    const { id: connectionId } = await connectOnly(caller)
    expect(await settled(caller)).toMatchObject({
      status: 'success',
      message:
        'If Northgate Business has older transactions, they appear by themselves as they arrive.',
    })
    expect((await connectionsOf(caller))[0]?.history_complete).toBe(false)
    const businessId = await businessIdOf(world.server, caller)
    const { rows } = await world.server.context.pool.query(
      `select data from pgboss.job where name = 'bank-look-again' and start_after > now()`,
    )
    expect(rows).toEqual([{ data: { businessId, connectionId } }])
    await letTimePass(caller)
    await lookAgain(world.server.context, { businessId, connectionId })
    expect(await settled(caller)).toMatchObject({ status: 'success', message: null })
    expect((await connectionsOf(caller))[0]?.history_complete).toBe(true)
    await expectSameAsBank(world, caller)
  },
  slowly,
)
