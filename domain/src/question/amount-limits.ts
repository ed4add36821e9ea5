// How a question compares with an amount that it names.
import type { Minor } from '../money.ts'
import { conceptAt } from './concepts.ts'

/** How an amount limits what is looked for. */
export type AmountLimit = {
  readonly relation: 'over' | 'under' | 'exactly' | 'none'
  readonly amount: Minor
}

/** Whether an amount is an end of a range: "between £50 and £80". */
export function isBetween(words: readonly (string | null)[], at: number): boolean {
  return (
    words[at - 1] === 'between' ||
    (words[at - 1] === 'and' && words[at - 3] === 'between') ||
    (words[at - 1] === 'to' && words[at - 3] === 'from' && /^[£\d]/.test(words[at - 2] ?? ''))
  )
}

/** How the words around an amount compare with it. */
export function relationAt(words: readonly (string | null)[], at: number): AmountLimit['relation'] {
  if (words[at - 1] === 'between' || (words[at - 1] === 'from' && words[at + 1] === 'to'))
    return 'over'
  if (words[at - 1] === 'and' && words[at - 3] === 'between') return 'under'
  if (words[at - 1] === 'to' && words[at - 3] === 'from') return 'under'
  const before = [1, 2, 3].flatMap((length) => {
    const phrase = conceptAt(words.slice(0, at), at - length)
    return phrase && phrase.end === at ? [phrase.concept] : []
  })
  const after = conceptAt(words, words[at + 1] === 'pounds' ? at + 2 : at + 1)?.concept
  for (const concept of [...before, after])
    if (concept === 'over' || concept === 'under' || concept === 'exactly') return concept
  // "Payments of £40" are exactly that; "payments of £40 or more" are not.
  if (
    words[at - 1] === 'of' &&
    /^(payments?|transactions?|receipts?|debits?|credits?|purchases?|deposits?)$/.test(
      words[at - 2] ?? '',
    )
  )
    return 'exactly'
  return 'none'
}
