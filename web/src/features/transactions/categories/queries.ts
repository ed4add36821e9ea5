// Adds, renames, hides and merges categories; each change can be undone.

import type { Category } from '@plimsoll/contract/categories'
import { addCategory, changeCategory, mergeCategories } from '@plimsoll/contract/categories'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { toastSuccess } from '../../../ui/toast.ts'
import { refreshAll, toastChanged, useUndo } from '../edits.ts'

/** A category as the form sends it. */
export type CategoryInput = z.output<typeof addCategory.body>

/** Adds one; `onDone` follows. */
export function useAddCategory(onDone: () => void) {
  const client = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: (body: CategoryInput) => call(addCategory, { body }).then((reply) => reply.data),
    onSuccess: ({ change_id }, { label }) => {
      toastSuccess(`Category “${label}” added.`, {
        action: { label: 'Undo', onClick: () => undo.mutate(change_id) },
      })
      onDone()
      return void refreshAll(client)
    },
  })
}

/** Renames one, hides it or shows it again. */
export function useChangeCategory(onDone: () => void) {
  const client = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: ({ category, ...body }: { category: Category; label?: string; hidden?: boolean }) =>
      call(changeCategory, { params: { sub_category: category.sub_category }, body }).then(
        (reply) => reply.data,
      ),
    onSuccess: (changed, { category, label, hidden }) => {
      const name = category.subcategory_label
      toastChanged(
        changed,
        label
          ? `“${name}” renamed to “${label}”.`
          : hidden
            ? `“${name}” hidden. Its transactions stay in it.`
            : `“${name}” shown again.`,
        undo.mutate,
      )
      onDone()
      return void refreshAll(client)
    },
  })
}

/** Moves everything of one into another, and hides the first. */
export function useMergeCategories(onDone: () => void) {
  const client = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: ({ from, into }: { from: Category; into: Category }) =>
      call(mergeCategories, {
        body: { from: from.sub_category, into: into.sub_category },
      }).then((reply) => reply.data),
    onSuccess: (changed, { from, into }) => {
      toastChanged(
        changed,
        `“${from.subcategory_label}” merged into “${into.subcategory_label}”.`,
        undo.mutate,
      )
      onDone()
      return void refreshAll(client)
    },
  })
}
