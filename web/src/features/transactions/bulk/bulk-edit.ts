// One edit for many transactions: what it applies to, what it changes, and what is sent. Pure.

import type { bulkEdit } from '@plimsoll/contract/edits'
import type { Transaction } from '@plimsoll/contract/transactions'
import type * as z from 'zod/mini'
import type { EditRequest } from '../edits.ts'
import type { Filters } from '../list/filters.ts'

/** Ticked rows, or everything that filters match together with the number that was seen. */
export type Target =
  | {
      readonly kind: 'some'
      readonly ids: readonly string[]
      readonly rows: readonly Transaction[]
    }
  | { readonly kind: 'all'; readonly filters: Filters; readonly count: number }

/** The fields that may be edited in bulk. */
export type BulkEdit = z.output<typeof bulkEdit.body>['edit']

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
