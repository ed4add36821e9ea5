// /onboarding: the business, where its figures come from, a balance where none is known, VAT and
// payroll, and the doubtful regular payments. Left and come back to, it goes on where it was.
import { lazy, Suspense, useState } from 'react'
import { Redirect } from 'wouter'
import { useToken } from '../api/use-session.ts'
import { BusinessStep } from '../features/account/BusinessStep.tsx'
import { logOut, type OnboardingStatus, useProfile } from '../features/account/queries.ts'
import { useOnboardingStep } from '../features/account/use-onboarding-step.ts'
import { useNavigate } from '../routing.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Steps } from '../ui/Steps.tsx'
import './onboarding/onboarding.css'

// Fetched once there are figures to look through.
const DataStep = lazy(() => import('./onboarding/DataStep.tsx'))
const BalanceStep = lazy(() => import('./onboarding/BalanceStep.tsx'))
const QuestionsStep = lazy(() => import('./onboarding/QuestionsStep.tsx'))
const FoundStep = lazy(() => import('./onboarding/FoundStep.tsx'))

const steps = ['Your business', 'Your figures']
const stepsWithData = [...steps, 'VAT and payroll', 'Regular payments']
const balanceAt = 2
const questionsAt = 3
const foundAt = 4

export default function OnboardingPage() {
  return useToken() ? <Onboarding /> : <Redirect to="/" replace />
}

function Onboarding() {
  const { data: profile, error, refetch } = useProfile()
  const [chosen, setChosen] = useState<number | null>(null)
  const navigate = useNavigate()
  const store = useOnboardingStep()
  const complete = async () => {
    if (await store({ onboarding_status: 'complete' })) navigate('/dashboard')
  }
  if (error)
    return (
      <ErrorState
        title="We couldn’t load your account."
        text={error.message}
        onRetry={() => void refetch()}
      />
    )
  if (!profile) return <Skeleton height="480px" width="min(600px, 100%)" />
  if (profile.onboarding_status === 'complete') return <Redirect to="/dashboard" replace />
  const at = chosen ?? stepAfter(profile.onboarding_status)
  return (
    <div className="onboarding">
      {/* Without data of one's own the later steps never come. */}
      <Steps
        names={at >= balanceAt ? stepsWithData : steps}
        at={at >= balanceAt ? Math.max(1, at - 1) : at}
      />
      {at === 0 ? (
        <section>
          <h1>Tell Plimsoll about your business</h1>
          <p>We only need the name. The rest improves your forecast and can wait.</p>
          <BusinessStep profile={profile} onDone={() => setChosen(1)} />
        </section>
      ) : at === balanceAt ? (
        <Suspense fallback={<Skeleton height="220px" />}>
          <BalanceStep onDone={() => setChosen(questionsAt)} />
        </Suspense>
      ) : at === questionsAt ? (
        <Suspense fallback={<Skeleton height="320px" />}>
          <QuestionsStep business={profile.business} onDone={() => setChosen(foundAt)} />
        </Suspense>
      ) : at === foundAt ? (
        <Suspense fallback={<Skeleton height="480px" />}>
          <FoundStep onDone={() => void complete()} />
        </Suspense>
      ) : (
        <Suspense fallback={<Skeleton height="400px" />}>
          <DataStep onData={() => setChosen(balanceAt)} onComplete={() => void complete()} />
        </Suspense>
      )}
      <footer>
        {at > 0 && (
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => setChosen(Math.min(at - 1, 1))}
          >
            Back
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={() => void logOut()}>
          Log out
        </button>
      </footer>
    </div>
  )
}

function stepAfter(status: OnboardingStatus): number {
  return status === 'not_started' ? 0 : 1
}
