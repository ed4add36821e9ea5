// Turns a transaction into hashed features: words, letters in threes to fives, sign, size, rail,
// day of the month, payee. Each group weighs the same however many features it has, so that a long
// text does not shout down its amount.
import type { Seen } from './seen.ts'

/** The number of buckets that features are hashed into. */
export const buckets = 2 ** 16

/** The features of one transaction: their buckets, and what each weighs. */
export type Features = { readonly at: Uint32Array; readonly weight: Float32Array }

// A bank's text is short; a cell of a spreadsheet may hold a novel.
const charsMax = 80
const wordsMax = 12
const gramSizes = [3, 4, 5]
const groupWeight = { word: 1, gram: 1, fact: 0.5, payee: 0.7 }

/** The features of a transaction. The same transaction always has the same. */
export function featuresOf(seen: Seen): Features {
  const words = wordsOf(seen.text)
  const groups: readonly (readonly [readonly string[], number])[] = [
    [words.map((word) => `w ${word}`), groupWeight.word],
    [gramsOf(seen.payee === '' ? words.join(' ') : seen.payee), groupWeight.gram],
    [factsOf(seen), groupWeight.fact],
    [seen.payee === '' ? [] : [`p ${seen.payee}`], groupWeight.payee],
    [seen.hint === null ? [] : [`h ${seen.hint}`], 1],
  ]
  const at: number[] = [hashOf('bias')]
  const weight: number[] = [0.5]
  for (const [names, share] of groups)
    for (const name of names) {
      at.push(hashOf(name))
      weight.push(share / Math.sqrt(names.length))
    }
  return { at: Uint32Array.from(at), weight: Float32Array.from(weight) }
}

/** The bucket of a word. */
export function wordFeature(word: string): number {
  return hashOf(`w ${word}`)
}

/** The words of a text in capitals; numbers say nothing that comes again, so they are left out. */
export function wordsOf(text: string): string[] {
  const words = text
    .slice(0, charsMax)
    .toUpperCase()
    .split(/[^\p{L}\d&]+/u)
  return [...new Set(words.filter((word) => word.length > 1 && !/\d/.test(word)))].slice(
    0,
    wordsMax,
  )
}

function gramsOf(text: string): string[] {
  const padded = ` ${text.slice(0, charsMax).toUpperCase()} `
  const grams = new Set<string>()
  for (const size of gramSizes)
    for (let i = 0; i + size <= padded.length; i++) grams.add(`g ${padded.slice(i, i + size)}`)
  return [...grams]
}

function factsOf({ amount, rail, day }: Seen): string[] {
  const sign = amount < 0 ? 'out' : 'in'
  const size = Math.floor(Math.log2(Math.abs(amount) + 1))
  const date = Math.floor((Number(day.slice(8)) - 1) / 8)
  const pounds = amount % 100 === 0 ? 'round' : 'odd'
  return [`s ${sign}`, `a ${sign} ${size}`, `r ${sign} ${rail}`, `d ${sign} ${date}`, `o ${pounds}`]
}

/** FNV-1a, folded to the buckets. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return ((hash >>> 16) ^ hash) & (buckets - 1)
}
