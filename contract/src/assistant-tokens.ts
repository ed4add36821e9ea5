// Personal tokens for an assistant of one's own: read-only, expiring, revocable, shown once.
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { givenName, id, instant } from './wire.ts'

/** How long a token may work, in days. */
export const assistantTokenDays = [7, 30, 90, 365] as const

/** A token as it is listed; the secret itself is not kept. */
const assistantToken = z.object({
  id,
  name: z.string(),
  created_at: instant,
  expires_at: instant,
  last_used_at: z.nullable(instant),
  expired: z.boolean(),
})

export const listAssistantTokens = endpoint({
  method: 'GET',
  path: '/user/assistant-tokens',
  access: 'complete',
  summary: 'The tokens with which assistants may read the books, with their last use.',
  reply: success(z.array(assistantToken)),
})

export const createAssistantToken = endpoint({
  method: 'POST',
  path: '/user/assistant-tokens',
  access: 'complete',
  summary: 'Creates a read-only token for an assistant; the reply is the only place it is shown.',
  feature: 'assistant_access',
  body: z.object({ name: givenName, expires_in_days: z.literal(assistantTokenDays) }),
  reply: success(z.object({ id, token: z.string(), address: z.string() })),
  status: 201,
})

export const revokeAssistantToken = endpoint({
  method: 'DELETE',
  path: '/user/assistant-tokens/:id',
  access: 'complete',
  summary: 'Ends a token at once.',
  params: z.object({ id }),
  reply: done,
})
