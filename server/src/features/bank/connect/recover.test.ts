// A return from the bank whose process died, or whose provider fell silent, between the bank's
// proof and the keeping of it.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { testBanks, visitBank } from '../../../testing/bank-world.ts'
import {
  type Banking,
  connect,
  connectionsOf,
  queryOf,
  settled,
  startBanking,
} from '../../../testing/banking.ts'
import { businessIdOf } from '../../../testing/books.ts'
import type { Caller } from '../../../testing/test-server.ts'
import { unseal, unsealAttempt } from '../connection/seals.ts'
import { recover } from './recover.ts'

const slowly = 120_000
let world: Banking
beforeAll(async () => {
  world = await startBanking()
}, slowly)
afterEach(() => world.bank.reset())
afterAll(() => world.stop())

const few = () => world.bank.control({ syncEverySeconds: 0, historyMonthsMax: 5 })

type HandedBack = Record<string, string | undefined>

async function begunAt(caller: Caller): Promise<HandedBack> {
  const begun = await caller.get(`/mh/add-bank?bank=${testBanks.northgate}`)
  return visitBank(begun.json().data.url)
}

/**
 * Leaves an attempt as a process does that has exchanged the code and was killed at that moment.
 * Returns the attempt's id.
 */
async function dieBehindExchange(caller: Caller, handedBack: HandedBack): Promise<string> {
  const { context } = world.server
  const businessId = await businessIdOf(world.server, caller)
  const attempt = await asTenant(context.db, businessId, (tx) =>
    tx
      .selectFrom('bank_attempt')
      .innerJoin('bank_user', 'bank_user.business_id', 'bank_attempt.business_id')
      .select(['id', 'secrets_sealed', 'user_sealed'])
      .where('ended', 'is', null)
      .executeTakeFirstOrThrow(),
  )
  await context.banks?.completeConnect({
    user: unseal(context, 'user', attempt.user_sealed),
    state: handedBack.state ?? '',
    attempt: unsealAttempt(context, attempt.secrets_sealed),
    handedBack,
  })
  await asTenant(context.db, businessId, (tx) =>
    sql`update bank_attempt set used_at = now(), held_until = now() - interval '1 second'
      where id = ${attempt.id}`.execute(tx),
  )
  return attempt.id
}

test(
  'killed between the exchange and the keeping: sending the same return again connects the bank',
  async () => {
    await few()
    const caller = await world.server.signUp()
    const handedBack = await begunAt(caller)
    await dieBehindExchange(caller, handedBack)
    const reply = await caller.get(`/mh/onboard-callback?${queryOf(handedBack)}`)
    expect([reply.statusCode, reply.json().message]).toEqual([200, undefined])
    expect(await settled(caller)).toMatchObject({ status: 'success' })
    expect(await connectionsOf(caller)).toHaveLength(1)
    expect((await world.bank.connections()).length).toBe(1)
  },
  slowly,
)

test(
  'killed between the exchange and the keeping, and nobody comes back: the bank is connected by itself, once',
  async () => {
    await few()
    const caller = await world.server.signUp()
    const businessId = await businessIdOf(world.server, caller)
    const handedBack = await begunAt(caller)
    const attemptId = await dieBehindExchange(caller, handedBack)
    await recover(world.server.context, { businessId, attemptId })
    await recover(world.server.context, { businessId, attemptId })
    const [connection, ...others] = await connectionsOf(caller)
    expect(connection?.accounts.length).toBeGreaterThan(0)
    expect(others).toEqual([])
    const again = await caller.get(`/mh/onboard-callback?${queryOf(handedBack)}`)
    expect(again.json().data.id).toBe(connection?.id)
    await settled(caller)
  },
  slowly,
)

test(
  'killed before the bank had agreed to anything: nothing is made, and the person has to start again',
  async () => {
    await few()
    const caller = await world.server.signUp()
    const businessId = await businessIdOf(world.server, caller)
    await world.bank.control({ consent: 'cancel' })
    const handedBack = await begunAt(caller)
    const [attempt] = await asTenant(world.server.context.db, businessId, async (tx) => {
      await sql`update bank_attempt set used_at = now(), held_until = now() - interval '1 second'`.execute(
        tx,
      )
      return tx.selectFrom('bank_attempt').select('id').execute()
    })
    await recover(world.server.context, { businessId, attemptId: attempt?.id ?? '' })
    expect(await connectionsOf(caller)).toEqual([])
    const reply = await caller.get(`/mh/onboard-callback?${queryOf(handedBack)}`)
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'This try has failed already. Please start again from Integrations.',
    ])
  },
  slowly,
)

test(
  'a provider that falls silent behind the exchange costs no consent: the same return is good later',
  async () => {
    await few()
    const caller = await world.server.signUp()
    const handedBack = await begunAt(caller)
    await world.bank.control({ fault: 'bad-gateway', faultPath: '/users', faultTimes: 0 })
    const silent = await caller.get(`/mh/onboard-callback?${queryOf(handedBack)}`)
    expect(silent.statusCode).toBe(502)
    await world.bank.control({ fault: 'none' })
    const reply = await caller.get(`/mh/onboard-callback?${queryOf(handedBack)}`)
    expect([reply.statusCode, reply.json().message]).toEqual([200, undefined])
    expect((await world.bank.connections()).length).toBe(1)
    await settled(caller)
  },
  slowly,
)

test(
  'a renewal killed behind its exchange is completed when it is sent again',
  async () => {
    await few()
    const caller = await world.server.signUp()
    await connect(caller)
    await world.bank.act('expire-consent')
    const expired = await caller.get('/mh/transactions')
    expect(expired.statusCode).toBeLessThan(500)
    await settled(caller)
    const begun = await caller.get('/mh/recon-reauth-url')
    const handedBack = await visitBank(begun.json().url)
    const businessId = await businessIdOf(world.server, caller)
    await asTenant(world.server.context.db, businessId, (tx) =>
      sql`update bank_attempt set used_at = now(), held_until = now() - interval '1 second'
        where ended is null`.execute(tx),
    )
    const spoilt = { ...handedBack, code: 'used-up' }
    const how = handedBack.state?.startsWith('reauth.') ? 're-auth' : 're-consent'
    const reply = await caller.post(`/mh/${how}`, spoilt)
    expect([reply.statusCode, reply.json().message]).toEqual([
      200,
      'Your bank account has been successfully reconnected.',
    ])
    await settled(caller)
  },
  slowly,
)
