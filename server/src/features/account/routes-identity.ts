// Calls under /auth/oidc: to a provider, back from it, and what its word is taken for. The first
// two are navigations.
import * as api from '@plimsoll/contract/identities'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { browserOf, markBrowser } from '../../http/browser-cookie.ts'
import { networkOf } from '../../http/network.ts'
import { serve } from '../../http/serve.ts'
import { SignInFailed } from '../../outside/identity/identity-provider.ts'
import type { Browser } from './enter.ts'
import { beginSignIn, findProvider } from './identity/begin-sign-in.ts'
import { comeBack, type Returned } from './identity/come-back.ts'
import { exchangeCode } from './identity/complete-sign-in.ts'
import { confirmByMail, proveByMail, proveByPassword } from './identity/prove.ts'
import { addComeBack, beginAdding, listWaysInOf, takeOff } from './identity/ways-in.ts'
import { beginSignInLimit, isWithin } from './limits.ts'
import { placeOf } from './routes-auth.ts'

const done = { status: 'success' } as const
type OfProvider = { Params: { id: string }; Querystring: Record<string, string> }

/** Registers the calls of identity providers. */
export function serveIdentity(app: FastifyInstance, context: Context): void {
  serveNavigations(app, context)
  serveCompletions(app, context)
  serveWaysIn(app, context)
}

function serveNavigations(app: FastifyInstance, context: Context): void {
  app.get<OfProvider>('/api/auth/oidc/:id/start', async (request, reply) =>
    reply.redirect(await startOf(context, request, reply), 303),
  )
  app.get<OfProvider>('/api/auth/oidc/:id/callback', async (request, reply) => {
    const returned = await comeBack(context, {
      providerId: request.params.id,
      query: request.url.split('?').slice(1).join('?'),
      browser: browserOf(request),
    })
    return reply.redirect(pageWith(context, returned), 303)
  })
}

/** Where a browser that wants to sign in goes: to the provider, or back with a reason. */
async function startOf(
  context: Context,
  request: FastifyRequest<OfProvider>,
  reply: FastifyReply,
): Promise<string> {
  const origin = context.origin()
  const { id } = request.params
  const provider = findProvider(context, id)
  if (!provider) return pageWith(context, { login_error: 'stale' })
  // The provider sends back to our own address: a browser that reached us by another (localhost)
  // goes there first, once.
  if (request.host !== new URL(origin).host && request.query.here === undefined)
    return `${origin}/api/auth/oidc/${id}/start?here`
  if (!(await isWithin(context.pool, beginSignInLimit, [networkOf(request.ip)])))
    return pageWith(context, { login_error: 'unavailable' })
  try {
    const browser = markBrowser(request, reply, origin)
    return await beginSignIn(context, { provider, browser, userId: null })
  } catch (error) {
    if (!(error instanceof SignInFailed)) throw error
    context.log.warn({ provider: id, code: error.code }, 'sign-in')
    return pageWith(context, { login_error: 'unavailable' })
  }
}

/**
 * What is handed over stands behind the #: it reaches no server and no log, and the page takes it
 * away at once.
 */
function pageWith(context: Context, returned: Returned): string {
  const [[name, value] = ['', '']] = Object.entries(returned)
  return `${context.origin()}/#${name}=${value}`
}

function serveCompletions(app: FastifyInstance, context: Context): void {
  serve(app, context, api.exchangeCode, async ({ body, request }) => ({
    ...done,
    data: await exchangeCode(context, body.code, fromOf(request)),
  }))
  serve(app, context, api.proveByPassword, async ({ body, request }) => ({
    ...done,
    data: await proveByPassword(context, body, fromOf(request)),
  }))
  serve(app, context, api.proveByMail, async ({ body, request }) => {
    await proveByMail(context, body.ticket, fromOf(request))
    return done
  })
  serve(app, context, api.confirmIdentity, async ({ body, request }) => ({
    ...done,
    data: await confirmByMail(context, body.token, fromOf(request)),
  }))
}

function serveWaysIn(app: FastifyInstance, context: Context): void {
  serve(app, context, api.listWaysIn, async ({ principal }) => ({
    ...done,
    data: await listWaysInOf(context, principal),
  }))
  serve(app, context, api.beginAddingProvider, async (input) => {
    const { principal, params, body, request, reply } = input
    const browser = markBrowser(request, reply, context.origin())
    const wayIn = { providerId: params.id, password: body.password, browser }
    return { ...done, data: { url: await beginAdding(context, principal, wayIn) } }
  })
  serve(app, context, api.addIdentity, async ({ principal, body, request }) => {
    const label = await addComeBack(context, principal, { code: body.code, ...fromOf(request) })
    return { ...done, data: { label } }
  })
  serve(app, context, api.removeIdentity, async ({ principal, params, body }) => {
    await takeOff(context, principal, { id: params.id, password: body.password })
    return done
  })
}

function fromOf(request: FastifyRequest): Browser {
  return { ...placeOf(request), browser: browserOf(request) }
}
