// Id tokens: who agreed, over which connection; with the halves of hashes that tie them to a code,
// a token and a state.
import { createHash } from 'node:crypto'
import type { Keys } from '../keys.ts'
import type { Grant, State } from '../state.ts'
import { issuerOf } from './discovery.ts'

type Tied = { code?: string | undefined; state?: string | undefined; accessToken?: string }

/** Signs an id token for a grant. */
export function idTokenOf(state: State, keys: Keys, grant: Grant, tied: Tied): Promise<string> {
  const now = Math.floor(Date.now() / 1_000)
  return keys.sign('PS256', {
    iss: issuerOf(state.origin),
    aud: grant.clientId,
    sub: grant.userId,
    'mh:con_id': grant.connectionId,
    auth_time: now,
    exp: now + 600,
    ...(grant.nonce && { nonce: grant.nonce }),
    ...(tied.code && { c_hash: halfHash(tied.code) }),
    ...(tied.state && { s_hash: halfHash(tied.state) }),
    ...(tied.accessToken && { at_hash: halfHash(tied.accessToken) }),
  })
}

const halfHash = (text: string) =>
  createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url')
