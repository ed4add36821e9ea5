// Looks up which role a printed header names: the whole of it first, then the words inside. The
// words themselves stand in `header-words.ts`.
import { fold } from './fold.ts'
import { wholeHeaders, wordsInside } from './header-words.ts'
import type { ColumnRole } from './statement.ts'

/**
 * A role read off a header, with its rank: of two columns with one role the lower rank is the
 * better. `ignore` marks decoys.
 */
export type Heading = { readonly role: ColumnRole | 'ignore'; readonly rank: number }

const exact = new Map<string, Heading>()
for (const [role, words] of wholeHeaders) {
  for (const [rank, word] of words.split('|').entries()) {
    const key = fold(word)
    if (!exact.has(key)) exact.set(key, { role, rank })
  }
}

const units =
  /\b(pence|pennies|cents|minor units|minor|gbp|euros?|eur|usd|pounds|sterling|chf|sek|nok|dkk|pln|czk|huf|ron|bgn|brl|mxn|sgd|hkd|jpy|try|uah|aud|cad|nzd|zar|inr|utc|local)\b/g
// A currency's sign in brackets: (£), (R$), (zł), (лв.).
const bracketed = /\(\s*(?:\p{L}{1,2}\p{Sc}|\p{Sc}|z[łl]|kr|k[čc]|ft|лв)\.?\s*\)/giu

// A column headed by nothing but a currency's sign holds amounts.
const currencySign = /^\s*\(?\s*[£$€]\s*\)?\s*$/

/** Whether a header says that its amounts are whole pence, such as `amount_pence`. */
export function isInPence(header: string): boolean {
  return /\(p\)/i.test(header) || /\b(pence|pennies|cents|minor units?|minor)\b/.test(fold(header))
}

/**
 * The role that a printed header names, or `null`. Currency words such as `(GBP)` are passed over.
 */
export function headingOf(header: string): Heading | null {
  const known = headings.get(header)
  if (known !== undefined) return known
  const heading = headingNamed(header)
  if (headings.size < headingsMax) headings.set(header, heading)
  return heading
}

// A file has few headers, and some steps ask for one again with every row.
const headings = new Map<string, Heading | null>()
const headingsMax = 1000

function headingNamed(header: string): Heading | null {
  // Some banks print a mark before each header: #Data operacji.
  const folded = fold(header.replace(bracketed, ' ')).replace(/^# ?(?=\p{L})/u, '')
  if (folded === '') return currencySign.test(header) ? { role: 'amount', rank: 60 } : null
  const bare = folded
    .replace(/\b(amount|value|total|balance) in (?=gbp|eur|usd|pounds|euros?)/g, '$1 ')
    .replace(units, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const known = exact.get(folded) ?? exact.get(bare)
  if (known) return known
  if (bare.length > 60) return null
  const found = wordsInside.find(([words]) => words.test(bare))
  return found ? { role: found[1], rank: 100 } : null
}
