// The one place that speaks to the server: a typed call of a contract endpoint, and the rules of
// the session.
import type { Endpoint, Shape } from '@plimsoll/contract/endpoint'
import {
  authenticationFailed,
  type Failure,
  failure,
  renewedTokenHeader,
} from '@plimsoll/contract/failure'
import { type TierFeature, tierFeatures } from '@plimsoll/contract/tier-features'
import { aboveTier } from '@plimsoll/contract/tiers'
import * as z from 'zod/mini'
import { forgetBegun, takeBegun } from './begun.ts'
import { noteKept } from './connection.ts'
import { isKept, keepReply, readKept } from './kept-figures.ts'
import { clearingsSoFar, clearSession, keepToken, readToken, readUser } from './session.ts'
import { wantHere } from './wanted.ts'

/** A call that did not succeed: the status (0 without an answer) and the server's words. */
export class CallError extends Error {
  readonly status: number
  readonly failure: Failure | null

  constructor(status: number, reply: Failure | null) {
    super(reply?.errors[0]?.message ?? causeOf(status))
    this.status = status
    this.failure = reply
  }

  /** The server's sentences by the field they are about; empty when it named none. */
  get byField(): Record<string, string> {
    const named = [...(this.failure?.errors ?? []), ...(this.failure?.details ?? [])]
    return Object.fromEntries(
      named.flatMap(({ path, message }) => (path ? [[path, message]] : [])).reverse(),
    )
  }
}

/** The message when the server does not answer. */
export const noAnswer = 'Plimsoll isn’t responding. Check your connection and try again.'

/**
 * What users see when a reply does not fit the contract, which happens where page and server are of
 * two versions.
 */
const unreadableReply = 'Plimsoll has been updated. Reload the page.'

/** The cause of a failure that brought no sentence of its own, such as a proxy's HTML page. */
function causeOf(status: number): string {
  if (status === 0) return noAnswer
  if (status === 413) return 'This is too large to send. Try a smaller file.'
  if (status === 429) return 'That was too many requests at once. Wait a minute and try again.'
  if (status >= 500) return 'Something went wrong on our side. Try again in a minute.'
  return 'We couldn’t do that. Reload the page and try again.'
}

/** The parts of a call, each only where the endpoint has them. */
export type CallOptions<P extends Shape, Q extends Shape, B extends Shape> = {
  params?: z.output<P>
  query?: z.output<Q>
  body?: z.output<B>
  signal?: AbortSignal
  /** Not to act on 401, 403 and 302: for calls with rules of their own. */
  quiet?: boolean
}

/** Where the session's rules lead; the router sets it at the start. */
let go: (path: string, state: object | null) => void = (path) => location.assign(path)

/** Lets the router do the going, without reloading the page. */
export function leadBy(navigate: typeof go): void {
  go = navigate
}

/** Opens what there is to upgrade to; set by those who show it. */
let offerUpgrade: (feature: TierFeature) => void = () => undefined

/** Hears of each refusal because of the business’s plan, with the feature that it lacks. */
export function offerUpgradeBy(offer: typeof offerUpgrade): void {
  offerUpgrade = offer
}

/**
 * Calls an endpoint. Throws CallError; 401, 403 and "Authentication failed." clear the session and
 * lead to `/`, 302 to `/onboarding`.
 */
export async function call<P extends Shape, Q extends Shape, B extends Shape, R extends Shape>(
  endpoint: Endpoint<P, Q, B, R>,
  options: CallOptions<P, Q, B> = {},
): Promise<z.output<R>> {
  const address = addressOf(endpoint, options)
  const signal = options.signal ? { signal: options.signal } : {}
  if (endpoint.method === 'GET' && isKept(address))
    return decodeReply(endpoint.reply, await readThrough(address, signal, options.quiet))
  const response = await send(address, {
    method: endpoint.method,
    ...signal,
    ...(endpoint.method === 'GET'
      ? {}
      : jsonBody(z.encode(endpoint.body, (options.body ?? {}) as never))),
  })
  return decodeReply(endpoint.reply, await settle(response, options.quiet))
}

/** The server's reply, kept for later; without a connection the one that was kept last. */
async function readThrough(address: string, init: RequestInit, quiet = false): Promise<unknown> {
  const since = clearingsSoFar()
  try {
    const body = await settle(await send(address, init), quiet)
    noteKept(null)
    void keepReply(address, body, since)
    return body
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 0) throw error
    const kept = await readKept(address)
    if (!kept) throw error
    noteKept(kept.at)
    return kept.body
  }
}

/**
 * The reply as the contract reads it. What does not fit is for the console; the user can only
 * reload.
 */
function decodeReply<R extends z.ZodMiniType>(schema: R, body: unknown): z.output<R> {
  const reply = z.safeDecode(schema, body as z.input<R>)
  if (reply.success) return reply.data
  throw new Error(unreadableReply, { cause: reply.error })
}

/** Sends with the bearer token and the common headers; a renewed token is kept. */
export async function send(address: string, init: RequestInit): Promise<Response> {
  const token = readToken()
  const headers = new Headers(init.headers)
  headers.set('accept', 'application/json')
  if (token) headers.set('authorization', `Bearer ${token}`)
  const isRead = !init.method || init.method === 'GET'
  if (!isRead) forgetBegun()
  const begun = isRead ? takeBegun(address, token) : null
  const response = await (begun ?? fetch(address, { ...init, headers })).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new CallError(0, null)
  })
  const renewed = response.headers.get(renewedTokenHeader)
  if (renewed && readToken() === token) keepToken(renewed)
  return response
}

/** The body of a good reply; otherwise the session's rules, and a CallError. */
export async function settle(response: Response, quiet = false): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body
  const parsed = z.safeParse(failure, body)
  const error = new CallError(response.status, parsed.success ? parsed.data : null)
  const lacking = error.failure?.code === aboveTier && error.failure.details[0]?.path
  const feature = tierFeatures.find((each) => each === lacking)
  if (feature) offerUpgrade(feature)
  if (!quiet) followSessionRules(error)
  throw error
}

/**
 * The address of an endpoint with its parameters filled in; absent parts of the query are left out.
 */
export function addressOf<P extends Shape, Q extends Shape, B extends Shape, R extends Shape>(
  endpoint: Endpoint<P, Q, B, R>,
  options: CallOptions<P, Q, B> = {},
): string {
  const params = z.encode(endpoint.params, (options.params ?? {}) as never) as Record<
    string,
    string
  >
  const query = z.encode(endpoint.query, (options.query ?? {}) as never) as Record<string, unknown>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  return `/api${path}${search.size ? `?${search}` : ''}`
}

/**
 * Pages that belong to onboarding: connecting a bank is a part of it, and must not be led away from
 * in the middle.
 */
export const onboardingPages = ['/onboarding', '/addbank', '/mhcb']

function followSessionRules(error: CallError): void {
  if (
    error.status === 401 ||
    error.status === 403 ||
    (error.status === 400 && error.failure?.message === authenticationFailed)
  ) {
    // A user whose session has merely ended signs in again and goes on where it ended.
    const state = error.status === 401 ? wantHere(readUser()?.sub ?? null) : null
    clearSession()
    go('/', state)
  } else if (error.status === 302 && !onboardingPages.includes(location.pathname))
    go('/onboarding', null)
}

function jsonBody(body: unknown): RequestInit {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}
