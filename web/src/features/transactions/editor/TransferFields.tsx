// Pairs a transaction with its other leg in another own account, or takes a pair apart. Paired
// money is counted nowhere.
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import type { TransactionRecord } from '../queries.ts'

/** `value` is the other leg's id; nothing is shown where no leg fits. */
export function TransferFields(props: {
  record: TransactionRecord
  value: string | null
  begun: string | null
  onChange: (other: string | null) => void
}) {
  const { record, value } = props
  const [isOpen, setOpen] = useState(false)
  const legs = [...(record.transfer ? [record.transfer] : []), ...record.transfer_candidates]
  const other = legs.find(({ id }) => id === value)
  if (legs.length === 0) return null
  if (other)
    return (
      <div className="txe-box">
        <ArrowLeftRight size={16} aria-hidden />
        <p>
          <b>Between your own accounts</b>
          <small>
            With <span className="one-line">{money(other.amount)}</span> in {other.account},{' '}
            {dayShort(other.day)}. Neither counts as cash in or out.
          </small>
        </p>
        <Button weight="quiet" onClick={() => props.onChange(null)}>
          Unpair
        </Button>
      </div>
    )
  if (props.begun && value === null)
    return (
      <div className="txe-box">
        <ArrowLeftRight size={16} aria-hidden />
        <p>
          <b>Will be unpaired when you save</b>
          <small>Both will count as ordinary transactions.</small>
        </p>
        <Button weight="quiet" onClick={() => props.onChange(props.begun)}>
          Keep paired
        </Button>
      </div>
    )
  if (!isOpen)
    return (
      <Button weight="quiet" className="txe-back" onClick={() => setOpen(true)}>
        This is a transfer between my own accounts
      </Button>
    )
  return (
    <fieldset className="txe-choices">
      <legend>The other side of the transfer</legend>
      {legs.map((leg) => (
        <button key={leg.id} type="button" onClick={() => props.onChange(leg.id)}>
          <span>
            <b>{leg.account}</b>
            <small>
              {dayShort(leg.day)}, {leg.text}
            </small>
          </span>
          <span>{money(leg.amount)}</span>
        </button>
      ))}
    </fieldset>
  )
}
