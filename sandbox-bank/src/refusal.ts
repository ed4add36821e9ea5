// The two ways of saying no: the data calls' and those of OAuth. One table turns them into replies.
import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/**
 * A refusal of a users or data call. The codes are ours: the provider's own are not published, so
 * go by the status.
 */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 429 | 502
  readonly code: string
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: Refusal['status'],
    code: string,
    message: string,
    retryAfterSeconds?: number,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A refusal as OAuth words it. */
export class OAuthRefusal extends Error {
  readonly error: string
  readonly status: 400 | 401

  constructor(error: string, description: string, status: 400 | 401 = 400) {
    super(description)
    this.error = error
    this.status = status
  }
}

/** Found, or refused with 404. */
export function required<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Refusal(404, 'NOT_FOUND', `${name} not found`)
  return thing
}

/** Turns whatever was thrown into the reply that the provider would give. */
export function replyTo(error: FastifyError | Error, _: FastifyRequest, reply: FastifyReply) {
  if (error instanceof OAuthRefusal)
    return reply.status(error.status).send({ error: error.error, error_description: error.message })
  const status = error instanceof Refusal ? error.status : statusOf(error)
  const code = error instanceof Refusal ? error.code : status === 500 ? 'INTERNAL' : 'BAD_REQUEST'
  if (error instanceof Refusal && error.retryAfterSeconds !== undefined)
    reply.header('retry-after', error.retryAfterSeconds)
  return reply.status(status).send({ code, message: error.message, correlationId: randomUUID() })
}

function statusOf(error: FastifyError | Error): number {
  const status = 'statusCode' in error ? error.statusCode : undefined
  return status && status >= 400 && status < 500 ? status : 500
}
