// Sends the browser back to the client: in the query for a code alone, in the fragment otherwise, errors alike.
import { randomBytes } from 'node:crypto'
import type { Bank } from '../bank.ts'
import { OAuthRefusal } from '../refusal.ts'
import type { Connection, Grant } from '../state.ts'
import { idTokenOf } from './id-token.ts'
import type { Asked } from './request-object.ts'

const codeLifeMs = 60_000

/** Where to go after a consent. */
export async function agreedUrl(bank: Bank, asked: Asked, connection: Connection): Promise<string> {
  const { state, keys } = bank
  const grant: Grant = {
    clientId: asked.client.clientId,
    userId: connection.userId,
    connectionId: connection.id,
    redirectUri: asked.redirectUri,
    scope: asked.scope,
    nonce: asked.nonce,
    codeChallenge: asked.codeChallenge,
    expiresAt: Date.now() + codeLifeMs,
  }
  const types = asked.responseType.split(' ')
  const code = types.includes('code') ? randomBytes(24).toString('base64url') : undefined
  if (code) state.grants.set(code, grant)
  const tied = { code, state: asked.state }
  const id_token = types.includes('id_token')
    ? await idTokenOf(state, keys, grant, tied)
    : undefined
  return urlWith(asked, { code, id_token })
}

/** Where to go after a refusal. */
export function refusedUrl(asked: Asked, error: unknown): string {
  if (!(error instanceof OAuthRefusal)) throw error
  return urlWith(asked, { error: error.error, error_description: error.message })
}

function urlWith(asked: Asked, answer: Record<string, string | undefined>): string {
  const given = Object.entries({ ...answer, state: asked.state }).flatMap(
    ([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]),
  )
  const url = new URL(asked.redirectUri)
  if (asked.responseType !== 'code') url.hash = new URLSearchParams(given).toString()
  else for (const [name, value] of given) url.searchParams.set(name, value)
  return url.href
}
