// For tests: the provider's own client, pointed at the sandbox; and the usual way to a connection
// with it.
import { Moneyhub } from '@mft/moneyhub-api-client'
import { clientSecret, follow, type Opened, redirectUri } from './open.ts'

export type Official = Awaited<ReturnType<typeof officialClient>>

/** The client as its readme sets it up; what differs between tests is handed in. */
export function officialClient(opened: Opened, differing: object = {}) {
  return Moneyhub({
    resourceServerUrl: `${opened.origin}/v3`,
    identityServiceUrl: opened.origin,
    options: { timeout: 5_000 },
    client: {
      client_id: 'tests',
      client_secret: clientSecret,
      token_endpoint_auth_method: 'private_key_jwt',
      id_token_signed_response_alg: 'PS256',
      request_object_signing_alg: 'PS256',
      redirect_uri: redirectUri,
      response_type: 'code',
      keys: [opened.key],
      ...differing,
    },
  } as unknown as Parameters<typeof Moneyhub>[0])
}

/** A user with a connection to a bank. */
export async function connected(client: Official, bankId: string) {
  const { userId } = await client.registerUser({ clientUserId: 'one' })
  const request = { bankId, userId, state: 'state-1', nonce: 'nonce-1' }
  const url = await client.getAuthorizeUrlForCreatedUser(request)
  const { params } = await follow(url)
  const tokens = await client.exchangeCodeForTokens({
    paramsFromCallback: params,
    localParams: { state: 'state-1', nonce: 'nonce-1', sub: userId, response_type: 'code' },
  })
  return { userId, connectionId: String(tokens.claims()['mh:con_id']), tokens }
}
