// What an account holds: added up from the firm's first month, whatever part of it a consent lets
// anybody see.
import type { Account, State } from '../state.ts'
import type { AccountKind } from './banks.ts'
import { dayOf } from './days.ts'
import { entriesOf } from './entries.ts'
import { rowsOf } from './ledger.ts'

const openings: Record<AccountKind, number> = {
  current: 3_250_000,
  savings: 1_400_000,
  // More than a month's spending, so that money is owed on every day.
  card: -95_000,
  euro: 310_000,
}

/**
 * Booked: what has been posted. Available: less what is pending. Both in pence, as at the last
 * update.
 */
export function balanceOf(
  state: State,
  account: Account,
): { booked: number; available: number; day: string } {
  const day = dayOf(state.connections.get(account.connectionId)?.updatedAt ?? state.now())
  const rows = rowsOf(state, account.id)
  const posted = new Set(alive(rows, 'posted').map(({ key }) => key))
  const ownKeys = new Set(rows.map(({ key }) => key))
  const entries = entriesOf(account.kind, { seed: state.seed, from: state.firstMonth, to: day })
  const invented = sumOf(entries.filter(({ key }) => posted.has(key) || !ownKeys.has(key)))
  const byHand = alive(rows, 'posted').filter(({ key }) => key.startsWith('by-hand'))
  const booked =
    openings[account.kind] + invented + sumOf(byHand.map(({ amount }) => ({ pence: amount.value })))
  const pending = sumOf(alive(rows, 'pending').map(({ amount }) => ({ pence: amount.value })))
  return { booked, available: booked + pending, day }
}

const alive = (rows: ReturnType<typeof rowsOf>, status: 'posted' | 'pending') =>
  rows.filter((row) => row.status === status && !row.deleted)

const sumOf = (lines: readonly { pence: number }[]) =>
  lines.reduce((total, { pence }) => total + pence, 0)
