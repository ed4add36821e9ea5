// Shorter wordings of a question that is not understood whole: without the words that nothing
// explains, without a clause, a bracket, a phrase with its preposition, or one of its halves.
import { smallWordSet } from '../concepts.ts'

/** A question without some of its words, and those words in lower case. */
export type Shortened = {
  readonly text: string
  readonly dropped: readonly string[]
  /** Clauses, halves or phrases are left out: what remains is still a sentence. */
  readonly isSentence: boolean
  /** Nothing but what is unknown, and the small words that lead to it, is left out. */
  readonly isNearest?: boolean
}

type Token = {
  readonly raw: string
  readonly bare: string
  /** The place of its clause: commas, brackets, dashes and full stops divide clauses. */
  readonly clause: number
  readonly isUnknown: boolean
}

// A long question takes longer to read each time.
const shortenedMax = (tokens: readonly Token[]) => (tokens.length > 20 ? 8 : 11)
const tokensMax = 45

/** Shorter wordings of a text, each once; those that leave out least come first. */
export function shortened(text: string, unused: readonly string[]): readonly Shortened[] {
  const tokens = tokensOf(text, unused)
  if (tokens.length > tokensMax) return []
  const all = tokens.map((_, at) => at)
  const known = withoutUnknown(tokens)
  const [first = all] = known
  const cuts = [
    ...withoutClauses(tokens, all),
    ...halves(tokens, all),
    ...(known.length === 0 ? [...withoutPhrases(tokens, all), ...withoutWords(tokens)] : []),
  ]
  const found = new Map<string, Shortened>()
  const add = (keep: readonly number[], isSentence: boolean, isNearest = false) => {
    const kept = new Set(keep)
    const dropped = tokens.flatMap(({ bare }, at) => (kept.has(at) || bare === '' ? [] : [bare]))
    const wording = worded(tokens, keep)
    if (dropped.length === 0 || keep.length < 2 || found.has(wording)) return
    found.set(wording, { text: wording, dropped, isSentence, isNearest })
  }
  const isLoose = !tokens.some(({ bare, isUnknown }) => isUnknown && binding.test(bare))
  for (const [at, keep] of known.entries()) add(keep, false, at < 2 && isLoose)
  for (const keep of cuts) add(keep, true)
  if (known.length > 0)
    for (const keep of [
      ...withoutClauses(tokens, first),
      ...halves(tokens, first),
      ...withoutPhrases(tokens, first),
    ])
      add(keep, false)
  return [...found.values()]
    .sort((one, other) => costOf(one) - costOf(other))
    .slice(0, shortenedMax(tokens))
}

/** What leaving out some words weighs: a word that says little weighs little. */
export function weightOf(dropped: readonly string[]): number {
  return dropped.reduce((sum, word) => sum + (smallWordSet.has(word) ? 0.25 : 1), 0)
}

// What says more than its place in the sentence can't go without a word about it.
const binding =
  /^(?:after|before|since|until|till|not|no|never|without|except|only|just|other|else|than|under|over|above|below|half|twice)$/

// A sentence that is left is likelier to be read than one with a gap.
const costOf = ({ dropped, isSentence }: Shortened) => weightOf(dropped) * (isSentence ? 0.5 : 1)

function tokensOf(text: string, unused: readonly string[]): Token[] {
  const unknown = new Set(unused.flatMap((each) => each.toLowerCase().split(/\s+/)).map(bareOf))
  let clause = 0
  let isInBracket = false
  return text
    .replace(/([([])/g, ' $1')
    .split(/\s+/)
    .filter(Boolean)
    .map((raw) => {
      if (/^[([]/.test(raw)) isInBracket = true
      if (/^[([–—-]/.test(raw)) clause++
      const bare = bareOf(raw)
      const token = { raw, bare, clause, isUnknown: bare !== '' && unknown.has(bare) }
      // What stands in a bracket goes or stays as a whole.
      const closes = /[)\]]/.test(raw)
      if (closes) isInBracket = false
      if (closes || (!isInBracket && (/[,;:?!–—]$|\.$/.test(raw) || /^[-–—]+$/.test(raw)))) clause++
      return token
    })
}

const bareOf = (raw: string) =>
  raw.toLowerCase().replace(/^[^\p{L}\d£$€]+|(?:['’]s)?[^\p{L}\d%]*$/gu, '')

// Each without the unknown words: bare, with what leads to them, and up to the end of the clause.
function withoutUnknown(tokens: readonly Token[]): number[][] {
  if (!tokens.some(({ isUnknown }) => isUnknown)) return []
  const bare = tokens.flatMap(({ isUnknown }, at) => (isUnknown ? [] : [at]))
  const led = new Set(bare)
  for (const [at, { isUnknown }] of tokens.entries()) {
    if (!isUnknown) continue
    for (let place = at - 1; place >= 0 && leads.test(tokens[place]?.bare ?? ''); place--)
      led.delete(place)
  }
  const toEnd = new Set(led)
  for (const [at, { isUnknown, clause }] of tokens.entries())
    if (isUnknown)
      for (let place = at; tokens[place]?.clause === clause; place++) toEnd.delete(place)
  return [[...led], bare, [...toEnd]]
}

const leads =
  /^(?:the|a|an|our|my|your|their|this|that|these|those|some|any|to|from|by|on|at|with|for|of|in|into|via|as|like|both|all|two|three|four|so|and|or|n)$/

function withoutClauses(tokens: readonly Token[], kept: readonly number[]): number[][] {
  const clauses = [...new Set(kept.map((at) => tokens[at]?.clause ?? 0))]
  if (clauses.length < 2 || clauses.length > 6) return []
  const without = (gone: (clause: number) => boolean) =>
    kept.filter((at) => !gone(tokens[at]?.clause ?? 0))
  const [first, last] = [clauses[0] ?? 0, clauses.at(-1) ?? 0]
  return [
    ...[...clauses].reverse().map((each) => without((clause) => clause === each)),
    without((clause) => clause !== first),
    without((clause) => clause !== last),
  ]
}

// Before and after "and".
function halves(tokens: readonly Token[], kept: readonly number[]): number[][] {
  const joints = kept.filter((at) =>
    /^(?:and|n|an|&|plus|then|also|or)$/.test(tokens[at]?.raw ?? ''),
  )
  return joints.slice(0, 3).flatMap((joint) => [
    kept.filter((at) => at < joint),
    kept.filter((at) => at > joint),
    // "If A leaves and B falls, what …": either with what follows the clause.
    ...(tokens[0]?.bare === 'if' || /^what if/.test(worded(tokens, kept.slice(0, 2)).toLowerCase())
      ? conditions(tokens, kept, joint)
      : []),
  ])
}

function conditions(tokens: readonly Token[], kept: readonly number[], joint: number): number[][] {
  const clause = tokens[joint]?.clause ?? 0
  const opening = tokens[0]?.bare === 'if' ? 1 : 2
  const isAfter = (at: number) => (tokens[at]?.clause ?? 0) > clause
  return [
    kept.filter((at) => at < joint || isAfter(at)),
    kept.filter((at) => at < opening || at > joint),
  ]
}

const preposition =
  /^(?:by|in|on|at|from|to|for|with|over|since|between|of|as|via|per|through|during|under|before|after|than|without|net)$/

// Each phrase from its preposition to the next one or to the end of the clause.
function withoutPhrases(tokens: readonly Token[], kept: readonly number[]): number[][] {
  const phrases: number[][] = []
  for (const [place, at] of kept.entries()) {
    if (!preposition.test(tokens[at]?.bare ?? '')) continue
    const phrase = [at]
    for (const next of kept.slice(place + 1)) {
      const token = tokens[next]
      if (token?.clause !== tokens[at]?.clause || preposition.test(token?.bare ?? '')) break
      phrase.push(next)
    }
    if (phrase.length < 6) phrases.push(phrase)
  }
  return phrases.reverse().map((phrase) => kept.filter((at) => !phrase.includes(at)))
}

// What colours a thing and can be spared first.
const colouring =
  /^(?:second|third|other|another|own|actual|whole|full|single|both|together|altogether|overall|roughly|about|exactly|just|even|again|still|else|actually|really|total|combined|all|extra|new|old|big|little|good|bad|today|now|currently|yet|already|there|here|up|out|off|back|away|over|us|bit|thing|stuff|lot)$/

function withoutWords(tokens: readonly Token[]): number[][] {
  const places = tokens.flatMap(({ bare }, at) => (colouring.test(bare) ? [at] : []))
  const without = (gone: readonly number[]) =>
    tokens.flatMap((_, at) => (gone.includes(at) ? [] : [at]))
  return [
    ...places.slice(0, 4).map((at) => without([at])),
    ...(places.length > 1 ? [without(places)] : []),
  ]
}

function worded(tokens: readonly Token[], keep: readonly number[]): string {
  return keep
    .map((at) => tokens[at]?.raw ?? '')
    .join(' ')
    .replace(/^(?:[,;:–—-]|\b(?:and|n|but|so|then|plus|or)\b)\s*/i, '')
    .replace(
      /\s*(?:[,;:–—-]|\b(?:and|n|or|of|to|from|by|in|on|at|for|with|than)\b)+\s*([?.!]*)$/i,
      '$1',
    )
    .replace(/\s+/g, ' ')
    .trim()
}
