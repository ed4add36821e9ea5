// How one comes into the account: the password, identity providers, and the second factor.
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactorPart } from './SecondFactorPart.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import { useProviders } from './sign-in.ts'
import { WaysInList } from './WaysInList.tsx'
import { useWaysIn } from './ways-in.ts'
import './ways-in.css'

/** Fetches before it shows anything. */
export default function SignInTab() {
  const { data: waysIn, error, refetch } = useWaysIn()
  const providers = useProviders()
  if (error)
    return (
      <ErrorState
        title="We couldn’t load your sign-in methods."
        text={error.message}
        onRetry={() => void refetch()}
      />
    )
  if (!waysIn || providers.isPending) return <Skeleton height="420px" />
  const offered = providers.data ?? []
  return (
    <div className="ways-in">
      <section aria-labelledby="way-password">
        <h3 id="way-password">Password</h3>
        {!waysIn.password && (
          <p className="ways-in-text">
            You sign in without a password. Set one to be able to log in with your email address
            too.
          </p>
        )}
        {waysIn.password || waysIn.recent ? (
          <PasswordForm isFirst={!waysIn.password} />
        ) : (
          <SignInAgain waysIn={waysIn} />
        )}
      </section>
      {(offered.length > 0 || waysIn.identities.length > 0) && (
        <WaysInList waysIn={waysIn} offered={offered} />
      )}
      <SecondFactorPart waysIn={waysIn} />
    </div>
  )
}
