// One alert: what, since when, whether it is still so, and what can be done about it.
import type { Alert } from '@plimsoll/contract/alerts'
import { Link } from 'wouter'
import { ago } from '../../format/ago.ts'
import { Chip } from '../../ui/Chip.tsx'
import { mendWords } from './alert-words.ts'

/** Following the link marks it as read. */
export function AlertRow(props: {
  alert: Alert
  onLeave: () => void
  onRead: (read: boolean) => void
  onDismiss: () => void
}) {
  const { alert } = props
  const isNews = !alert.read && !alert.ended
  const follow = () => {
    if (!alert.read) props.onRead(true)
    props.onLeave()
  }
  return (
    <li data-news={isNews || undefined}>
      <h3>
        {isNews && <span className="sr-only">Unread: </span>}
        {alert.title}
      </h3>
      <p>{alert.message}</p>
      <p className="alert-when">
        Raised {ago(alert.raised_at, Date.now())}
        {alert.ended && <Chip tone="good">Resolved</Chip>}
      </p>
      <div className="alert-actions">
        {!alert.ended && (
          <Link to={alert.href} onClick={follow}>
            {mendWords[alert.kind]}
          </Link>
        )}
        {!alert.ended && (
          <button type="button" onClick={() => props.onRead(!alert.read)}>
            {alert.read ? 'Mark as unread' : 'Mark as read'}
          </button>
        )}
        <button type="button" aria-label={`Dismiss: ${alert.title}`} onClick={props.onDismiss}>
          Dismiss
        </button>
      </div>
    </li>
  )
}
