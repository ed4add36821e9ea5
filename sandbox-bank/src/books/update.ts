// An update of a connection: how it ends is the switches' to say; what it brought is told by webhooks.
import { randomUUID } from 'node:crypto'
import type { Bank } from '../bank.ts'
import type { Connection, Sync } from '../state.ts'
import { tellChanges, tellCompleted } from '../webhooks/tell.ts'
import { accountsOf, bringUpToDate, type Changes } from './ledger.ts'

const errors: Record<Sync['fetchStatus'], Connection['error']> = {
  success: null,
  partial: 'sync_partial',
  error: 'sync_error',
  'mfa-required': 'mfa_required',
  'credentials-error': 'credentials_error',
}

/** Starts an update; it ends at once, or when the switch for slow ones says. */
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
  if (changes) tell(bank, connection, changes)
}

/** First what is there already; the months before, and the word that all is done, when they have arrived. */
function tell(bank: Bank, connection: Connection, changes: Changes) {
  const { state } = bank
  const late = changes.added.filter(({ visibleAt }) => visibleAt > state.now())
  const early = changes.added.filter(({ visibleAt }) => visibleAt <= state.now())
  tellChanges(bank, connection, { ...changes, added: early })
  state.later(late.length > 0 ? state.switches.historyRestAfterMs : 0, () => {
    tellChanges(bank, connection, { added: late, updated: [], deleted: [] })
    tellCompleted(bank, connection)
  })
}
