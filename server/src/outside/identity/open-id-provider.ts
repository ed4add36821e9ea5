// An identity provider over OpenID Connect: code flow with PKCE, state, nonce and, where offered,
// the issuer in the return. The provider's signature is checked although its answer comes over TLS;
// what it says is taken as it says it, no further.
import * as oidc from 'openid-client'
import { failureOf } from './failure-of.ts'
import { identityOf } from './identity-of.ts'
import type { BegunSignIn, Expected, Identity, IdentityProvider } from './identity-provider.ts'
import { isLoopback, type ProviderSettings } from './provider-settings.ts'

/** For tests of providers that cannot be had: takes the place of the network. */
type Fetch = oidc.CustomFetch

const answerSecondsMax = 10
const foundMsMax = 3_600_000

/** Opens a provider. Nothing is asked of it before somebody signs in. */
export function openIdProvider(settings: ProviderSettings, fetch?: Fetch): IdentityProvider {
  let found: { at: number; client: Promise<oidc.Configuration> } | null = null
  const client = () => {
    if (found && Date.now() - found.at < foundMsMax) return found.client
    const discovered = { at: Date.now(), client: discover(settings, fetch) }
    found = discovered
    // What failed is asked again by the next one.
    discovered.client.catch(() => {
      if (found === discovered) found = null
    })
    return discovered.client
  }
  return {
    id: settings.id,
    label: settings.label,
    beginSignIn: async (redirectUri) =>
      beginSignIn(await orFailure(client()), settings, redirectUri),
    completeSignIn: async (returned, expected) =>
      completeSignIn(await orFailure(client()), returned, expected),
  }
}

async function discover(settings: ProviderSettings, fetch?: Fetch): Promise<oidc.Configuration> {
  const issuer = new URL(settings.issuer)
  const insecure = isLoopback(issuer) ? [oidc.allowInsecureRequests] : []
  const client = await oidc.discovery(issuer, settings.clientId, undefined, authOf(settings), {
    timeout: answerSecondsMax,
    // By default a signature is not looked at where the answer came straight from the provider.
    execute: [...insecure, oidc.enableNonRepudiationChecks],
    ...(fetch ? { [oidc.customFetch]: fetch } : {}),
  })
  return client
}

// By the standard a provider that says nothing takes the secret in a header.
function authOf({ clientSecret }: ProviderSettings): oidc.ClientAuth {
  if (clientSecret === null) return oidc.None()
  const [basic, post] = [oidc.ClientSecretBasic(clientSecret), oidc.ClientSecretPost(clientSecret)]
  return (as, client, body, headers) => {
    const takes = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const way = takes.includes('client_secret_basic') ? basic : post
    way(as, client, body, headers)
  }
}

async function beginSignIn(
  client: oidc.Configuration,
  { scopes, prompt }: ProviderSettings,
  redirectUri: string,
): Promise<BegunSignIn> {
  const secret = { nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() }
  const state = oidc.randomState()
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope: scopes,
    state,
    nonce: secret.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(secret.codeVerifier),
    code_challenge_method: 'S256',
    ...(prompt ? { prompt } : {}),
  })
  return { url: url.href, state, secret }
}

async function completeSignIn(
  client: oidc.Configuration,
  returned: URL,
  { state, secret }: Expected,
): Promise<Identity> {
  return orFailure(askWho(client, returned, { state, secret }))
}

async function askWho(
  client: oidc.Configuration,
  returned: URL,
  { state, secret }: Expected,
): Promise<Identity> {
  const tokens = await oidc.authorizationCodeGrant(client, returned, {
    expectedState: state,
    expectedNonce: secret.nonce,
    pkceCodeVerifier: secret.codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('no id token')
  if (claims.email !== undefined || !client.serverMetadata().userinfo_endpoint)
    return identityOf(claims)
  // Many providers keep the address out of the token. `sub` must be the same, or this throws.
  const more = await oidc.fetchUserInfo(client, tokens.access_token, claims.sub)
  return identityOf({ ...more, ...claims })
}

async function orFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw failureOf(error)
  }
}
