// A real OpenID provider on loopback, run by the library that real ones are built with. Tests say
// who sits before it, and may have it lie in its token answer, as a hostile or broken provider
// would.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import Provider from 'oidc-provider'

/** Who signs in at the provider: the claims that it will tell. */
type PersonThere = {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

/** A token answer on its way to Plimsoll. */
type TokenAnswer = { id_token: string; access_token: string; [field: string]: unknown }

/** The provider. What is set is true from the next sign-in on. */
export type IdentityProviderThere = {
  issuer: string
  /** Who sits before it; null says no to signing in. */
  person: PersonThere | null
  /** Changes the token answer. */
  tamper: ((answer: TokenAnswer) => void | Promise<void>) | null
  /** Signs claims with the provider's own key, or with another under the same name. */
  sign(claims: object, key?: CryptoKey): Promise<string>
  /** Its entry in OIDC_PROVIDERS. */
  entry: object
  stop(): Promise<void>
}

const clientSecret = 'a-secret-that-only-the-two-of-them-know'

/**
 * Starts a provider for one client. Without `claimsInToken` it keeps the address out of the id
 * token, as the standard has it.
 */
export async function startIdentityProvider(options: {
  id: string
  label?: string
  redirectUris: string[]
  claimsInToken?: boolean
  clientId?: string
}): Promise<IdentityProviderThere> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clientId = options.clientId ?? 'plimsoll'
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const there: IdentityProviderThere = {
    issuer,
    person: null,
    tamper: null,
    sign: (claims, key = privateKey) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key),
    entry: {
      id: options.id,
      label: options.label ?? options.id,
      issuer,
      client_id: clientId,
      client_secret: clientSecret,
    },
    stop: () => stop(server),
  }
  const jwk = { ...(await exportJWK(privateKey)), kid: 'own', alg: 'RS256', use: 'sig' }
  const provider = openProvider(there, { ...options, clientId, jwk })
  const callback = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response)
    const result = there.person
      ? { login: { accountId: there.person.sub } }
      : { error: 'access_denied', error_description: 'The person said no.' }
    void provider.interactionFinished(request, response, result)
  })
  return there
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

function openProvider(
  there: IdentityProviderThere,
  options: { redirectUris: string[]; claimsInToken?: boolean; clientId: string; jwk: object },
) {
  const people = new Map<string, PersonThere>()
  const provider = new Provider(there.issuer, {
    clients: [
      {
        client_id: options.clientId,
        client_secret: clientSecret,
        redirect_uris: options.redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [options.jwk] },
    pkce: { required: () => true },
    cookies: { keys: ['only-for-tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: options.claimsInToken !== true,
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => {
      if (there.person?.sub === accountId) people.set(accountId, there.person)
      return { accountId, claims: async () => ({ ...people.get(accountId), sub: accountId }) }
    },
    // Asks for no consent: what is tried here is not that.
    loadExistingGrant: async (ctx: {
      oidc: {
        provider: typeof provider
        client: { clientId: string }
        session: { accountId: string }
      }
    }) => {
      const { client, session } = ctx.oidc
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (ctx: { path: string; body: TokenAnswer }, next: () => Promise<void>) => {
    await next()
    if (ctx.path === '/token' && ctx.body?.id_token) await there.tamper?.(ctx.body)
  })
  return provider
}
