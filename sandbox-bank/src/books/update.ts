// An update of a connection: the switches decide how it ends, and webhooks report what it brought.
import { randomUUID } from 'node:crypto'
import type { Bank } from '../bank.ts'
import type { Connection, Sync } from '../state.ts'
import { notifyChanges, notifyCompleted } from '../webhooks/notify.ts'
import { accountsOf, bringUpToDate, type Changes } from './ledger.ts'

const errors: Record<Sync['fetchStatus'], Connection['error']> = {
  success: null,
  partial: 'sync_partial',
  error: 'sync_error',
  'mfa-required': 'mfa_required',
  'credentials-error': 'credentials_error',
}

/** Starts an update; it ends at once, or after the delay set by the switch for slow ones. */
export function startUpdate(bank: Bank, connection: Connection, method: Sync['method']) {
  const createdAt = bank.state.now()
  bank.state.later(bank.state.switches.syncTakesMs, () =>
    finishUpdate(bank, connection, { method, createdAt }),
  )
}

function finishUpdate(
  bank: Bank,
  connection: Connection,
  { method, createdAt }: Pick<Sync, 'method' | 'createdAt'>,
) {
  const { state } = bank
  // The user may have gone, or the connection, while the bank was slow.
  if (state.connections.get(connection.id) !== connection) return
  const fetchStatus = connection.revoked ? 'credentials-error' : state.switches.sync
  const all = accountsOf(state, connection)
  const fetched = fetchStatus === 'success' ? all : fetchStatus === 'partial' ? all.slice(0, 1) : []
  const changes = fetched.length > 0 ? bringUpToDate(state, connection, fetched) : null
  connection.error = errors[fetchStatus]
  state.syncs.unshift({
    id: randomUUID(),
    userId: connection.userId,
    connectionId: connection.id,
    method,
    fetchStatus,
    createdAt,
    fetchedAt: state.now(),
    accountIds: fetched.map(({ id }) => id),
  })
  if (changes) notify(bank, connection, changes)
}

/**
 * First the rows that are here; the earlier months and the completion follow once they have
 * arrived.
 */
function notify(bank: Bank, connection: Connection, changes: Changes) {
  const { state } = bank
  const late = changes.added.filter(({ visibleAt }) => visibleAt > state.now())
  const early = changes.added.filter(({ visibleAt }) => visibleAt <= state.now())
  notifyChanges(bank, connection, { ...changes, added: early })
  state.later(late.length > 0 ? state.switches.historyRestAfterMs : 0, () => {
    for (const row of late) row.visibleAt = 0
    notifyChanges(bank, connection, { added: late, updated: [], deleted: [] })
    notifyCompleted(bank, connection)
  })
}
