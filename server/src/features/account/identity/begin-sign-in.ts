// Sending a browser to an identity provider. What must be known again at its return stays here,
// sealed, for ten minutes.
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../../context.ts'
import { hashOf } from '../../../http/tokens.ts'
import type { IdentityProvider } from '../../../outside/identity/identity-provider.ts'
import { addSignInAttempt } from './attempts.store.ts'

const attemptMinutes = 10

/**
 * What the kept secret of a going is for: it opens for the state that the browser comes back with
 * alone.
 */
export const attemptPurpose = (state: string) =>
  `sign-in attempt ${hashOf(state).toString('base64url')}`

/** The provider of an id, if it is configured. */
export function findProvider(context: Context, id: string): IdentityProvider | null {
  return context.identityProviders.find((provider) => provider.id === id) ?? null
}

/** Where a provider sends the browser back to; never taken from a request. */
export function redirectUriOf(context: Context, providerId: string): string {
  return `${context.origin()}/api/auth/oidc/${providerId}/callback`
}

/** The address to send a browser to. `userId` is set where somebody signed in adds the provider. */
export async function beginSignIn(
  context: Context,
  attempt: { provider: IdentityProvider; browser: string; userId: string | null },
): Promise<string> {
  const { provider, browser, userId } = attempt
  const { url, state, secret } = await provider.beginSignIn(redirectUriOf(context, provider.id))
  await addSignInAttempt(context.db, {
    stateHash: hashOf(state),
    browserHash: hashOf(browser),
    provider: provider.id,
    userId,
    sealed: context.vault.seal(JSON.stringify(secret), attemptPurpose(state)),
    minutes: attemptMinutes,
  })
  return url
}

/** The refusal where a provider does not answer a signed-in person's going there. */
export function notReached(label: string): Problem {
  return new Problem('unavailable', `${label} does not answer just now. Please try again later.`)
}
