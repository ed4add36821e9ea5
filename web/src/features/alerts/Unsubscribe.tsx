// The page behind an email's "Stop these emails": asks first, because mail scanners open links too,
// and can be undone.
import { useState } from 'react'
import { Link } from 'wouter'
import { CallError } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { mailWords } from './alert-words.ts'
import { changeSubscription, useSubscription } from './queries.ts'

/** Signed in or not. */
export function Unsubscribe({ token }: { token: string }) {
  const subscription = useSubscription(token)
  const [isMailed, setMailed] = useState<boolean | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (subscription.error || token === '')
    return (
      <ErrorState
        title="We couldn’t read this link."
        text={subscription.error?.message ?? 'Open it again from the email.'}
        onRetry={() => void subscription.refetch()}
      />
    )
  if (!subscription.data) return <Skeleton height="96px" />
  const { kind } = subscription.data
  const mails = mailWords(kind)
  const isOn = isMailed ?? subscription.data.by_mail
  const change = async () => {
    setBusy(true)
    setRefusal(null)
    await changeSubscription({ token, by_mail: !isOn }).then(
      ({ by_mail }) => setMailed(by_mail),
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error
        setRefusal(error.message)
      },
    )
    setBusy(false)
  }
  return (
    <div className="unsubscribe">
      <p role="status">
        {isOn
          ? `You receive ${mails}.`
          : `You no longer receive ${mails}. ${kind === 'weekly_report' ? 'The report is still in the app.' : 'Alerts still appear in the app.'}`}
      </p>
      {refusal && <p role="alert">{refusal}</p>}
      <Button weight={isOn ? 'ink' : 'outline'} busy={isBusy} onClick={() => void change()}>
        {isOn ? 'Stop these emails' : 'Start these emails again'}
      </Button>
      <p className="auth-foot">
        {kind === 'weekly_report' ? (
          <Link to="/reports/weekly">Weekly report</Link>
        ) : (
          <Link to="/dashboard?notifications">Choose your alerts</Link>
        )}
      </p>
    </div>
  )
}
