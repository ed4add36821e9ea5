// Shows a change in every list at once, before the server has answered, and takes it back where the
// server refuses.
import type { Category } from '@plimsoll/contract/categories'
import type { Transaction } from '@plimsoll/contract/transactions'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type ListPage, transactionKeys } from './queries.ts'

/** What of a row can be shown ahead of the answer. */
export type Patch = Partial<
  Pick<
    Transaction,
    | 'sub_category'
    | 'subcategory_label'
    | 'category'
    | 'category_label'
    | 'label_source'
    | 'label_confidence'
    | 'excluded'
    | 'note'
  >
>

/** The patch of a category: set by the user, and therefore sure. */
export function labelPatch(category: Category): Patch {
  const { category: code, category_label, sub_category, subcategory_label } = category
  return {
    category: code,
    category_label,
    sub_category,
    subcategory_label,
    label_source: 'user',
    label_confidence: 1,
  }
}

/** Changes the rows with these ids in every cached list; returns the way back. */
export function patchLists(
  client: QueryClient,
  ids: ReadonlySet<string>,
  patch: Patch,
): () => void {
  const before = client.getQueriesData<InfiniteData<ListPage>>({ queryKey: transactionKeys.lists })
  for (const [key, list] of before)
    if (list) client.setQueryData(key, { ...list, pages: list.pages.map(patched) })
  return () => {
    for (const [key, list] of before) if (list) client.setQueryData(key, list)
  }
  function patched(page: ListPage): ListPage {
    return {
      ...page,
      data: page.data.map((row) => (ids.has(row.id) && !row.part_of ? { ...row, ...patch } : row)),
    }
  }
}
