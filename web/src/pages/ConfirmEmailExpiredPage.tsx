// An old or used confirmation link, at /confirm-email-expired: asks where to send a new one.
import { useState } from 'react'
import { Link } from 'wouter'
import { AuthCard } from '../features/account/AuthCard.tsx'
import { CheckYourMail } from '../features/account/CheckYourMail.tsx'
import { EmailForm } from '../features/account/EmailForm.tsx'
import { resendConfirmation } from '../features/account/sign-in.ts'

export default function ConfirmEmailExpiredPage() {
  const [email, setEmail] = useState<string | null>(null)
  if (email) return <CheckYourMail email={email} />
  return (
    <AuthCard
      title="This link has expired"
      text="Confirmation links work once, for two days. We can send you a new one."
      foot={
        <>
          Confirmed already? <Link to="/">Log in</Link>
        </>
      }
    >
      <EmailForm
        label="Confirm your address"
        action="Send a new link"
        busyAction="Sending"
        send={resendConfirmation}
        onSent={setEmail}
      />
    </AuthCard>
  )
}
