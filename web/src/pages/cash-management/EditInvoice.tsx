// Edits an invoice or bill that was entered: its name, unpaid amount, due day, number and email.
import type { DueItem } from '@plimsoll/contract/cash-management'
import type { Invoice } from '@plimsoll/contract/invoices'
import type { EntryReading } from '@plimsoll/domain/invoices/invoice'
import { less, magnitude } from '@plimsoll/domain/money'
import EntryDialog from '../../features/cashflow/invoices/EntryDialog.tsx'
import {
  invoiceIdOf,
  useInvoices,
  useSaveInvoices,
} from '../../features/cashflow/invoices/queries.ts'
import { savedWords } from '../../features/cashflow/invoices/saved-words.ts'
import { editedInvoice } from '../../features/cashflow/invoices/updated-invoice.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Waits for the invoice as it is kept. */
export function EditInvoice({ item, onClose }: { item: DueItem; onClose: () => void }) {
  const invoices = useInvoices()
  const saving = useSaveInvoices()
  const invoice = invoices.data?.find(({ id }) => id === invoiceIdOf(item))
  const noun = item.side === 'in' ? 'invoice' : 'bill'
  if (!invoice)
    return (
      <Dialog title={`Edit ${noun}`} description={item.merchant} onClose={onClose}>
        {invoices.isPending ? (
          <Skeleton height="160px" />
        ) : (
          <ErrorState
            title={`We couldn’t load this ${noun}.`}
            text={invoices.error?.message ?? 'It is no longer kept.'}
            onRetry={() => void invoices.refetch()}
          />
        )}
      </Dialog>
    )
  return (
    <EntryDialog
      reading={readingOf(invoice)}
      isBusy={saving.isPending}
      edited={invoice.side === 'in' ? 'invoice' : 'bill'}
      onSave={(entry) =>
        saving.mutate(
          {
            change: { keep: [editedInvoice(invoice, entry)] },
            words: `${savedWords(entry)}: saved.`,
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    />
  )
}

function readingOf(invoice: Invoice): EntryReading {
  const { side, party, number, issued, due, email } = invoice
  const amount = magnitude(less(invoice.amount, invoice.matched))
  return { side, party, number, issued, due, amount, email, doubts: [] }
}
