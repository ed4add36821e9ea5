// Banks cut names off: "Trevose Structural Engineers" is "Trevose Structural Eng" to the bank.
import { conceptAt } from './concepts.ts'
import { nameWords } from './name-words.ts'
import type { FoundName } from './subject.ts'

/** The name with the whole word behind it of which the books hold the beginning. */
export function withCutWord(name: FoundName, words: readonly string[]): FoundName {
  const [only, ...others] = name.subjects
  const next = words[name.end]
  if (only?.kind !== 'merchant' || others.length > 0 || !next || conceptAt(words, name.end))
    return name
  const own = words.slice(name.start, name.end)
  const last = nameWords(only.name).at(-1) ?? ''
  const isCut = last.length >= 3 && !own.includes(last) && next.length > last.length + 1
  return isCut && next.startsWith(last) ? { ...name, end: name.end + 1 } : name
}
