// Request objects pushed ahead of the browser: in the standard's form, and in the provider's older
// one.
import { randomBytes } from 'node:crypto'
import type { Bank } from '../bank.ts'
import { OAuthRefusal } from '../refusal.ts'
import type { State } from '../state.ts'
import { clientOf, type Form } from './client-auth.ts'
import { readAuthRequest } from './request-object.ts'

const lifeSeconds = 60

export function pushedRequestRoutes({ app, state }: Bank) {
  app.post<{ Body: Form }>('/oidc/request', async (request, reply) => {
    const form = request.body ?? {}
    const client = await clientOf(state, request, form)
    const authRequest = await readAuthRequest(state, form.request ?? '')
    if (authRequest.client !== client)
      throw new OAuthRefusal('invalid_request', 'the request object is another client’s')
    reply.status(201)
    return { request_uri: push(state, form.request ?? ''), expires_in: lifeSeconds }
  })

  // Older clients post the bare object and are answered with bare text; its signature identifies
  // them.
  app.post<{ Body: string }>('/request', async (request, reply) => {
    await readAuthRequest(state, request.body)
    return reply.type('text/plain').send(push(state, request.body))
  })
}

function push(state: State, request: string): string {
  const uri = `urn:ietf:params:oauth:request_uri:${randomBytes(16).toString('base64url')}`
  state.pushed.set(uri, { request, expiresAt: Date.now() + lifeSeconds * 1_000 })
  return uri
}

/** The pushed object behind an address; it is good once. */
export function takePushed(state: State, uri: string): string {
  const pushed = state.pushed.get(uri)
  state.pushed.delete(uri)
  if (!pushed || pushed.expiresAt < Date.now())
    throw new OAuthRefusal('invalid_request_uri', 'request_uri is unknown, used or expired')
  return pushed.request
}
