// Usage events from the client: one call that never gets in anyone's way.
import * as z from 'zod/mini'
import { done, endpoint } from './endpoint.ts'

export const logEvent = endpoint({
  method: 'POST',
  path: '/e/logEvent',
  access: 'onboarding',
  summary: 'Logs an event of the signed-in user.',
  body: z.object({
    user_id: z.string().check(z.maxLength(100)),
    action: z.string().check(z.minLength(1), z.maxLength(100)),
    additional_data: z.optional(z.record(z.string(), z.unknown())),
  }),
  reply: done,
})
