// Who is calling the token and request endpoints: the four ways in which a client proves itself.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { decodeJwt, decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose'
import { type Client, publicKeysOf } from '../clients.ts'
import { OAuthRefusal } from '../refusal.ts'
import type { State } from '../state.ts'
import { issuerOf } from './discovery.ts'

export type Form = Record<string, string | undefined>

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'

/** The client that calls, or a refusal with 401. */
export async function clientOf(state: State, request: FastifyRequest, form: Form): Promise<Client> {
  const basic = request.headers.authorization
  if (basic?.startsWith('Basic ')) return bySecret(state, ...readBasic(basic.slice(6)))
  if (form.client_assertion) return byAssertion(state, form)
  return bySecret(state, form.client_id ?? '', form.client_secret ?? '')
}

function readBasic(encoded: string): [string, string] {
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':')
  const plain = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
  try {
    return [plain(id), plain(secret)]
  } catch {
    throw failed()
  }
}

function bySecret(state: State, id: string, secret: string): Client {
  const client = state.clients.get(id)
  if (!client?.clientSecret || !isSame(secret, client.clientSecret)) throw failed()
  return client
}

async function byAssertion(state: State, form: Form): Promise<Client> {
  if (form.client_assertion_type !== assertionType) throw failed()
  try {
    const assertion = form.client_assertion ?? ''
    const client = state.clients.get(decodeJwt(assertion).sub ?? '')
    if (!client) throw failed()
    useOnce(state, await verified(state, client, assertion))
    return client
  } catch (error) {
    throw error instanceof OAuthRefusal ? error : failed()
  }
}

async function verified(state: State, client: Client, assertion: string): Promise<JWTPayload> {
  const issuer = issuerOf(state.origin)
  const rules = {
    issuer: client.clientId,
    subject: client.clientId,
    audience: [issuer, `${issuer}/token`, `${issuer}/request`],
    requiredClaims: ['exp', 'jti'],
    clockTolerance: 10,
  }
  const { alg = '' } = decodeProtectedHeader(assertion)
  const { payload } = alg.startsWith('HS')
    ? await jwtVerify(assertion, new TextEncoder().encode(client.clientSecret), rules)
    : await jwtVerify(assertion, publicKeysOf(client), { ...rules, algorithms: ['PS256', 'RS256'] })
  return payload
}

/** An assertion is good once. */
export function useOnce(state: State, { iss, jti }: JWTPayload) {
  const name = `${iss} ${jti}`
  if (state.usedJti.has(name)) throw new OAuthRefusal('invalid_client', 'jti was used before', 401)
  state.usedJti.add(name)
}

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const failed = () => new OAuthRefusal('invalid_client', 'client authentication failed', 401)
