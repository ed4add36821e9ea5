// For users without a password who signed in a while ago: a fresh sign-in takes its place.
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { signInAgain, type WaysIn } from './ways-in.ts'

/** Leads away, and back to a fresh session. */
export function SignInAgain({ waysIn }: { waysIn: WaysIn }) {
  const [busy, setBusy] = useState(false)
  const [way] = waysIn.identities
  return (
    <div className="ways-in-note">
      <p>For your security, sign in again to do this. You’ll come straight back.</p>
      {way && (
        <Button
          busy={busy}
          onClick={() => {
            setBusy(true)
            void signInAgain(way.provider)
          }}
        >
          Sign in again with {way.label}
        </Button>
      )}
    </div>
  )
}
