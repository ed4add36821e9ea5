// One transaction put right: who, when, where it belongs; split, pairing, match, note; how far it
// reaches; and its history.
import type { Category } from '@plimsoll/contract/categories'
import { useCallback, useEffect, useRef, useState } from 'react'
import { moneyIn } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CommonAlert } from '../../../ui/CommonAlert.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type ApplyTo, editOne, isOvertaken, refusalWords, useEdit, useRemove } from '../edits.ts'
import { merchantNameOf } from '../merchants.ts'
import { type TransactionRecord, useCategories, useTransaction } from '../queries.ts'
import { type Draft, draftOf, editOf, errorsOf, mayReach, savedWords } from './draft.ts'
import { EditorFields } from './EditorFields.tsx'
import { HistoryList } from './HistoryList.tsx'
import { removalWords } from './outcome-words.ts'
import { ReachFields } from './ReachFields.tsx'
import { partsOf } from './split.ts'
import './editor.css'

/**
 * `onDirty` gets whether something would be lost; `onAsk` asks to close, which the host may guard.
 */
export function TransactionEditor(props: {
  id: string
  onDirty: (isDirty: boolean) => void
  onAsk: () => void
  onSaved: () => void
}) {
  const transactionQuery = useTransaction(props.id)
  const categories = useCategories()
  const record = transactionQuery.data
  const isDirty = useRef(false)
  // What was typed belongs to the reading it was typed over; a newer one is taken in when nothing
  // would be lost.
  const [taken, take] = useState(record)
  useEffect(() => {
    if (record && !isDirty.current) take(record)
  }, [record])
  const { onDirty } = props
  const reportDirty = useCallback(
    (dirty: boolean) => {
      isDirty.current = dirty
      onDirty(dirty)
    },
    [onDirty],
  )
  const reload = () => {
    isDirty.current = false
    void transactionQuery.refetch().then(({ data }) => take(data))
  }
  const isOld = taken && record && stateOf(taken) !== stateOf(record)
  return (
    <Dialog
      title={record ? merchantNameOf(record.transaction) : 'Transaction'}
      shape="sheet"
      onClose={props.onAsk}
    >
      <div className="txe">
        {isOld && (
          <div role="alert">
            <Banner
              tone="warn"
              action={
                <Button weight="quiet" onClick={reload}>
                  Refresh
                </Button>
              }
            >
              This transaction was changed elsewhere.
            </Banner>
          </div>
        )}
        {taken && categories.data ? (
          <Form
            key={stateOf(taken)}
            record={record && !isOld ? record : taken}
            categories={categories.data}
            onDirty={reportDirty}
            onAsk={props.onAsk}
            onSaved={props.onSaved}
            onLookAgain={reload}
          />
        ) : transactionQuery.error || categories.error ? (
          <ErrorState
            title="We couldn’t load this transaction."
            text={(transactionQuery.error ?? categories.error)?.message ?? ''}
            onRetry={() => {
              void transactionQuery.refetch()
              void categories.refetch()
            }}
          />
        ) : (
          <Skeleton height="420px" />
        )}
      </div>
    </Dialog>
  )
}

/** What the form stands on; suggestions and history may change without touching it. */
function stateOf(record: TransactionRecord): string {
  return JSON.stringify([record.transaction, record.transfer, record.occurrence])
}

function Form(props: {
  record: TransactionRecord
  categories: readonly Category[]
  onDirty: (isDirty: boolean) => void
  onAsk: () => void
  onSaved: () => void
  onLookAgain: () => void
}) {
  const { record, categories, onDirty } = props
  const { transaction } = record
  const [begun] = useState(() =>
    draftOf(record, transaction.splits?.length ? partsOf(transaction) : null),
  )
  const [draft, setDraft] = useState(begun)
  const [reach, setReach] = useState<ApplyTo>('this')
  const [isShowingErrors, showErrors] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const edit = editOf(record, draft, begun)
  const errors = errorsOf(record, draft)
  const saving = useEdit()
  const removing = useRemove()
  const isDirty = edit !== null
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const applyTo = mayReach(edit) ? reach : 'this'
  const save = () => {
    if (!edit) return props.onSaved()
    if (Object.keys(errors).length) return showErrors(true)
    saving.mutate(
      {
        edits: editOne(transaction.id, edit, applyTo),
        words: savedWords(edit, merchantNameOf(transaction), categories),
      },
      { onSuccess: props.onSaved },
    )
  }
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  return (
    <form
      className="txe-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className="txe-head">
        <b className={transaction.amount > 0 ? 'txn-in' : ''}>
          {moneyIn(transaction.account.currency, transaction.amount)}
        </b>
        <span>
          {dayLong(transaction.day)}, {transaction.account.name}
        </span>
      </p>
      <EditorFields
        record={record}
        categories={categories}
        draft={draft}
        begun={begun}
        errors={isShowingErrors ? errors : {}}
        onChange={change}
        reach={
          edit &&
          mayReach(edit) && (
            <ReachFields record={record} edit={edit} value={reach} onChange={setReach} />
          )
        }
      />
      <HistoryList record={record} />
      <div className="txe-danger">
        <Button weight="quiet" onClick={() => setDeleting(true)}>
          Remove transaction
        </Button>
      </div>
      <footer className="txe-foot">
        <FormRefusal text={saving.error && refusalWords(saving.error)} />
        <div className="form-actions">
          <Button type="submit" weight="ink" busy={saving.isPending}>
            {isDirty ? 'Save' : 'Done'}
          </Button>
          {isOvertaken(saving.error) && <Button onClick={props.onLookAgain}>Refresh</Button>}
          {isDirty && <Button onClick={props.onAsk}>Cancel</Button>}
        </div>
      </footer>
      {isDeleting && (
        <CommonAlert
          heading="Remove this transaction?"
          message={removalWords(record)}
          okLabel="Remove"
          border="danger"
          onCancel={() => setDeleting(false)}
          onOk={() => {
            setDeleting(false)
            removing.mutate(record, { onSuccess: props.onSaved })
          }}
        />
      )}
    </form>
  )
}
