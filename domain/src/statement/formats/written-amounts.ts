// Amounts as bank data files write them: no thousands marks where the format's makers had their
// way, and some all the same. Which mark divides pounds from pence is decided once for a file.
import type { Minor } from '../../money.ts'
import { readAmount } from '../amount-cell.ts'
import { splitAmount } from '../amount-text.ts'
import { type DecimalMark, electMark, noVotes, voteMark } from '../decimal-mark.ts'

/**
 * The decimal mark of a file's amounts. A lone point before three digits is taken for thousands
 * only by `loose` formats; nothing else writes it. Nor is any mark in `thousandths`, the amounts of
 * a currency with three decimals.
 */
export function markOf(
  texts: Iterable<string>,
  { loose = false, thousandths = false } = {},
): DecimalMark {
  const votes = noVotes()
  for (const text of texts) {
    const written = splitAmount(text)
    if (written && written !== 'blank') voteMark(votes, written.body)
  }
  const open = votes.point === 0 && votes.comma === 0
  if (open && thousandths && votes.openMark) return votes.openMark
  if (open && votes.openMark === '.' && !loose) return '.'
  return electMark(votes, '.')
}

/**
 * The pence of a written amount, signed by its own marks; `null` for what is no amount of money.
 */
export function penceOf(text: string, mark: DecimalMark): Minor | null {
  const reading = readAmount(text.trim().replace(/^\+/, ''), mark)
  return reading.kind === 'amount' && reading.flag === null ? reading.pence : null
}
