// A name and its description, one of them in brackets: "the flour man (Country Products)", "Shell
// (the fuel lot)". The description narrows nothing, so the payee alone is asked about.
import type { NameIndex } from '../names.ts'
import { tokensIn } from '../tokens.ts'

const bracketed = /\s*\(([^()]{2,60})\)/
// What changes which payments are meant.
const binding =
  /\d|\b(?:not|no|only|just|ex|excl\w*|incl\w*|without|with|plus|minus|and not|other than|except|net|gross|vat|or)\b/i
const described =
  /\b(?:(?:the|our|my|that|those|this|a) (?:\p{L}+[ -]){0,3}\p{L}+|\p{L}+ (?:man|woman|lady|people|person|folk|lot|guy|bloke|lad|place|shop|firm|company|supplier|landlord|dealer|merchant))$/iu

/** The question without the descriptions beside payees that it names. */
export function withoutBrackets(text: string, names: NameIndex): string {
  const plain = withoutBracket(text, names)
  return plain === text ? text : withoutBrackets(plain, names)
}

function withoutBracket(text: string, names: NameIndex): string {
  const found = bracketed.exec(text)
  const [whole = '', inside = ''] = found ?? []
  if (!found || binding.test(inside)) return text
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + whole.length)
  if (endsInMerchant(before, names))
    return holdsMerchant(inside, names) ? text : `${before}${after}`
  if (!isMerchantWhole(inside, names)) return text
  const category = lastCategory(before, names)
  const description = described.exec(before)?.index ?? category
  return description === null ? text : `${before.slice(0, description)}${inside.trim()}${after}`
}

function wordsOf(text: string): string[] {
  return tokensIn(text).map(({ text: word }) => word)
}

function merchantsAt(words: readonly string[], names: NameIndex) {
  return words.flatMap((_, at) => {
    const name = names.exactAt(words, at)
    const isPayee =
      name && name.subjects.length > 0 && name.subjects.every(({ kind }) => kind === 'merchant')
    return name && isPayee ? [name] : []
  })
}

function isMerchantWhole(text: string, names: NameIndex): boolean {
  const words = wordsOf(text)
  return merchantsAt(words, names).some(({ start, end }) => start === 0 && end === words.length)
}

function holdsMerchant(text: string, names: NameIndex): boolean {
  return merchantsAt(wordsOf(text), names).length > 0
}

function endsInMerchant(text: string, names: NameIndex): boolean {
  const words = wordsOf(text)
  return merchantsAt(words, names).some(({ end }) => end === words.length)
}

// Where the category begins that a text ends with; null where it ends with none.
function lastCategory(text: string, names: NameIndex): number | null {
  const words = wordsOf(text)
  const found = words.flatMap((_, at) => {
    const name = names.exactAt(words, at)
    return name && name.end === words.length ? [name] : []
  })
  const [first] = found
  if (!first) return null
  const written = words.slice(first.start).join(' ')
  const place = text.toLowerCase().lastIndexOf(written)
  return place < 0 ? null : place
}
