// Banks clip and squeeze names: "Northumberland County Council" is NORTHUMBRLD CC, and "South
// Gloucestershire Council" is S Glos Council. A name is found by its full words where each of them
// stands for a word of the bank's, in order, and at least one of them is more than an initial.
import { smallWordSet } from './concepts.ts'
import { nameWords } from './name-words.ts'
import { type BookNames, distinctSubjects, type Subject } from './subject.ts'

type Fit = { readonly end: number; readonly subjects: readonly Subject[] }

const wordsMax = 6
const joining = /^(?:of|and|the|for)$/

/** The names of the books, to be found by what they were before a bank clipped them. */
export class ClippedNames {
  readonly #byLetter = new Map<string, { words: readonly string[]; subject: Subject }[]>()

  constructor({ merchants }: BookNames) {
    for (const { id, name } of merchants) {
      const words = nameWords(name)
      const letter = words[0]?.[0] ?? ''
      const subject: Subject = { kind: 'merchant', ids: [id], name, names: [name] }
      this.#byLetter.set(letter, [...(this.#byLetter.get(letter) ?? []), { words, subject }])
    }
  }

  /** Those that the words from a place on may be, with the longest run of words that fits. */
  at(words: readonly string[], start: number): Fit | null {
    const first = words[start] ?? ''
    const names = this.#byLetter.get(first[0] ?? '') ?? []
    if (first.length < 4 || names.length === 0) return null
    for (let end = Math.min(words.length, start + wordsMax); end > start; end--) {
      const written = words.slice(start, end)
      if (joining.test(written.at(-1) ?? '') || smallWordSet.has(written.at(-1) ?? '')) continue
      const plain = written.filter((word) => !joining.test(word))
      const fitting = names.filter(({ words: own }) => isClipped(plain, own))
      if (fitting.length > 0)
        return { end, subjects: distinctSubjects(fitting.map(({ subject }) => subject)) }
    }
    return null
  }
}

// Whether the whole words stand for the first words of a name, each once.
function isClipped(whole: readonly string[], own: readonly string[]): boolean {
  let strong = 0
  let place = 0
  for (let at = 0; at < whole.length; ) {
    const clipped = own[place]
    const word = whole[at] ?? ''
    if (clipped === undefined) return false
    const initials = initialsFrom(whole, at, clipped)
    if (clipped === word || isSqueezed(word, clipped, 5, 0.55)) strong++
    else if (initials > 0) at += initials - 1
    else if (clipped !== word[0] && !isSqueezed(word, clipped, 3, 0)) return false
    at++
    place++
  }
  const isCut = own.slice(0, place).some((word, at) => word !== whole[at])
  return strong > 0 && isCut
}

// "CC" is County Council, or Council alone: how many words some initials stand for.
function initialsFrom(whole: readonly string[], at: number, clipped: string): number {
  if (clipped.length < 2 || clipped.length > 4) return 0
  for (let count = clipped.length; count > 0; count--) {
    const initials = whole.slice(at, at + count).map((word) => word[0] ?? '')
    if (initials.length === count && initials.length > 0 && clipped.endsWith(initials.join('')))
      return count
  }
  return 0
}

// Letters left out of a word, never its first: "northumbrld" of "northumberland".
function isSqueezed(word: string, clipped: string, least: number, part: number): boolean {
  if (clipped.length < least || clipped.length >= word.length) return false
  if (clipped.length < word.length * part) return false
  const isMost = clipped.length >= word.length * 0.75
  if (!word.startsWith(clipped.slice(0, isMost ? 1 : 2))) return false
  // A long one is cut off or keeps its end: "Northern" is no Northumberland, and Parkin no parking.
  const isCutOff = word.startsWith(clipped) && word.length > clipped.length + 1
  const keepsEnd = !word.startsWith(clipped) && word.at(-1) === clipped.at(-1)
  if (part > 0 && !isCutOff && !keepsEnd) return false
  let from = 0
  for (const letter of clipped) {
    const place = word.indexOf(letter, from)
    if (place < 0) return false
    from = place + 1
  }
  return true
}
