// One edit for many transactions: what it applies to, what it changes, and what is sent. Pure.

import type { Category } from '@plimsoll/contract/categories'
import type { Edit } from '@plimsoll/contract/edits'
import type { Transaction } from '@plimsoll/contract/transactions'
import type { EditRequest } from '../edits.ts'
import type { Filters } from '../list/filters.ts'
import { inTransactions } from '../proof.ts'

/** Ticked rows, or everything that filters match together with the number that was seen. */
export type Target =
  | {
      readonly kind: 'some'
      readonly ids: readonly string[]
      readonly rows: readonly Transaction[]
    }
  | { readonly kind: 'all'; readonly filters: Filters; readonly count: number }

/** The fields that may be edited in bulk. */
export type BulkEdit = Pick<Edit, 'sub_category' | 'merchant' | 'excluded' | 'note'>

/** As many as may be edited one by one. */
export const idsMax = 500

/** How many it is aimed at. */
export function countOf(target: Target): number {
  return target.kind === 'all' ? target.count : target.ids.length
}

/** The edit of ticked rows, one for each. */
export function editsOf(ids: readonly string[], edit: BulkEdit): EditRequest {
  return { transactions: ids.map((id) => ({ ...edit, id })) }
}

/** The ticked transactions that are split: one category cannot describe their parts. */
export function splitOnes(target: Target): string[] {
  if (target.kind === 'all') return []
  return [...new Set(target.rows.filter((row) => row.part_of || row.splits).map(({ id }) => id))]
}

/** The sentence that confirms the edit of so many. */
export function doneWords(edit: BulkEdit, count: number, categories: readonly Category[]): string {
  const many = inTransactions(count)
  if (edit.sub_category) {
    const category = categories.find((category) => category.sub_category === edit.sub_category)
    return `${many} moved to ${category?.subcategory_label ?? 'another category'}.`
  }
  if (edit.merchant) return `${many} now belong to ${edit.merchant}.`
  if (edit.excluded !== undefined) return edit.excluded ? `${many} excluded.` : `${many} included.`
  return edit.note ? `Note added to ${many}.` : `Notes removed from ${many}.`
}
