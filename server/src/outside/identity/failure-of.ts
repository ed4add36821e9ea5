// What went wrong at a provider, in the few words that we act on. Its own texts stay behind: they
// may hold anything.
import * as oidc from 'openid-client'
import { SignInFailed } from './identity-provider.ts'

const unanswered = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
])

/** An error of openid-client, or of the network below it, as a failed sign-in. */
export function failureOf(error: unknown): SignInFailed {
  if (error instanceof SignInFailed) return error
  if (error instanceof oidc.AuthorizationResponseError)
    return new SignInFailed(isNo(error.error) ? 'cancelled' : 'refused', wordOf(error.error))
  if (error instanceof oidc.ResponseBodyError)
    return new SignInFailed(error.status >= 500 ? 'unavailable' : 'refused', wordOf(error.error))
  const code = codeOf(error)
  if (unanswered.has(code) || isNetwork(error)) return new SignInFailed('unavailable', code)
  return new SignInFailed('refused', code)
}

function isNo(error: string): boolean {
  return error === 'access_denied' || error === 'interaction_required' || error === 'login_required'
}

// fetch reports every failure below HTTP as a TypeError with a cause.
function isNetwork(error: unknown): boolean {
  return (error instanceof TypeError && error.cause !== undefined) || isName(error, 'TimeoutError')
}

function isName(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? wordOf(code) : 'unknown'
}

function wordOf(text: string): string {
  return /^\w{1,60}$/.test(text) ? text : 'unknown'
}
