// Keeps the rows of a connection's accounts up to date with the bank's day: new ones, pending ones
// that have settled.
import type { Account, Connection, Row, State } from '../state.ts'
import { amountOf } from './amount.ts'
import { bankOf } from './banks.ts'
import { idOf } from './chance.ts'
import { addDays, addMonths } from './days.ts'
import { entriesOf } from './entries.ts'
import type { Entry } from './entry.ts'

/** Rows that changed, as webhooks report them. */
export type Changes = { added: Row[]; updated: Row[]; deleted: Row[] }
export const noChanges = (): Changes => ({ added: [], updated: [], deleted: [] })

/** Card payments take this long to settle. */
const pendingDays = 2

export const accountsOf = (state: State, connection: Connection): Account[] =>
  [...state.accounts.values()].filter(({ connectionId }) => connectionId === connection.id)

export const rowsOf = (state: State, accountId: string): Row[] =>
  [...state.rows.values()].filter((row) => row.accountId === accountId)

/** Brings some accounts to the bank's day. */
export function bringUpToDate(state: State, connection: Connection, accounts: Account[]): Changes {
  const changes = noChanges()
  for (const account of accounts) {
    settle(state, account, changes)
    addMissing(state, { connection, account, changes })
  }
  connection.updatedAt = state.now()
  return changes
}

function settle(state: State, account: Account, changes: Changes) {
  const settled = addDays(state.today(), -pendingDays)
  for (const row of rowsOf(state, account.id))
    if (row.status === 'pending' && !row.deleted && row.day <= settled) post(state, row, changes)
}

/** Posts a pending row, under its own id or under a new one, as the bank or the switch has it. */
export function post(state: State, row: Row, changes: Changes) {
  const bank = bankOf(state.accounts.get(row.accountId)?.bankId ?? '')
  const { newIdWhenPosted } = state.switches
  const modifiedAt = state.now()
  // Banks tidy the words of a payment when it settles, so words are no way to know it again.
  const posted = {
    status: 'posted' as const,
    text: row.text.replace('DEB CARD', 'CARD'),
    modifiedAt,
  }
  if (newIdWhenPosted === 'never' || !(newIdWhenPosted === 'always' || bank?.newIdWhenPosted)) {
    changes.updated.push(Object.assign(row, posted))
    return
  }
  Object.assign(row, { deleted: true, modifiedAt })
  const again = {
    ...row,
    ...posted,
    id: idOf(row.id, 'posted'),
    createdAt: modifiedAt,
    deleted: false,
  }
  state.rows.set(again.id, again)
  changes.deleted.push(row)
  changes.added.push(again)
}

type Filling = { connection: Connection; account: Account; changes: Changes }

function addMissing(state: State, { connection, account, changes }: Filling) {
  const existing = new Set(rowsOf(state, account.id).map(({ key }) => key))
  const from = firstDayOf(state, connection)
  const entries = entriesOf(account.kind, {
    seed: state.seed,
    from: from.slice(0, 7),
    to: state.today(),
  })
  for (const entry of entries) {
    if (entry.day < from || existing.has(entry.key)) continue
    const row = rowOf(state, { entry, account, connection })
    state.rows.set(row.id, row)
    changes.added.push(row)
  }
}

/** The earliest day that bank, switch and consent let anyone see. */
function firstDayOf(state: State, connection: Connection): string {
  const months = Math.min(
    bankOf(connection.bankId)?.historyMonths ?? 0,
    state.switches.historyMonthsMax,
  )
  const earliest = monthsBefore(state.today(), months)
  return connection.from > earliest ? connection.from : earliest
}

const monthsBefore = (day: string, months: number) =>
  `${addMonths(day.slice(0, 7), -months)}${day.slice(7)}`

function rowOf(
  state: State,
  { entry, account, connection }: { entry: Entry; account: Account; connection: Connection },
): Row {
  const { historyMonthsAtFirst, historyRestAfterMs } = state.switches
  const late = entry.day < monthsBefore(state.today(), historyMonthsAtFirst)
  const pending = entry.code === 'DEB' && entry.day > addDays(state.today(), -pendingDays)
  return {
    id: idOf(account.id, entry.key),
    accountId: account.id,
    userId: account.userId,
    key: entry.key,
    day: entry.day,
    amount: amountOf(entry.pence, account.kind === 'euro' ? 'EUR' : 'GBP'),
    status: pending ? 'pending' : 'posted',
    text: entry.text,
    with: entry.with,
    code: entry.code,
    category: entry.category,
    createdAt: state.now(),
    modifiedAt: state.now(),
    visibleAt: late ? connection.consentedAt + historyRestAfterMs : 0,
    deleted: false,
  }
}
