// A number within a question: an amount that payments are held against ("over £500"), or how many
// things are wanted ("top five", "last three payments"). Not the numbers of dates.
import { type AmountLimit, isBetween, relationAt } from './amount-limits.ts'
import { amountAt, countAt } from './amounts.ts'
import { conceptAt } from './concepts.ts'

/** What a number states, and the place after it. */
export type StatedAmount = { readonly end: number } & (
  | { readonly limit: AmountLimit }
  | { readonly count: number }
)

type Words = readonly (string | null)[]

const countedNouns =
  /^(payments?|transactions?|suppliers?|customers?|clients?|merchants?|vendors?|categories|expenses|costs|purchases|items|payees|months|bills|largest|biggest|things|ones|invoices|companies|receipts|outgoings|days|weeks)$/

/** The amount or the count stated at this place; null where there is neither. */
export function statedAmountAt(
  words: Words,
  at: number,
  { hasCount }: { readonly hasCount: boolean },
): StatedAmount | null {
  const amount = amountAt(words, at)
  const count = countAt(words, at)
  if (amount && (amount.isMarked || isHeldAgainst(words, at)))
    return { end: amount.end, limit: { relation: relationAt(words, at), amount: amount.amount } }
  const counts = isRanked(words, at) || countedNouns.test(words[at + 1] ?? '')
  if (count !== null && !hasCount && counts) return { end: at + 1, count }
  // "Invoice 0121" is a number, no amount.
  if (/^(invoice|invoices|number|ref|reference|order)$/.test(words[at - 1] ?? '')) return null
  if (amount && !count && amount.amount >= 100_00 && /^\d/.test(words[at] ?? ''))
    return { end: amount.end, limit: { relation: relationAt(words, at), amount: amount.amount } }
  return null
}

// "Over 500", "between 100 and 200": a bare number is an amount.
function isHeldAgainst(words: Words, at: number): boolean {
  const before =
    conceptAt([words[at - 1] ?? null], 0)?.concept ??
    conceptAt([words[at - 2] ?? null, words[at - 1] ?? null], 0)?.concept ??
    ''
  return /^(over|under|exactly|than)$/.test(before) || isBetween(words, at)
}

// "Top five", "the five biggest"; and "make it five".
function isRanked(words: Words, at: number): boolean {
  if (/^(it|that)$/.test(words[at - 1] ?? '') && words[at - 2] === 'make') return true
  if (words[at] === 'one') return false
  return [words[at - 1], words[at + 1]].some((word) =>
    /^(top|bottom|best|worst|latest|earliest)$/.test(conceptAt([word ?? null], 0)?.concept ?? ''),
  )
}
