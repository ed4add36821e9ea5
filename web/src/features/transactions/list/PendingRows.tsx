// Transactions that the bank has reported and not booked yet, above the list. They count in no
// figure, and a note says so.
import { moneyIn } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { usePending } from './pending.ts'

/** Nothing where there is none, or where it could not be fetched. */
export default function PendingRows() {
  const pending = usePending().data ?? []
  if (pending.length === 0) return null
  return (
    <details className="txn-pending">
      <summary>
        <b>{pending.length} pending</b>
        <span>
          Your bank hasn’t booked these yet. They don’t count in your figures. You can edit them
          once they’re booked.
        </span>
      </summary>
      <ul>
        {pending.map((row) => (
          <li key={row.id}>
            <span>{dayShort(row.day)}</span>
            <span className="txn-what">
              <b>{row.merchant || row.text}</b>
              <small>
                {row.account.name}, {row.text}
              </small>
            </span>
            <span className="txn-amount">{moneyIn(row.account.currency, row.amount)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
