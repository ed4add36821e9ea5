// The fields of an edit, each named once: which columns it writes, and what the audit trail says of
// it ("Category: Fuel instead of Uncategorised money out").
import type { Edit, updateTransactions } from '@plimsoll/contract/edits'
import { money } from '@plimsoll/domain/amount-words'
import type { Day } from '@plimsoll/domain/calendar'
import { dayInWords } from '@plimsoll/domain/date-words'
import type * as z from 'zod/mini'
import type { KnownCategories } from '../../../books/categories/known.ts'
import type { Written } from '../../../books/edits/edits.store.ts'
import type { TargetRow } from '../../../books/edits/targets.store.ts'

/** Edits by transaction, and how far they reach. */
export type UpdateInput = z.output<(typeof updateTransactions)['body']>

/** What an edit changes of transactions; a match with an expected payment is the forecast's. */
export type EditFields = Omit<Edit, 'occurrence'>

/**
 * What an edit writes into the columns of people: of the transactions it names, and of the others
 * that it reaches. What is of a single transaction (day, amount, parts, other leg) is not among it.
 */
export function writtenBy(edited: {
  edit: EditFields
  subCategory: string | null | undefined
  merchantId: string | null | undefined
}): { own: Written; reached: Written } {
  const { edit, subCategory, merchantId } = edited
  const reached = { subCategory, merchantId, excluded: edit.excluded }
  return { own: { ...reached, note: orNull(edit.note) }, reached }
}

// Blank words are none.
function orNull(words: string | null | undefined): string | null | undefined {
  return words === undefined ? undefined : words?.trim() || null
}

type Described = {
  readonly edit: EditFields
  readonly targets: readonly TargetRow[]
  readonly subCategory: string | null | undefined
}

/** A sentence without a full stop; for one transaction it names the previous value. */
export function describeEdit(edited: {
  applied: readonly Described[]
  categories: KnownCategories
  transactions: number
}): string {
  const [first, ...others] = edited.applied
  if (!first || others.length > 0) return `Edited ${edited.transactions} transactions`
  const words = wordsOf(first, edited.categories).join('; ')
  return edited.transactions > 1 ? `${words} (${edited.transactions} transactions)` : words
}

function wordsOf({ edit, targets, subCategory }: Described, categories: KnownCategories): string[] {
  const [before] = targets
  const only = targets.length === 1 && before ? before : null
  const words: string[] = []
  if (subCategory === null) words.push('Category as the bank tells it')
  else if (subCategory !== undefined)
    words.push(
      instead(
        'Category',
        categories.labelOf(subCategory),
        only && categories.labelOf(only.shown_sub_category),
      ),
    )
  if (edit.merchant === null) words.push('Merchant as the bank tells it')
  else if (edit.merchant !== undefined)
    words.push(instead('Merchant', edit.merchant, only?.merchant_name ?? null))
  if (edit.date !== undefined)
    words.push(
      edit.date === null
        ? 'Day as the bank tells it'
        : instead('Day', dayInWords(edit.date as Day), only && dayInWords(only.shown_day as Day)),
    )
  if (edit.amount !== undefined)
    words.push(instead('Amount', money(edit.amount), only && money(only.amount_minor)))
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
