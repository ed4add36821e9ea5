// Reads a request object: what a client asks the bank's customer to agree to, signed by the client.
import { decodeProtectedHeader, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose'
import { type Client, mayReturnTo, publicKeysOf } from '../clients.ts'
import { OAuthRefusal } from '../refusal.ts'
import type { AuthRequest, State } from '../state.ts'
import { issuerOf } from './discovery.ts'

/**
 * Reads and checks a request; errors found before the client is known go to the user, not to the
 * client.
 */
export async function readAuthRequest(state: State, request: string): Promise<AuthRequest> {
  const payload = await payloadOf(state, request)
  const client = knownClient(state, payload)
  const { redirect_uri: redirectUri, response_type: responseType, scope } = payload
  if (!isText(redirectUri) || !mayReturnTo(client, redirectUri))
    throw new OAuthRefusal('invalid_request', 'redirect_uri is not registered for this client')
  if (responseType !== 'code' && responseType !== 'code id_token' && responseType !== 'id_token')
    throw new OAuthRefusal('unsupported_response_type', 'code, code id_token or id_token')
  return {
    client,
    scope: isText(scope) ? scope : '',
    responseType,
    redirectUri,
    state: textOf(payload.state),
    nonce: textOf(payload.nonce),
    codeChallenge: challengeOf(payload),
    claims: claimsOf(payload.claims),
  }
}

async function payloadOf(state: State, request: string): Promise<JWTPayload> {
  try {
    const rules = { audience: issuerOf(state.origin), clockTolerance: 10 }
    if (decodeProtectedHeader(request).alg === 'none')
      return UnsecuredJWT.decode(request, rules).payload
    const unread = JSON.parse(Buffer.from(request.split('.')[1] ?? '', 'base64url').toString())
    const keys = publicKeysOf(knownClient(state, unread))
    return (await jwtVerify(request, keys, { ...rules, algorithms: ['PS256', 'RS256'] })).payload
  } catch (error) {
    if (error instanceof OAuthRefusal) throw error
    throw new OAuthRefusal('invalid_request_object', 'request object could not be verified')
  }
}

function knownClient(state: State, payload: JWTPayload): Client {
  const client = state.clients.get(String(payload.client_id))
  if (!client || payload.iss !== client.clientId)
    throw new OAuthRefusal('invalid_client', 'client_id and iss must be a registered client', 401)
  return client
}

function challengeOf(payload: JWTPayload): string | undefined {
  const challenge = textOf(payload.code_challenge)
  if (challenge && payload.code_challenge_method !== 'S256')
    throw new OAuthRefusal('invalid_request', 'code_challenge_method must be S256')
  return challenge
}

/** Claims come as an object, or as text that holds one. */
function claimsOf(input: unknown): AuthRequest['claims'] {
  try {
    const claims = typeof input === 'string' ? JSON.parse(input) : input
    return claims?.id_token ?? {}
  } catch {
    throw new OAuthRefusal('invalid_request', 'claims could not be read')
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const textOf = (value: unknown) => (isText(value) ? value : undefined)
