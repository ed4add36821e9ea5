// Sends the browser back to the client: in the query for a code alone, in the fragment otherwise,
// errors alike.
import { randomBytes } from 'node:crypto'
import type { Bank } from '../bank.ts'
import { OAuthRefusal } from '../refusal.ts'
import type { AuthRequest, Connection, Grant } from '../state.ts'
import { idTokenOf } from './id-token.ts'

const codeLifeMs = 60_000

/** Where to go after a consent. */
export async function agreedUrl(
  bank: Bank,
  request: AuthRequest,
  connection: Connection,
): Promise<string> {
  const { state, keys } = bank
  const grant: Grant = {
    clientId: request.client.clientId,
    userId: connection.userId,
    connectionId: connection.id,
    redirectUri: request.redirectUri,
    scope: request.scope,
    nonce: request.nonce,
    codeChallenge: request.codeChallenge,
    expiresAt: Date.now() + codeLifeMs,
  }
  const types = request.responseType.split(' ')
  const code = types.includes('code') ? randomBytes(24).toString('base64url') : undefined
  if (code) state.grants.set(code, grant)
  const tied = { code, state: request.state }
  const id_token = types.includes('id_token')
    ? await idTokenOf(state, keys, grant, tied)
    : undefined
  return urlWith(request, { code, id_token })
}

/** Where to go after a refusal. */
export function refusedUrl(request: AuthRequest, error: unknown): string {
  if (!(error instanceof OAuthRefusal)) throw error
  return urlWith(request, { error: error.error, error_description: error.message })
}

function urlWith(request: AuthRequest, answer: Record<string, string | undefined>): string {
  const query = Object.entries({ ...answer, state: request.state }).flatMap(
    ([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]),
  )
  const url = new URL(request.redirectUri)
  if (request.responseType !== 'code') url.hash = new URLSearchParams(query).toString()
  else for (const [name, value] of query) url.searchParams.set(name, value)
  return url.href
}
