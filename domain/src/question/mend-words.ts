// Mends typing errors and unlisted forms of words, where only one word can be meant.
import { conceptAt, knownWords, listedForm, smallWordSet } from './concepts.ts'
import { weekdaysAt } from './constructions.ts'
import { editDistance, editsAllowed } from './edit-distance.ts'
import type { NameIndex } from './names.ts'
import { periodWords } from './periods/words.ts'
import type { Token } from './tokens.ts'

type MendContext = { readonly names: NameIndex; readonly englishWords: ReadonlySet<string> }

/** A token, with what it was read as where a typing error was mended. */
export type Mended = Token & { readonly read?: string }

/** The token as it is read: a slip mended where only one word can be meant. */
export function mend(
  token: Token,
  input: {
    tokens: readonly Token[]
    at: number
    context: MendContext
    /** Further words that are known where the token is read. */
    vocabulary?: ReadonlySet<string>
  },
): Mended {
  const { text, raw } = token
  const { vocabulary = none } = input
  const { names, englishWords } = input.context
  // "This years sales" lacks its apostrophe.
  const before = input.tokens[input.at - 1]?.text ?? ''
  if (/^(this|last|next)$/.test(before) && /^(week|month|quarter|year)s$/.test(text))
    return { text: text.slice(0, -1), raw }
  if (!/^\p{L}{4,}$/u.test(text) || isKnown(text) || names.exactAt([text], 0)) return token
  const words = input.tokens.map(({ text: word }) => word)
  if (weekdaysAt(words, input.at)) return token
  // "What did fuel cots us": an English word, and no thing to be bought.
  if (/^cots?t?$/.test(text) && /^(us|me)$/.test(words[input.at + 1] ?? ''))
    return { text: 'cost', raw, read: 'cost' }
  if (isPartOfName(words, input.at, names)) return token
  // "Bens pay" lacks its apostrophe: Ben is no slip for another word.
  const owner = text.replace(/s$/, '')
  const isOwner = names.exactAt([owner], 0) !== null || names.holding(owner).length === 1
  if (owner !== text && isOwner) return { text: owner, raw }
  for (const form of [
    text.replace(/s$/, ''),
    text.replace(/es$/, ''),
    text.replace(/ies$/, 'y'),
    `${text}s`,
  ])
    if (form !== text && isKnown(form)) return { text: form, raw }
  const listed = names.holding(text).length === 0 ? listedForm(text) : null
  if (listed) return { text: listed, raw }
  if (vocabulary.has(text) || englishWords.has(text)) return token
  const word = nearestWord(text, vocabulary)
  const name = names.nearest(text)
  if (word && (!name || word.distance < name.distance))
    return { text: word.word, raw, read: word.word }
  return token
}

function isPartOfName(words: readonly string[], at: number, names: NameIndex): boolean {
  for (let start = Math.max(0, at - 4); start <= at; start++) {
    const name = names.exactAt(words, start)
    if (name && name.end > at) return true
  }
  return false
}

const periodWordSet = new Set(periodWords)

function isKnown(word: string): boolean {
  return knownWords.has(word) || smallWordSet.has(word) || periodWordSet.has(word)
}

const mendable = [
  ...new Set([
    ...knownWords,
    ...periodWords,
    ...[...smallWordSet].filter((word) => word.length > 4),
  ]),
].filter((word) => word.length >= 4 && /^[a-z]+$/.test(word))

const none: ReadonlySet<string> = new Set()

function nearestWord(
  word: string,
  vocabulary: ReadonlySet<string>,
): { word: string; distance: number } | null {
  const max = editsAllowed(word)
  let best: { word: string; distance: number }[] = []
  const words = vocabulary === none ? mendable : [...mendable, ...vocabulary]
  for (const known of words) {
    if (Math.abs(known.length - word.length) > max) continue
    // In short words another letter makes another word; two letters swapped, or one missing, is a
    // slip.
    if (known[0] !== word[0] && !isSwap(word, known)) continue
    if (word.length < 5 && known.length === word.length && !isSwap(word, known)) continue
    const allowed = Math.min(max, Math.max(1, editsAllowed(known)))
    const distance = editDistance(word, known, allowed)
    if (distance > allowed) continue
    if (!best[0] || distance < best[0].distance) best = [{ word: known, distance }]
    else if (distance === best[0].distance) best.push({ word: known, distance })
  }
  return best.length >= 1 && sameMeaning(best.map((each) => each.word)) ? (best[0] ?? null) : null
}

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('')
}

// Several words as near as each other are one where they mean the same: "spendig" is "spending" or
// "spend".
function sameMeaning(words: readonly string[]): boolean {
  const concepts = new Set(words.map((word) => conceptAt([word], 0)?.concept ?? word))
  return concepts.size === 1
}
