// Errors into replies: the one table of codes and statuses, and the one envelope.
import { authenticationFailed, type Failure } from '@plimsoll/contract/failure'
import { AmountTooLarge } from '@plimsoll/domain/money'
import { Problem, type ProblemCode, type ProblemDetail } from '@plimsoll/domain/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionLost, OutcomeUnknown } from '../db/connection-loss.ts'
import { isConflict } from '../db/transaction.ts'

const statusByCode: Record<ProblemCode, number> = {
  invalid: 400,
  unauthorised: 401,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unusable: 422,
  too_many: 429,
  unavailable: 502,
}

/** The body of a refusal. */
export function failureOf(
  code: string,
  message: string,
  details: readonly ProblemDetail[] = [],
): Failure {
  return {
    status: 'failure',
    code,
    message,
    errors: details.length ? [...details] : [{ message }],
    details: details.length ? [...details] : [{ message }],
  }
}

/**
 * Answers every thrown error with the envelope; what was not expected is logged and shows nothing
 * private.
 */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    if (error instanceof Problem) return sendProblem(reply, error)
    if (isDiskFull(error)) request.log.error({ code: error.code }, 'the disk is full')
    const known = knownFailure(error)
    if (known) return reply.code(known.status).send(failureOf(known.code, known.message))
    request.log.error({ err: error }, 'request failed')
    return reply
      .code(500)
      .send(
        failureOf(
          'internal',
          'Something went wrong on our side. Nothing was changed; please try again.',
        ),
      )
  })
}

/** The refusal of a body that is no JSON. */
export function notJson(): Problem {
  return new Problem('invalid', 'Send JSON, with content-type application/json.')
}

/** The refusal of a token whose user or business is gone; it signs the client out. */
export function sendAuthenticationFailed(reply: FastifyReply): FastifyReply {
  return reply.code(400).send(failureOf('authentication_failed', authenticationFailed))
}

/**
 * What an address that is no address leads to: a call (`/api/%`) is refused, a page is not found.
 */
export function sendUnreadable(
  _: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const isPage = request.method === 'GET' && !(request.raw.url ?? '').startsWith('/api/')
  if (isPage) reply.redirect('/not-found', 303)
  else reply.code(400).send(failureOf('invalid', 'This address could not be read.'))
}

function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfterSeconds !== null)
    reply.header('retry-after', String(problem.retryAfterSeconds))
  return reply
    .code(statusByCode[problem.code])
    .send(failureOf(problem.kind ?? problem.code, problem.message, problem.details))
}

function knownFailure(
  error: FastifyError,
): { status: number; code: string; message: string } | null {
  if (error.statusCode === 429) return { status: 429, code: 'too_many', message: error.message }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return { status: 413, code: 'too_large', message: 'This request is larger than we accept.' }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return { status: 400, code: 'invalid', message: notJson().message }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return { status: 400, code: 'invalid', message: 'This request could not be read as JSON.' }
  if (error instanceof AmountTooLarge)
    return {
      status: 422,
      code: 'amounts_too_large',
      message:
        'Some amounts in your books are too large to add up. Undo the upload or delete the transactions that hold them.',
    }
  if (isUnkeepable(error))
    return {
      status: 400,
      code: 'invalid',
      message: 'This request holds characters that cannot be kept.',
    }
  return databaseFailure(error)
}

// What the database could not do, as a person can act on it.
function databaseFailure(
  error: FastifyError,
): { status: number; code: string; message: string } | null {
  if (isDiskFull(error))
    return {
      status: 503,
      code: 'unavailable',
      message:
        'The disk of the server is full. Please tell whoever runs Plimsoll, and try again later.',
    }
  if (error instanceof OutcomeUnknown)
    return {
      status: 503,
      code: 'unavailable',
      message:
        'The connection to the database broke while we were saving. Your change may have been saved: reload the page to check before you try again.',
    }
  if (isConnectionLost(error))
    return {
      status: 503,
      code: 'unavailable',
      message:
        'The database does not answer just now. Nothing was changed; please try again in a moment.',
    }
  if (error.code === statementTimeOut)
    return {
      status: 503,
      code: 'unavailable',
      message: 'This took too long, so we stopped. Nothing was changed; please try again.',
    }
  if (isConflict(error) || error.code === lockTimeOut)
    return {
      status: 409,
      code: 'conflict',
      message:
        'Your books were being changed at the same moment. Nothing was saved; please try again.',
    }
  return null
}

// PostgreSQL keeps no NUL in text, no half of a surrogate pair in JSON, and no JSON nested
// thousands deep.
function isUnkeepable(error: { code?: string }): boolean {
  return /^(22021|22P05|22P02|54001)$/.test(error.code ?? '')
}

const statementTimeOut = '57014'
const lockTimeOut = '55P03'

// The operating system's codes, and PostgreSQL's own.
function isDiskFull(error: { code?: string }): boolean {
  return /^(ENOSPC|EDQUOT|53100)$/.test(error.code ?? '')
}
