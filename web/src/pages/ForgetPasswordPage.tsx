// Asking for a reset link at /forget-pass. The confirmation is the same for every address.
import { useState } from 'react'
import { Link } from 'wouter'
import { AuthCard } from '../features/account/AuthCard.tsx'
import { EmailForm } from '../features/account/EmailForm.tsx'
import { forgetPassword } from '../features/account/sign-in.ts'

const product = 'Plimsoll'
const sentence = `You will receive a password reset link if you are a registered user with ${product}. Thank you!`

export default function ForgetPasswordPage() {
  const [isSent, setSent] = useState(false)
  const foot = <Link to="/">Back to log in</Link>
  return (
    <AuthCard
      title={isSent ? 'Check your email' : 'Forgotten your password?'}
      text={isSent ? null : 'Enter your email address and we’ll send you a link to set a new one.'}
      foot={foot}
    >
      {/* Stands here before it is filled, so that it is read out. */}
      <p role="status">{isSent && sentence}</p>
      {!isSent && (
        <EmailForm
          label="Reset your password"
          action="Send link"
          busyAction="Sending"
          send={forgetPassword}
          onSent={() => setSent(true)}
        />
      )}
    </AuthCard>
  )
}
