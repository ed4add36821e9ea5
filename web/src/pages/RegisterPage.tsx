// Signing up at /register: the form, then onboarding, or the wait for the mail.
import { useState } from 'react'
import { Link, Redirect } from 'wouter'
import { readToken } from '../api/session.ts'
import { AuthCard } from '../features/account/AuthCard.tsx'
import { CheckYourMail } from '../features/account/CheckYourMail.tsx'
import { RegisterForm } from '../features/account/RegisterForm.tsx'
import { useNavigate } from '../routing.ts'

export default function RegisterPage() {
  const navigate = useNavigate()
  // Read once: a user who signs up here is led to onboarding, not to the dashboard.
  const [wasSignedIn] = useState(() => readToken() !== null)
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  if (wasSignedIn) return <Redirect to="/dashboard" replace />
  if (unconfirmed) return <CheckYourMail email={unconfirmed} />
  return (
    <AuthCard
      title="Create your account"
      text="Then add a bank statement, or look around with demo data."
      foot={
        <>
          Already have an account? <Link to="/">Log in</Link>
        </>
      }
    >
      <RegisterForm
        onDone={(next, email) => {
          if (next === 'unconfirmed') setUnconfirmed(email)
          else navigate(next === 'in' ? '/onboarding' : '/')
        }}
      />
    </AuthCard>
  )
}
