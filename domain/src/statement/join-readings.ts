// Puts the readings of several tables of one file together: one list in the order of the days, each
// account once.
import { compareText } from '../order.ts'
import { accountKey } from './row-accounts.ts'
import { spellAmount } from './sentences.ts'
import type {
  Assumption,
  BalanceProof,
  Skipped,
  StatementAccount,
  StatementRead,
} from './statement.ts'

/**
 * The readings as one. It is proved only if each is, and says where a table does not begin with the
 * balance that another ends with. It has a layout only if they share it.
 */
export function joinedReading(readings: readonly StatementRead[]): StatementRead | null {
  const inTime = readings.toSorted((a, b) => compareText(startOf(a), startOf(b)))
  const [first] = inTime
  if (!first) return null
  const { accounts, gaps } = joinedAccounts(inTime.flatMap((reading) => reading.accounts))
  const assumptions = inTime.flatMap((reading) => reading.assumptions)
  return {
    ...first,
    layout: inTime.every(({ layout }) => layout === first.layout) ? first.layout : null,
    transactions: inTime
      .flatMap((reading) => reading.transactions)
      .sort((a, b) => compareText(a.day, b.day)),
    accounts,
    badRows: inTime.flatMap((reading) => reading.badRows),
    skipped: joinedSkips(inTime.flatMap((reading) => reading.skipped)),
    assumptions: [...distinct(assumptions), ...gaps],
    proof: joinedProof(inTime.map((reading) => reading.proof)),
  }
}

function startOf({ transactions }: StatementRead): string {
  return transactions[0]?.day ?? ''
}

function distinct(assumptions: readonly Assumption[]): Assumption[] {
  const messages = new Set<string>()
  return assumptions.filter(({ message }) => !messages.has(message) && messages.add(message))
}

function joinedAccounts(all: readonly StatementAccount[]): {
  accounts: StatementAccount[]
  gaps: Assumption[]
} {
  const byKey = new Map<string, StatementAccount>()
  const gaps: Assumption[] = []
  for (const account of all) {
    const before = byKey.get(accountKey(account))
    if (before?.closing != null && account.opening !== null && before.closing !== account.opening) {
      const message = `A sheet ends with ${spellAmount(before.closing)} and the next begins with ${spellAmount(account.opening)}: rows may be missing between them.`
      gaps.push({ code: 'balance_break', message })
    }
    byKey.set(accountKey(account), before ? spanning(before, account) : account)
  }
  return { accounts: [...byKey.values()], gaps }
}

function spanning(before: StatementAccount, after: StatementAccount): StatementAccount {
  return {
    ...before,
    closing: after.closing,
    lastDay: after.lastDay > before.lastDay ? after.lastDay : before.lastDay,
  }
}

function joinedSkips(all: readonly Skipped[]): Skipped[] {
  const counts = new Map<string, number>()
  for (const { reason, count } of all) counts.set(reason, (counts.get(reason) ?? 0) + count)
  return [...counts].map(([reason, count]) => ({ reason, count }))
}

function joinedProof(proofs: readonly BalanceProof[]): BalanceProof {
  const weakest =
    proofs.find(({ kind }) => kind === 'absent') ??
    proofs.find(({ kind }) => kind === 'unproved') ??
    proofs[0]
  if (!weakest || weakest.kind === 'absent') return { kind: 'absent' }
  const breaks = proofs.flatMap((proof) => (proof.kind === 'absent' ? [] : proof.breaks))
  return { ...weakest, breaks }
}
