// Edits many transactions at once: the change, exactly what it would do, then the change itself
// with a way back.
import type { Category } from '@plimsoll/contract/categories'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { takesFocus } from '../../../ui/takes-focus.ts'
import { CategoryPicker } from '../editor/CategoryPicker.tsx'
import { PreviewList } from '../editor/PreviewList.tsx'
import {
  isOvertaken,
  leftSplitWords,
  refreshAll,
  refusalWords,
  useBulkEdit,
  useEdit,
  usePreview,
} from '../edits.ts'
import { wireOf } from '../list/filters.ts'
import { MerchantInput } from '../merchants/MerchantInput.tsx'
import { inTransactions } from '../proof.ts'
import { type BulkEdit, countOf, doneWords, editsOf, splitOnes, type Target } from './bulk-edit.ts'
import { ExclusionOutcome } from './ExclusionOutcome.tsx'

/** The kinds of bulk edit. */
export type BulkKind = 'category' | 'merchant' | 'note' | 'exclude'

const titles: Record<BulkKind, string> = {
  category: 'Set category',
  merchant: 'Set merchant',
  note: 'Add a note',
  exclude: 'Exclude or include',
}

const excludeChoices = [
  { value: 'out', label: 'Exclude' },
  { value: 'in', label: 'Include' },
] as const

/** `onDone` follows once it is done. */
export function BulkDialog(props: {
  kind: BulkKind
  target: Target
  categories: readonly Category[]
  onDone: () => void
  onClose: () => void
}) {
  const { kind, target, categories } = props
  const client = useQueryClient()
  const [edit, setEdit] = useState<BulkEdit | null>(kind === 'exclude' ? { excluded: true } : null)
  const left = kind === 'category' ? splitOnes(target) : []
  const ids = target.kind === 'some' ? target.ids.filter((id) => !left.includes(id)) : []
  const some = target.kind === 'some' && edit && ids.length > 0 ? editsOf(ids, edit) : null
  const preview = usePreview(some)
  const editing = useEdit()
  const bulk = useBulkEdit()
  const refused = editing.error ?? bulk.error
  const count = countOf(target) - left.length
  const many = inTransactions(count)
  const apply = () => {
    if (!edit) return
    const onSuccess = () => {
      props.onDone()
      props.onClose()
    }
    if (some)
      editing.mutate({ edits: some, words: doneWords(edit, count, categories) }, { onSuccess })
    else if (target.kind === 'all')
      bulk.mutate(
        {
          body: { filters: wireOf(target.filters), expected: target.count, edit },
          words: (leftSplit) => doneWords(edit, count - leftSplit, categories),
        },
        { onSuccess },
      )
  }
  return (
    <Dialog title={titles[kind]} description={`For ${many}.`} width="wide" onClose={props.onClose}>
      <div className="form">
        {fields()}
        {left.length > 0 && <p className="muted">{leftSplitWords(left.length)}</p>}
        {some && (
          <PreviewList preview={preview.data} error={preview.error} isStale={preview.isFetching} />
        )}
        {edit && target.kind === 'all' && (
          <p className="muted">
            This changes everything in the current list, including rows not loaded yet. If the list
            no longer has {countOf(target).toLocaleString('en-GB')}, nothing is changed.
            {kind === 'category' && ' Split transactions keep the categories of their parts.'}
          </p>
        )}
        <FormRefusal text={refused && refusalWords(refused)} />
        <div className="form-actions">
          <Button
            weight="ink"
            disabled={!edit || count === 0}
            busy={editing.isPending || bulk.isPending}
            onClick={apply}
          >
            Change {many}
          </Button>
          {isOvertaken(refused) && (
            <Button onClick={() => void refreshAll(client).then(props.onClose)}>Refresh</Button>
          )}
          <Button onClick={props.onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  )

  function fields(): ReactNode {
    if (kind === 'category')
      return (
        <CategoryPicker
          categories={categories}
          amount={null}
          value={edit?.sub_category ?? null}
          autoFocus
          keepsChoice
          onPick={({ sub_category }) => setEdit({ sub_category })}
        />
      )
    if (kind === 'merchant')
      return (
        <MerchantInput
          label="Merchant"
          hint="A new name creates a new merchant."
          onChange={(merchant) => setEdit(merchant.trim() ? { merchant: merchant.trim() } : null)}
        />
      )
    if (kind === 'note')
      return (
        <Input
          label="Note"
          name="note"
          ref={takesFocus}
          maxLength={200}
          hint="Replaces any existing notes."
          onChange={({ target: { value } }) =>
            setEdit(value.trim() ? { note: value.trim() } : null)
          }
        />
      )
    return (
      <>
        <Segmented
          label="Include"
          value={edit?.excluded === false ? 'in' : 'out'}
          options={excludeChoices}
          onChange={(value) => setEdit({ excluded: value === 'out' })}
        />
        <ExclusionOutcome
          isExcluding={edit?.excluded !== false}
          target={target}
          preview={preview.data}
        />
      </>
    )
  }
}
