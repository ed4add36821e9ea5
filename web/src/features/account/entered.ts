// What a way in answers: a token, which is kept, or the challenge of the second factor.
import type { entered } from '@plimsoll/contract/sign-in'
import type * as z from 'zod/mini'
import { keepToken } from '../../api/session.ts'

/**
 * Keeps the token. Where a second factor is set there is none yet: then it gives the challenge,
 * else null.
 */
export function keepEntered({
  token,
  second_factor,
}: z.output<typeof entered>['data']): string | null {
  if (token) keepToken(token)
  return second_factor?.challenge ?? null
}
