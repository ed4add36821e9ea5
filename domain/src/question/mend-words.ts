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
  // A school's term is no matter of terms.
  if (text === 'term' || isPartOfName(words, input.at, names)) return token
  // "Bens pay" lacks its apostrophe: Ben is no slip for another word.
  const owner = text.replace(/s$/, '')
  const isOwner = names.exactAt([owner], 0) !== null || names.holding(owner).length === 1
  if (owner !== text && isOwner) return { text: owner, raw }
  // A school's term is no matter of terms.
  for (const form of [
    text.replace(/s$/, ''),
    text.replace(/es$/, ''),
    text.replace(/ies$/, 'y'),
    `${text}s`,
  ])
    if (form !== text && form !== 'terms' && isKnown(form)) return { text: form, raw }
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
  for (const known of wordsLike(word, vocabulary)) {
    if (Math.abs(known.length - word.length) > max) continue
    if (word.length < 5 && known.length === word.length && !isSwap(word, known)) continue
    const allowed = Math.min(max, Math.max(1, editsAllowed(known)))
    const distance = editDistance(word, known, allowed)
    if (distance > allowed) continue
    if (!best[0] || distance < best[0].distance) best = [{ word: known, distance }]
    else if (distance === best[0].distance) best.push({ word: known, distance })
  }
  return best.length >= 1 && sameMeaning(best.map((each) => each.word)) ? (best[0] ?? null) : null
}

// In short words another letter makes another word; two letters swapped, or one missing, is a slip.
// So a word can only be meant for one with its first letter or with all of its letters.
function wordsLike(word: string, vocabulary: ReadonlySet<string>): Iterable<string> {
  const known = likes.get(vocabulary) ?? likesIn([...mendable, ...vocabulary])
  likes.set(vocabulary, known)
  return new Set([
    ...(known.get(word[0] ?? '') ?? []),
    ...(known.get(lettersOf(word)) ?? []).filter((other) => other[0] !== word[0]),
  ])
}

const likes = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly string[]>>()

// The words by their first letter, and by all of their letters in order.
function likesIn(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const add = (key: string, word: string) => {
    const some = found.get(key)
    if (some) some.push(word)
    else found.set(key, [word])
  }
  for (const word of words) {
    add(word[0] ?? '', word)
    add(lettersOf(word), word)
  }
  return found
}

const lettersOf = (word: string): string => [...word].sort().join('')

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && lettersOf(a) === lettersOf(b)
}

// Several words as near as each other are one where they mean the same: "spendig" is "spending" or
// "spend".
function sameMeaning(words: readonly string[]): boolean {
  const concepts = new Set(words.map((word) => conceptAt([word], 0)?.concept ?? word))
  return concepts.size === 1
}
