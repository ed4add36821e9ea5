// The return from the bank: the person's own attempt, of the right kind, once; and the end of a
// connection, here and there.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testBanks, visitBank } from '../../../testing/bank-world.ts'
import {
  type Banking,
  bookRows,
  connect,
  connectionsOf,
  expectSameAsBank,
  queryOf,
  settled,
  startBanking,
} from '../../../testing/banking.ts'
import { expectBooksAddUp, exportBooks } from '../../../testing/books.ts'
import { type Caller, testPassword } from '../../../testing/test-server.ts'
import { endAll } from '../disconnect/end-at-provider.ts'

const slowly = 120_000
let world: Banking
beforeAll(async () => {
  world = await startBanking()
}, slowly)
afterEach(() => world.bank.reset())
afterAll(() => world.stop())

const few = () => world.bank.control({ syncEverySeconds: 0, historyMonthsMax: 5 })

async function handedBackTo(caller: Caller): Promise<string> {
  const begun = await caller.get(`/mh/add-bank?bank=${testBanks.northgate}`)
  return queryOf(await visitBank(begun.json().data.url))
}

test(
  'two tabs complete one attempt: one connection, and both get it or have to wait',
  async () => {
    await few()
    const caller = await world.server.signUp()
    const query = await handedBackTo(caller)
    const replies = await Promise.all([1, 2].map(() => caller.get(`/mh/onboard-callback?${query}`)))
    const codes = replies.map((reply) => reply.statusCode).sort()
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(codes)
    await settled(caller)
    const again = await caller.get(`/mh/onboard-callback?${query}`)
    expect(again.statusCode).toBe(200)
    expect(await connectionsOf(caller)).toHaveLength(1)
  },
  slowly,
)

test(
  'an attempt is of no use to anybody else, as another kind, or with its state changed',
  async () => {
    await few()
    const [caller, stranger] = [await world.server.signUp(), await world.server.signUp()]
    const query = await handedBackTo(caller)
    const refused = async (who: Caller, message: string) =>
      (await who.get(`/mh/onboard-callback?${message}`)).statusCode
    expect(await refused(stranger, query)).toBe(409)
    expect(await refused(caller, query.replace('state=add.', 'state=add.x'))).toBe(409)
    expect(await refused(caller, 'code=x')).toBe(400)
    const body = Object.fromEntries(new URLSearchParams(query))
    expect((await caller.post('/mh/re-consent', body)).statusCode).toBe(400)
    expect(await refused(caller, query)).toBe(200)
  },
  slowly,
)

test(
  'R-070 the token says that a bank is connected, demo data goes first, and onboarding is complete',
  async () => {
    await few()
    const caller = await world.server.signUp({ onboarded: false })
    await caller.get('/mock/load-data')
    const query = await handedBackTo(caller)
    const reply = await caller.get(`/mh/onboard-callback?${query}`)
    const token = String(reply.headers['x-renewed-token'])
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).mh).toBe(true)
    expect(await settled(caller)).toMatchObject({ status: 'success', demo: false })
    expect((await caller.get('/data/user-data-exists')).json().data).toMatchObject({
      source: 'bank',
      details: { institution: 'Northgate Business', accounts: 3 },
    })
    expect((await caller.get('/data/data-version')).statusCode).toBe(200)
    await expectSameAsBank(world, caller)
  },
  slowly,
)

test(
  'disconnecting keeps the data, ends the consent at the bank, and connecting again doubles nothing',
  async () => {
    await few()
    const caller = await world.server.signUp()
    const { connection } = await connect(caller)
    const before = await bookRows(world.server, caller)
    expect(await disconnect(caller, connection.id, 'keep')).toBe(200)
    expect(await disconnect(caller, connection.id, 'keep')).toBe(200)
    await endAll(world.server.context)
    expect(await world.bank.connections()).toEqual([])
    expect((await connectionsOf(caller)).map(({ status }) => status)).toEqual(['disconnected'])
    expect(await bookRows(world.server, caller)).toEqual(before)
    await connect(caller)
    expect((await connectionsOf(caller)).map(({ status }) => status)).toEqual(['active'])
    expect(await bookRows(world.server, caller)).toEqual(before)
    await expectSameAsBank(world, caller)
  },
  slowly,
)

test(
  'disconnecting with its data leaves books as if there had been no bank; the bank being down is no hindrance',
  async () => {
    await few()
    const caller = await world.server.signUp()
    const { connection } = await connect(caller)
    await world.bank.control({ fault: 'bad-gateway', faultPath: '/', faultTimes: 0 })
    expect(await disconnect(caller, connection.id, 'delete')).toBe(200)
    await expectBooksAddUp(world.server, caller)
    const left = (await exportBooks(world.server, caller))
      .split('\n')
      .filter((line) => !/^(bank_user|bank_attempt|alert|learnt_model|idempotency)/.test(line))
    expect(left.filter((line) => line !== '')).toEqual([])
    expect((await caller.get('/data/user-data-exists')).json().data.source).toBe(null)
    await endAll(world.server.context)
    expect(await world.bank.connections()).toHaveLength(1)
    await world.bank.control({ fault: 'none' })
    await hurryEndings()
    await endAll(world.server.context)
    expect(await world.bank.connections()).toEqual([])
  },
  slowly,
)

test.each(['/data/delete-user-data', '/user/account'])(
  'deleting by %s ends the consent at the bank too',
  async (path) => {
    await few()
    const caller = await world.server.signUp()
    await connect(caller)
    const payload = { password: testPassword }
    const reply = await caller.call({ method: 'DELETE', url: `/api${path}`, payload })
    expect(reply.statusCode).toBe(200)
    await hurryEndings()
    await endAll(world.server.context)
    expect(await world.bank.connections()).toEqual([])
  },
  slowly,
)

test(
  'a second business sees nothing of a bank, and can neither renew, update nor end it',
  async () => {
    await few()
    const [owner, stranger] = [await world.server.signUp(), await world.server.signUp()]
    const { connection } = await connect(owner)
    expect((await stranger.get('/mh/connections')).json().data).toEqual([])
    expect((await stranger.get('/mh/pending')).json().data).toEqual([])
    for (const path of ['recon-reauth-url', 'transactions', 'txn-sync-done'])
      expect([
        path,
        (await stranger.get(`/mh/${path}?connection=${connection.id}`)).statusCode,
      ]).toEqual([path, 404])
    expect(await disconnect(stranger, connection.id, 'delete')).toBe(404)
    expect((await connectionsOf(owner))[0]?.status).toBe('active')
  },
  slowly,
)

async function disconnect(caller: Caller, id: string, data: 'keep' | 'delete'): Promise<number> {
  const url = `/api/mh/connections/${id}?data=${data}`
  return (await caller.call({ method: 'DELETE', url })).statusCode
}

async function hurryEndings(): Promise<void> {
  await world.server.context.pool.query('update bank_ending set next_try_at = now()')
}
