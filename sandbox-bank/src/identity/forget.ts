// Ending a connection takes its accounts and transactions with it, here as at the provider.
import { accountsOf, rowsOf } from '../books/ledger.ts'
import type { State } from '../state.ts'

export function forgetConnection(state: State, id: string) {
  const connection = state.connections.get(id)
  if (!connection) return
  for (const account of accountsOf(state, connection)) {
    for (const row of rowsOf(state, account.id)) state.rows.delete(row.id)
    state.accounts.delete(account.id)
  }
  state.connections.delete(id)
  state.syncs = state.syncs.filter(({ connectionId }) => connectionId !== id)
}
