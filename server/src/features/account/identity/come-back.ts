// A browser's coming back from a provider: who it is becomes a one-time code, which this browser
// alone can exchange. Nothing is changed here but that the going is used up: whatever a link to
// this address does, it signs nobody in.
import type { Context } from '../../../context.ts'
import { hashOf, newSecret } from '../../../http/tokens.ts'
import {
  type BegunSignIn,
  type Identity,
  SignInFailed,
  type SignInFault,
} from '../../../outside/identity/identity-provider.ts'
import { addTicket } from '../tickets.store.ts'
import { takeSignInAttempt } from './attempts.store.ts'
import { attemptPurpose, findProvider, redirectUriOf } from './begin-sign-in.ts'

/**
 * Why nothing came of it, in a word that the page has a sentence for. `stale`: too long ago, twice,
 * or another browser's.
 */
type ReturnError = SignInFault | 'stale'

/** What the page is handed in its fragment. */
export type Returned = { login: string } | { add: string } | { login_error: ReturnError }

const codeSeconds = 60

/** Takes the return. `query` is what the provider has added to the address, as it stands there. */
export async function comeBack(
  context: Context,
  back: { providerId: string; query: string; browser: string | null },
): Promise<Returned> {
  const provider = findProvider(context, back.providerId)
  const state = new URLSearchParams(back.query).get('state')
  if (!provider || !state || !back.browser) return { login_error: 'stale' }
  const browserHash = hashOf(back.browser)
  const attempt = await takeSignInAttempt(context.db, {
    stateHash: hashOf(state),
    browserHash,
    provider: provider.id,
  })
  if (!attempt) return { login_error: 'stale' }
  const secret = JSON.parse(
    context.vault.open(attempt.sealed, attemptPurpose(state)),
  ) as BegunSignIn['secret']
  const returned = new URL(`${redirectUriOf(context, provider.id)}?${back.query}`)
  try {
    const identity = await provider.completeSignIn(returned, { state, secret })
    return await issueCode(context, { attempt, identity, browserHash })
  } catch (error) {
    if (!(error instanceof SignInFailed)) throw error
    const level = error.fault === 'cancelled' ? 'info' : 'warn'
    context.log[level]({ provider: provider.id, fault: error.fault, code: error.code }, 'sign-in')
    return { login_error: error.fault }
  }
}

async function issueCode(
  context: Context,
  options: {
    attempt: { provider: string; userId: string | null }
    identity: Identity
    browserHash: Buffer
  },
): Promise<Returned> {
  const { attempt, identity, browserHash } = options
  const code = newSecret()
  await addTicket(context.db, {
    kind: attempt.userId ? 'add' : 'code',
    hash: hashOf(code),
    browserHash,
    userId: attempt.userId,
    identity: { ...identity, provider: attempt.provider },
    seconds: codeSeconds,
  })
  return attempt.userId ? { add: code } : { login: code }
}
