// Our client at the provider: what the provider says of itself, read once and checked, for each
// form of answer.
import * as oc from 'openid-client'
import { ProviderProblem } from './bank-provider.ts'
import { problemThrown } from './failures.ts'
import { type GuardedFetch, guardFetch, isSafeUrl } from './guarded-fetch.ts'
import type { ProviderSettings } from './settings.ts'
import { Tokens } from './tokens.ts'

/** In which form the bank's page answers. */
export type AnswerForm = 'code' | 'code id_token' | 'id_token'

/** What every part of the adapter is given. */
export type Client = {
  readonly settings: ProviderSettings
  readonly fetch: GuardedFetch
  readonly tokens: Tokens
  /**
   * The configuration for a form of answer; discovered at the first need, and again after a
   * failure.
   */
  config(form?: AnswerForm): Promise<oc.Configuration>
}

const timeoutSeconds = 20
const flags: Record<AnswerForm, ((config: oc.Configuration) => void)[]> = {
  code: [],
  'code id_token': [oc.useCodeIdTokenResponseType],
  id_token: [oc.useIdTokenResponseType],
}

/**
 * A client that has not spoken to the provider yet. `introduce` runs before it does, for a provider
 * that has to know our client first.
 */
export function openClient(
  settings: ProviderSettings,
  introduce: () => Promise<void> = async () => undefined,
): Client {
  const fetch = guardFetch([settings.identityUrl, settings.resourceUrl])
  let found: Promise<oc.ServerMetadata> | null = null
  const configs = new Map<AnswerForm, oc.Configuration>()
  const config = async (form: AnswerForm = 'code') => {
    found ??= introduce().then(() => discover(settings, fetch))
    const server = await found.catch((error) => {
      found = null
      throw error
    })
    const made = configs.get(form) ?? configure(server, { settings, fetch, form })
    configs.set(form, made)
    return made
  }
  return { settings, fetch, tokens: new Tokens(config), config }
}

async function discover(
  settings: ProviderSettings,
  fetch: GuardedFetch,
): Promise<oc.ServerMetadata> {
  const issuer = new URL(`${settings.identityUrl}/oidc`)
  try {
    const found = await oc.discovery(issuer, settings.clientId, undefined, undefined, {
      [oc.customFetch]: fetch as oc.CustomFetch,
      timeout: timeoutSeconds,
      execute: isSafeUrl(issuer) ? [oc.allowInsecureRequests] : [],
    })
    const server = found.serverMetadata()
    checkEndpoints(server, settings)
    return server
  } catch (error) {
    throw problemThrown('The discovery', error, 'unreadable')
  }
}

/**
 * Whoever could change the discovered document must not lead us, or the person's browser, to
 * another host.
 */
function checkEndpoints(server: oc.ServerMetadata, { identityUrl }: ProviderSettings): void {
  const needed = [
    server.issuer,
    server.authorization_endpoint,
    server.token_endpoint,
    server.jwks_uri,
    server.pushed_authorization_request_endpoint,
  ]
  for (const endpoint of needed) {
    if (!endpoint || !URL.canParse(endpoint))
      throw new ProviderProblem('unreadable', 'The discovery leaves out an address that we need.')
    if (new URL(endpoint).origin !== new URL(identityUrl).origin)
      throw new ProviderProblem('refused', 'The discovery points outside the provider’s hosts.')
  }
}

function configure(
  server: oc.ServerMetadata,
  { settings, fetch, form }: { settings: ProviderSettings; fetch: GuardedFetch; form: AnswerForm },
): oc.Configuration {
  const { clientId, signingKey } = settings
  const config = new oc.Configuration(server, clientId, {}, oc.PrivateKeyJwt(signingKey))
  config[oc.customFetch] = fetch as oc.CustomFetch
  config.timeout = timeoutSeconds
  // The guard has the last word on addresses; this only lets a provider on this machine through to
  // it.
  if (isSafeUrl(new URL(server.issuer))) oc.allowInsecureRequests(config)
  for (const flag of flags[form]) flag(config)
  // Id tokens are verified by signature even where TLS alone would do.
  oc.enableNonRepudiationChecks(config)
  return config
}
