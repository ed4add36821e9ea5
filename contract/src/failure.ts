// The one shape of a refusal, whatever went wrong.
import * as z from 'zod/mini'

const detail = z.object({ message: z.string(), path: z.optional(z.string()) })

/**
 * The error envelope. `message` is a sentence the user can act on; `errors` always holds at least
 * one.
 */
export const failure = z.object({
  status: z.literal('failure'),
  code: z.string(),
  message: z.string(),
  errors: z.array(detail),
  details: z.array(detail),
})

/** A refusal as it travels. */
export type Failure = z.infer<typeof failure>

/**
 * The message that signs the client out, with status 400: the token is well formed but its user or
 * business is gone.
 */
export const authenticationFailed = 'Authentication failed.'

/** The header that carries a fresh token when the old one's facts (name, `mh`) have changed. */
export const renewedTokenHeader = 'x-renewed-token'
