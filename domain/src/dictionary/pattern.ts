// Finds the dictionary's lines by words: an index from one word of each pattern, so that a look-up
// costs a few map reads.
import { displayCase } from '../merchant/casing.ts'
import { merchantKeyOf } from '../merchant/merchant-key.ts'
import type { Entry } from './entry.ts'

/** A pattern ready to be tried at a place in the words of a key. */
type Pattern = {
  readonly words: readonly string[]
  readonly atStart: boolean
  readonly atEnd: boolean
  readonly entry: Entry
}

/** The brand that a pattern names, spelt for people, or `null`. */
export function brandIn({ words, entry }: Pattern): string | null {
  return entry[1] === true ? displayCase(words.join(' ')) : entry[1]
}

/** Patterns by their first word. */
type PatternIndex = ReadonlyMap<string, readonly Pattern[]>

/**
 * Builds the index of some lines; a brand's own name is a pattern of its line without being written
 * out.
 */
export function indexOf(entries: readonly Entry[]): PatternIndex {
  const index = new Map<string, Pattern[]>()
  for (const entry of entries) {
    const own = typeof entry[1] === 'string' ? [merchantKeyOf(entry[1])] : []
    for (const text of [...entry[0].split('|'), ...own]) {
      const pattern = compile(text, entry)
      const first = pattern.words[0] ?? ''
      index.set(first, [...(index.get(first) ?? []), pattern])
    }
  }
  return index
}

/**
 * The most particular pattern that fits the words: more words beat fewer, then a whole match beats
 * a start, a start the rest.
 */
export function bestPattern(
  index: PatternIndex,
  words: readonly string[],
  allow: (pattern: Pattern) => boolean = () => true,
): Pattern | null {
  let best: Pattern | null = null
  for (let at = 0; at < words.length; at++) {
    for (const pattern of index.get(words[at] ?? '') ?? []) {
      if (fits(pattern, words, at) && allow(pattern) && (!best || rank(pattern) > rank(best)))
        best = pattern
    }
  }
  return best
}

function compile(text: string, entry: Entry): Pattern {
  const words = text.split(' ')
  const atStart = words[0] !== '*'
  const atEnd = words.at(-1) !== '*'
  return { words: words.filter((word) => word !== '*'), atStart, atEnd, entry }
}

function fits(pattern: Pattern, words: readonly string[], at: number): boolean {
  const end = at + pattern.words.length
  if (end > words.length || (pattern.atStart && at > 0)) return false
  if (pattern.atEnd && end !== words.length) return false
  return pattern.words.every((word, i) => words[at + i] === word)
}

function rank(pattern: Pattern): number {
  return pattern.words.length * 4 + (pattern.atStart ? 2 : 0) + (pattern.atEnd ? 1 : 0)
}
