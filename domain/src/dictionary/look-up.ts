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
  const keyWords = payment.key.split(' ')
  const fromPlatform = takenBackByPlatform(keyWords, payment)
  if (fromPlatform) return fromPlatform
  const byKey = bestPattern(
    index,
    keyWords,
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

const takenBack = /\b(?:CHARGE ?BACKS?|DISPUTE[DS]?|REFUND(?:S|ED)?)\b/
const takenBackConfidence = 0.9

/**
 * What a payment platform takes back for a customer is no fee, whatever the platform's other
 * debits are: "STRIPE CHARGEBACK". Null for any other payment.
 */
function takenBackByPlatform(
  keyWords: readonly string[],
  { text, amount }: { text: string; amount: Minor },
): DictionaryAnswer | null {
  if (amount >= 0 || !takenBack.test(merchantKeyOf(text))) return null
  const platform = bestPattern(index, keyWords, ({ entry }) => isPlatform(entry))
  return (
    platform && {
      subCategory: 'customer_refunds',
      name: brandIn(platform),
      confidence: takenBackConfidence,
    }
  )
}

function isPlatform([, , meaning]: Entry): boolean {
  return typeof meaning !== 'string' && meaning.in === 'card_payouts'
}

function isWord(pattern: { atStart: boolean; atEnd: boolean }): boolean {
  return !pattern.atStart && !pattern.atEnd
}

function meant(entry: Entry, amount: Minor): SubCategoryCode | null {
  const meaning = entry[2]
  if (typeof meaning === 'string') return meaning
  return (amount < 0 ? meaning.out : meaning.in) ?? null
}
