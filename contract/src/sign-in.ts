// Signing in and out: sign up, log in, confirm an address, passwords, open sessions, and deleting
// the account.
import * as z from 'zod/mini'
import { name } from './account.ts'
import { done, endpoint, success } from './endpoint.ts'
import { id, instant } from './wire.ts'

/** An address in normal form whose top-level part has at least two letters. */
export const email = z
  .string('Enter an email address.')
  .check(
    z.trim(),
    z.maxLength(254, 'This address is too long.'),
    z.regex(
      /^[^\s@<>(),;:"[\]\\]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i,
      'Enter an email address like name@example.co.uk.',
    ),
  )

/** 8 to 32 characters with at least one letter and one digit. */
export const password = z
  .string('Enter a password.')
  .check(
    z.minLength(8, 'Use at least 8 characters.'),
    z.maxLength(32, 'Use at most 32 characters.'),
    z.regex(/\p{L}/u, 'Use at least one letter.'),
    z.regex(/\d/, 'Use at least one digit.'),
  )

const secret = z.string().check(z.minLength(1), z.maxLength(200))
/** A password as it is typed, right or wrong. */
export const typedPassword = z.string('Enter your password.').check(z.maxLength(200))
/**
 * A session's token; or, where a second factor is set, the challenge that its code is entered with
 * instead.
 */
export const entered = success(
  z.object({
    token: z.optional(z.string()),
    second_factor: z.optional(z.object({ challenge: z.string() })),
  }),
)

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Signs a person up. The answer is the same for an address already known.',
  body: z.object({ name, email, password, business_name: z.optional(name) }),
  reply: success(z.object({ confirmation_required: z.boolean() })),
  status: 201,
})

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Opens a session, or requires the second factor where one is set up.',
  body: z.object({ email: z.string().check(z.trim(), z.maxLength(254)), password: typedPassword }),
  reply: entered,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm-email',
  access: 'public',
  summary:
    'Confirms an address by the token of its email and the password chosen at sign-up. Without the password, code password_required while the link works. 410 when it has expired, with code link_replaced when a newer email has replaced it.',
  body: z.object({ token: secret, password: z.optional(typedPassword) }),
  reply: entered,
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/auth/resend-confirmation',
  access: 'public',
  summary: 'Sends the confirmation again. The reply reveals nothing about the address.',
  body: z.object({ email }),
  reply: done,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  summary:
    'Sends a reset link to a registered address. The reply reveals nothing about the address.',
  body: z.object({ email }),
  reply: done,
})

export const validatePasswordToken = endpoint({
  method: 'POST',
  path: '/auth/validate-password-token',
  access: 'public',
  summary: 'Whether a reset link still works, without using it up.',
  body: z.object({ token: secret }),
  reply: success(z.object({ valid: z.boolean() })),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  summary: 'Sets a new password by a reset link and ends every session of the user.',
  body: z.object({ token: secret, newPassword: password }),
  reply: done,
})

export const listProviders = endpoint({
  method: 'GET',
  path: '/auth/providers',
  access: 'public',
  summary: 'The identity providers one can sign in with.',
  reply: success(z.array(z.object({ id: z.string(), label: z.string() }))),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/password',
  access: 'onboarding',
  summary:
    'Changes the password and ends every other session; sets the first one shortly after a sign-in with a provider.',
  body: z.object({ password: z.optional(typedPassword), newPassword: password }),
  reply: done,
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/user/email',
  access: 'onboarding',
  summary:
    'Sends a link to a new address, which takes effect once opened. The reply reveals nothing about the address.',
  body: z.object({ email, password: typedPassword }),
  reply: done,
})

export const confirmNewEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm-new-email',
  access: 'public',
  summary:
    'Sets a user’s new address with the token from its email. 410 when the link has expired.',
  body: z.object({ token: secret }),
  reply: success(z.object({ email: z.string() })),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'onboarding',
  summary: 'The open sessions of the signed-in person.',
  reply: success(
    z.array(
      z.object({
        id,
        current: z.boolean(),
        device: z.string(),
        created_at: instant,
        last_seen_at: instant,
      }),
    ),
  ),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/user/sessions',
  access: 'onboarding',
  summary: 'Signs out everywhere; with keep_current only on the other devices.',
  query: z.object({ keep_current: z.optional(z.enum(['true', 'false'])) }),
  reply: done,
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/user/account',
  access: 'onboarding',
  summary:
    'Deletes the user, the business and everything in it. Users without a password must have signed in just before.',
  body: z.object({ password: z.optional(typedPassword) }),
  reply: done,
})
