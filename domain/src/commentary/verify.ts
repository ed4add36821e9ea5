// Checks commentary before anyone reads it: outside its facts, a text may hold no number, date,
// name or direction. The check knows nothing of how the text was written, so it holds for any
// author.
import { monthNames } from '../date-words.ts'
import { piecesOf, type Sentence, textOf } from './sentence.ts'

const numberWords =
  'one two three four five six seven eight nine ten eleven twelve dozen hundred thousand million once twice thrice half third quarter double triple first second pound pounds pence percent per-cent'
const directionWords =
  'above below over under more less fewer up down higher lower rose rise rises risen rising fell fall falls fallen falling short ahead behind increased increase decreased decrease grew grown growing growth shrank dropped drop better worse favourable adverse larger smaller longer gained lost later earlier'
const dayWords = 'monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday'
const everyWords = 'all none every always never'
const barred = new Set(
  [numberWords, directionWords, dayWords, everyWords]
    .flatMap((words) => words.split(' '))
    .concat(monthNames.map((name) => name.toLowerCase())),
)
// What a sentence may begin with. Any other capital letter is taken for a name.
const openers = new Set(
  'Money The A In On No Check Ask Add Categorise Nothing We Net You Your This That There Cash'.split(
    ' ',
  ),
)
const afterFact = /^[\p{L}\p{N}%]|^[.,]\d/u
const beforeFact = /[\p{L}\p{N}£−-]$/u

/**
 * Why a text is rejected, or null where every number, date, name and direction in it is a fact's,
 * in the order of the facts.
 */
export function faultIn(text: string, { facts }: Pick<Sentence, 'facts'>): string | null {
  let rest = text
  let isOpening = true
  for (const fact of facts) {
    const at = rest.indexOf(fact.text)
    if (at < 0) return `“${fact.text}” is missing or out of order.`
    const before = rest.slice(0, at)
    const after = rest.slice(at + fact.text.length)
    if (beforeFact.test(before) || afterFact.test(after))
      return `“${fact.text}” runs into other text.`
    const fault = faultInWords(before, isOpening)
    if (fault) return fault
    isOpening = false
    rest = after
  }
  return faultInWords(rest, isOpening)
}

/** The same for a sentence with its template, which must hold nothing that only facts may state. */
export function faultInSentence(sentence: Sentence): string | null {
  const pieces = piecesOf(sentence)
  const used = pieces.flatMap(({ fact }) => (fact ? [fact] : []))
  if (used.length !== sentence.facts.length || used.some((fact, at) => fact !== sentence.facts[at]))
    return 'The facts don’t stand in the order of their references.'
  return faultIn(textOf(sentence), sentence)
}

// A rewording may not add a reason, and a negation more or less turns a sentence into its opposite.
const reasons =
  /\b(because|since|due|caused?|causing|driven|thanks|owing|result(?:ed|ing|s)?|reflect(?:s|ed|ing)?|reason|why|therefore)\b/gi
const negations = /\b(?:no|not|nobody|nothing|never|without|neither|nor|cannot)\b|n[’']t\b/gi

/**
 * Why another wording of a sentence is rejected: the same facts, once each, no new reason, and
 * nothing turned into its opposite.
 */
export function faultInRewording(before: Sentence, after: Sentence): string | null {
  const ids = ({ facts }: Sentence) => facts.map(({ id }) => id).sort()
  if (ids(before).join() !== ids(after).join()) return 'The facts are not the same.'
  const fault = faultInSentence(after)
  if (fault) return fault
  const words = (template: string, pattern: RegExp) => template.match(pattern) ?? []
  const known = words(before.template, reasons).map((word) => word.toLowerCase())
  if (words(after.template, reasons).some((word) => !known.includes(word.toLowerCase())))
    return 'A reason was added.'
  return words(after.template, negations).length === words(before.template, negations).length
    ? null
    : 'A negation was added or lost.'
}

/** The words between facts. */
function faultInWords(text: string, isOpening: boolean): string | null {
  if (/[\p{N}£$€%−]/u.test(text)) return `“${text.trim()}” holds a figure that is no fact.`
  let opens = isOpening
  for (const [token] of text.matchAll(/[\p{L}][\p{L}’'-]*|[.:?!]/gu)) {
    if (/^[.:?!]$/.test(token)) {
      opens = true
      continue
    }
    const word = token.replace(/[’']s$/, '')
    if (word.split('-').some((part) => barred.has(part.toLowerCase())))
      return `“${token}” is a number, date or direction that is no fact.`
    if (/^\p{Lu}/u.test(word) && !(opens && openers.has(word)))
      return `“${token}” is a name that is no fact.`
    opens = false
  }
  return null
}
