// The second factor: a code that an app on one's phone shows, or one of ten recovery codes kept on
// paper.
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { typedPassword } from './sign-in.ts'

/** Six digits of the app, or a recovery code; blanks and dashes do not matter. */
export const typedCode = z
  .string('Enter the code.')
  .check(z.trim(), z.minLength(1, 'Enter the code.'), z.maxLength(40, 'This code is too long.'))

/** Shown once, never again. */
const recoveryCodes = success(z.object({ recovery_codes: z.array(z.string()) }))

export const enterSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  access: 'public',
  summary:
    'Opens the session that a log-in has begun. 410 when the log-in was too long ago, 400 for a wrong code.',
  body: z.object({
    challenge: z.string().check(z.minLength(1), z.maxLength(200)),
    code: typedCode,
  }),
  reply: success(z.object({ token: z.string() })),
})

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/user/second-factor',
  access: 'onboarding',
  summary: 'Makes a secret for the authenticator app. It’s not in force until a code is confirmed.',
  body: z.object({ password: z.optional(typedPassword) }),
  reply: success(z.object({ secret: z.string(), uri: z.string() })),
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/user/second-factor/confirm',
  access: 'onboarding',
  summary: 'Turns the second factor on by a code of the app, and shows ten recovery codes once.',
  body: z.object({ code: typedCode }),
  reply: recoveryCodes,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/user/second-factor/recovery-codes',
  access: 'onboarding',
  summary: 'Makes ten new recovery codes by a code of the app; the old ones no longer work.',
  body: z.object({ code: typedCode }),
  reply: recoveryCodes,
})

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/user/second-factor',
  access: 'onboarding',
  summary: 'Turns the second factor off, by the password or by a code.',
  body: z.object({ password: z.optional(typedPassword), code: z.optional(typedCode) }),
  reply: done,
})
