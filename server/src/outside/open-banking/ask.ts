// One call to the provider's REST side: with a token, checked for its status, parsed by its schema;
// and lists of many pages.
import type * as z from 'zod/mini'
import { type ProviderFailure, ProviderProblem } from './bank-provider.ts'
import type { Client } from './client.ts'
import { problemOf, type Reply } from './failures.ts'
import type { TokenFor } from './tokens.ts'
import { pageWire } from './wire.ts'

/**
 * One request. `call` names it in messages and logs, without ids. Without a `scope` no token is
 * sent.
 */
export type ApiRequest = Partial<TokenFor> & {
  readonly call: string
  readonly url: URL
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly body?: object
  readonly signal?: AbortSignal | undefined
  /** What a status means to this call, where that is something else than usual. */
  readonly means?: Partial<Record<number, ProviderFailure>>
}

const pagesMax = 200

/** Asks, and reads the answer by its schema. */
export async function fetchOne<T>(
  client: Client,
  request: ApiRequest,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  const reply = await send(client, request)
  if (reply.status < 200 || reply.status >= 300)
    throw problemOf(request.call, reply, request.means?.[reply.status])
  return readAs(request.call, reply.text, schema)
}

/** Asks for something whose answer has no body. */
export async function sendOnly(client: Client, request: ApiRequest): Promise<void> {
  const reply = await send(client, request)
  if (reply.status < 200 || reply.status >= 300) throw problemOf(request.call, reply)
}

/** All pages of a list, as they come. */
export async function fetchAll(client: Client, request: ApiRequest): Promise<unknown[]> {
  const rows: unknown[] = []
  let at: ApiRequest | null = request
  for (let pages = 0; at; pages++) {
    if (pages === pagesMax)
      throw new ProviderProblem('unreadable', `${request.call} has too many pages.`)
    const page: z.infer<typeof pageWire> = await fetchOne(client, at, pageWire)
    rows.push(...page.data)
    const next = nextOf(at, page.links?.next)
    at = next === null ? null : { ...request, url: next }
  }
  return rows
}

/**
 * Where the next page is: the query of the link, on the address that we know. A link to another
 * host is refused.
 */
export function nextOf({ call, url }: ApiRequest, link: string | null | undefined): URL | null {
  if (link === undefined || link === null) return null
  const found = URL.canParse(link, url.href) ? new URL(link, url) : null
  if (found?.origin !== url.origin || found.search === url.search)
    throw new ProviderProblem('refused', `${call} leads to a next page that is none.`)
  const next = new URL(url)
  next.search = found.search
  return next
}

/** A token may have been taken back before its time: a fresh one is tried, once. */
async function send(client: Client, request: ApiRequest): Promise<Reply> {
  const first = await sendOnce(client, request)
  if (first.status !== 401 || request.scope === undefined) return first
  client.tokens.forget({ scope: request.scope, user: request.user })
  return sendOnce(client, request)
}

async function sendOnce(client: Client, request: ApiRequest): Promise<Reply> {
  const { scope, user, method = 'GET', body, url, signal } = request
  const headers = new Headers({ accept: 'application/json' })
  if (scope !== undefined)
    headers.set('authorization', `Bearer ${await client.tokens.get({ scope, user })}`)
  if (body) headers.set('content-type', 'application/json')
  const response = await client.fetch(url, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

function readAs<T>(call: string, text: string, schema: z.ZodMiniType<T>): T {
  const parsed = schema.safeParse(jsonOf(call, text))
  if (parsed.success) return parsed.data
  throw new ProviderProblem('unreadable', `${call} was answered with ${reasonOf(parsed.error)}.`)
}

function jsonOf(call: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderProblem('unreadable', `${call} was answered with something that is not JSON.`)
  }
}

/** Where the first thing is that does not fit; never what stands there. */
export function reasonOf(error: z.core.$ZodError): string {
  const path = error.issues[0]?.path.join('.') ?? ''
  return path === '' ? 'a wrong shape' : `a wrong ${path}`
}
