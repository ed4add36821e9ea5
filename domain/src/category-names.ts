// Reads the words that files, banks and ledgers use for categories, and finds the sub-category they
// mean. Words that could mean several things ("General", "Payments", "Income") mean nothing here: a
// wrong label is worse than none.

import { categoryWords, type Meaning } from './category-words.ts'
import type { Minor } from './money.ts'
import { isShipped, type SubCategoryCode, subCategories } from './taxonomy.ts'

const meaningByWords = new Map<string, Meaning>([
  ...subCategories.map((row) => [fold(row.label), row.subCategory] as const),
  ...categoryWords.flatMap(([meaning, names]) =>
    names.split('|').map((name) => [fold(name), meaning] as const),
  ),
])

/**
 * The sub-category that a file's own category word means for an amount of this sign, or `null` when
 * the word is vague or unknown. Understands our own codes and labels, common ledgers' names, and
 * banks' shouting (`EATING_OUT`).
 */
export function matchCategoryName(text: string, amount: Minor): SubCategoryCode | null {
  const meaning = meaningOf(text)
  if (!meaning) return null
  if (typeof meaning === 'string') return meaning
  return amount < 0 ? meaning.out : meaning.in
}

function meaningOf(text: string): Meaning | null {
  // A ledger writes "Expenses:Travel" or "429 - Stationery": the last, most particular part is the
  // name.
  const last = text.split(/[:>|]/).at(-1) ?? ''
  const unnumbered = last.replace(/^\s*\d{2,5}\s*[-–.]?\s*/, '')
  const meaning = meaningByWords.get(fold(text)) ?? meaningByWords.get(fold(unnumbered))
  return meaning ?? (isShipped(text) ? text : null)
}

/**
 * Lower case, "&" as "and", single words: plural and singular, `EATING_OUT` and "Eating out" become
 * one.
 */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’]s\b|['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map(singular)
    .join(' ')
}

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') ? word.slice(0, -1) : word
}
