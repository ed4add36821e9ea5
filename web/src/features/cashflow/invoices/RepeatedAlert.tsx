// Asks before an invoice or a bill that is there already is added again.
import type { Invoice } from '@plimsoll/contract/invoices'
import { CommonAlert } from '../../../ui/CommonAlert.tsx'
import { savedWords } from './saved-words.ts'

/** `kept` is the one that is there. */
export default function RepeatedAlert(props: {
  kept: Invoice
  onAdd: () => void
  onCancel: () => void
}) {
  const { kept } = props
  return (
    <CommonAlert
      heading={kept.side === 'in' ? 'Add this invoice again?' : 'Add this bill again?'}
      message={`You already have this one: ${savedWords(kept)}. Added again, it counts twice in your forecast.`}
      okLabel="Add again"
      cancelLabel="Don’t add"
      border="warn"
      onOk={props.onAdd}
      onCancel={props.onCancel}
    />
  )
}
