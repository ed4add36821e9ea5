// Webhooks: verified, received once, followed by a request to the provider; and no secret leaves.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { openLog } from '../../../log.ts'
import { webhookPath } from '../../../outside/open-banking/bank-provider.ts'
import {
  type Banking,
  bookRows,
  connect,
  expectSameAsBank,
  startBanking,
  syncAgain,
} from '../../../testing/banking.ts'
import { businessIdOf, exportBooks } from '../../../testing/books.ts'

const slowly = 120_000
const lines: string[] = []
let world: Banking
beforeAll(async () => {
  world = await startBanking({ log: openLog('debug', { write: (line) => void lines.push(line) }) })
}, slowly)
afterEach(() => world.bank.reset())
afterAll(() => world.stop())

const post = (payload: string, type = 'application/jwt') =>
  world.server.app.inject({
    method: 'POST',
    url: webhookPath,
    headers: { 'content-type': type },
    payload,
  })

const few = () => world.bank.control({ syncEverySeconds: 0, historyMonthsMax: 5 })

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let polls = 0; polls < 400; polls++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It never came to it.')
}

test(
  'a webhook brings the transaction that it names, once, however often it arrives; a forged one brings nothing',
  async () => {
    await few()
    const caller = await world.server.signUp()
    await connect(caller)
    const before = (await bookRows(world.server, caller)).length
    const earlier = (await world.bank.webhooks()).length
    await world.bank.act('add-transaction')
    await until(async () => (await world.bank.webhooks()).length > earlier)
    const token = (await world.bank.webhooks()).at(-1)?.token ?? ''
    const [head, body, signature = ''] = token.split('.')
    const forged = `${head}.${body}.${signature.slice(0, -4)}AAAA`
    expect((await post(forged)).statusCode).toBe(409)
    expect((await post('{"id":"x"}', 'application/json')).statusCode).toBe(400)
    expect((await post('not a token')).statusCode).toBe(409)
    expect((await bookRows(world.server, caller)).length).toBe(before)
    const replies = await Promise.all([post(token), post(token), post(token)])
    expect(replies.map((reply) => [reply.statusCode, reply.body])).toEqual(Array(3).fill([204, '']))
    await until(async () => (await bookRows(world.server, caller)).length === before + 1)
    const businessId = await businessIdOf(world.server, caller)
    const events = await asTenant(world.server.context.db, businessId, (tx) =>
      tx.selectFrom('bank_event').select('id').execute(),
    )
    expect(events).toHaveLength(1)
    await expectSameAsBank(world, caller)
  },
  slowly,
)

test(
  'a webhook of somebody who is gone here is answered and does nothing',
  async () => {
    await few()
    const caller = await world.server.signUp()
    await connect(caller)
    await world.bank.act('add-transaction')
    const [webhook] = await world.bank.webhooksOf('new-transactions')
    await caller.call({ method: 'DELETE', url: '/api/data/delete-user-data' })
    expect((await post(webhook?.token ?? '')).statusCode).toBe(204)
    expect(await bookRows(world.server, caller)).toEqual([])
  },
  slowly,
)

test(
  'no token, key, state, provider user or account number stands in a log, a reply or the tables',
  async () => {
    await few()
    const caller = await world.server.signUp()
    await connect(caller)
    await syncAgain(world.server, caller)
    const replies: string[] = []
    for (const path of [
      '/mh/connections',
      '/mh/balance',
      '/mh/pending',
      '/mh/txn-sync-done',
      '/data/account-balances',
      '/data/user-data-exists',
    ])
      replies.push((await caller.get(path)).body)
    const tables = await exportBooks(world.server, caller, { history: true })
    const [connection] = await world.bank.connections()
    const everywhere = [
      lines.join('\n'),
      replies.join('\n'),
      tables,
      JSON.stringify(world.server.mails),
    ]
    for (const text of everywhere) {
      // The numbers of the sandbox's accounts, as its bank reports them after the sort code.
      expect(text).not.toMatch(/31926819|58002204/)
      expect(text).not.toMatch(/eyJ[\w-]{20,}\.[\w-]{10,}/)
      expect(text).not.toMatch(/\b(add|reauth|reconsent)\.[\w-]{40,}/)
      expect(text.includes(connection?.userId ?? 'none')).toBe(false)
      expect(text.includes(connection?.id ?? 'none')).toBe(false)
    }
  },
  slowly,
)
