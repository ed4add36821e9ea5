// Leads a user who has not completed onboarding there, before any figure is requested in vain.
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { onboardingPages } from '../api/call.ts'
import { useProfile } from '../features/account/queries.ts'
import { useNavigate } from '../routing.ts'

/** Used once, by the shell. */
export function useOnboardingFirst(): void {
  const status = useProfile().data?.onboarding_status
  const navigate = useNavigate()
  const isThere = onboardingPages.includes(useLocation()[0])
  useEffect(() => {
    if (status && status !== 'complete' && !isThere) navigate('/onboarding', { replace: true })
  }, [status, isThere, navigate])
}
