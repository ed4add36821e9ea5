// A real OpenID provider for journeys, with the pages people meet there: choose who you are, or
// refuse.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Someone with an account at the provider. */
export type PersonThere = { sub: string; name: string; email: string; email_verified: boolean }

/** The provider; whoever is added to `people` can be chosen on its page. */
export type IdentityProviderThere = {
  issuer: string
  people: PersonThere[]
  stop(): Promise<void>
}

const secret = 'a-secret-that-only-the-two-of-them-know'

/** What Plimsoll is configured with. */
export function settingOf(there: IdentityProviderThere): string {
  return JSON.stringify([
    {
      id: 'acme',
      label: 'Acme',
      issuer: there.issuer,
      client_id: 'plimsoll',
      client_secret: secret,
    },
  ])
}

/** Starts a provider that sends back to this origin. */
export async function startIdentityProvider(origin: string): Promise<IdentityProviderThere> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people: PersonThere[] = []
  const provider = open(issuer, people, origin)
  const callback = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (pathname === '/favicon.ico') return response.writeHead(204).end()
    if (!pathname.startsWith('/interaction/')) return callback(request, response)
    const chosen = searchParams.get('as')
    if (chosen === null) return choose(response, pathname, people)
    const result = chosen ? { login: { accountId: chosen } } : { error: 'access_denied' }
    void provider.interactionFinished(request, response, result)
  })
  return {
    issuer,
    people,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function choose(response: ServerResponse, path: string, people: readonly PersonThere[]): void {
  const links = people.map(({ sub, email }) => `<li><a href="${path}?as=${sub}">${email}</a></li>`)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    `<!doctype html><html lang="en"><title>Acme</title><h1>Who are you?</h1><ul>${links.join('')}</ul><a href="${path}?as=">No, go back</a>`,
  )
}

function open(issuer: string, people: readonly PersonThere[], origin: string) {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'plimsoll',
        client_secret: secret,
        redirect_uris: [`${origin}/api/auth/oidc/acme/callback`],
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['only-for-journeys'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: async () => people.find(({ sub }) => sub === accountId),
    }),
    loadExistingGrant: async (ctx: {
      oidc: { client: { clientId: string }; session: { accountId: string } }
    }) => {
      const { client, session } = ctx.oidc
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  return provider
}
