// Takes an amount out of a cell that also says how it was paid: "£25 cash", "12.50 chq 1023". With
// any other words, as in "£25 + VAT" or "£40 owed", there is no knowing what the amount means.
import { tidy } from './fold.ts'
import type { Cell } from './statement.ts'

const how =
  '(?:(?:by|in|via|paid|paid by|paid in|paid via) )?(?:cash|(?:debit |credit )?card|visa|contactless|bacs|(?:cheque|chq|ch)(?: ?(?:no\\.? ?)?\\d{3,6})?|paypal|(?:bank )?transfer|bank|tfr|trf|fps?|faster payment|dd|d/d|direct debit|so|s/o|standing order|online|sumup|zettle|square|stripe)'
const amount = '[-+(]?[£$€]? ?-?\\d[\\d,]*(?:\\.\\d{1,2})?\\)?'
const behind = new RegExp(`^(${amount})[ ,/:-]*\\(?${how}\\)?$`, 'i')
const before = new RegExp(`^\\(?${how}\\)?[ ,/:-]+(${amount})$`, 'i')
const cellCharsMax = 40

/** Whether a cell is an amount with a word for how it was paid. */
export function isWordedAmount(cell: Cell | undefined): boolean {
  return bareAmount(cell) !== null
}

/** The amount without the words beside it; `null` for a cell without such words. */
export function bareAmount(cell: Cell | undefined): string | null {
  if (typeof cell !== 'string' || cell.length > cellCharsMax) return null
  if (!/\d/.test(cell) || !/[a-z]{2}/i.test(cell)) return null
  const text = tidy(cell)
  return behind.exec(text)?.[1] ?? before.exec(text)?.[1] ?? null
}
