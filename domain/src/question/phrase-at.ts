// The phrase that begins at a word: listed, or recognised by the kinds of its words; with the
// places where a phrase ends earlier than its words would.

import type { Concept } from './concepts.ts'
import { conceptAt, smallWordSet } from './concepts.ts'
import { constructionAt, weekdaysAt } from './constructions.ts'
import { deductionEnd } from './deductions.ts'
import type { FoundName } from './subject.ts'

type Words = readonly (string | null)[]
type Place = { readonly start: number }

/** What a phrase contributes, and where it ends. */
export type FoundPhrase = { readonly concept: Concept; readonly end: number }

/**
 * The longest phrase at a word. What is recognised by the kinds of its words wins over a listed
 * phrase that is shorter. Names and periods within it are left to their readers.
 */
export function phraseAt(
  words: Words,
  at: number,
  { names, periods }: { names: readonly FoundName[]; periods: readonly Place[] },
): FoundPhrase | null {
  const open = words.map((word, place) =>
    place > at && [...names, ...periods].some(({ start }) => start === place) ? null : word,
  )
  const construction = constructionAt(open, at)
  // "Did we end September up or down?" is no question about its end.
  const endsUp = /^(end|ended|finish|finished|close|closed)$/.test(words[at] ?? '')
  if (endsUp && /\b(up or down|down or up|better or worse|ahead or behind)\b/.test(words.join(' ')))
    return { concept: 'ended_on', end: at + 1 }
  const whole = listedAt(words, at, periods)
  // "Pay in PAYE": what is paid, in a category.
  const isBeforeName =
    whole !== null &&
    whole.end - at === 2 &&
    words[at + 1] === 'in' &&
    /^(pay|paid|paying|spend|spent|spending)$/.test(words[at] ?? '') &&
    names.some(({ start }) => start === whole.end)
  const listed = isBeforeName ? conceptAt(words.slice(0, at + 1), at) : whole
  const after = listed ? listed.end - 1 : at
  // "Left after wages": what is left is one thing, what is taken off another.
  const phrase =
    listed && words[after] === 'after' && deductionEnd(words, after, names)
      ? { ...listed, end: after }
      : listed
  return construction && construction.end >= (phrase?.end ?? 0) ? construction : phrase
}

// "Took in October" is "took" and a month, while "took in £500" is "took in".
function listedAt(words: Words, at: number, periods: readonly Place[]): FoundPhrase | null {
  const phrase = conceptAt(words, at)
  if (phrase?.concept === 'hire' && isOfHire(words, at)) return null
  if (phrase?.concept === 'yes_no' && !isAside(words, at, phrase.end)) return null
  const last = words[phrase ? phrase.end - 1 : at] ?? ''
  // "Paid to date" names all days up to now, and nobody who was paid.
  const isSum = /^(in|on)$/.test(last) && /^(total|full|all)$/.test(words[phrase?.end ?? 0] ?? '')
  if (phrase && phrase.end - at >= 2 && isSum)
    return conceptAt(words.slice(0, phrase.end - 1), at) ?? phrase
  if (phrase && phrase.end - at >= 2 && last === 'to' && words[phrase.end] === 'date')
    return conceptAt(words.slice(0, phrase.end - 1), at) ?? phrase
  if (!phrase || phrase.end - at < 2 || !/^(in|on)$/.test(last)) return phrase
  const trimmed = () => {
    const shorter = conceptAt(words.slice(0, phrase.end - 1), at)
    const isSmall = !shorter && smallWordSet.has(words[at] ?? '')
    return isSmall ? null : (shorter ?? phrase)
  }
  // "Pay in on Mondays": the day has a word of its own.
  if (words[phrase.end] === 'on') return phrase
  if ([0, 1, 2].some((by) => weekdaysAt(words, phrase.end + by)?.end === phrase.end + by + 1))
    return trimmed()
  if (weekdaysAt(words, phrase.end)) return trimmed()
  // "What do we take in a normal week?" takes nothing in.
  const rest = words.slice(phrase.end, phrase.end + 4).join(' ')
  if (
    /^(?:(?:a|an|the|each|every|any|one|our) )(?:\w+ )?(?:day|week|month|quarter|year)\b/.test(rest)
  )
    return trimmed()
  // "Payments in since April": what follows takes no "in" of its own.
  if (
    /^(since|from|between|after|before|until|so|this|last|next|over|yesterday|today|during)$/.test(
      words[phrase.end] ?? '',
    )
  )
    return phrase
  return periods.some(({ start }) => start === phrase.end) ? trimmed() : phrase
}

// "Hire costs", "tool hire": things that are hired, no people.
function isOfHire(words: Words, at: number): boolean {
  return (
    words[at] === 'hire' &&
    (/^(costs?|charges?|bills?|spend|spending|fees?|payments?)$/.test(words[at + 1] ?? '') ||
      /^(plant|tool|tools|equipment|skip|van|car)$/.test(words[at - 1] ?? ''))
  )
}

// "Haven't we paid Adobe?" expects a yes and "we did, didn't we?" closes a question, but "who
// haven't we paid?" asks for those who were not.
function isAside(words: Words, at: number, end: number): boolean {
  if (words[end - 1] === 'never') return at === 0
  const isNegated = words.slice(at, end).includes('not')
  return !isNegated || at === 0 || end === words.length || words[at] !== 'have'
}
