// Takes back that an invoice or bill was marked as paid. It shows nothing: it begins at once, and
// the list and a message show that it is done.
import type { DueItem } from '@plimsoll/contract/cash-management'
import { useEffect, useRef } from 'react'
import {
  invoiceIdOf,
  keptOf,
  useInvoices,
  useSaveInvoices,
} from '../../features/cashflow/invoices/queries.ts'

/** `onDone` is called whether it worked or not. */
export function MarkUnpaid({ item, onDone }: { item: DueItem; onDone: () => void }) {
  const invoices = useInvoices()
  const saving = useSaveInvoices()
  const isBegun = useRef(false)
  const invoice = invoices.data?.find(({ id }) => id === invoiceIdOf(item))
  useEffect(() => {
    if (isBegun.current || invoices.isPending) return
    isBegun.current = true
    if (!invoice) return onDone()
    const change = { keep: [{ ...keptOf(invoice), paid_on: null }] }
    saving.mutate({ change, words: `${invoice.party} marked as unpaid.` }, { onSettled: onDone })
  })
  return null
}
