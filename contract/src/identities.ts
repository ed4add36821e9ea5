// Signing in with an identity provider: coming back from it, proving who owns an address, and the
// ways in of an account. Going there and coming back are navigations of the browser, not calls: GET
// auth/oidc/{id}/start and …/callback.
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { entered, typedPassword } from './sign-in.ts'
import { id, instant } from './wire.ts'

const secret = z.string().check(z.minLength(1), z.maxLength(200))
const providerId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/))

/**
 * What came of a sign-in: a session, one more step of one's own, or that an address must be proven
 * first.
 */
export const arrival = z.object({
  token: z.optional(z.string()),
  second_factor: z.optional(z.object({ challenge: z.string() })),
  /**
   * There is an account with this address already: its owner proves it with the password or an
   * email.
   */
  link: z.optional(
    z.object({
      ticket: z.string(),
      email: z.string(),
      provider: z.string(),
      has_password: z.boolean(),
    }),
  ),
  /** The provider does not vouch for the address: an email has been sent to it. */
  mail: z.optional(z.object({ email: z.string(), provider: z.string() })),
})

export const exchangeCode = endpoint({
  method: 'POST',
  path: '/auth/oidc/exchange',
  access: 'public',
  summary:
    'Takes the one-time code of the return from a provider, in the browser that went there. 410 when it is used or too old.',
  body: z.object({ code: secret }),
  reply: success(arrival),
})

export const proveByPassword = endpoint({
  method: 'POST',
  path: '/auth/oidc/prove-by-password',
  access: 'public',
  summary: 'Adds the provider to the account of the same address, by the password of that account.',
  body: z.object({ ticket: secret, password: typedPassword }),
  reply: entered,
})

export const proveByMail = endpoint({
  method: 'POST',
  path: '/auth/oidc/prove-by-mail',
  access: 'public',
  summary: 'Sends a link to the address from the provider, to be opened in this browser.',
  body: z.object({ ticket: secret }),
  reply: done,
})

export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/auth/oidc/confirm',
  access: 'public',
  summary:
    'Accepts the token from that email, in the browser that requested it. 410 when it has expired.',
  body: z.object({ token: secret }),
  reply: entered,
})

export const listWaysIn = endpoint({
  method: 'GET',
  path: '/user/ways-in',
  access: 'onboarding',
  summary: 'How the signed-in person comes in: password, providers, second factor.',
  reply: success(
    z.object({
      password: z.boolean(),
      /** Signed in within the last minutes, which replaces a password where there is none. */
      recent: z.boolean(),
      identities: z.array(
        z.object({
          id,
          provider: z.string(),
          label: z.string(),
          email: z.nullable(z.string()),
          linked_at: instant,
          used_at: instant,
        }),
      ),
      second_factor: z.nullable(z.object({ since: instant, recovery_codes_left: z.number() })),
    }),
  ),
})

export const beginAddingProvider = endpoint({
  method: 'POST',
  path: '/auth/oidc/:id/add',
  access: 'onboarding',
  summary: 'Begins to add a provider to the account; the browser goes to the address in the reply.',
  params: z.object({ id: providerId }),
  body: z.object({ password: z.optional(typedPassword) }),
  reply: success(z.object({ url: z.string() })),
})

export const addIdentity = endpoint({
  method: 'POST',
  path: '/auth/oidc/add',
  access: 'onboarding',
  summary: 'Adds the provider from which the browser has come back with this one-time code.',
  body: z.object({ code: secret }),
  reply: success(z.object({ label: z.string() })),
})

export const removeIdentity = endpoint({
  method: 'DELETE',
  path: '/user/identities/:id',
  access: 'onboarding',
  summary:
    'Takes a provider off the account and signs out the other devices. 409 for the last way in.',
  params: z.object({ id }),
  body: z.object({ password: z.optional(typedPassword) }),
  reply: done,
})
