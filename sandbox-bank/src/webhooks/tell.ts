// Webhooks: what has happened, as a signed token per event and account, sent once (or twice, on its switch).
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

export function tellChanges(bank: Bank, connection: Connection, changes: Changes) {
  tellRows(bank, connection, { event: 'deleted-transactions', rows: changes.deleted })
  tellRows(bank, connection, { event: 'new-transactions', rows: changes.added })
  tellRows(bank, connection, { event: 'updated-transactions', rows: changes.updated })
}

/** One webhook for each account that the rows belong to. */
export function tellRows(
  bank: Bank,
  connection: Connection,
  { event, rows }: { event: Event; rows: readonly Row[] },
) {
  for (const accountId of new Set(rows.map((row) => row.accountId))) {
    const ids = rows.filter((row) => row.accountId === accountId).map(({ id }) => id)
    const payload = { accounts: [{ id: accountId, transactions: ids.slice(0, idsMax) }] }
    tell(bank, connection, { event, payload })
  }
}

export function tellCompleted(bank: Bank, connection: Connection) {
  const payload = { connectionId: connection.id, accounts: connection.accountIds }
  tell(bank, connection, { event: 'sync-completed', payload })
}

type Told = { event: Event; payload: object }

/** One after the other: signing takes its time, and the word of completion must not overtake what it completes. */
function tell(bank: Bank, connection: Connection, told: Told) {
  bank.state.telling = bank.state.telling.then(() => tellNow(bank, connection, told))
}

async function tellNow({ state, keys }: Bank, { userId }: Connection, { event, payload }: Told) {
  const clientId = state.users.get(userId)?.clientId
  // A user who has been deleted meanwhile is not spoken of.
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
