// Invoices and bills: listed, and saved with a way to undo it. The cache keys are here.
import { type Invoice, listInvoices, saveInvoices } from '@plimsoll/contract/invoices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { CallError, call } from '../../../api/call.ts'
import { toastError, toastSuccess } from '../../../ui/toast.ts'
import { cashflowKeys } from '../queries.ts'

/** What is added, changed or removed together, in the contract's words. */
export type InvoiceChange = z.output<(typeof saveInvoices)['body']>

/** All that are kept. */
export function useInvoices(isOn = true) {
  return useQuery({
    queryKey: [...cashflowKeys.all, 'invoices'],
    enabled: isOn,
    queryFn: ({ signal }) => call(listInvoices, { signal }).then((reply) => reply.data),
  })
}

type Saving = { readonly change: InvoiceChange; readonly words: string; readonly isUndo?: boolean }

/** Saves, says so with a way to undo it, and lets every figure follow. */
export function useSaveInvoices() {
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: ({ change }: Saving) => call(saveInvoices, { body: change }),
    onSuccess: async ({ data }, { words, isUndo }) => {
      const onClick = () => saving.mutate({ change: data.undo, words: 'Undone.', isUndo: true })
      toastSuccess(words, isUndo ? {} : { action: { label: 'Undo', onClick } })
      await client.invalidateQueries()
    },
    onError: (error) => {
      if (error instanceof CallError) toastError('We couldn’t save that.', error.message)
    },
  })
  return saving
}

/** The invoice or bill that a due item is. */
export function invoiceIdOf({ line_id }: { line_id: string }): string {
  return line_id.replace(/^invoice\./, '')
}

/** An invoice as it is saved again, without what was worked out of it. */
export function keptOf(invoice: Invoice): NonNullable<InvoiceChange['keep']>[number] {
  const { id, side, party, number, issued, due, amount, email, since, paid_on, source } = invoice
  return { id, side, party, number, issued, due, amount, email, since, paid_on, source }
}
