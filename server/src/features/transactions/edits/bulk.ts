// One edit for everything that the list shows. What was seen is what is edited: another number is refused.
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
import { type Applied, applyEdit, type SaidEdit } from './apply-edit.ts'
import { sayEdit } from './edit-words.ts'

type Said = z.output<(typeof endpoint)['body']>

const editedRowsMax = 200_000

/** Edits what the filters match as one change. */
export async function editInBulk(
  context: Context,
  businessId: string,
  of: { author: Author; said: Said },
): Promise<Changed<{ left_split: number }>> {
  const { filters: asked, expected, edit } = of.said
  const query = readQuery(asked)
  return changeBooks(context, businessId, async (tx) => {
    const known = await knownCategories(tx, businessId)
    const filters = filtersOf(query, known)
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
    const applied: (Applied & SaidEdit)[] = []
    return makeChange(tx, businessId, {
      author: of.author,
      work: async (change) => {
        const left = { left_split: leftSplit }
        if (ids.length === 0) return left
        const said = { ids, edit }
        const carrying = { known, change, reaches: false, today: context.today() }
        applied.push({ ...said, ...(await applyEdit(tx, businessId, { ...said, ...carrying })) })
        return left
      },
      what: (_, transactions) => sayEdit({ applied, known, transactions }),
    })
  })
}

function readQuery(asked: Record<string, string>): z.output<(typeof listTransactions)['query']> {
  const { cursor: _, limit: __, ...filters } = asked
  const read = z.safeDecode(listTransactions.query, filters as never)
  if (read.success) return read.data
  throw new Problem('invalid', read.error.issues[0]?.message ?? 'These filters are not valid.')
}
