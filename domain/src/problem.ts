// A refusal that the user can act on. Routes turn it into a reply; nothing else may invent error
// shapes.

/** Why something was refused. `http/problems.ts` maps each to one HTTP status. */
export type ProblemCode =
  | 'invalid' // the input is malformed or breaks a rule
  | 'unauthorised' // no, expired or revoked token
  | 'not_found' // no such thing, or another business's
  | 'conflict' // the state has changed, or forbids it
  | 'gone' // a link that has expired
  | 'too_large' // over a named limit
  | 'unusable' // readable, but nothing can be made of it
  | 'too_many' // over a rate limit
  | 'unavailable' // an outside service or the database failed

/** Where a refusal points: a sentence, and the field it speaks of. */
export type ProblemDetail = { message: string; path?: string }

/**
 * An expected refusal: `throw new Problem('not_found', 'No such project.')`. The message is a
 * sentence a shopkeeper can act on.
 */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: readonly ProblemDetail[]
  readonly retryAfterSeconds: number | null
  /** A word of its own for a refusal that clients tell apart from others of its code. */
  readonly kind: string | null

  constructor(
    code: ProblemCode,
    message: string,
    more: { details?: readonly ProblemDetail[]; retryAfterSeconds?: number; kind?: string } = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.code = code
    this.details = more.details ?? []
    this.retryAfterSeconds = more.retryAfterSeconds ?? null
    this.kind = more.kind ?? null
  }
}
