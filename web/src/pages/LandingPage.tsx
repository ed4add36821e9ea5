// What the signed-out see at /dashboard: what Plimsoll does in a sentence and a picture, the
// log-in, and the way to sign up.
import { useEffect } from 'react'
import { Link } from 'wouter'
import { prefetchShell } from '../app/LazyShell.tsx'
import { SkipLink } from '../app/SkipLink.tsx'
import { ThemeSwitch } from '../app/ThemeSwitch.tsx'
import { LandingPicture } from '../features/account/LandingPicture.tsx'
import { LogInForm } from '../features/account/LogInForm.tsx'
import { Mark } from '../ui/Mark.tsx'
import { useIdle } from '../ui/use-idle.ts'
import '../features/account/auth-card.css'
import './landing-page.css'

export default function LandingPage() {
  const isIdle = useIdle(true)
  // What a log-in leads to.
  useEffect(() => {
    if (isIdle) prefetchShell()
  }, [isIdle])
  return (
    <div className="landing">
      <SkipLink />
      <header className="landing-head">
        <p className="landing-brand">
          <Mark />
          Plimsoll
        </p>
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1} className="landing-main">
        <h1>See how close your cash comes to the line.</h1>
        <p className="landing-text">
          Plimsoll reads your business’s bank statements and shows, month by month, what came in,
          what went out and where your balance is heading.
        </p>
        <div className="auth-card">
          <LogInForm />
          <p className="auth-foot">
            New to Plimsoll? <Link to="/register">Create an account</Link>
          </p>
        </div>
      </main>
      <aside className="landing-aside" aria-label="What it looks like">
        <LandingPicture />
      </aside>
    </div>
  )
}
