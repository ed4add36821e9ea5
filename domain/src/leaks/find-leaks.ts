// The leak watch as a whole: every kind, the dearest first.
import { compareText } from '../order.ts'
import { duplicates } from './duplicate.ts'
import { firstLargePayees } from './first-large-payee.ts'
import { forgottenTrials } from './forgotten-trial.ts'
import type { Leak, LeakFacts } from './leak.ts'
import { missedReceipts } from './missed-receipt.ts'
import { overlaps } from './overlap.ts'
import { priceRises } from './price-rise.ts'

/**
 * The leaks in a business's books, by what they cost in a year or cost once. The same facts give
 * the same leaks.
 */
export function findLeaks(facts: LeakFacts): Leak[] {
  return [
    ...priceRises(facts),
    ...duplicates(facts),
    ...forgottenTrials(facts),
    ...missedReceipts(facts),
    ...firstLargePayees(facts),
    ...overlaps(facts),
  ].sort((a, b) => worthOf(b) - worthOf(a) || compareText(a.id, b.id))
}

function worthOf({ yearly, amount }: Leak): number {
  return yearly ?? amount
}
