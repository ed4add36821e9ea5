// Where the link of the mail to a new address leads, /confirm-new-email?token=…: asks, then gives
// the account its new address.
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { cache } from '../api/cache.ts'
import { CallError } from '../api/call.ts'
import { AuthCard } from '../features/account/AuthCard.tsx'
import { confirmNewEmail } from '../features/account/new-email.ts'
import { Button } from '../ui/Button.tsx'

export default function ConfirmNewEmailPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  const [email, setEmail] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await confirmNewEmail(token).then(
      (taken) => {
        setEmail(taken)
        return cache.invalidateQueries()
      },
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error
        setRefusal(error.message)
      },
    )
    setBusy(false)
  }
  if (email)
    return (
      <AuthCard
        title="Your email address has been changed"
        text={<span role="status">From now on, log in as {email}.</span>}
        foot={<Link to="/dashboard">Open Plimsoll</Link>}
      />
    )
  return (
    <AuthCard
      title="Use this email address?"
      text={
        refusal ? (
          <span role="alert">{refusal}</span>
        ) : (
          'You’ll log in to Plimsoll with this email address, and we’ll send emails here.'
        )
      }
      foot={<Link to="/dashboard">Open Plimsoll</Link>}
    >
      {!refusal && (
        <Button weight="ink" busy={isBusy} onClick={() => void confirm()}>
          {isBusy ? 'Changing' : 'Use this email address'}
        </Button>
      )}
    </AuthCard>
  )
}
