// Edits many transactions at once: the change, exactly what it would do, then the change itself
// with a way back.

import type { Category } from '@plimsoll/contract/categories'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { grouped } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
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
import { inTransactions } from '../proof.ts'
import { type BulkKind, bulkKindOf } from './BulkKinds.tsx'
import { type BulkEdit, countOf, editsOf, splitOnes, type Target } from './bulk-edit.ts'

/** `onDone` follows once it is done. */
export function BulkDialog(props: {
  kind: BulkKind
  target: Target
  categories: readonly Category[]
  onDone: () => void
  onClose: () => void
}) {
  const { kind, target, categories } = props
  const { title, begun, fields: Fields, done } = bulkKindOf[kind]
  const client = useQueryClient()
  const [edit, setEdit] = useState<BulkEdit | null>(begun ?? null)
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
    if (some) editing.mutate({ edits: some, words: done(edit, many, categories) }, { onSuccess })
    else if (target.kind === 'all')
      bulk.mutate(
        {
          body: { filters: wireOf(target.filters), expected: target.count, edit },
          words: (leftSplit) => done(edit, inTransactions(count - leftSplit), categories),
        },
        { onSuccess },
      )
  }
  return (
    <Dialog title={title} description={`For ${many}.`} width="wide" onClose={props.onClose}>
      <div className="form">
        <Fields
          edit={edit}
          target={target}
          categories={categories}
          preview={preview.data}
          onChange={setEdit}
        />
        {left.length > 0 && <p className="muted">{leftSplitWords(left.length)}</p>}
        {some && (
          <PreviewList preview={preview.data} error={preview.error} isStale={preview.isFetching} />
        )}
        {edit && target.kind === 'all' && (
          <p className="muted">
            This changes everything in the current list, including rows not loaded yet. If the list
            no longer has {grouped(countOf(target))}, nothing is changed.
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
}
