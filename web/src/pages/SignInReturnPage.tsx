// At /, when an identity provider or the link of a mail has handed something over behind the #.
import { useState } from 'react'
import { Redirect } from 'wouter'
import { forgetReturned, readReturned } from '../api/returned.ts'
import { SignInReturn } from '../features/account/SignInReturn.tsx'
import { useNavigate } from '../routing.ts'

export default function SignInReturnPage() {
  const navigate = useNavigate()
  const [returned] = useState(readReturned)
  if (!returned) return <Redirect to="/dashboard" replace />
  const leave = () => {
    forgetReturned()
    navigate('/dashboard', { replace: true })
  }
  return <SignInReturn returned={returned} onDone={leave} />
}
