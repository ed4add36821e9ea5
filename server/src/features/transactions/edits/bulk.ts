// One edit for everything that the list shows. What was seen is what is edited: another number is
// refused.
import type { bulkEdit as endpoint } from '@plimsoll/contract/edits'
import { listTransactions } from '@plimsoll/contract/transactions'
import { Problem } from '@plimsoll/domain/problem'
import * as z from 'zod/mini'
import { knownCategories } from '../../../books/categories/known.ts'
import { changeBooks } from '../../../books/change-books.ts'
import type { Author } from '../../../books/changes/changes.store.ts'
import { type Changed, makeChange } from '../../../books/changes/make-change.ts'
import { readMatchingIds, sumMatching } from '../../../books/list/list.store.ts'
import type { Context } from '../../../context.ts'
import { filtersOf } from '../list-query.ts'
import { type Applied, applyEdit, type WantedEdit } from './apply-edit.ts'
import { describeEdit } from './edit-fields.ts'

type BulkInput = z.output<(typeof endpoint)['body']>

const editedRowsMax = 200_000

/** Edits what the filters match as one change. */
export async function editInBulk(
  context: Context,
  businessId: string,
  bulk: { author: Author; input: BulkInput },
): Promise<Changed<{ left_split: number }>> {
  const { filters: wanted, expected, edit } = bulk.input
  const query = readQuery(wanted)
  return changeBooks(context, businessId, async (tx) => {
    const categories = await knownCategories(tx, businessId)
    const filters = filtersOf(query, categories)
    const { count } = await sumMatching(tx, businessId, filters)
    if (count !== expected)
      throw new Problem(
        'conflict',
        `The list shows ${count} transactions by now, not ${expected}. Look at it again before changing all of them.`,
      )
    if (count > editedRowsMax)
      throw new Problem(
        'too_large',
        `That is more than ${editedRowsMax} transactions at once. Narrow the list.`,
      )
    // Split ones have a label for each part; one for the whole would say nothing.
    const wholesOnly = edit.sub_category !== undefined
    const { ids, leftSplit } = await readMatchingIds(tx, businessId, {
      filters,
      rowsMax: editedRowsMax,
      wholesOnly,
    })
    const applied: (Applied & WantedEdit)[] = []
    return makeChange(tx, businessId, {
      author: bulk.author,
      work: async (change) => {
        const left = { left_split: leftSplit }
        if (ids.length === 0) return left
        const chosen = { ids, edit }
        const carrying = { categories, change, reaches: false, today: context.today() }
        applied.push({
          ...chosen,
          ...(await applyEdit(tx, businessId, { ...chosen, ...carrying })),
        })
        return left
      },
      what: (_, transactions) => describeEdit({ applied, categories, transactions }),
    })
  })
}

function readQuery(query: Record<string, string>): z.output<(typeof listTransactions)['query']> {
  const { cursor: _, limit: __, ...filters } = query
  const read = z.safeDecode(listTransactions.query, filters as never)
  if (read.success) return read.data
  throw new Problem('invalid', read.error.issues[0]?.message ?? 'These filters are not valid.')
}
