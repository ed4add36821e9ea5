// Reads an amount that a person typed or pasted into a field. What has two readings is refused with
// an example of each, never guessed.
import { short } from './amount-words.ts'
import { type Minor, minor } from './money.ts'

/** Why a text is no amount, in one sentence with an example. */
type AmountRefusal = { readonly refused: string }

const plainRefusal = 'Enter an amount, for example £1,250.00 or £2K.'
const scales: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 }
// The characters that pasted tables put between thousands.
const spaces = /[\s\u00a0\u2009\u202f]/g

/**
 * The amount in pence: `1250`, `£1,250.50`, `20k`, `£1.5K`, `2m`, `(80.00)`, `80.00-`, `GBP 80`,
 * `1.250,00`. Refuses `1,5` and `1.250`, which people write for two different amounts, and all
 * else.
 */
export function readTypedAmount(text: string): Minor | AmountRefusal {
  const bare = text
    .replace(spaces, '')
    .replace(/[−–]/g, '-')
    .replace(/£|gbp|pounds?/gi, '')
  const negative = /^-|-$|^\(.*\)$/.test(bare)
  const body = bare.replace(/^-|-$|^\(|\)$/g, '').replace(/^\+/, '')
  const match = /^([\d.,'’]+)([km])?$/i.exec(body)
  if (!match) return { refused: plainRefusal }
  const [, digits = '', letter = ''] = match
  const scale = scales[letter.toLowerCase()]
  const pence = scale ? scaledPence(digits, scale) : plainPence(digits)
  if (typeof pence !== 'number') return pence
  return minor(negative ? -pence : pence)
}

/** The amount in pence, or null where the text is none. */
export function typedAmount(text: string): Minor | null {
  const read = readTypedAmount(text)
  return typeof read === 'number' ? read : null
}

/** The sentence for a text that is no amount; for one that is, the plain example. */
export function amountRefusal(text: string): string {
  const read = readTypedAmount(text)
  return typeof read === 'number' ? plainRefusal : read.refused
}

/** The sentence for a text that is no amount above zero, or null where it is one. */
export function aboveZeroRefusal(text: string): string | null {
  const read = readTypedAmount(text)
  if (typeof read !== 'number') return read.refused
  return read > 0 ? null : 'Enter an amount above zero.'
}

const poundsDigitsMax = 12

function plainPence(digits: string): number | AmountRefusal {
  const written =
    /^(\d+|\d{1,3}(?:([,'’])\d{3})(?:\2\d{3})*)(?:\.(\d{1,2}))?$/.exec(digits) ??
    // As on the Continent, where both marks leave no doubt.
    /^(\d{1,3}(?:([.'’])\d{3})(?:\2\d{3})*),(\d{2})$/.exec(digits)
  if (!written) return { refused: doubtOf(digits) ?? plainRefusal }
  const whole = (written[1] ?? '').replace(/\D/g, '')
  if (whole.length > poundsDigitsMax) return { refused: plainRefusal }
  return Number(whole) * 100 + Number((written[3] ?? '').padEnd(2, '0'))
}

/** `1.25` thousand. A comma before three digits is a thousands mark here too. */
function scaledPence(digits: string, scale: number): number | AmountRefusal {
  const written = /^(\d{1,6}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,5}))?$/.exec(digits)
  if (!written) return { refused: doubtOf(digits, scale) ?? plainRefusal }
  const whole = Number((written[1] ?? '').replaceAll(',', '')) * scale * 100
  const decimals = written[2] ?? ''
  const part = (Number(decimals) * scale * 100) / 10 ** decimals.length
  const pence = whole + part
  return Number.isSafeInteger(pence) ? pence : { refused: plainRefusal }
}

/** `1,5`, `1,50` and `1.250`: a decimal mark to one reader, a thousands mark to another. */
function doubtOf(digits: string, scale = 1): string | null {
  const marked = /^(\d{1,9})[.,](\d{1,3})$/.exec(digits)
  if (!marked) return null
  const [, left = '', right = ''] = marked
  const decimals = right.slice(0, 2).padEnd(2, '0')
  if (scale > 1)
    return `Write ${exampleOf(left, right, scale)} with a full stop, for example £${left}.${right}${scale === 1_000 ? 'K' : 'M'}.`
  const small = `£${left}.${decimals}`
  const large = `£${grouped(left + right.padEnd(3, '0'))}`
  return `Is that ${small} or ${large}? Write it like one of these.`
}

function exampleOf(left: string, right: string, scale: number): string {
  const pence = Math.round(Number(`${left}.${right}`) * scale * 100)
  return Number.isSafeInteger(pence) ? short(minor(pence)) : 'it'
}

function grouped(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
}
