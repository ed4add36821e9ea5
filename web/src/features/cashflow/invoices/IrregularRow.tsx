// What is expected of payers without a rhythm, as one row, so that the list adds up to the strip
// above it.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import type { Day } from '@plimsoll/domain/calendar'
import { sum } from '@plimsoll/domain/money'
import { money } from '../../../format/amount.ts'
import '../management/due.css'

/** The money of the days from `from` to `to`; nothing where there is none. */
export function IrregularRow(props: {
  irregular: CashManagement['irregular']
  side: 'in' | 'out'
  from: Day
  to: Day
}) {
  const row = props.irregular.find(({ side }) => side === props.side)
  const days = row?.days.filter(({ day }) => day >= props.from && day <= props.to) ?? []
  const total = sum(days.map(({ amount }) => amount))
  if (!row || total <= 0) return null
  return (
    <p className="iv-irregular">
      <span>
        {row.words}
        <small>No fixed dates. Expected from the past months.</small>
      </span>
      <b>{money(total)}</b>
    </p>
  )
}
