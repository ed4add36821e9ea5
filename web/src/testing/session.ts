// For tests: a token as the server signs it (the signature is not looked at here), and a fetch that
// answers from a table.
import { vi } from 'vitest'
import type { User } from '../api/session.ts'

/** A token of this person; the payload is read, the rest is not. */
export function tokenOf(claims: Partial<Pick<User, 'sub' | 'name' | 'mh' | 'exp'>> = {}): string {
  const payload = { sub: 'u1', name: 'Amara Osei', picture: null, mh: false, iat: 1, exp: 2 }
  const text = JSON.stringify({ ...payload, jti: 'j1', ...claims })
  return `x.${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}.x`
}

/** One answer: a status, a body, headers. */
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }

/**
 * Stubs `fetch` by method and path, `'POST /api/auth/login'`; a call without an answer fails like a
 * lost connection.
 */
export function answer(table: Record<string, Answer | (() => Answer)>) {
  const fetched = vi.fn(async (address: string, init: RequestInit = {}) => {
    const reply = table[`${init.method ?? 'GET'} ${address.split('?')[0]}`]
    if (!reply) throw new TypeError('Failed to fetch')
    const { status = 200, body, headers } = typeof reply === 'function' ? reply() : reply
    return new Response(JSON.stringify(body ?? { status: 'success' }), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

/** A refusal as the server writes it. */
export function refusal(message: string, path?: string) {
  const detail = path ? { message, path } : { message }
  return { status: 'failure', code: 'invalid', message, errors: [detail], details: [] }
}
