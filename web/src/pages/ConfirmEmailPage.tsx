// The link of the confirmation email, /emailconfirm?token=…. A link that works asks for the
// password of the sign-up, so that nobody's account is opened by a click on a stranger's link; one
// that doesn't leads to where a new one is sent.
import { useEffect, useRef, useState } from 'react'
import { Link, Redirect, useSearchParams } from 'wouter'
import * as z from 'zod/mini'
import { CallError } from '../api/call.ts'
import { readUser } from '../api/session.ts'
import { AuthCard } from '../features/account/AuthCard.tsx'
import { type Confirmed, confirmEmail } from '../features/account/sign-in.ts'
import { useNavigate } from '../routing.ts'
import { Button } from '../ui/Button.tsx'
import { FormRefusal } from '../ui/form/FormRefusal.tsx'
import { PasswordInput } from '../ui/form/PasswordInput.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { toastSuccess } from '../ui/toast.ts'

const expired = 410
const replacedPath = '/confirm-email-expired?replaced'
const typed = z.object({ password: z.string().check(z.minLength(1, 'Enter your password.')) })

function detailOf(confirmed: Confirmed): { detail?: string } {
  if (confirmed === 'code') return { detail: 'Log in with your password and code.' }
  if (confirmed === 'in') return {}
  return { detail: `It belongs to another account. You’re still signed in as ${readUser()?.name}.` }
}

export default function ConfirmEmailPage() {
  const token = useSearchParams()[0].get('token')
  if (!token) return <Redirect to="/confirm-email-expired" replace />
  return <LinkCheck token={token} />
}

/** Checks the link before it asks for anything. */
function LinkCheck({ token }: { token: string }) {
  const navigate = useNavigate()
  const [state, setState] = useState<'checking' | 'works' | { refusal: string }>('checking')
  const checked = useRef<string | null>(null)
  const check = () => {
    setState('checking')
    return confirmEmail({ token }).then(
      () => setState('works'),
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error
        if (error.status === expired) navigate(pathOf(error), { replace: true })
        else setState(isPasswordNeeded(error) ? 'works' : { refusal: error.message })
      },
    )
  }
  useEffect(() => {
    if (checked.current === token) return
    checked.current = token
    void check()
  })
  if (state === 'checking') return <AuthCard title="Checking your link" text="One moment." />
  if (state === 'works') return <PasswordForm token={token} />
  return (
    <AuthCard
      title="We couldn’t check your link"
      text={<span role="alert">{state.refusal}</span>}
      foot={<Link to="/confirm-email-expired">Send a new link</Link>}
    >
      <Button weight="ink" onClick={() => void check()}>
        Try again
      </Button>
    </AuthCard>
  )
}

function PasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useForm(typed, async ({ password }) => {
    try {
      const confirmed = await confirmEmail({ token, password })
      toastSuccess('Your email address has been confirmed.', detailOf(confirmed))
      navigate('/dashboard', { replace: true })
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== expired) throw error
      navigate(pathOf(error), { replace: true })
    }
  })
  return (
    <AuthCard
      title="Confirm your email address"
      text="Enter the password you chose when you signed up."
    >
      <form {...form.props} className="form" aria-label="Confirm your email address">
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          error={form.errors.password}
          aside={
            <Link className="form-link" to="/forget-pass">
              Forgotten your password?
            </Link>
          }
        />
        <FormRefusal text={form.refusal} />
        <Button type="submit" weight="ink" busy={form.busy}>
          {form.busy ? 'Confirming' : 'Confirm and log in'}
        </Button>
      </form>
    </AuthCard>
  )
}

function isPasswordNeeded(error: CallError): boolean {
  return error.failure?.code === 'password_required'
}

function pathOf(error: CallError): string {
  return error.failure?.code === 'link_replaced' ? replacedPath : '/confirm-email-expired'
}
