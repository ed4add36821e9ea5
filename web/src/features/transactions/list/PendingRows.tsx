// What the bank has told of and not booked yet, above the list. It counts in no figure, and says so.
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
        <b>{pending.length} on the way</b>
        <span>
          The bank has not booked these yet. They count in no figure, and can be changed once they
          are booked.
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
