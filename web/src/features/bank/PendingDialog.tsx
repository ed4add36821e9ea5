// Payments that the bank has reported and not booked yet; they count in no figure.
import { moneyIn } from '../../format/amount.ts'
import { dayShort } from '../../format/date.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Connection, usePending } from './queries.ts'

export default function PendingDialog(props: { connection: Connection; onClose: () => void }) {
  const { connection } = props
  const { data, isError, refetch } = usePending()
  const own = new Set(connection.accounts.map(({ id }) => id))
  const rows = data?.filter(({ account }) => own.has(account.id))
  return (
    <Dialog
      title="Pending at your bank"
      description={`${connection.institution} hasn’t booked these payments yet. They’re left out of your figures until it does.`}
      shape="sheet"
      onClose={props.onClose}
    >
      {isError ? (
        <ErrorState title="We couldn’t load pending payments." onRetry={() => refetch()} />
      ) : !rows ? (
        <Skeleton height="180px" />
      ) : rows.length === 0 ? (
        <EmptyState title="Nothing is pending." />
      ) : (
        <ul className="connection-accounts connection-pending">
          {rows.map(({ id, day, amount, text, merchant, account }) => (
            <li key={id}>
              <div>
                <b>{merchant || text}</b>
                <small>
                  {dayShort(day)}, {account.name}
                </small>
              </div>
              <span className="connection-balance">{moneyIn(account.currency, amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
