// The fifteen problems that people report most of bank connections, each made to happen at the sandbox bank.
import { addDays } from '@plimsoll/domain/calendar'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testBanks, visitBank } from '../../testing/bank-world.ts'
import {
  type Banking,
  bookRows,
  connect,
  connectionsOf,
  connectOnly,
  expectSameAsBank,
  forgetBudget,
  heldBy,
  renew,
  settled,
  startBanking,
  sync,
  syncAgain,
} from '../../testing/banking.ts'
import { businessIdOf, expectBooksAddUp } from '../../testing/books.ts'
import type { Caller } from '../../testing/test-server.ts'
import { lookAfterAll } from './rounds.ts'

let world: Banking
const slowly = 120_000
beforeAll(async () => {
  world = await startBanking()
}, slowly)
afterEach(async () => {
  await world.bank.reset()
  await world.bank.control({ syncEverySeconds: 0 })
})
afterAll(() => world.stop())

/** A business with a bank connected. */
async function connected(bankId?: string): Promise<Caller> {
  await world.bank.control({ syncEverySeconds: 0, historyMonthsMax: 6 })
  const caller = await world.server.signUp()
  const { synced } = await connect(caller, bankId)
  expect(synced).toMatchObject({ status: 'success' })
  return caller
}

const pendingOf = async (caller: Caller) => (await caller.get('/mh/pending')).json().data

test.each([
  ['under its own id', 'never'],
  ['under a new id', 'always'],
])(
  'problem 1: what was pending is booked once, %s, and keeps its row',
  async (_, ids) => {
    const caller = await connected()
    await world.bank.control({ newIdWhenPosted: ids })
    await world.bank.act('add-pending')
    await syncAgain(world.server, caller)
    const pending = await pendingOf(caller)
    expect(pending.length).toBeGreaterThan(0)
    const before = await bookRows(world.server, caller)
    await world.bank.act('post-pending')
    await syncAgain(world.server, caller)
    expect(await pendingOf(caller)).toEqual([])
    const after = await bookRows(world.server, caller)
    const fresh = after.filter((row) => !before.some(({ id }) => id === row.id))
    expect(fresh.map(({ id }) => id).sort()).toEqual(
      pending.map(({ id }: { id: string }) => id).sort(),
    )
    await expectSameAsBank(world, caller)
  },
  slowly,
)

test(
  'problem 2: two payments alike in every word stay two',
  async () => {
    const caller = await connected()
    const before = await bookRows(world.server, caller)
    await world.bank.act('add-transaction')
    await world.bank.act('add-transaction')
    await syncAgain(world.server, caller)
    expect((await bookRows(world.server, caller)).length).toBe(before.length + 2)
    await syncAgain(world.server, caller)
    expect((await bookRows(world.server, caller)).length).toBe(before.length + 2)
    await expectSameAsBank(world, caller)
  },
  slowly,
)

test(
  'problem 3: a renewal that changes every id doubles neither accounts nor history, and edits stay',
  async () => {
    const caller = await connected()
    const [row] = (await bookRows(world.server, caller)).filter((one) => one.transfer_id === null)
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
  },
  slowly,
)

test(
  'problem 3: connecting the same bank again is the same accounts, and one connection',
  async () => {
    const caller = await connected()
    const before = await bookRows(world.server, caller)
    const accounts = (await connectionsOf(caller))[0]?.accounts.map(({ id }) => id)
    await connect(caller)
    const connections = await connectionsOf(caller)
    expect(connections.map(({ status }) => status)).toEqual(['active'])
    expect(connections[0]?.accounts.map(({ id }) => id).sort()).toEqual(accounts?.sort())
    expect(await bookRows(world.server, caller)).toEqual(before)
    await expectBooksAddUp(world.server, caller)
  },
  slowly,
)

test(
  'problem 4: a consent that ends is told at 14, 7 and 1 days, ends in a sentence, and renewal mends it in place',
  async () => {
    const caller = await connected()
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
  },
  slowly,
)

test(
  'problem 4: backing out of a renewal changes nothing',
  async () => {
    const caller = await connected()
    const before = await connectionsOf(caller)
    await world.bank.control({ consent: 'cancel' })
    const reply = await renew(caller)
    expect(reply.statusCode).toBe(409)
    expect(reply.json().message).toContain('nothing was changed')
    expect(await connectionsOf(caller)).toEqual(before)
    expect(await sync(caller)).toMatchObject({ status: 'success' })
  },
  slowly,
)

test(
  'problem 5: looking at pages asks the bank nothing, and a second update waits for its time',
  async () => {
    const caller = await connected()
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
  },
  slowly,
)

test(
  'problem 5: an update that failed takes nothing from the budget: it can be tried again at once',
  async () => {
    const caller = await connected()
    await world.bank.control({ sync: 'error' })
    await forgetBudget(world.server, caller)
    expect(await sync(caller)).toMatchObject({ status: 'error' })
    expect((await connectionsOf(caller))[0]?.next_sync_at).toBeNull()
    await world.bank.control({ sync: 'success' })
    expect(await sync(caller)).toMatchObject({ status: 'success' })
  },
  slowly,
)

test(
  'problem 5: Retry-After of the bank is kept to',
  async () => {
    const caller = await connected()
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
  },
  slowly,
)

test(
  'problem 6: three months of history are told as such, with the whole of it said to be there',
  async () => {
    const caller = await connected(testBanks.clyde)
    const [connection] = await connectionsOf(caller)
    const today = world.server.context.today()
    expect(connection?.history_complete).toBe(true)
    expect((connection?.history_from ?? '') >= addDays(today, -95)).toBe(true)
    await expectSameAsBank(world, caller)
  },
  slowly,
)

test(
  'problem 6: the first months can be used while the rest arrives, and then all of it is there',
  async () => {
    await world.bank.control({
      historyRestAfterMs: 6_000,
      historyMonthsAtFirst: 2,
      historyMonthsMax: 8,
    })
    const caller = await world.server.signUp()
    await connectOnly(caller)
    let early = 0
    for (;;) {
      const told = (await caller.get('/mh/txn-sync-done')).json().data
      if (told.usable && told.status === 'pending' && early === 0) early = told.transactions
      if (told.status !== 'pending') break
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(early).toBeGreaterThan(0)
    expect((await bookRows(world.server, caller)).length).toBeGreaterThan(early)
    await expectSameAsBank(world, caller)
  },
  slowly,
)

test(
  'problem 7: a history that is refused for its length is read as far as the bank gives it, and told from there',
  async () => {
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
  },
  slowly,
)

test(
  'problem 8: money spent with a card is money out, and paying its bill is a transfer',
  async () => {
    const caller = await connected()
    const card = (await connectionsOf(caller))[0]?.accounts.find(({ kind }) => kind === 'card')
    const rows = (await bookRows(world.server, caller)).filter((row) => row.account_id === card?.id)
    const out = rows.filter((row) => row.amount < 0)
    expect(out.length).toBeGreaterThan(rows.length / 2)
    const paid = rows.filter((row) => row.amount > 0)
    expect(paid.filter((row) => row.transfer_id !== null).length).toBeGreaterThan(paid.length / 2)
  },
  slowly,
)

test(
  'problem 9: the balance is the booked one; what is available stands apart; a failure leaves the last one',
  async () => {
    const caller = await connected()
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
  },
  slowly,
)

test(
  'problem 10: what the balance and the rows differ by is told, and never evened out',
  async () => {
    const caller = await connected()
    const [connection] = await connectionsOf(caller)
    expect(connection?.accounts.map(({ difference }) => difference)).toEqual([
      '0.00',
      '0.00',
      '0.00',
    ])
    const [row] = (await bookRows(world.server, caller)).filter(
      (one) => one.account_id === connection?.accounts[0]?.id && one.transfer_id === null,
    )
    await remove(caller, row?.id ?? '')
    await syncAgain(world.server, caller)
    const told = (await connectionsOf(caller))[0]?.accounts[0]?.difference
    expect(told).toBe(((row?.amount ?? 0) / 10 ** 2).toFixed(2))
  },
  slowly,
)

test(
  'problem 11: days are the bank’s own',
  async () => {
    const caller = await connected()
    const held = new Map(
      (await heldBy(world, caller)).map((row) => [`${row.day} ${row.amount} ${row.text}`, row]),
    )
    for (const row of await bookRows(world.server, caller))
      expect(held.has(`${row.day} ${row.amount} ${row.text}`)).toBe(true)
  },
  slowly,
)

test(
  'problem 12: what a person took out stays out, through updates and a renewal with new ids; undo brings it back',
  async () => {
    const caller = await connected()
    const rows = await bookRows(world.server, caller)
    const row = rows.findLast((one) => one.transfer_id === null)
    const changeId = await remove(caller, row?.id ?? '')
    await syncAgain(world.server, caller)
    await world.bank.control({ newAccountIdsOnRenewal: true })
    await renew(caller)
    await settled(caller)
    expect((await bookRows(world.server, caller)).length).toBe(rows.length - 1)
    expect((await caller.post(`/data/transactions/changes/${changeId}/undo`)).statusCode).toBe(200)
    await syncAgain(world.server, caller)
    expect((await bookRows(world.server, caller)).length).toBe(rows.length)
    await expectSameAsBank(world, caller)
  },
  slowly,
)

test(
  'problem 12: what the bank takes back goes, and comes back restored with its edits',
  async () => {
    const caller = await connected()
    await world.bank.act('add-transaction')
    await syncAgain(world.server, caller)
    const row = (await bookRows(world.server, caller)).findLast((one) => one.text.includes('COSTA'))
    await annotate(caller, row?.id ?? '', 'Client coffee')
    const before = await bookRows(world.server, caller)
    const held = (await heldBy(world, caller)).find(
      (one) => one.text === row?.text && one.day === row.day && one.amount === row.amount,
    )
    await world.bank.act('delete-transaction', { transactionId: held?.id })
    await syncAgain(world.server, caller)
    await expectSameAsBank(world, caller)
    expect((await bookRows(world.server, caller)).length).toBe(before.length - 1)
    await world.bank.act('restore-transactions')
    await syncAgain(world.server, caller)
    expect(await bookRows(world.server, caller)).toEqual(before)
    await expectSameAsBank(world, caller)
  },
  slowly,
)

test(
  'problem 13: the user’s words survive every update of the bank’s',
  async () => {
    const caller = await connected()
    await world.bank.act('add-transaction')
    await syncAgain(world.server, caller)
    const row = (await bookRows(world.server, caller)).findLast((one) => one.text.includes('COSTA'))
    await annotate(caller, row?.id ?? '', 'Client coffee')
    await world.bank.act('advance-clock', { days: 1 })
    await syncAgain(world.server, caller)
    const after = (await bookRows(world.server, caller)).find(({ id }) => id === row?.id)
    expect(after?.note).toBe('Client coffee')
  },
  slowly,
)

test(
  'problem 14: an update ends in time though its worker is gone, says so, and can be started again',
  async () => {
    const caller = await connected()
    const businessId = await businessIdOf(world.server, caller)
    await pretendStuck(businessId)
    const told = (await caller.get('/mh/txn-sync-done')).json().data
    expect(told).toMatchObject({ status: 'error' })
    expect(told.message).toContain('start it again')
    expect((await connectionsOf(caller))[0]?.status).toBe('error')
    expect((await caller.get('/data/check-analytics-sync')).json().data.analytics_sync).toBe(1)
    expect(await syncAgain(world.server, caller)).toMatchObject({ status: 'success' })
    expect((await connectionsOf(caller))[0]).toMatchObject({ status: 'active', message: null })
  },
  slowly,
)

test(
  'problem 15: after weeks away nothing is missing, and own transfers are counted once',
  async () => {
    const caller = await connected()
    await world.bank.act('advance-clock', { days: 40 })
    await syncAgain(world.server, caller)
    await expectSameAsBank(world, caller)
    const rows = await bookRows(world.server, caller)
    expect(rows.filter((row) => row.transfer_id !== null).length).toBeGreaterThan(4)
  },
  slowly,
)

test(
  'problem 15: racing updates are one update',
  async () => {
    const caller = await connected()
    await forgetBudget(world.server, caller)
    await world.bank.act('add-transaction')
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => caller.get('/mh/transactions')),
    )
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(200))
    expect(replies.filter((reply) => reply.json().data.started).length).toBe(1)
    await settled(caller)
    await expectSameAsBank(world, caller)
  },
  slowly,
)

test(
  'a row inserted between two pages is neither lost nor doubled',
  async () => {
    await world.bank.control({ insertBetweenPages: true })
    const caller = await connected()
    await syncAgain(world.server, caller)
    await expectSameAsBank(world, caller)
  },
  slowly,
)

test(
  'a failed first visit connects nothing, and says one thing to do',
  async () => {
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
  },
  slowly,
)

async function annotate(caller: Caller, id: string, note: string): Promise<void> {
  const reply = await caller.post('/data/update-transactions', { transactions: [{ id, note }] })
  expect([reply.statusCode, reply.json().message]).toEqual([200, undefined])
}

async function remove(caller: Caller, id: string): Promise<string> {
  const reply = await caller.call({ method: 'DELETE', url: `/api/data/transactions/${id}` })
  expect([reply.statusCode, reply.json().message]).toEqual([200, undefined])
  return reply.json().data.change_id
}

async function setExpiry(caller: Caller, days: number): Promise<void> {
  const businessId = await businessIdOf(world.server, caller)
  const { pool, today } = world.server.context
  await inBusiness(
    businessId,
    `update bank_connection set expires_at = '${addDays(today(), days)}T12:00:00Z'`,
  )
  expect(pool).toBeDefined()
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
