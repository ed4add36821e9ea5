// The problems that people report most of connections to banks, each made to happen at the sandbox
// bank.
import { addDays } from '@plimsoll/domain/calendar'
import { expect, test } from 'vitest'
import { annotate, bankOfFile } from '../../../testing/bank-problems.ts'
import { testBanks, visitBank } from '../../../testing/bank-world.ts'
import {
  bookRows,
  connect,
  connectionsOf,
  connectOnly,
  expectSameAsBank,
  forgetBudget,
  hearOf,
  renew,
  settled,
  sync,
  syncAgain,
} from '../../../testing/banking.ts'
import { businessIdOf, expectBooksAddUp } from '../../../testing/books.ts'
import type { Caller } from '../../../testing/test-server.ts'
import { lookAfterAll } from '../rounds.ts'

const world = bankOfFile()

test('a renewal that changes every id doubles neither accounts nor history, and edits stay', async () => {
  const caller = await world.connected()
  const [row] = (await bookRows(world.server, caller)).filter((each) => each.transfer_id === null)
  await annotate(caller, row?.id ?? '', 'Mine')
  const before = await bookRows(world.server, caller)
  const accounts = (await connectionsOf(caller))[0]?.accounts.map(({ id }) => id)
  await world.bank.control({ newAccountIdsOnRenewal: true })
  const reply = await renew(caller)
  expect(reply.json().message).toBe('Your bank account has been successfully reconnected.')
  expect(await settled(caller)).toMatchObject({ status: 'success' })
  await syncAgain(world.server, caller)
  expect((await connectionsOf(caller))[0]?.accounts.map(({ id }) => id)).toEqual(accounts)
  expect(await bookRows(world.server, caller)).toEqual(before)
  await expectSameAsBank(world, caller)
})

test('connecting the same bank again is the same accounts, and one connection', async () => {
  const caller = await world.connected()
  const before = await bookRows(world.server, caller)
  const accounts = (await connectionsOf(caller))[0]?.accounts.map(({ id }) => id)
  await connect(caller)
  const connections = await connectionsOf(caller)
  expect(connections.map(({ status }) => status)).toEqual(['active'])
  expect(connections[0]?.accounts.map(({ id }) => id).sort()).toEqual(accounts?.sort())
  expect(await bookRows(world.server, caller)).toEqual(before)
  await expectBooksAddUp(world.server, caller)
})

test('a consent that ends raises an alert at 14, 7 and 1 days, ends in a sentence, and renewal mends it in place', async () => {
  const caller = await world.connected()
  const { context } = world.server
  const [connection] = await connectionsOf(caller)
  const before = await bookRows(world.server, caller)
  for (const days of [14, 7, 1]) {
    await setExpiry(caller, days)
    await lookAfterAll(context)
    await lookAfterAll(context)
    expect((await connectionsOf(caller))[0]).toMatchObject({
      status: 'consent_due',
      consent_days_left: days,
    })
  }
  const alerts = await context.pool
    .query(
      `select count(*)::int as count from email_outbox where recipient = $1 and template like '%alert%'`,
      [caller.email],
    )
    .then(({ rows }) => rows[0]?.count)
  expect(alerts).toBe(3)
  await world.bank.act('expire-consent')
  await forgetBudget(world.server, caller)
  expect(await sync(caller)).toMatchObject({ status: 'error' })
  const [ended] = await connectionsOf(caller)
  expect(ended).toMatchObject({ status: 'sign_in_needed', renewal: 'reauth' })
  expect(ended?.message).toContain('Reconnect')
  expect((await renew(caller, connection?.id)).statusCode).toBe(200)
  expect(await settled(caller)).toMatchObject({ status: 'success' })
  expect((await connectionsOf(caller))[0]).toMatchObject({ id: connection?.id, status: 'active' })
  expect(await bookRows(world.server, caller)).toEqual(before)
})

test('a consent that ends while the bank still updates ends the update with a sentence', async () => {
  const caller = await world.connected()
  await world.bank.control({ syncTakesMs: 600_000 })
  await forgetBudget(world.server, caller)
  await caller.get('/mh/transactions')
  await expect.poll(world.bank.waiting).toBe(1)
  await world.bank.act('expire-consent')
  await world.bank.act('hurry')
  expect(await settled(caller)).toMatchObject({ status: 'error' })
  expect((await connectionsOf(caller))[0]).toMatchObject({ status: 'sign_in_needed' })
})

test('backing out of a renewal changes nothing', async () => {
  const caller = await world.connected()
  const before = await connectionsOf(caller)
  await world.bank.control({ consent: 'cancel' })
  const reply = await renew(caller)
  expect(reply.statusCode).toBe(409)
  expect(reply.json().message).toContain('nothing was changed')
  expect(await connectionsOf(caller)).toEqual(before)
  expect(await sync(caller)).toMatchObject({ status: 'success' })
})

test('R-072 looking at pages asks the bank nothing, and a second update waits for its time', async () => {
  const caller = await world.connected()
  await world.bank.control({ syncEverySeconds: 1_800 })
  await syncAgain(world.server, caller)
  const calls = (await world.bank.connections()).length
  for (const path of [
    '/mh/connections',
    '/mh/balance',
    '/mh/pending',
    '/data/account-balances',
    '/mh/txn-sync-done',
  ])
    expect((await caller.get(path)).statusCode).toBe(200)
  expect((await world.bank.connections()).length).toBe(calls)
  const reply = await caller.get('/mh/transactions')
  expect(reply.statusCode).toBe(429)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(60)
  expect((await connectionsOf(caller))[0]?.next_sync_at).not.toBeNull()
})

test('an update that failed takes nothing from the budget: it can be tried again at once', async () => {
  const caller = await world.connected()
  await world.bank.control({ sync: 'error' })
  await forgetBudget(world.server, caller)
  expect(await sync(caller)).toMatchObject({ status: 'error' })
  expect((await connectionsOf(caller))[0]?.next_sync_at).toBeNull()
  await world.bank.control({ sync: 'success' })
  expect(await sync(caller)).toMatchObject({ status: 'success' })
})

test('where the bank may not be polled again yet, its failed update is shown until a later one succeeds', async () => {
  const caller = await world.connected()
  await world.bank.control({ sync: 'error', syncEverySeconds: 1_800 })
  expect(await sync(caller)).toMatchObject({ status: 'error' })
  expect(await sync(caller)).toMatchObject({ status: 'error' })
  const [failed] = await connectionsOf(caller)
  expect(failed?.message).toContain('You can update again when the next update is due.')
  await world.bank.control({ sync: 'success' })
  await world.bank.act('run-update')
  expect(await sync(caller)).toMatchObject({ status: 'success' })
  expect((await connectionsOf(caller))[0]?.status).toBe('active')
})

test('Retry-After of the bank is kept to', async () => {
  const caller = await world.connected()
  await world.bank.control({
    fault: 'rate-limited',
    faultPath: '/sync',
    faultTimes: 0,
    retryAfterSeconds: 7200,
  })
  await forgetBudget(world.server, caller)
  expect(await sync(caller)).toMatchObject({ status: 'success' })
  const [connection] = await connectionsOf(caller)
  const seconds = (Date.parse(connection?.next_sync_at ?? '') - Date.now()) / 1000
  expect(seconds).toBeGreaterThan(7000)
})

test('three months of history are shown as the whole that the bank has', async () => {
  const caller = await world.server.signUp()
  await connectOnly(caller, testBanks.clyde)
  await hearOf(world, 'sync-completed')
  expect(await settled(caller)).toMatchObject({ status: 'success' })
  const [connection] = await connectionsOf(caller)
  const today = world.server.context.today()
  expect(connection?.history_complete).toBe(true)
  expect((connection?.history_from ?? '') >= addDays(today, -95)).toBe(true)
  await expectSameAsBank(world, caller)
})

test('the first months can be used while the rest arrives, and then all of it is there', async () => {
  await world.bank.control({
    historyRestAfterMs: 600_000,
    historyMonthsAtFirst: 2,
    historyMonthsMax: 8,
  })
  const caller = await world.server.signUp()
  await connectOnly(caller)
  await hearOf(world, 'new-transactions')
  const state = async () => (await caller.get('/mh/txn-sync-done')).json().data
  await expect.poll(state, { timeout: 60_000 }).toMatchObject({ usable: true, status: 'pending' })
  const early = (await state()).transactions
  expect(early).toBeGreaterThan(0)
  await world.bank.act('hurry')
  await hearOf(world, 'sync-completed')
  expect(await settled(caller)).toMatchObject({ status: 'success' })
  expect((await bookRows(world.server, caller)).length).toBeGreaterThan(early)
  await expectSameAsBank(world, caller)
})

test('a history that is refused for its length is read as far as the bank gives it, and shown from there', async () => {
  await world.bank.control({ windowDaysMax: 90, historyMonthsMax: 8 })
  const caller = await world.server.signUp()
  const { synced } = await connect(caller)
  expect(synced).toMatchObject({ status: 'success' })
  const days = (await bookRows(world.server, caller)).map(({ day }) => day).sort()
  const today = world.server.context.today()
  expect((days[0] ?? '') >= addDays(today, -90)).toBe(true)
  expect(days.length).toBeGreaterThan(0)
  expect((await connectionsOf(caller))[0]?.history_from).toBe(days[0])
  expect(await syncAgain(world.server, caller)).toMatchObject({ status: 'success' })
  await expectBooksAddUp(world.server, caller)
})

test('the balance is the booked one; what is available stands apart; a failure leaves the last one', async () => {
  const caller = await world.connected()
  await world.bank.act('add-pending')
  await syncAgain(world.server, caller)
  const [account] = (await caller.get('/mh/balance')).json().data.accounts
  expect(account.available).not.toBe(account.balance)
  const [shown] = (await caller.get('/data/account-balances')).json().data
  expect(shown).toMatchObject({ balance: account.balance, institution: 'Northgate Business' })
  await world.bank.control({ fault: 'bad-gateway', faultPath: '/accounts', faultTimes: 0 })
  await forgetBudget(world.server, caller)
  expect(await sync(caller)).toMatchObject({ status: 'error' })
  const [after] = (await caller.get('/mh/balance')).json().data.accounts
  expect(after.balance).toBe(account.balance)
})

test('an update ends in time though its worker is gone, says so, and can be started again', async () => {
  const caller = await world.connected()
  const businessId = await businessIdOf(world.server, caller)
  await pretendStuck(businessId)
  const reply = (await caller.get('/mh/txn-sync-done')).json().data
  expect(reply).toMatchObject({ status: 'error' })
  expect(reply.message).toContain('start it again')
  expect((await connectionsOf(caller))[0]?.status).toBe('error')
  expect((await caller.get('/data/check-analytics-sync')).json().data.analytics_sync).toBe(1)
  expect(await syncAgain(world.server, caller)).toMatchObject({ status: 'success' })
  expect((await connectionsOf(caller))[0]).toMatchObject({ status: 'active', message: null })
})

test('racing updates are one update', async () => {
  const caller = await world.connected()
  await forgetBudget(world.server, caller)
  await world.bank.act('add-transaction')
  const replies = await Promise.all(Array.from({ length: 8 }, () => caller.get('/mh/transactions')))
  expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(200))
  expect(replies.filter((reply) => reply.json().data.started).length).toBe(1)
  await settled(caller)
  await expectSameAsBank(world, caller)
})

test('a failed first visit connects nothing, and says one thing to do', async () => {
  const caller = await world.server.signUp()
  for (const [consent, sentence] of [
    ['cancel', 'Start again'],
    ['bank-down', 'Try again'],
  ]) {
    await world.bank.control({ consent })
    const begun = await caller.get(`/mh/add-bank?bank=${testBanks.northgate}`)
    const handedBack = await visitBank(begun.json().data.url)
    const query = new URLSearchParams(handedBack as Record<string, string>)
    const reply = await caller.get(`/mh/onboard-callback?${query}`)
    expect([409, 502]).toContain(reply.statusCode)
    expect(reply.json().message).toContain(sentence)
  }
  expect(await connectionsOf(caller)).toEqual([])
})

async function setExpiry(caller: Caller, days: number): Promise<void> {
  const businessId = await businessIdOf(world.server, caller)
  const ends = addDays(world.server.context.today(), days)
  await inBusiness(businessId, `update bank_connection set expires_at = '${ends}T12:00:00Z'`)
}

async function pretendStuck(businessId: string): Promise<void> {
  await inBusiness(
    businessId,
    `update bank_sync set state = 'pending', started_at = now() - interval '5 minutes', deadline_at = now() - interval '1 second'`,
  )
}

async function inBusiness(businessId: string, statement: string): Promise<void> {
  const client = await world.server.context.pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.business', $1, true)`, [businessId])
    await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
}
