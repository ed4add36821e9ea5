// The link of the reset mail, /reset-password?token=…: looks first whether it still works, then
// asks for the new password.
import { Link, useSearchParams } from 'wouter'
import { AuthCard } from '../features/account/AuthCard.tsx'
import { ResetForm } from '../features/account/ResetForm.tsx'
import { useResetToken } from '../features/account/sign-in.ts'
import { useNavigate } from '../routing.ts'
import { Button } from '../ui/Button.tsx'
import { toastSuccess } from '../ui/toast.ts'

export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  const navigate = useNavigate()
  const link = useResetToken(token)
  if (token === '' || link.data === false) return <ExpiredLink />
  if (link.error)
    return (
      <AuthCard
        title="We couldn’t check your link"
        text={<span role="alert">{link.error.message}</span>}
      >
        <Button weight="ink" onClick={() => void link.refetch()}>
          Try again
        </Button>
      </AuthCard>
    )
  if (!link.data) return <AuthCard title="Checking your link" text="This takes a moment." />
  return (
    <AuthCard title="Set a new password" text="This signs you out on every device.">
      <ResetForm
        token={token}
        onDone={() => {
          toastSuccess('Your password has been changed.', {
            detail: 'Log in with your new password.',
          })
          navigate('/', { replace: true })
        }}
      />
    </AuthCard>
  )
}

function ExpiredLink() {
  return (
    <AuthCard
      title="This link has expired"
      text="Reset links work once and expire after an hour. Request a new one."
      foot={<Link to="/">Back to log in</Link>}
    >
      <Link className="btn btn-ink" to="/forget-pass">
        Send a new link
      </Link>
    </AuthCard>
  )
}
