// After some renewals a bank gives every account and transaction another id, though they are what
// they were.
import type { Connection, State } from '../state.ts'
import { idOf } from './chance.ts'
import { accountsOf, rowsOf } from './ledger.ts'

export function renewIds(state: State, connection: Connection) {
  connection.generation++
  connection.accountIds = accountsOf(state, connection).map((account) => {
    const id = idOf(connection.id, account.kind, connection.generation)
    for (const row of rowsOf(state, account.id)) {
      state.rows.delete(row.id)
      const renewed = { ...row, id: idOf(id, row.key, row.status), accountId: id }
      state.rows.set(renewed.id, renewed)
    }
    state.accounts.delete(account.id)
    state.accounts.set(id, { ...account, id })
    return id
  })
}
