// How labels by hand move what is remembered of merchants: the new label counts, the one before no
// longer does.
import type { MemoryMove } from '../../../books/changes/changes.store.ts'
import type { TargetRow } from '../../../books/edits/targets.store.ts'

/**
 * The moves of an edit; none where it says nothing of the category. `undefined` stays, `null` is as
 * the bank reports it.
 */
export function memoryMoves(labelled: {
  targets: readonly TargetRow[]
  subCategory: string | null | undefined
  merchantId: string | null | undefined
}): MemoryMove[] {
  const { subCategory, merchantId } = labelled
  if (subCategory === undefined) return []
  return labelled.targets.flatMap((row) => {
    const side = row.amount_minor < 0 ? ('out' as const) : ('in' as const)
    const before = row.by_hand && row.shown_merchant_id && row.edited_sub_category
    const named = merchantId === undefined ? row.shown_merchant_id : merchantId
    if (before === subCategory && row.shown_merchant_id === named) return []
    return [
      ...(before
        ? [{ merchantId: row.shown_merchant_id as string, side, subCategory: before, times: -1 }]
        : []),
      ...(named && subCategory ? [{ merchantId: named, side, subCategory, times: 1 }] : []),
    ]
  })
}
