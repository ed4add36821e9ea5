// At /, when an identity provider or the link of a mail has handed something over behind the #.
import { useState } from 'react'
import { Redirect } from 'wouter'
import { forgetReturned, readReturned } from '../api/returned.ts'
import { readToken } from '../api/session.ts'
import { takeWanted } from '../api/wanted.ts'
import { SignInReturn } from '../features/account/SignInReturn.tsx'
import { useNavigate } from '../routing.ts'

export default function SignInReturnPage() {
  const navigate = useNavigate()
  const [returned] = useState(readReturned)
  if (!returned) return <Redirect to="/dashboard" replace />
  const leave = () => {
    forgetReturned()
    const wanted = takeWanted()
    if (readToken()) navigate(wanted ?? '/dashboard', { replace: true })
    else navigate('/dashboard', { replace: true, state: wanted === null ? null : { wanted } })
  }
  return <SignInReturn returned={returned} onDone={leave} />
}
