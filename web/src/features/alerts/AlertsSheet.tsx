// The list behind the bell: what was warned of, the newest first, each with the way to where it is
// helps.
import type { Alert } from '@plimsoll/contract/alerts'
import { Settings2 } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { AlertRow } from './AlertRow.tsx'
import { useAlertChanges, useAlerts } from './queries.ts'
import './alerts-sheet.css'

/** `onSettings` leads to the preferences. */
export default function AlertsSheet(props: { onClose: () => void; onSettings: () => void }) {
  const { data, error, refetch } = useAlerts()
  return (
    <Dialog title="Alerts" shape="sheet" onClose={props.onClose}>
      {error ? (
        <ErrorState
          title="We couldn’t load your alerts."
          text={error.message}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <AlertList alerts={data} onLeave={props.onClose} onSettings={props.onSettings} />
      ) : (
        <Skeleton height="220px" />
      )}
    </Dialog>
  )
}

function AlertList(props: { alerts: Alert[]; onLeave: () => void; onSettings: () => void }) {
  const { alerts } = props
  const { read, dismiss } = useAlertChanges()
  const unread = alerts.filter((alert) => !alert.read && !alert.ended).map(({ id }) => id)
  const takeAway = async (ids: string[]) => {
    await dismiss({ ids, dismissed: true })
    toastSuccess(ids.length === 1 ? 'Alert dismissed.' : 'Alerts dismissed.', {
      action: { label: 'Undo', onClick: () => void dismiss({ ids, dismissed: false }) },
    })
  }
  return (
    <>
      <div className="alerts-tools">
        {unread.length > 0 && (
          <Button onClick={() => read({ ids: unread, read: true })}>Mark all as read</Button>
        )}
        <Button onClick={props.onSettings}>
          <Settings2 size={15} aria-hidden /> Alert settings
        </Button>
      </div>
      {alerts.length === 0 ? (
        <EmptyState
          title="No alerts"
          text="We’ll alert you when cash is forecast to run low, a payment is overdue or a large payment goes out."
        />
      ) : (
        <ul className="alerts">
          {alerts.map((alert) => (
            <AlertRow
              key={alert.id}
              alert={alert}
              onLeave={props.onLeave}
              onRead={(is) => read({ ids: [alert.id], read: is })}
              onDismiss={() => void takeAway([alert.id])}
            />
          ))}
        </ul>
      )}
    </>
  )
}
