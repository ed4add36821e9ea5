// What an edit did, in the words of the audit trail: "Category: Fuel instead of Uncategorised money out".
import { money } from '@plimsoll/domain/amount-words'
import type { Day } from '@plimsoll/domain/calendar'
import { dayInWords } from '@plimsoll/domain/date-words'
import type { KnownCategories } from '../../../books/categories/known.ts'
import type { Applied, SaidEdit } from './apply-edit.ts'

/** A sentence without a full stop; of one transaction it tells what was there before. */
export function sayEdit(of: {
  applied: readonly (Applied & SaidEdit)[]
  known: KnownCategories
  transactions: number
}): string {
  const [first, ...others] = of.applied
  if (!first || others.length > 0) return `Edited ${of.transactions} transactions`
  const words = wordsOf(first, of.known).join('; ')
  return of.transactions > 1 ? `${words} (${of.transactions} transactions)` : words
}

function wordsOf(
  { edit, targets, subCategory }: Applied & SaidEdit,
  known: KnownCategories,
): string[] {
  const [before] = targets
  const one = targets.length === 1 && before ? before : null
  const words: string[] = []
  if (subCategory === null) words.push('Category as the bank tells it')
  else if (subCategory !== undefined)
    words.push(
      instead('Category', known.labelOf(subCategory), one && known.labelOf(one.shown_sub_category)),
    )
  if (edit.merchant === null) words.push('Merchant as the bank tells it')
  else if (edit.merchant !== undefined)
    words.push(instead('Merchant', edit.merchant, one?.merchant_name ?? null))
  if (edit.date !== undefined)
    words.push(
      edit.date === null
        ? 'Day as the bank tells it'
        : instead('Day', dayInWords(edit.date as Day), one && dayInWords(one.shown_day as Day)),
    )
  if (edit.amount !== undefined)
    words.push(instead('Amount', money(edit.amount), one && money(one.amount_minor)))
  if (edit.account !== undefined) words.push('Moved to another account')
  if (edit.note !== undefined) words.push(edit.note ? `Note: ${edit.note}` : 'Note removed')
  if (edit.excluded !== undefined) words.push(edit.excluded ? 'Excluded' : 'Included again')
  if (edit.splits) words.push(`Split into ${edit.splits.length} parts`)
  if (edit.splits === null) words.push('Made whole again')
  if (edit.transfer_with) words.push('Paired as a transfer')
  if (edit.transfer_with === null) words.push('Transfer taken apart')
  return words
}

function instead(what: string, now: string, before: string | null): string {
  return before && before !== now ? `${what}: ${now} instead of ${before}` : `${what}: ${now}`
}
