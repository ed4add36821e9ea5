// Asks the shipped UK dictionary what money with a merchant is for. It knows merchants, not this
// business: memory goes first.
import { merchantKeyOf } from '../merchant/merchant-key.ts'
import type { Minor } from '../money.ts'
import type { SubCategoryCode } from '../taxonomy.ts'
import { entries } from './entries.ts'
import type { Entry } from './entry.ts'
import { bestPattern, brandIn, indexOf } from './pattern.ts'

const index = indexOf(entries)

/**
 * The dictionary's answer; `name` is the brand's own spelling, or `null` for a word that names no
 * one (WAGES, RENT).
 */
type DictionaryAnswer = {
  readonly subCategory: SubCategoryCode
  readonly name: string | null
  readonly confidence: number
}

/**
 * What money of this sign with this merchant is for, or `null`. The key is asked first; then words
 * such as WAGES anywhere in the bank's text. `amount` in pence, negative for cash out.
 */
export function lookUpDictionary(payment: {
  key: string
  text: string
  amount: Minor
}): DictionaryAnswer | null {
  const byKey = bestPattern(
    index,
    payment.key.split(' '),
    (pattern) => meant(pattern.entry, payment.amount) !== null,
  )
  const match =
    byKey ??
    bestPattern(
      index,
      merchantKeyOf(payment.text).split(' '),
      (pattern) => isWord(pattern) && meant(pattern.entry, payment.amount) !== null,
    )
  if (!match) return null
  const subCategory = meant(match.entry, payment.amount)
  return subCategory === null
    ? null
    : { subCategory, name: brandIn(match), confidence: match.entry[3] }
}

function isWord(pattern: { atStart: boolean; atEnd: boolean }): boolean {
  return !pattern.atStart && !pattern.atEnd
}

function meant(entry: Entry, amount: Minor): SubCategoryCode | null {
  const meaning = entry[2]
  if (typeof meaning === 'string') return meaning
  return (amount < 0 ? meaning.out : meaning.in) ?? null
}
