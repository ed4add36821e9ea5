// Which alerts a person gets, and how: kind by kind, in the app and by email, saved at once.
import type { AlertSettings } from '@plimsoll/contract/alerts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { KindSetting } from './KindSetting.tsx'
import { useAlertSettings } from './queries.ts'
import './notification-settings.css'

/** Stands in the account's window. */
export default function NotificationSettings() {
  const { data, error, refetch } = useAlertSettings()
  if (error)
    return (
      <ErrorState
        title="We couldn’t load your notification settings."
        text={error.message}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height="420px" />
  return (
    <>
      <MailNote mail={data.mail} />
      <ul className="notifications">
        {data.kinds.map((setting) => (
          <KindSetting key={setting.kind} setting={setting} buffer={data.cash_buffer} />
        ))}
      </ul>
    </>
  )
}

/** Where mails go, and whether they arrive. */
function MailNote({ mail }: { mail: AlertSettings['mail'] }) {
  if (mail.refused_at)
    return (
      <p className="notifications-note notifications-bad" role="status">
        The last email to {mail.address} couldn’t be delivered. Check your email address under
        Profile.
      </p>
    )
  if (!mail.sends && mail.own_server)
    return (
      <p className="notifications-note">
        No mail server is set up. Emails to {mail.address} are kept with Plimsoll’s data, in the
        folder “outbox”.
      </p>
    )
  if (!mail.sends)
    return (
      <p className="notifications-note">
        Emails aren’t available here yet. You’ll see your alerts in the app.
      </p>
    )
  return <p className="notifications-note">Emails go to {mail.address}.</p>
}
