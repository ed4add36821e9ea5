// The claims of a session's token. Apart from the calls of the account, because every page reads
// it and few make those.
import * as z from 'zod/mini'

/** The token's claims: enough to greet the user, nothing secret. */
export const tokenClaims = z.object({
  sub: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  mh: z.boolean(),
  iat: z.number(),
  exp: z.number(),
  jti: z.string(),
})
