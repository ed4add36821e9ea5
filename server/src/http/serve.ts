// Makes a route of an endpoint of the contract: authenticates, decodes the request, and encodes the
// reply.
import type { Access, Endpoint, Shape } from '@plimsoll/contract/endpoint'
import { renewedTokenHeader } from '@plimsoll/contract/failure'
import type { TierFeature } from '@plimsoll/contract/tier-features'
import { aboveTier } from '@plimsoll/contract/tiers'
import { decodingEntry } from '@plimsoll/contract/wire'
import { Problem } from '@plimsoll/domain/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import type { Log } from '../log.ts'
import { audit } from './audit.ts'
import { runOnce } from './idempotency.ts'
import { failureOf, notJson, sendAuthenticationFailed } from './problems.ts'
import type { Principal } from './tokens.ts'
import { unauthenticated } from './tokens.ts'

/** The input of a route: the decoded parts of the request, and its principal. */
type RouteInput<P extends Shape, Q extends Shape, B extends Shape> = {
  readonly params: z.output<P>
  readonly query: z.output<Q>
  readonly body: z.output<B>
  readonly principal: Principal
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Marks a reply that the route has already sent by itself (files, streams). */
export const alreadySent = Symbol('already sent')

/** Registers an endpoint. For public endpoints `principal` must not be read: there may be none. */
export function serve<P extends Shape, Q extends Shape, B extends Shape, R extends Shape>(
  app: FastifyInstance,
  context: Context,
  endpoint: Endpoint<P, Q, B, R>,
  answer: (input: RouteInput<P, Q, B>) => Promise<z.output<R> | typeof alreadySent>,
): void {
  context.endpoints.push(endpoint)
  const takesJson = endpoint.body instanceof z.ZodMiniObject && keysOf(endpoint.body).length > 0
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    handler: async (request, reply) => {
      const principal = await admit(context, endpoint.access, request, reply)
      // Refused: the reply is on its way, even where a hook still works on it.
      if (principal === null && endpoint.access !== 'public') return reply
      if (principal) checkTier(context, endpoint.feature, principal)
      if (takesJson && request.isMultipart()) throw notJson()
      const input = {
        params: decode(endpoint.params, request.params),
        query: decode(endpoint.query, request.query),
        body: decode(endpoint.body, request.isMultipart() ? {} : (request.body ?? {})),
        principal: principal as Principal,
        request,
        reply,
      } as RouteInput<P, Q, B>
      const run = async () => {
        const output = await answer(input)
        if (output === alreadySent) return null
        return { status: endpoint.status, body: z.encode(endpoint.reply, output) }
      }
      const sent = await runOnce({ context, endpoint, request, principal, run })
      if (sent === null) return reply
      return reply.code(sent.status).send(sent.body)
    },
  })
}

/** Refuses what the plan of the business does not include. */
function checkTier({ tiers }: Context, feature: TierFeature | null, principal: Principal): void {
  if (feature === null || !tiers || tiers.includes(principal.businessId, feature)) return
  const tier = tiers.firstWith(feature)
  const message = `This is part of the ${tier} plan. What you have stays as it is.`
  throw new Problem('unusable', message, {
    kind: aboveTier,
    details: [{ message, path: feature }],
  })
}

/**
 * Lets the principal in, or answers 401, 400 or 302; a token whose facts have changed is renewed on
 * the way.
 */
async function admit(
  context: Context,
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Principal | null> {
  if (access === 'public') return null
  const authentication = await context.tokens.authenticate(request.headers.authorization)
  if (authentication.kind === 'unauthenticated') {
    if (request.headers.authorization) auditSession(request, 'invalid')
    throw unauthenticated()
  }
  if (authentication.kind === 'gone') {
    auditSession(request, 'gone')
    sendAuthenticationFailed(reply)
    return null
  }
  await renewIfStale(context, authentication.principal, reply)
  if (access === 'complete' && !authentication.principal.onboarded) {
    // Without a Location header, so that fetch hands the 302 to the caller with its body.
    reply.code(302).send(failureOf('onboarding', 'Please finish setting up your business first.'))
    return null
  }
  return authentication.principal
}

// A session that is accepted is no event: every request would be one.
function auditSession(request: FastifyRequest, reason: string): void {
  audit(request.log as Log, { event: 'session', outcome: 'refused', reason, ip: request.ip })
}

async function renewIfStale(
  context: Context,
  principal: Principal,
  reply: FastifyReply,
): Promise<void> {
  const { mh, name } = principal.tokenClaims
  if (mh === principal.bankConnected && name === principal.name) return
  await renewToken(context, principal, reply)
}

/**
 * Sends the session's token again with its current claims, for routes that have just changed one of
 * them.
 */
export async function renewToken(
  context: Context,
  principal: Principal,
  reply: FastifyReply,
): Promise<void> {
  const { exp, jti } = principal.tokenClaims
  const token = await context.tokens.sign({
    sub: principal.userId,
    name: principal.name,
    picture: principal.picture,
    mh: principal.bankConnected,
    jti,
    expiresAt: new Date(exp * 1000),
  })
  reply.header(renewedTokenHeader, token)
}

function keysOf(shape: z.ZodMiniObject): string[] {
  return Object.keys(shape._zod.def.shape)
}

function decode<S extends Shape>(shape: S, part: unknown): z.output<S> {
  const result = decodingEntry(() => z.safeDecode(shape, part as never, { error: () => unworded }))
  if (result.success) return result.data
  const details = result.error.issues.map((issue) => ({
    message: issue.message === unworded ? wordsOf(issue.path, part) : issue.message,
    path: issue.path.join('.'),
  }))
  const [first] = result.error.issues
  const code = first && isUnknownId(first) ? 'not_found' : 'invalid'
  throw new Problem(code, details[0]?.message ?? 'This request is not valid.', { details })
}

/**
 * A text that is no id names nothing, as an id does that nobody has: where the contract has a
 * sentence for it, both are answered alike.
 */
function isUnknownId(issue: { code: string; format?: string; message: string }): boolean {
  return issue.code === 'invalid_format' && issue.format === 'uuid' && issue.message !== unworded
}

// Stands where the contract has no sentence of its own: what the library says instead is for
// programmers.
const unworded = 'Invalid input'

/**
 * A sentence for people. The field's name is for programs and travels as `path` beside it.
 */
function wordsOf(path: readonly PropertyKey[], part: unknown): string {
  if (path.length === 0) return 'This request is not valid.'
  const found = path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    part,
  )
  return found === undefined
    ? 'Something this needs is missing. Check what you entered and try again.'
    : 'Something you entered isn’t valid. Check it and try again.'
}
