// Takes back that an invoice or bill was cancelled. It shows nothing: it begins at once, and the
// list and a message show that it is done.
import type { DueItem } from '@plimsoll/contract/cash-management'
import { useEffect, useRef } from 'react'
import { invoiceIdOf, useSaveInvoices } from '../../features/cashflow/invoices/queries.ts'

/** `onDone` is called whether it worked or not. */
export function RestoreInvoice({ item, onDone }: { item: DueItem; onDone: () => void }) {
  const saving = useSaveInvoices()
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const change = { restore: [invoiceIdOf(item)] }
    saving.mutate({ change, words: `${item.merchant} restored.` }, { onSettled: onDone })
  })
  return null
}
