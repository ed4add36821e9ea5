// What the forecast had held back for payments, or counted on from receipts, that nobody had seen:
// an estimate of its own, which no payee stands behind.
import { money } from '../amount-words.ts'
import { magnitude, sum } from '../money.ts'
import type { CommentaryInput } from './commentary-input.ts'
import type { Movement } from './movement.ts'
import { amountWords, rowAddress } from './payee-words.ts'
import type { Facts } from './sentence.ts'

const share = 0.5

/**
 * The reason why less came without a category than was forecast, where at least half of it was such
 * an estimate; `null` otherwise.
 */
export function heldBackClause(input: CommentaryInput, row: Movement, facts: Facts): string | null {
  if (input.comparedWith !== 'forecast' || row.category !== 'uncategorised') return null
  if (row.variance >= 0) return null
  const estimate = sum(
    row.lines.filter(({ merchantId }) => merchantId === null).map(({ variance }) => variance),
  )
  if (estimate > share * row.variance) return null
  const size = magnitude(estimate)
  const amount = facts.add(amountWords(size), rowAddress(input, row), money(size))
  return row.side === 'out'
    ? `: the forecast held back ${amount} for payments not known by then`
    : `: the forecast counted on ${amount} from receipts not known by then`
}
