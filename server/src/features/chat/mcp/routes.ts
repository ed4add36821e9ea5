// POST /mcp for assistants, and the calls with which people create, list and revoke the tokens they
// use. Until somebody creates a token nothing can be read here.
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import {
  createAssistantToken,
  listAssistantTokens,
  revokeAssistantToken,
} from '@plimsoll/contract/assistant-tokens'
import { Problem } from '@plimsoll/domain/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import { failureOf } from '../../../http/problems.ts'
import { serve } from '../../../http/serve.ts'
import { CallLimit } from './call-limit.ts'
import { mcpServerFor } from './server.ts'
import { listTokens, revokeToken } from './tokens.store.ts'
import { createToken, type TokenUser, userOfToken } from './tokens.ts'

/** Registers the calls. */
export function registerMcp(app: FastifyInstance, context: Context): void {
  serveTokens(app, context)
  const limit = new CallLimit()
  app.post('/mcp', async (request, reply) => {
    const user = await admitAssistant(context, { request, reply, limit })
    if (!user) return reply
    // The transport writes the reply by itself.
    reply.hijack()
    const server = mcpServerFor(context, user)
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
    reply.raw.on('close', () => void Promise.all([transport.close(), server.close()]))
    await server.connect(transport as Parameters<typeof server.connect>[0])
    await transport.handleRequest(request.raw, reply.raw, request.body)
    return reply
  })
  // Without sessions there is no stream to open and none to end.
  for (const method of ['GET', 'DELETE'] as const)
    app.route({
      method,
      url: '/mcp',
      handler: (_, reply) =>
        reply.code(405).header('allow', 'POST').send(failureOf('invalid', 'Only POST is served.')),
    })
}

async function admitAssistant(
  context: Context,
  input: { request: FastifyRequest; reply: FastifyReply; limit: CallLimit },
): Promise<TokenUser | null> {
  const { request, reply, limit } = input
  const { origin, authorization } = request.headers
  // A page of somebody else's must not reach a server on this machine through its user's browser.
  if (origin !== undefined && origin !== context.origin()) {
    reply.code(403).send(failureOf('unauthorised', 'This origin is not allowed.'))
    return null
  }
  const user = await userOfToken(context, authorization)
  if (!user) {
    reply
      .code(401)
      .header('www-authenticate', 'Bearer')
      .send(failureOf('unauthorised', 'This access token doesn’t work. Create a new one.'))
    return null
  }
  const wait = limit.waitSeconds(user.tokenId, Date.now())
  if (wait > 0) {
    reply
      .code(429)
      .header('retry-after', String(wait))
      .send(failureOf('too_many', 'Too many calls. Try again in a minute.'))
    return null
  }
  return user
}

function serveTokens(app: FastifyInstance, context: Context): void {
  serve(app, context, listAssistantTokens, async ({ principal }) => {
    const { businessId, userId } = principal
    const tokens = await asTenant(context.db, businessId, (tx) =>
      listTokens(tx, businessId, userId),
    )
    return {
      status: 'success' as const,
      data: tokens.map((token) => ({
        ...token,
        created_at: token.created_at.toISOString(),
        expires_at: token.expires_at.toISOString(),
        last_used_at: token.last_used_at?.toISOString() ?? null,
      })),
    }
  })
  serve(app, context, createAssistantToken, async ({ principal, body }) => {
    const made = await createToken(context, principal, {
      name: body.name,
      days: body.expires_in_days,
    })
    return { status: 'success' as const, data: { ...made, address: `${context.origin()}/mcp` } }
  })
  serve(app, context, revokeAssistantToken, async ({ principal, params }) => {
    const { businessId, userId } = principal
    const isRevoked = await asTenant(context.db, businessId, (tx) =>
      revokeToken(tx, businessId, { userId, id: params.id }),
    )
    if (!isRevoked) throw new Problem('not_found', 'This token no longer exists.')
    return { status: 'success' as const }
  })
}
