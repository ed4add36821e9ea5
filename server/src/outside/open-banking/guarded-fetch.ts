// The only way out to the provider: to its own hosts alone, without redirects, in limited time and
// size.
import { setTimeout as pause } from 'node:timers/promises'
import { ProviderProblem } from './bank-provider.ts'
import { problemOf, type Reply } from './failures.ts'

/** As `fetch`, but a reply that says "not now" is thrown as the problem it is. */
export type GuardedFetch = (url: string | URL, init?: RequestInit) => Promise<Response>

const timeoutMs = 20_000
const bodyBytesMax = 16 * 1024 * 1024
const pauseMs = 300
const loopback = ['127.0.0.1', 'localhost', '[::1]']

/** Whether an address may be spoken to at all: over TLS, or on this machine. */
export function isSafeUrl({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname))
}

/** A fetch that reaches the origins of these addresses and nothing else. */
export function guardFetch(addresses: readonly string[]): GuardedFetch {
  const origins = new Set(addresses.map((address) => new URL(address).origin))
  return async (url, init = {}) => {
    const to = new URL(url)
    if (!origins.has(to.origin) || !isSafeUrl(to))
      throw new ProviderProblem('refused', 'An address outside the provider’s hosts was refused.')
    const reply = await readTwiceAtMost(to, init)
    if (reply.status === 429 || reply.status >= 500) throw problemOf(nameOf(init), reply)
    if (reply.status >= 300 && reply.status < 400)
      throw new ProviderProblem('unreadable', 'The provider sends elsewhere, where we do not go.')
    const body = [204, 205].includes(reply.status) ? null : reply.text
    return new Response(body, { status: reply.status, headers: reply.headers })
  }
}

const nameOf = ({ method = 'GET' }: RequestInit) => `A ${method} to the provider`

/** Reads are tried a second time where the way was bad, once, after a moment; nothing else is. */
async function readTwiceAtMost(to: URL, init: RequestInit): Promise<Reply> {
  const isRead = (init.method ?? 'GET') === 'GET'
  try {
    const reply = await read(to, init)
    if (!isRead || ![502, 503, 504].includes(reply.status) || reply.headers.has('retry-after'))
      return reply
  } catch (error) {
    if (!isRead || !(error instanceof ProviderProblem) || error.details.code !== 'network')
      throw error
  }
  await pause(pauseMs)
  return read(to, init)
}

async function read(to: URL, init: RequestInit): Promise<Reply> {
  const tooLong = AbortSignal.timeout(timeoutMs)
  const signal = init.signal ? AbortSignal.any([tooLong, init.signal]) : tooLong
  try {
    const response = await fetch(to, { ...init, redirect: 'manual', signal })
    const text = await textOf(response)
    return { status: response.status, headers: response.headers, text }
  } catch (error) {
    if (error instanceof ProviderProblem) throw error
    const code = init.signal?.aborted ? 'stopped' : tooLong.aborted ? 'timeout' : 'network'
    throw new ProviderProblem('unavailable', `${nameOf(init)} got no answer: ${code}.`, { code })
  }
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop early ends the download.
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > bodyBytesMax)
      throw new ProviderProblem('unreadable', 'The provider’s answer is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
