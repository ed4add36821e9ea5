// Puts a transaction into a category at once, and takes the last such step back: what triage by
// keyboard needs.
import type { Category } from '@plimsoll/contract/categories'
import type { Transaction } from '@plimsoll/contract/transactions'
import { useRef } from 'react'
import { toastError } from '../../ui/toast.ts'
import { type ApplyTo, editOne, refusalWords, useEdit, useUndo } from './edits.ts'
import { merchantNameOf } from './merchants.ts'
import { labelPatch } from './patch-lists.ts'

/** One step that can be taken back. */
type Step = { readonly id: string; readonly change: string }

/** `onUndone` gets the transaction whose step was undone. */
export function useTake(onUndone?: (id: string) => void) {
  const steps = useRef<Step[]>([])
  const forget = (change: string) => {
    const step = steps.current.find((step) => step.change === change)
    steps.current = steps.current.filter((each) => each !== step)
    if (step) onUndone?.(step.id)
  }
  const edit = useEdit(forget)
  const undo = useUndo(forget)
  // An undo waits for what is still being saved, so that a quick Z is never lost.
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  const take = (row: Transaction, category: Category, applyTo?: ApplyTo) => {
    const taken = save(row, category, applyTo)
    underWay.current = Promise.all([underWay.current, taken])
    return taken
  }
  const save = async (row: Transaction, category: Category, applyTo: ApplyTo = 'this') => {
    const { sub_category, subcategory_label } = category
    const editChange = {
      edits: editOne(row.id, { sub_category }, applyTo),
      patch: labelPatch(category),
      words: `${merchantNameOf(row)}: ${subcategory_label}.`,
    }
    const changed = await edit.mutateAsync(editChange).catch((error: unknown) => {
      toastError(`We couldn’t change ${merchantNameOf(row)}.`, refusalWords(error))
      return null
    })
    if (changed?.change_id) steps.current.push({ id: row.id, change: changed.change_id })
    return changed
  }
  const undoLast = () => {
    underWay.current = underWay.current.then(async () => {
      const last = steps.current.at(-1)
      // Why an undo was refused is shown by the undo itself.
      if (last) await undo.mutateAsync(last.change).catch(() => undefined)
      else toastError('There’s nothing to undo here.')
    })
  }
  return { take, undoLast, isBusy: edit.isPending || undo.isPending }
}
