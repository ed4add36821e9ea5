// What a question takes from one before it that was not understood: of such a one only its days are
// known.
import type { Frame } from './frame.ts'
import type { Period } from './period.ts'
import { tokensIn } from './tokens.ts'

// "For the same period?", which "the same period last year" is not.
const sameDays =
  /\bsame (period|time|dates?|days)\b(?! (last|a|the|in|of|as|previous|one|earlier|before)\b)/i
const opening = /^(and|what about|how about|same|but|just|only|or|also)$/i

/**
 * The days to read the question with after one that was not understood, `nothing` where it means
 * days that nobody named, and null where the question before was understood or there was none.
 */
export function leanOn(
  question: string,
  before: Frame | null,
): { readonly days: readonly Period[] } | 'nothing' | null {
  const isUnderstood = before !== null && !before.isUnread
  if (isUnderstood) return null
  const known = before?.periods ?? []
  const meansSameDays = sameDays.test(question)
  if (meansSameDays && known.length === 0) return 'nothing'
  if (before === null) return null
  const words = tokensIn(question).map(({ text }) => text)
  const opens = opening.test(words[0] ?? '') || opening.test(words.slice(0, 2).join(' '))
  return { days: opens || meansSameDays ? known : [] }
}
