// Several sentences in one message: which of them ask, and which only remark on something.

import { talkSigns } from './talk-words.ts'

/** The sentences of a message that ask, and those that don't, as written. */
export type Sentences = {
  readonly questions: readonly string[]
  readonly remarks: readonly string[]
}

const asks =
  /^(?:(?:and|so|but|ok|okay|then|also|well|now|please|right)[\s,]+)*(?:what|whats|who|whos|whose|which|when|where|why|how|hows|did|do|does|is|are|was|were|have|has|had|can|could|will|would|should|show|list|tell|give|compare|break|find|any|total|add|sum|count|name|rank|split|get|pull)(?:['’]\w+)?\b/i
// A full stop after one of these ends no sentence.
const abbreviation =
  /\b(?:ltd|co|no|st|mr|mrs|ms|dr|vs|inc|bros|approx|e\.g|i\.e|etc|dept|\p{L})\.$/iu
const thanks =
  /^(?:many )?(?:thanks|cheers|ta|thank you|please|ok|okay|great|lovely|perfect|hi|hello|hey)\b[\w ,]{0,20}[.!]*$/i

/** Cuts a message at the ends of its sentences; one that can't be cut is a single question. */
export function sentencesIn(text: string): Sentences {
  const parts: string[] = []
  for (const part of text.split(/(?<=[.!?;])\s+/)) {
    const latest = parts.at(-1)
    if (latest !== undefined && abbreviation.test(latest))
      parts[parts.length - 1] = `${latest} ${part}`
    else if (part.trim()) parts.push(part.trim())
  }
  const meant = parts.filter((part) => !thanks.test(part))
  const questions = meant.filter((part) => part.endsWith('?') || asks.test(part))
  if (meant.length < 2 || questions.length === 0) return { questions: [text], remarks: [] }
  return { questions, remarks: meant.filter((part) => !questions.includes(part)) }
}

/** Whether a remark may change what its question means, even without naming anything. */
export function bindsQuestion(remark: string): boolean {
  return /\b(?:only|just|ignor\w*|exclud\w*|includ\w*|except|without|not|leav\w+|assum\w*|suppos\w*|pretend|imagine|if|say|unless|count\w*|using|use|treat|take|minus|net|gross|before|after|forget|disregard|per|apart|other than|vat|each|every|monthly|weekly|by (?:month|week|quarter|year|day|supplier|customer|payee|category))\b|n['’]t\b/i.test(
    remark,
  )
}

/**
 * Whether a remark is no sentence of its own and says more of the question beside it: "for the
 * Leeds branch", "that nobody approved", "card ones". Talk says nothing.
 */
export function continuesQuestion(remark: string): boolean {
  const words = remark.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? []
  if (words.length > 7 || words.some((word) => talkSigns.has(word))) return false
  return opensWithin.test(remark) || (words.length < 4 && !happens.test(remark))
}

const opensWithin =
  /^(?:to|for|from|by|on|at|with|of|per|via|in|into|through|during|off|as|since|until|under|outside|which|who|where|that(?! (?:is|was)\b)|whose|whenever|half|twice|rounded|adjusted|divided|times)\b/i
const happens =
  /\b(?:is|are|was|were|has|have|had|did|do|does|can|will|would|should|could|got|went|came|paid|i|we|he|she|they|it)\b|['’](?:s|re|m|ve|ll)\b|[!]/i

/** A remark without the words that only say that it gives the days: "use", "will do". */
export function daysIn(remark: string): string {
  return remark
    .replace(/[\s.!]+$/, '')
    .replace(
      /^(?:(?:please|just|only|so|and|let['’]?s|i mean|i meant|say|you can|the period is|period|dates?|make it|make that|use|using|take|try|do|go with|look at|stick to|sticking to|keep to)[\s:,]+)+/i,
      '',
    )
    .replace(
      /[\s,]+(?:(?:will|would|should|['’]ll) (?:do|be (?:fine|enough|plenty))|is (?:fine|enough|plenty)|are (?:fine|enough|plenty)|only|please|thanks|if you can|if possible)$/i,
      '',
    )
}
