// After signing up where addresses are confirmed: what to do now, and another mail for whoever has none.
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
      () => toastSuccess('We have sent the mail again.'),
      (error: unknown) => error instanceof CallError && toastError(error.message),
    )
    setBusy(false)
  }
  return (
    <AuthCard
      title="Check your mail"
      text={
        <>
          We have written to <b className="emphasis">{email}</b>. Open the link in that mail to
          confirm the address.
        </>
      }
      foot={<Link to="/">Back to the log-in</Link>}
    >
      <Button busy={busy} onClick={sendAgain}>
        Send it again
      </Button>
    </AuthCard>
  )
}
