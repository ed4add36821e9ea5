// What the running balance proves of a table's rows, where it breaks, and which rows it does not
// reach.
import { type BalanceFit, proofShareMin } from './balance.ts'
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

/**
 * A proof ends with the last balance. What stands behind it, as where a download was cut off, is
 * proved by nothing.
 */
export function rowsBehindProof(
  entries: readonly Entry[],
  seeds: readonly PlacedSeed[],
  fit: BalanceFit | null,
): Assumption[] {
  if (!fit || fit.share < proofShareMin) return []
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
