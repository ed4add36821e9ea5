// Words that sentences of commentary are made of: names, amounts, and where each is shown.
import { pounds, rough } from '../amount-words.ts'
import { type Minor, magnitude, minor } from '../money.ts'
import { isPay } from '../outlook/payment-groups.ts'
import { subCategoryOf } from '../taxonomy.ts'
import type { LineVariance } from '../variance/variance.ts'
import type { CommentaryInput } from './commentary-input.ts'
import type { Movement } from './movement.ts'

const unnamed = 'payees without a name'

/** Taxes are estimated without a payee, but one authority collects them. */
export function payeeName(
  { names }: CommentaryInput,
  { merchantId, subCategory }: LineVariance,
): string {
  const isTax = subCategoryOf(subCategory).category === 'taxes' && subCategory !== 'other_tax'
  return (merchantId && names.get(merchantId)) || (isTax ? 'HMRC' : unnamed)
}

/** Its transactions of the period. */
export function payeeAddress(input: CommentaryInput, line: LineVariance): string {
  const { from, to } = input.period
  if (!line.merchantId)
    return `/cash-flow/edit-transaction?from=${from}&to=${to}&category=${subCategoryOf(line.subCategory).category}`
  return `/cash-flow/edit-transaction?merchant=${line.merchantId}&from=${from}&to=${to}`
}

/** The category's row on the analysis page. */
export function rowAddress(input: CommentaryInput, { side, category }: Movement): string {
  return `/analysis?${input.query}&open=${encodeURIComponent(`${side} ${category}`)}`
}

/** A line by a name that may be shown, and where its money is. */
export type NamedLine = { readonly name: string; readonly href: string }

/** A line of a movement by name. Who is paid for work is nobody else's business. */
export function namedLine(input: CommentaryInput, row: Movement, line: LineVariance): NamedLine {
  const { subCategory } = line
  if (row.category !== 'people' || subCategory === 'pension')
    return { name: payeeName(input, line), href: payeeAddress(input, line) }
  const name = isPay({ subCategory, amount: minor(-1) })
    ? 'payroll'
    : withinSentence(subCategoryOf(subCategory).label)
  return { name, href: rowAddress(input, row) }
}

/** A label without its capital letter, unless the letter is part of an abbreviation. */
export function withinSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

/** Whole pounds below ten thousand, shortened from there on. */
export function amountWords(amount: Minor): string {
  return magnitude(amount) < 1_000_000 ? pounds(amount) : rough(amount)
}
