// An entry that is saved, in words.
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import type { WholeEntry } from './entry-words.ts'

/** `Invoice to Brightwater, £12,000.00, due 15 December 2026`. */
export function savedWords({
  side,
  party,
  amount,
  due,
}: Pick<WholeEntry, 'side' | 'party' | 'amount' | 'due'>): string {
  const noun = side === 'in' ? 'Invoice to' : 'Bill from'
  return `${noun} ${party}, ${money(amount)}, due ${dayLong(due)}`
}
