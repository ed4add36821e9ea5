// All the entries of an account between two months, made once and remembered: the same seed always
// gives the same firm.
import type { AccountKind } from './banks.ts'
import { cardIn } from './card.ts'
import { currentAccountIn } from './current-account.ts'
import { addMonths } from './days.ts'
import type { Entry } from './entry.ts'
import { euroIn, savingsIn } from './other-accounts.ts'

const makers: Record<AccountKind, (month: string, seed: string) => Entry[]> = {
  current: currentAccountIn,
  savings: savingsIn,
  card: cardIn,
  euro: euroIn,
}

const made = new Map<string, Entry[]>()

/** Entries from a month on, up to a day. */
export function entriesOf(
  kind: AccountKind,
  { seed, from, to }: { seed: string; from: string; to: string },
): Entry[] {
  const entries: Entry[] = []
  for (let month = from; month <= to.slice(0, 7); month = addMonths(month, 1))
    entries.push(...entriesIn(kind, month, seed).filter(({ day }) => day <= to))
  return entries
}

function entriesIn(kind: AccountKind, month: string, seed: string): Entry[] {
  const name = `${seed}|${kind}|${month}`
  const entries = made.get(name) ?? makers[kind](month, seed)
  made.set(name, entries)
  return entries
}
