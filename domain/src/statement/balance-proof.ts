// What the running balance proves of a table's rows, where it breaks, and which rows it does not
// reach.
import { grouped } from '../amount-words.ts'
import { type BalanceEntry, type BalanceFit, proofShareMin } from './balance.ts'
import type { PlacedSeed } from './row-accounts.ts'
import type { Entry } from './rows-read.ts'
import { count } from './sentences.ts'
import type { Assumption, BalanceProof } from './statement.ts'

const breaksMax = 20

/** The proof that a fit of the balances comes to, with the first rows at which they break. */
export function proofOf(fit: BalanceFit | null, entries: readonly Entry[]): BalanceProof {
  if (!fit || fit.checked === 0) return { kind: 'absent' }
  const breaks = fit.breaks.slice(0, breaksMax).flatMap((at) => {
    const line = entries[at]?.line
    if (line === undefined) return []
    const where = fit.order === 'oldest_first' ? 'before' : 'after'
    const message = `The balance does not follow at row ${line}: a row may be missing ${where} it.`
    return [{ line, message }]
  })
  const kind = fit.share >= proofShareMin ? 'proved' : 'unproved'
  return { kind, share: fit.share, breaks }
}

/** The doubts about rows that a proof does not reach; `listed` are the rows as it sees them. */
export function rowsUnproved(
  entries: readonly Entry[],
  balances: { seeds: readonly PlacedSeed[]; listed: readonly BalanceEntry[] },
  fit: BalanceFit | null,
): Assumption[] {
  if (!fit || fit.share < proofShareMin) return []
  const behind = rowsBehindProof(entries, balances.seeds, fit)
  return behind.length > 0 ? behind : proofPartial(balances.listed, entries.length, fit)
}

// A proof ends with the last balance. What stands behind it, as where a download was cut off, is
// proved by nothing.
function rowsBehindProof(
  entries: readonly Entry[],
  seeds: readonly PlacedSeed[],
  fit: BalanceFit,
): Assumption[] {
  const isNewestFirst = fit.order === 'newest_first'
  const inTime = isNewestFirst ? entries.toReversed() : entries
  const end = isNewestFirst ? 0 : entries.length
  if (seeds.some(({ before, balance }) => before === end && balance !== null)) return []
  const last = inTime.findLastIndex(({ balance }) => balance !== null)
  const behind = inTime.slice(last + 1).filter(({ printed }) => printed !== 0)
  const [first] = behind
  if (!first) return []
  const where =
    behind.length === 1
      ? `row ${first.line}`
      : `${count(behind.length, 'row')} from row ${first.line}`
  const message = `There’s no balance beside ${where}, so nothing proves it. The file may have been cut off there.`
  return [{ code: 'rows_behind_proof', message }]
}

// Two balances at the end of a list, or in one of many accounts, say little about the other rows.
function proofPartial(
  listed: readonly BalanceEntry[],
  rows: number,
  fit: BalanceFit,
): Assumption[] {
  const reached = rowsBetween(fit.order === 'oldest_first' ? listed : listed.toReversed())
  if (reached * 2 >= rows) return []
  const message = `The balances in this file prove only ${grouped(reached)} of its ${count(rows, 'row')}.`
  return [{ code: 'proof_partial', message }]
}

// How many rows lie between two balances of their account.
function rowsBetween(listed: readonly BalanceEntry[]): number {
  const since = new Map<string, number>()
  let reached = 0
  for (const { key, at, balance } of listed) {
    const before = since.get(key)
    const rows = (before ?? 0) + (at < 0 ? 0 : 1)
    if (balance === null) {
      if (before !== undefined) since.set(key, rows)
      continue
    }
    if (before !== undefined) reached += rows
    since.set(key, 0)
  }
  return reached
}
