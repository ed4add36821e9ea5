// The token endpoint with its four grants.
import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt, jwtVerify } from 'jose'
import type { Bank } from '../bank.ts'
import { type Client, publicKeysOf } from '../clients.ts'
import { OAuthRefusal } from '../refusal.ts'
import type { Grant, State } from '../state.ts'
import { clientOf, type Form, useOnce } from './client-auth.ts'
import { issuerOf } from './discovery.ts'
import { idTokenOf } from './id-token.ts'

const lifeSeconds = 600

export function tokenRoutes(bank: Bank) {
  const { app, state } = bank
  app.post<{ Body: Form }>('/oidc/token', async (request, reply) => {
    const form = request.body ?? {}
    const client = await clientOf(state, request, form)
    reply.header('cache-control', 'no-store')
    switch (form.grant_type) {
      case 'client_credentials':
        return forClient(state, client, form)
      case 'authorization_code':
        return forCode(bank, client, form)
      case 'refresh_token':
        return forRefresh(bank, client, form)
      case 'urn:ietf:params:oauth:grant-type:jwt-bearer':
        return forAssertion(state, client, form)
      default:
        throw new OAuthRefusal('unsupported_grant_type', 'no such grant')
    }
  })
}

/** A user named in `sub` makes the token that user's. */
function forClient(state: State, client: Client, { scope = '', sub }: Form) {
  if (sub && state.users.get(sub)?.clientId !== client.clientId)
    throw new OAuthRefusal('invalid_request', 'sub is not a user of this client')
  return issued(state, client, { scope, userId: sub })
}

async function forCode({ state, keys }: Bank, client: Client, form: Form) {
  const grant = state.grants.get(form.code ?? '')
  state.grants.delete(form.code ?? '')
  if (!grant || grant.clientId !== client.clientId || !meets(grant, form)) throw badGrant()
  const tokens = issued(state, client, grant)
  const id_token = await idTokenOf(state, keys, grant, { accessToken: tokens.access_token })
  if (!grant.scope.split(' ').includes('offline_access')) return { ...tokens, id_token }
  const refresh_token = randomBytes(24).toString('base64url')
  state.refreshTokens.set(refresh_token, grant)
  return { ...tokens, id_token, refresh_token }
}

function meets(grant: Grant, form: Form): boolean {
  const hash = createHash('sha256')
    .update(form.code_verifier ?? '')
    .digest('base64url')
  return (
    grant.expiresAt > Date.now() &&
    grant.redirectUri === form.redirect_uri &&
    (!grant.codeChallenge || grant.codeChallenge === hash) &&
    (!form.sub || form.sub === grant.userId)
  )
}

async function forRefresh({ state, keys }: Bank, client: Client, form: Form) {
  const refresh_token = form.refresh_token ?? ''
  const grant = state.refreshTokens.get(refresh_token)
  if (!grant || grant.clientId !== client.clientId) throw badGrant()
  const tokens = issued(state, client, grant)
  const { nonce: _, ...lasting } = grant
  const renewed = { ...lasting, nonce: undefined }
  const id_token = await idTokenOf(state, keys, renewed, { accessToken: tokens.access_token })
  return { ...tokens, id_token, refresh_token }
}

/** A client vouches for its user by its own signature. */
async function forAssertion(state: State, client: Client, { assertion = '', scope = '' }: Form) {
  try {
    const { payload } = await jwtVerify(assertion, publicKeysOf(client), {
      issuer: client.clientId,
      audience: issuerOf(state.origin),
      requiredClaims: ['exp', 'sub', 'jti'],
    })
    useOnce(state, payload)
  } catch {
    throw badGrant()
  }
  return forClient(state, client, { scope, sub: decodeJwt(assertion).sub })
}

function issued(
  state: State,
  { clientId }: Client,
  { scope, userId }: { scope: string; userId: string | undefined },
) {
  const access_token = randomBytes(24).toString('base64url')
  const expiresAt = Date.now() + lifeSeconds * 1_000
  state.tokens.set(access_token, { clientId, scopes: scope.split(' '), userId, expiresAt })
  return { access_token, expires_in: lifeSeconds, scope, token_type: 'Bearer' }
}

const badGrant = () => new OAuthRefusal('invalid_grant', 'grant request is invalid')
