// What can be made to happen at a bank, by name: to one connection, or to all of them.
import type { Bank } from '../bank.ts'
import { addByHand } from '../books/by-hand.ts'
import { accountsOf, type Changes, noChanges, post, rowsOf } from '../books/ledger.ts'
import { startUpdate } from '../books/update.ts'
import { Refusal, required } from '../refusal.ts'
import type { Connection, Row } from '../state.ts'
import { deliver } from '../webhooks/deliver.ts'
import { notifyChanges, notifyRows } from '../webhooks/notify.ts'

export type Wanted = { connectionId?: string; transactionId?: string; days?: number }
type Act = (bank: Bank, connection: Connection, wanted: Wanted) => unknown

/** What each action does, in a sentence for the control page. */
export const actionWords = {
  'expire-consent': 'The consent ends now.',
  'revoke-credentials': 'The bank no longer accepts the customer’s sign-in.',
  'run-update': 'The provider fetches news by itself.',
  'add-pending': 'A payment appears, pending.',
  'add-transaction': 'A payment appears, posted.',
  'post-pending': 'Everything pending is posted.',
  'delete-transaction': 'A transaction disappears: the one named, else the newest.',
  'restore-transactions': 'Deleted transactions come back under their ids.',
} as const
type Action = keyof typeof actionWords

const actions: Record<Action, Act> = {
  'expire-consent': ({ state }, connection) => {
    connection.expiresAt = state.now() - 1_000
  },
  'revoke-credentials': (_, connection) => {
    connection.revoked = true
  },
  'run-update': (bank, connection) => startUpdate(bank, connection, 'UPDATE'),
  'add-pending': (bank, connection) => add(bank, connection, 'pending'),
  'add-transaction': (bank, connection) => add(bank, connection, 'posted'),
  'post-pending': postPending,
  'delete-transaction': deleteOne,
  'restore-transactions': restore,
}

/** Does it; the connections it was done to are returned. */
export function act(bank: Bank, name: string, wanted: Wanted): string[] {
  const action = required(actions[name as Action], 'Action')
  const all = [...bank.state.connections.values()]
  const chosen = wanted.connectionId ? all.filter(({ id }) => id === wanted.connectionId) : all
  if (chosen.length === 0) throw new Refusal(404, 'NOT_FOUND', 'There is no such connection')
  for (const connection of chosen) action(bank, connection, wanted)
  return chosen.map(({ id }) => id)
}

/** Sends the last webhook of each client again, to the letter. */
export async function repeatWebhook({ state }: Bank): Promise<void> {
  for (const clientId of state.clients.keys()) {
    const last = state.webhooks.findLast((webhook) => webhook.clientId === clientId)
    if (last) await deliver(state, last)
  }
}

const ownRows = ({ state }: Bank, connection: Connection): Row[] =>
  accountsOf(state, connection).flatMap(({ id }) => rowsOf(state, id))

function add(bank: Bank, connection: Connection, status: Row['status']) {
  const row = addByHand(bank.state, { accountId: connection.accountIds[0] ?? '', status })
  notifyChanges(bank, connection, { ...noChanges(), added: [row] })
}

function postPending(bank: Bank, connection: Connection) {
  const changes: Changes = noChanges()
  for (const row of ownRows(bank, connection))
    if (row.status === 'pending' && !row.deleted) post(bank.state, row, changes)
  notifyChanges(bank, connection, changes)
}

function deleteOne(bank: Bank, connection: Connection, { transactionId }: Wanted) {
  const alive = ownRows(bank, connection).filter((row) => !row.deleted && row.status === 'posted')
  const newest = alive.sort((a, b) => (a.day < b.day ? 1 : -1))[0]
  const row = transactionId ? alive.find(({ id }) => id === transactionId) : newest
  if (!row) throw new Refusal(404, 'NOT_FOUND', 'There is no such transaction')
  Object.assign(row, { deleted: true, modifiedAt: bank.state.now() })
  notifyChanges(bank, connection, { ...noChanges(), deleted: [row] })
}

function restore(bank: Bank, connection: Connection) {
  // A pending row that was posted under another id stays away: the bank has replaced it, not lost
  // it.
  const rows = ownRows(bank, connection).filter((row) => row.deleted && row.status === 'posted')
  for (const row of rows) Object.assign(row, { deleted: false, modifiedAt: bank.state.now() })
  notifyRows(bank, connection, { event: 'restored-transactions', rows })
}
