// Finds the merchant in a bank's text: a name for people, a stable key for machines, the rail and
// the platform between. It never guesses: two people with similar names stay two merchants, and a
// text it cannot read is its own name.
import { brandOf } from '../dictionary/brand.ts'
import { splitAggregator } from './aggregator.ts'
import { displayCase } from './casing.ts'
import { hmrcNameOf, isHmrc } from './hmrc.ts'
import { merchantKeyOf } from './merchant-key.ts'
import { stripNoise } from './noise.ts'
import { type Rail, railOf } from './rail.ts'

/**
 * What a statement says of the other side. `counterparty` wins over `text` when the bank names it
 * apart.
 */
export type MerchantInput = {
  readonly text: string
  readonly counterparty?: string | null
  readonly reference?: string | null
  readonly bankType?: string | null
}

/**
 * The other side of a transaction. `key` is what two transactions share when they are with the same
 * merchant.
 */
export type NormalMerchant = {
  readonly name: string
  readonly key: string
  readonly rail: Rail | null
  readonly aggregator: string | null
}

/**
 * Reads the merchant out of a statement's words. Never empty; its own name reads back as itself.
 */
export function normaliseMerchant(input: MerchantInput): NormalMerchant {
  const rail = railOf({ text: input.text, bankType: input.bankType ?? null })
  const source = firstFilled([input.counterparty, input.text, input.reference, input.bankType])
  const all = [input.counterparty, input.text, input.reference].filter(Boolean).join(' ')
  if (isHmrc(source)) return { ...named(hmrcNameOf(all)), rail, aggregator: null }
  const { inner, aggregator } = unwrap(withoutBillPaymentCode(source, input.bankType ?? null))
  return { ...named(brandOf(merchantKeyOf(inner)) ?? displayCase(inner)), rail, aggregator }
}

// A name stands at the front; a cell of a spreadsheet may hold 32,767 characters.
const textMax = 300
const roundsMax = 12

/** Takes off noise and platforms in turn until neither finds anything. */
function unwrap(source: string): { inner: string; aggregator: string | null } {
  let inner = source
  let aggregator: string | null = null
  for (let round = 0; round < roundsMax; round++) {
    const split = splitAggregator(inner)
    aggregator ??= split?.aggregator ?? null
    inner = split?.inner ?? inner
    // A brand needs no more stripping, and stripping could spoil it: "SO ENERGY" is no standing
    // order.
    const next = brandOf(merchantKeyOf(inner)) === null ? stripNoise(firstField(inner)) : inner
    // Wide gaps tell towns from names, so they close only when nothing else is left to take off.
    const closed = next === inner ? inner.replace(/\s+/g, ' ') : next
    if (closed === inner && !split) break
    inner = closed
  }
  return { inner, aggregator }
}

function named(name: string): { name: string; key: string } {
  const composed = name.normalize('NFKC')
  return { name: composed, key: merchantKeyOf(composed) }
}

function firstFilled(texts: readonly (string | null | undefined)[]): string {
  for (const text of texts) {
    const tidy = (text ?? '')
      .normalize('NFKC')
      .slice(0, textMax)
      .replace(/[\t\r\n]+/g, '  ')
      .trim()
    if (tidy !== '') return tidy
  }
  return 'No description'
}

/**
 * HSBC writes "BP JOHN SMITH" for a bill payment; a filling station starts with the same two
 * letters.
 */
function withoutBillPaymentCode(text: string, bankType: string | null): string {
  return bankType?.trim().toUpperCase() === 'BP' ? text.replace(/^BP\s+(?=\S)/, '') : text
}

/** NatWest parts its fields by " , ": the first one with a name in it is the other side. */
function firstField(text: string): string {
  if (!text.includes(' , ')) return text
  const fields = text.split(' , ').map((field) => field.trim())
  return fields.find((field) => isNameLike(field)) ?? text
}

function isNameLike(field: string): boolean {
  return /\p{L}{2}/u.test(field) && !/^\d{4} \d{1,2}[A-Z]{3}\d{2}\b/i.test(field)
}
