// A confirmation link that no longer works, at /confirm-email-expired: offers a new one, or points
// to the newer email.
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { AuthCard } from '../features/account/AuthCard.tsx'
import { CheckYourMail } from '../features/account/CheckYourMail.tsx'
import { EmailForm } from '../features/account/EmailForm.tsx'
import { resendConfirmation } from '../features/account/sign-in.ts'

export default function ConfirmEmailExpiredPage() {
  const [email, setEmail] = useState<string | null>(null)
  const isReplaced = useSearchParams()[0].has('replaced')
  if (email) return <CheckYourMail email={email} />
  return (
    <AuthCard
      title={isReplaced ? 'A newer email has replaced this link' : 'This link has expired'}
      text={
        isReplaced
          ? 'Open the link in the latest email from us. We can also send you a new one.'
          : 'Confirmation links work once and expire after two days. We can send you a new one.'
      }
      foot={
        <>
          Already confirmed? <Link to="/">Log in</Link>
        </>
      }
    >
      <EmailForm
        label="Confirm your email address"
        action="Send a new link"
        busyAction="Sending"
        send={resendConfirmation}
        onSent={setEmail}
      />
    </AuthCard>
  )
}
