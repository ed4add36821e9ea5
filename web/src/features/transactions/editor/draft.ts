// What is being changed of a transaction, beside what it is: the edit that is sent holds only what
// differs. Pure.

import type { Category } from '@plimsoll/contract/categories'
import type { Edit } from '@plimsoll/contract/edits'
import { isDay } from '@plimsoll/domain/calendar'
import { magnitude, minor, printMinor } from '@plimsoll/domain/money'
import { amountRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { grouped } from '../../../format/amount.ts'
import type { ApplyTo } from '../edits.ts'
import { merchantNameOf } from '../merchants.ts'
import type { TransactionRecord } from '../queries.ts'
import { splitRefusal, type TypedPart, toSplits } from './split.ts'

/** The fields as they stand in the editor; `parts` null: whole. */
export type Draft = {
  readonly merchant: string
  readonly day: string
  readonly amount: string
  readonly account: string
  readonly subCategory: string
  readonly note: string
  readonly isExcluded: boolean
  readonly parts: readonly TypedPart[] | null
  readonly transferWith: string | null
  readonly occurrence: { readonly line_id: string; readonly due: string } | null
}

/** The transaction as it stands. `parts` comes along so that an untouched split is no change. */
export function draftOf(record: TransactionRecord, parts: readonly TypedPart[] | null): Draft {
  const { transaction } = record
  return {
    merchant: merchantNameOf(transaction),
    day: transaction.day,
    amount: printMinor(magnitude(transaction.amount)),
    account: transaction.account.id,
    subCategory: transaction.sub_category,
    note: transaction.note ?? '',
    isExcluded: transaction.excluded,
    parts,
    transferWith: record.transfer?.id ?? null,
    occurrence: record.occurrence
      ? { line_id: record.occurrence.line_id, due: record.occurrence.due }
      : null,
  }
}

/** What differs, as it is sent; null where nothing does. */
export function editOf(record: TransactionRecord, draft: Draft, begun: Draft): Edit | null {
  const { transaction } = record
  const edit: Edit = {}
  if (draft.subCategory !== begun.subCategory) edit.sub_category = draft.subCategory
  if (draft.merchant.trim() !== begun.merchant) edit.merchant = draft.merchant.trim() || null
  if (draft.day !== begun.day) edit.date = draft.day
  if (draft.note.trim() !== begun.note) edit.note = draft.note.trim() || null
  if (draft.isExcluded !== begun.isExcluded) edit.excluded = draft.isExcluded
  if (transaction.origin === 'manual') {
    const typed = typedAmount(draft.amount)
    if (draft.amount !== begun.amount && typed !== null)
      edit.amount = minor(transaction.amount < 0 ? -typed : typed)
    if (draft.account !== begun.account) edit.account = draft.account
  }
  if (draft.parts !== begun.parts)
    edit.splits =
      draft.parts && toSplits(draft.parts, { amount: edit.amount ?? transaction.amount })
  if (draft.transferWith !== begun.transferWith) edit.transfer_with = draft.transferWith
  if (draft.occurrence && draft.occurrence !== begun.occurrence) edit.occurrence = draft.occurrence
  return Object.keys(edit).length ? edit : null
}

/** Sentences by the field they stand under. */
export type DraftErrors = Readonly<Partial<Record<'day' | 'amount' | 'split', string>>>

/** What keeps the draft from being saved. */
export function errorsOf(record: TransactionRecord, draft: Draft): DraftErrors {
  const { transaction } = record
  const amount = typedAmount(draft.amount)
  const refusal =
    draft.parts &&
    splitRefusal(draft.parts, {
      amount:
        transaction.origin === 'manual' && amount
          ? minor(transaction.amount < 0 ? -amount : amount)
          : transaction.amount,
    })
  return {
    ...(isDay(draft.day) ? {} : { day: 'Choose a date.' }),
    ...(amount !== null && amount > 0 ? {} : { amount: amountRefusal(draft.amount) }),
    ...(refusal ? { split: refusal } : {}),
  }
}

/**
 * Whether an edit may reach further than this one: splits, dates, amounts and transfers may not.
 */
export function mayReach(edit: Edit | null): boolean {
  if (!edit) return false
  const names = Object.keys(edit)
  return (
    names.some((name) => name === 'sub_category' || name === 'merchant' || name === 'excluded') &&
    names.every((name) => ['sub_category', 'merchant', 'excluded', 'note'].includes(name))
  )
}

/** The choices of how far an edit reaches, with the numbers of others. */
export function reachOptions(record: TransactionRecord): { value: ApplyTo; label: string }[] {
  const { past } = record.of_merchant
  if (!record.transaction.merchant) return [{ value: 'this', label: 'Only this one' }]
  const others = past === 1 ? '1 other' : `${grouped(past)} others`
  return [
    { value: 'this', label: 'Only this one' },
    ...(past > 0 ? [{ value: 'merchant_past' as const, label: `This and ${others} so far` }] : []),
    {
      value: 'merchant_all',
      label: past > 0 ? `This, ${others} so far and all future ones` : 'This and all future ones',
    },
  ]
}

/** The sentence that confirms a saved edit. */
export function savedWords(edit: Edit, name: string, categories: readonly Category[]): string {
  if (edit.splits) return `${name} split into ${edit.splits.length}.`
  if (edit.splits === null) return `Split removed from ${name}.`
  if (edit.transfer_with) return `${name} paired between your accounts.`
  if (edit.transfer_with === null) return `${name} unpaired.`
  if (edit.sub_category) {
    const category = categories.find((category) => category.sub_category === edit.sub_category)
    return `${name}: ${category?.subcategory_label ?? 'category set'}.`
  }
  if (edit.excluded !== undefined) return edit.excluded ? `${name} excluded.` : `${name} included.`
  return `${name} saved.`
}
