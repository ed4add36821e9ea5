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
import { recallRepeats } from './recall-repeats.ts'

/**
 * What a statement says of the other side. `counterparty` wins over `text` when the bank names it
 * apart.
 */
type MerchantInput = {
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

/** A merchant as a payment is stored with it: without the platform between. */
export type StoredMerchant = Omit<NormalMerchant, 'aggregator'>

/**
 * Reads the merchant out of a statement's words. Never empty; its own name reads back as itself.
 */
export function normaliseMerchant(input: MerchantInput): NormalMerchant {
  return read(input, null)
}

/**
 * Reads merchants as `normaliseMerchant` does, for many payments at once: words that repeat are
 * remembered, and what is left of a text once its first noise is off, because banks print a
 * reference of its own with nearly every payment to the same payee.
 */
export function merchantReader(): (input: MerchantInput) => NormalMerchant {
  const known: NamesByText = new Map()
  return recallRepeats(wordsOf, (input) => read(input, known))
}

function wordsOf({ text, counterparty, reference, bankType }: MerchantInput): string {
  return [text, counterparty, reference, bankType].join('\u0000')
}

type Name = { readonly name: string; readonly key: string; readonly aggregator: string | null }
/** By the text that the first round leaves. */
type NamesByText = Map<string, Name>

const knownMax = 20_000

function read(input: MerchantInput, known: NamesByText | null): NormalMerchant {
  const rail = railOf({ text: input.text, bankType: input.bankType ?? null })
  const source = firstFilled([input.counterparty, input.text, input.reference, input.bankType])
  if (isHmrc(source)) {
    const all = [input.counterparty, input.text, input.reference].filter(Boolean).join(' ')
    return { ...named(hmrcNameOf(all)), rail, aggregator: null }
  }
  const text = withoutBillPaymentCode(source, input.bankType ?? null)
  const { name, key, aggregator } = nameIn(text, known)
  return { name, key, rail, aggregator }
}

// A name stands at the front; a cell of a spreadsheet may hold 32,767 characters.
const textMax = 300
const roundsMax = 12

/** Takes off noise and platforms in turn until neither finds anything, and names what is left. */
function nameIn(source: string, known: NamesByText | null): Name {
  const first = strip(source)
  if (first.isDone) return nameOf(first.inner, first.aggregator)
  const earlier = known?.get(first.inner)
  if (earlier) return { ...earlier, aggregator: first.aggregator ?? earlier.aggregator }
  let { inner } = first
  let aggregator: string | null = null
  for (let round = 1, isDone = false; round < roundsMax && !isDone; round++) {
    const stripped = strip(inner)
    inner = stripped.inner
    aggregator ??= stripped.aggregator
    isDone = stripped.isDone
  }
  const rest = nameOf(inner, aggregator)
  if (known && known.size < knownMax) known.set(first.inner, rest)
  return { ...rest, aggregator: first.aggregator ?? aggregator }
}

function nameOf(inner: string, aggregator: string | null): Name {
  return { ...named(brandOf(merchantKeyOf(inner)) ?? displayCase(inner)), aggregator }
}

type Stripped = {
  readonly inner: string
  readonly aggregator: string | null
  readonly isDone: boolean
}

function strip(text: string): Stripped {
  const split = splitAggregator(text)
  const inner = split?.inner ?? text
  const aggregator = split?.aggregator ?? null
  // A brand needs no more stripping, and stripping could spoil it: "SO ENERGY" is no standing
  // order.
  const next =
    brandOf(merchantKeyOf(inner)) === null
      ? (brandPaidByCard(inner) ?? stripNoise(firstField(inner)))
      : inner
  // Wide gaps tell towns from names, so they close only when nothing else is left to take off.
  const closed = next === inner ? inner.replace(/\s+/g, ' ') : next
  return { inner: closed, aggregator, isDone: closed === inner && !split }
}

const cardWords =
  /^(?:(?:debit|credit|visa|contactless)[ -]+)?(?:card|visa|mastercard|maestro|contactless|purchase|apple pay|google pay)[ :-]+(?=\p{L})/iu

/**
 * "CARD TRAVIS PERKINS" without its first word, which may be part of a name elsewhere ("CARD AND
 * PAPER"), so it goes before a brand alone; null where no brand follows.
 */
function brandPaidByCard(text: string): string | null {
  const rest = text.replace(cardWords, '')
  return rest !== text && brandOf(merchantKeyOf(rest)) !== null ? rest : null
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
