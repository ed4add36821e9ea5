// What a question about the past holds, without regard to its order: the names and amounts in it,
// and the kinds of its other words. A word of no kind leaves nothing to go by.
import type { SlottedWords } from '../grammar/match.ts'
import { type Kind, kindAt } from './kind-words.ts'

/** What a question holds. */
export type Content = {
  readonly kinds: ReadonlySet<Kind>
  /** The names, as they were written. */
  readonly names: readonly string[]
  readonly periods: readonly string[]
  /** "over £500" */
  readonly limit: string | null
  readonly count: string | null
}

/** What the words hold; null where one of them says what no kind does. */
export function contentOf(input: SlottedWords): Content | null {
  const kinds = new Set<Kind>()
  const names: string[] = []
  const periods: string[] = []
  const counts: string[] = []
  const limits: string[] = []
  let nouns = 0
  for (let at = 0; at < input.words.length; ) {
    const slot = (kind: 'name' | 'period' | 'count') => input.slotsAt(kind, at)[0]
    const name = slot('name')
    const period = slot('period')
    const limit = limitAt(input, at)
    const word = kindAt(input.words, at)
    const count = slot('count')
    if (name) names.push(name.text)
    else if (period) periods.push(period.text)
    else if (limit) limits.push(limit.text)
    else if (word) kinds.add(word.kind === 'paid' ? payingAt(input.words, at, word.end) : word.kind)
    else if (count) counts.push(count.text)
    else return null
    if (!name && !period && word && /^payments?$/.test(word.kind)) nouns++
    at = (name ?? period ?? limit ?? word ?? count)?.end ?? input.words.length
  }
  // Payments that are orders, or purchases by receipt, are some of them.
  if (counts.length > 1 || limits.length > 1 || nouns > 1) return null
  kinds.delete('spare')
  return { kinds, names, periods, count: counts[0] ?? null, limit: limits[0] ?? null }
}

// "Did we hand", "have I settled" is money out, "sent us" money in; by itself the verb says
// neither.
function payingAt(words: readonly string[], start: number, end: number): Kind {
  if (/^(us|me)$/.test(words[end] ?? '')) return 'in'
  return words.slice(Math.max(0, start - 3), start).some((word) => /^(we|i)$/.test(word))
    ? 'out'
    : 'paid'
}

const limitWords = {
  over: 'over|above|more than|bigger than|greater than|larger than|exceeding|in excess of|north of',
  under: 'under|below|less than|smaller than|lower than|south of',
}
const limitPhrases = Object.entries(limitWords).flatMap(([limit, text]) =>
  text.split('|').map((phrase) => ({ limit, words: phrase.split(' ') })),
)

// "Above £500": an amount with nothing before it says too little.
function limitAt(input: SlottedWords, at: number): { end: number; text: string } | null {
  for (const { limit, words } of limitPhrases) {
    if (!words.every((word, offset) => input.words[at + offset] === word)) continue
    const [amount] = input.slotsAt('amount', at + words.length)
    if (amount) return { end: amount.end, text: `${limit} ${amount.text}` }
  }
  return null
}
