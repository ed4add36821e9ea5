// What is done with an entered invoice or bill alone: edited, marked as unpaid, restored. One file,
// so that the pages fetch it only where it is needed.
import type { DueItem } from '@plimsoll/contract/cash-management'
import { EditInvoice } from './EditInvoice.tsx'
import { MarkUnpaid } from './MarkUnpaid.tsx'
import { RestoreInvoice } from './RestoreInvoice.tsx'

/** `onClose` is called once it is done, or left. */
export default function InvoiceOverlay(props: {
  kind: 'edit' | 'unpay' | 'restore'
  item: DueItem
  onClose: () => void
}) {
  const { kind, item, onClose } = props
  if (kind === 'edit') return <EditInvoice item={item} onClose={onClose} />
  return kind === 'unpay' ? (
    <MarkUnpaid item={item} onDone={onClose} />
  ) : (
    <RestoreInvoice item={item} onDone={onClose} />
  )
}
