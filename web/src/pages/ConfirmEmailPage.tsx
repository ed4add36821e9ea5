// The link of the confirmation mail, /emailconfirm?token=…: confirms once, then on to the books, or to where a new link is had.
import { useEffect, useRef, useState } from 'react'
import { Link, Redirect, useSearchParams } from 'wouter'
import { CallError } from '../api/call.ts'
import { readUser } from '../api/session.ts'
import { AuthCard } from '../features/account/AuthCard.tsx'
import { type Confirmed, confirmEmail } from '../features/account/sign-in.ts'
import { useNavigate } from '../routing.ts'
import { Button } from '../ui/Button.tsx'
import { toastSuccess } from '../ui/toast.ts'

const expired = 410

function detailOf(confirmed: Confirmed): { detail?: string } {
  if (confirmed === 'code') return { detail: 'Log in with your password and your code.' }
  if (confirmed === 'in') return {}
  return { detail: `It is another account’s. You are still signed in as ${readUser()?.name}.` }
}

export default function ConfirmEmailPage() {
  const token = useSearchParams()[0].get('token')
  if (!token) return <Redirect to="/confirm-email-expired" replace />
  return <Confirming token={token} />
}

function Confirming({ token }: { token: string }) {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string | null>(null)
  const asked = useRef<string | null>(null)
  const confirm = () => {
    setRefusal(null)
    return confirmEmail(token).then(
      (confirmed) => {
        toastSuccess('Your email address is confirmed.', detailOf(confirmed))
        navigate('/dashboard', { replace: true })
      },
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error
        if (error.status === expired) navigate('/confirm-email-expired', { replace: true })
        else setRefusal(error.message)
      },
    )
  }
  useEffect(() => {
    // The link works once, so it is asked once, however often this effect runs.
    if (asked.current === token) return
    asked.current = token
    void confirm()
  })
  if (refusal === null)
    return <AuthCard title="Confirming your address" text="This takes a moment." />
  return (
    <AuthCard
      title="Your address is not confirmed yet"
      text={<span role="alert">{refusal}</span>}
      foot={<Link to="/confirm-email-expired">Send me a new link</Link>}
    >
      <Button weight="ink" onClick={() => void confirm()}>
        Try again
      </Button>
    </AuthCard>
  )
}
