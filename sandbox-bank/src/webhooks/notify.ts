// Webhooks: what has happened, as a signed token per event and account, sent once (or twice, on its
// switch).
import { randomUUID } from 'node:crypto'
import type { Bank } from '../bank.ts'
import type { Changes } from '../books/ledger.ts'
import { issuerOf } from '../oauth/discovery.ts'
import type { Connection, Row, Webhook } from '../state.ts'
import { deliver } from './deliver.ts'

type Event =
  | 'new-transactions'
  | 'updated-transactions'
  | 'deleted-transactions'
  | 'restored-transactions'
  | 'sync-completed'

/** The provider puts no more ids than this into one webhook. */
const idsMax = 6_000

export function notifyChanges(bank: Bank, connection: Connection, changes: Changes) {
  notifyRows(bank, connection, { event: 'deleted-transactions', rows: changes.deleted })
  notifyRows(bank, connection, { event: 'new-transactions', rows: changes.added })
  notifyRows(bank, connection, { event: 'updated-transactions', rows: changes.updated })
}

/** One webhook for each account that the rows belong to. */
export function notifyRows(
  bank: Bank,
  connection: Connection,
  { event, rows }: { event: Event; rows: readonly Row[] },
) {
  for (const accountId of new Set(rows.map((row) => row.accountId))) {
    const ids = rows.filter((row) => row.accountId === accountId).map(({ id }) => id)
    const payload = { accounts: [{ id: accountId, transactions: ids.slice(0, idsMax) }] }
    enqueue(bank, connection, { event, payload })
  }
}

export function notifyCompleted(bank: Bank, connection: Connection) {
  const payload = { connectionId: connection.id, accounts: connection.accountIds }
  enqueue(bank, connection, { event: 'sync-completed', payload })
}

type Message = { event: Event; payload: object }

/**
 * One after the other: signing takes time, and `sync-completed` must not overtake the events before
 * it.
 */
function enqueue(bank: Bank, connection: Connection, message: Message) {
  bank.state.sending = bank.state.sending.then(() => sendNow(bank, connection, message))
}

async function sendNow({ state, keys }: Bank, { userId }: Connection, { event, payload }: Message) {
  const clientId = state.users.get(userId)?.clientId
  // Nothing is sent about a user who has been deleted meanwhile.
  if (clientId === undefined) return
  const token = await keys.sign('RS256', {
    iss: issuerOf(state.origin),
    aud: clientId,
    sub: userId,
    jti: randomUUID(),
    events: { [`urn:com:moneyhub:events:${event}`]: payload },
  })
  // Nor is one who was forgotten while the token was being signed.
  if (!state.users.has(userId)) return
  const at = new Date(state.now()).toISOString()
  const webhook: Webhook = { at, clientId, event, userId, payload, token, answered: null }
  state.webhooks.push(webhook)
  const times = state.switches.duplicateWebhooks ? 2 : 1
  for (let time = 0; time < times; time++) void deliver(state, webhook)
}
