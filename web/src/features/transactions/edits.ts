// Sends edits of transactions and takes them back; a toast confirms each, with a way to undo it.
import { undoChange } from '@plimsoll/contract/changes'
import {
  addTransaction,
  bulkEdit,
  type Edit,
  previewEdits,
  removeTransaction,
  updateTransactions,
} from '@plimsoll/contract/edits'
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { CallError, call } from '../../api/call.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { misfitWords } from './editor/outcome-words.ts'
import { type Patch, patchLists } from './patch-lists.ts'
import { inTransactions } from './proof.ts'
import { type TransactionRecord, transactionKeys } from './queries.ts'

/** How far an edit reaches. */
export type ApplyTo = NonNullable<z.output<typeof updateTransactions.body>['apply_to']>
/** The edits of one request. */
export type EditRequest = z.output<typeof updateTransactions.body>
/** What an edit did. */
export type Changed = z.output<typeof updateTransactions.reply>['data']
/** What an edit would do. */
export type Preview = z.output<typeof previewEdits.reply>['data']

/**
 * One edit of some transactions, shown as `patch` while it is under way; `words` confirm it
 * afterwards.
 */
type EditChange = { edits: EditRequest; patch?: Patch; words: string }

/**
 * Every figure may change with the books: what is on screen is fetched again, the rest when it is
 * next shown.
 */
export function refreshAll(client: QueryClient): Promise<void> {
  return client.invalidateQueries()
}

/** Edits at once; `onUndone` follows an undo from the toast. */
export function useEdit(onUndone?: (change: string) => void) {
  const client = useQueryClient()
  const undo = useUndo(onUndone)
  return useMutation({
    mutationFn: ({ edits }: EditChange) =>
      call(updateTransactions, { body: edits }).then((reply) => reply.data),
    onMutate: async ({ edits, patch }) => {
      if (!patch) return null
      await client.cancelQueries({ queryKey: transactionKeys.lists })
      return patchLists(client, new Set(edits.transactions.map(({ id }) => id)), patch)
    },
    onSuccess: (changed, { words }) => {
      toastChanged(changed, words, undo.mutate)
      return void refreshAll(client)
    },
    onError: (_, __, takeBack) => takeBack?.(),
  })
}

/** Says what changed, with Undo where there is something to take back. */
export function toastChanged(
  changed: Changed & { left_split?: number },
  words: string,
  undo: (change: string) => void,
): void {
  const { change_id } = changed
  const details = [
    changed.changed > 1 ? `${inTransactions(changed.changed)} changed.` : '',
    changed.kept_by_hand > 0
      ? `${inTransactions(changed.kept_by_hand)} you set yourself didn’t change.`
      : '',
    changed.left_split ? leftSplitWords(changed.left_split) : '',
    changed.rule_id ? 'A rule now does this automatically.' : '',
  ].filter(Boolean)
  toastSuccess(words, {
    ...(details.length ? { detail: details.join(' ') } : {}),
    ...(change_id ? { action: { label: 'Undo', onClick: () => undo(change_id) } } : {}),
  })
}

/** How many split transactions a category was not set of, and why. */
export function leftSplitWords(count: number): string {
  return count === 1
    ? '1 split transaction is unchanged because its parts have their own categories.'
    : `${count} split transactions are unchanged because their parts have their own categories.`
}

/** Undoes a change. A refusal is shown: it names what depends on the change. */
export function useUndo(onUndone?: (change: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(undoChange, { params: { id } }).then((reply) => reply.data),
    onSuccess: async (_, id) => {
      onUndone?.(id)
      toastSuccess('Undone. Everything is as it was before.')
      await refreshAll(client)
    },
    onError: (error) => toastError('We couldn’t undo this.', refusalWords(error)),
  })
}

/**
 * What an edit would do, to the row; fetched only where it reaches further than what is on screen.
 */
export function usePreview(edits: EditRequest | null) {
  return useQuery<Preview>({
    queryKey: [...transactionKeys.all, 'preview', JSON.stringify(edits)],
    enabled: edits !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(previewEdits, { body: edits as EditRequest, signal }).then((reply) => reply.data),
  })
}

/** One edit for everything that the filters match. */
export function useBulkEdit() {
  const client = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: ({
      body,
    }: {
      body: z.output<typeof bulkEdit.body>
      words: (left: number) => string
    }) => call(bulkEdit, { body }).then((reply) => reply.data),
    onSuccess: (changed, { words }) => {
      toastChanged(changed, words(changed.left_split), undo.mutate)
      return void refreshAll(client)
    },
  })
}

/** Adds a transaction by hand. */
export function useAdd() {
  const client = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: (body: z.output<typeof addTransaction.body>) =>
      call(addTransaction, { body }).then((reply) => reply.data),
    onSuccess: ({ change_id }) => {
      toastSuccess('Transaction added.', {
        action: { label: 'Undo', onClick: () => undo.mutate(change_id) },
      })
      return void refreshAll(client)
    },
  })
}

/** Takes a transaction out of the books. */
export function useRemove() {
  const client = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: ({ transaction }: TransactionRecord) =>
      call(removeTransaction, { params: { id: transaction.id } }).then((reply) => reply.data),
    onSuccess: ({ change_id }, record) => {
      const { id } = record.transaction
      const misfit = misfitWords(record, 'removed')
      toastSuccess('Transaction removed.', {
        ...(misfit ? { detail: misfit } : {}),
        action: { label: 'Undo', onClick: () => undo.mutate(change_id) },
      })
      // All but itself: it is gone, and its editor still stands for a moment.
      void client.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(id) })
    },
    onError: (error) => toastError('We couldn’t remove this transaction.', refusalWords(error)),
  })
}

/** The server's sentence, or one of ours. */
export function refusalWords(error: unknown): string {
  return error instanceof CallError ? error.message : 'Something unexpected happened. Try again.'
}

/** Whether someone else was faster: what is shown is not what the books hold any more. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof CallError && error.status === 409
}

/** An edit of one transaction. */
export function editOne(id: string, edit: Edit, apply_to: ApplyTo = 'this'): EditRequest {
  return { transactions: [{ ...edit, id }], ...(apply_to === 'this' ? {} : { apply_to }) }
}
