// After signing up where addresses are confirmed: what to do now, and another email for those who
// got none.
import { useState } from 'react'
import { Link } from 'wouter'
import { CallError } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { AuthCard } from './AuthCard.tsx'
import { resendConfirmation } from './sign-in.ts'

/** The answer to asking again is the same for every address. */
export function CheckYourMail({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  const sendAgain = async () => {
    setBusy(true)
    await resendConfirmation(email).then(
      () => toastSuccess('We’ve sent the email again.'),
      (error: unknown) => error instanceof CallError && toastError(error.message),
    )
    setBusy(false)
  }
  return (
    <AuthCard
      title="Check your email"
      text={
        <>
          We’ve sent an email to <b className="emphasis">{email}</b>. Open the link in it to confirm
          your address.
        </>
      }
      foot={<Link to="/">Back to log in</Link>}
    >
      <Button busy={busy} onClick={sendAgain}>
        Send again
      </Button>
    </AuthCard>
  )
}
