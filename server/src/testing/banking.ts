// A server connected to a sandbox bank, and the ways of people with it: going to the bank, coming
// back, waiting for updates.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '@plimsoll/contract/bank'
import { expect } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import {
  type ProviderTransaction,
  type TransactionPage,
  webhookPath,
} from '../outside/open-banking/bank-provider.ts'
import { startBank, type TestBank, testBanks, visitBank } from './bank-world.ts'
import { businessIdOf, expectBooksAddUp } from './books.ts'
import {
  type Caller,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from './test-server.ts'

/** A server and its bank. */
export type Banking = { server: TestServer; bank: TestBank; stop(): Promise<void> }

/** What an update has come to. */
type Synced = {
  status: 'pending' | 'success' | 'error'
  message: string | null
  steps_done: string[]
  transactions: number
  usable: boolean
  demo: boolean
}

/** Starts both, or a server beside a bank that runs already. */
export async function startBanking(
  options: TestServerOptions = {},
  running?: TestBank,
): Promise<Banking> {
  const bank = running ?? (await startBank())
  const server = await startTestServer({ ...options, env: { ...bank.env, ...options.env } })
  return {
    server,
    bank,
    stop: async () => {
      await server.stop()
      await bank.stop()
    },
  }
}

/** Connects a bank and waits for its first update. */
export async function connect(
  caller: Caller,
  bankId: string = testBanks.northgate,
): Promise<{ connection: Connection; synced: Synced }> {
  const connection = await connectOnly(caller, bankId)
  return { connection, synced: await settled(caller) }
}

/** Connects a bank and does not wait. */
export async function connectOnly(
  caller: Caller,
  bankId: string = testBanks.northgate,
): Promise<Connection> {
  const begun = await caller.get(`/mh/add-bank?bank=${bankId}`)
  expect([begun.statusCode, begun.json().message]).toEqual([200, undefined])
  const handedBack = await visitBank(begun.json().data.url)
  const reply = await caller.get(`/mh/onboard-callback?${queryOf(handedBack)}`)
  expect([reply.statusCode, reply.json().message]).toEqual([200, undefined])
  return reply.json().data
}

/** Renews the connection that needs it most, with whatever the bank's page answers. */
export async function renew(caller: Caller, connectionId?: string) {
  const which = connectionId ? `?connection=${connectionId}` : ''
  const begun = await caller.get(`/mh/recon-reauth-url${which}`)
  expect([begun.statusCode, begun.json().message]).toEqual([200, undefined])
  const handedBack = await visitBank(begun.json().url)
  const how = handedBack.state?.startsWith('reauth.') ? 're-auth' : 're-consent'
  return caller.post(`/mh/${how}`, handedBack)
}

/**
 * Hands the bank's newest webhook of a kind to the server, as the bank would: from then on its word
 * is waited for.
 */
export async function hearOf({ server, bank }: Banking, event: string): Promise<void> {
  const payload = (await bank.webhooksOf(event)).at(-1)?.token ?? ''
  const headers = { 'content-type': 'application/jwt' }
  const reply = await server.app.inject({ method: 'POST', url: webhookPath, headers, payload })
  expect(reply.statusCode).toBe(204)
}

/** Asks for an update and waits for it. */
export async function sync(caller: Caller): Promise<Synced> {
  const reply = await caller.get('/mh/transactions')
  expect([reply.statusCode, reply.json().message]).toEqual([200, undefined])
  return settled(caller)
}

/** Lets the bank be asked at once, whatever its budget. */
export async function forgetBudget(server: TestServer, caller: Caller): Promise<void> {
  const businessId = await businessIdOf(server, caller)
  await asTenant(server.context.db, businessId, (tx) =>
    tx
      .updateTable('bank_connection')
      .set({ next_allowed_at: null })
      .where('business_id', '=', businessId)
      .execute(),
  )
}

/** Updates once more, at once. */
export async function syncAgain(server: TestServer, caller: Caller): Promise<Synced> {
  await forgetBudget(server, caller)
  return sync(caller)
}

/**
 * What the bank itself holds of a connection, as it would tell it: posted and pending rows, signed
 * pence.
 */
export async function heldBy(world: Banking, caller: Caller): Promise<ProviderTransaction[]> {
  const { server } = world
  const businessId = await businessIdOf(server, caller)
  const sealed = await asTenant(server.context.db, businessId, (tx) =>
    tx.selectFrom('bank_user').select('user_sealed').executeTakeFirstOrThrow(),
  )
  const user = server.context.vault.open(sealed.user_sealed, 'bank user')
  const banks = server.context.banks
  if (!banks) throw new Error('There is no bank.')
  const rows: ProviderTransaction[] = []
  for (const account of await banks.listAccounts(user)) {
    let cursor: string | null = null
    do {
      const page: TransactionPage = await banks.pullTransactions({
        user,
        accountId: account.id,
        from: null,
        modifiedSince: null,
        cursor,
      })
      rows.push(...page.transactions)
      cursor = page.next
    } while (cursor)
  }
  return rows
}

/** A row of the books as tests look at it. */
export type BookRow = {
  id: string
  account_id: string
  day: string
  amount: number
  text: string
  note: string | null
  origin: string
  transfer_id: string | null
  shown_sub_category: string
}

/** Every row of the books. */
export async function bookRows(server: TestServer, caller: Caller): Promise<BookRow[]> {
  const businessId = await businessIdOf(server, caller)
  return asTenant(server.context.db, businessId, async (tx) => {
    const rows = await tx
      .selectFrom('transaction')
      .select(['id', 'account_id', 'day', 'amount_minor as amount', 'text', 'note', 'origin'])
      .select(['transfer_id', 'shown_sub_category'])
      .orderBy('day')
      .orderBy('id')
      .execute()
    return rows
  })
}

/** The books hold what the bank has posted, to the penny, and add up. */
export async function expectSameAsBank(world: Banking, caller: Caller): Promise<void> {
  const held = (await heldBy(world, caller)).filter((row) => row.status === 'posted')
  const books = await bookRows(world.server, caller)
  const lines = (rows: readonly { day: string; amount: number }[]) =>
    rows.map((row) => `${row.day} ${row.amount}`).sort()
  expect(lines(books)).toEqual(lines(held))
  await expectBooksAddUp(world.server, caller)
}

const pollMs = 50
const pollsMax = 600

/** Polls until the update has ended, as the browser does. */
export async function settled(caller: Caller): Promise<Synced> {
  for (let poll = 0; poll < pollsMax; poll++) {
    const reply = await caller.get('/mh/txn-sync-done')
    const synced = reply.json().data as Synced
    if (synced.status !== 'pending') return synced
    await sleep(pollMs)
  }
  throw new Error('The update does not end.')
}

/** The connections as the API lists them. */
export async function connectionsOf(caller: Caller): Promise<Connection[]> {
  return (await caller.get('/mh/connections')).json().data
}

/** What was handed back as the query of an address. */
export function queryOf(handedBack: Readonly<Record<string, string | undefined>>): string {
  return new URLSearchParams(
    Object.entries(handedBack).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as [string, string]],
    ),
  ).toString()
}
