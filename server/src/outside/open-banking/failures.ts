// Every way in which a call to the provider goes wrong, as one of the failures that we know what to
// do about. The provider does not publish its code words, so the HTTP status decides; words are
// kept for the log alone.
import * as oc from 'openid-client'
import { type ProviderFailure, ProviderProblem } from './bank-provider.ts'

/** A reply as far as failures go. */
export type Reply = { status: number; headers: Headers; text: string }

const retryHoursMax = 24

/** The failure that a status stands for, unless a call gives that status another meaning. */
export function problemOf(
  call: string,
  reply: Reply,
  failure: ProviderFailure = failureOf(reply),
): ProviderProblem {
  const code = codeOf(reply.text)
  const at = reply.status === 429 || reply.status === 503 ? retryAtOf(reply.headers) : null
  return new ProviderProblem(failure, `${call} was answered with ${reply.status}.`, {
    ...(code && { code }),
    ...(at && { retryAt: at }),
  })
}

function failureOf({ status, text }: Reply): ProviderFailure {
  if (status === 429) return 'rate_limited'
  // "ASPSP" is what the trade calls the bank: with it in the text the provider says that the bank
  // is at fault.
  if (status >= 500) return text.includes('ASPSP') ? 'bank_unavailable' : 'unavailable'
  if (status === 403) return 'consent_expired'
  if (status === 404 || status === 410) return 'not_found'
  // A token of ours that is refused twice, or a call that took too long, is between us and the
  // provider.
  if (status === 401 || status === 408) return 'unavailable'
  return 'unreadable'
}

/** When to ask again, from seconds or a date; a day at most, whatever the header contains. */
export function retryAtOf(headers: Headers, now = Date.now()): Date | null {
  const retryAfter = headers.get('retry-after')?.trim() ?? ''
  const at = /^\d{1,9}$/.test(retryAfter)
    ? now + Number(retryAfter) * 1_000
    : Date.parse(retryAfter)
  if (Number.isNaN(at)) return null
  return new Date(Math.min(Math.max(at, now), now + retryHoursMax * 3_600_000))
}

/** The provider's code word, where the text holds one and it is a word: it goes into logs. */
function codeOf(text: string): string | null {
  try {
    const body = JSON.parse(text) as { code?: unknown; error?: unknown } | null
    return wordOf(body?.code) ?? wordOf(body?.error)
  } catch {
    return null
  }
}

const wordOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w.-]{1,60}$/.test(value) ? value : null

/**
 * What an authorization endpoint's `error` means, handed back at the callback or answered to a
 * pushed request.
 */
export function problemOfError(call: string, error: string): ProviderProblem {
  const failures: Record<string, ProviderFailure> = {
    access_denied: 'cancelled',
    temporarily_unavailable: 'bank_unavailable',
    server_error: 'bank_unavailable',
    login_required: 'sign_in_needed',
    interaction_required: 'sign_in_needed',
    consent_required: 'sign_in_needed',
    account_selection_required: 'sign_in_needed',
    // Our key or name is not accepted: nothing that the person at the bank can change.
    invalid_client: 'unavailable',
    unauthorized_client: 'unavailable',
  }
  const code = wordOf(error)
  return new ProviderProblem(
    failures[error] ?? 'refused',
    `${call} was refused.`,
    code ? { code } : {},
  )
}

/** What openid-client throws; `doubtful` is what a reply that does not fit means at this point. */
export function problemThrown(
  call: string,
  error: unknown,
  doubtful: ProviderFailure,
): ProviderProblem {
  const inner = innerProblem(error)
  if (inner) return inner
  if (error instanceof oc.AuthorizationResponseError) return problemOfError(call, error.error)
  if (error instanceof oc.ResponseBodyError) return problemOfError(call, error.error)
  if (error instanceof oc.WWWAuthenticateChallengeError)
    return problemOfError(call, 'invalid_client')
  if (error instanceof oc.ClientError) return problemOfClient(call, error, doubtful)
  throw error
}

/** A problem of ours that passed through openid-client comes out wrapped. */
function innerProblem(error: unknown): ProviderProblem | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if (at instanceof ProviderProblem) return at
  return null
}

const sureMeanings: Record<string, ProviderFailure> = {
  OAUTH_RESPONSE_IS_NOT_JSON: 'unreadable',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'unreadable',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'refused',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'refused',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'refused',
}

function problemOfClient(
  call: string,
  error: oc.ClientError,
  doubtful: ProviderFailure,
): ProviderProblem {
  const code = wordOf(error.code)
  const details = code ? { code } : {}
  if (error.cause instanceof Response && error.cause.status >= 400)
    return problemOf(call, { status: error.cause.status, headers: error.cause.headers, text: '' })
  const failure = sureMeanings[error.code ?? ''] ?? doubtful
  return new ProviderProblem(failure, `${call} got a reply that proves nothing.`, details)
}
