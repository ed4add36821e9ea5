// Money that leaks away without anybody deciding so: what was found, why, and what to do about it.
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { amount, day, id } from './wire.ts'

const leakKind = z.enum([
  'price_rise',
  'duplicate',
  'forgotten_trial',
  'missed_receipt',
  'first_large_payee',
  'overlap',
])

/** A leak with the payments that show it. */
const leak = z.object({
  id: z.string(), // stays the same while its numbers change
  kind: leakKind,
  figures: z.string(), // its numbers; a dismissed leak stays dismissed while they're unchanged
  name: z.string(),
  merchant_id: z.nullable(id),
  line_id: z.nullable(z.string()), // the series of the forecast that it belongs to
  yearly: z.nullable(amount), // what it costs a year, a magnitude; null for what happened once
  amount, // what is at stake now, a magnitude
  day,
  sentence: z.string(),
  advice: z.string(),
  evidence: z.array(z.object({ id, day, amount, text: z.string() })),
})

/** A leak as both sides hold it. */
export type Leak = z.infer<typeof leak>

export const listLeaks = endpoint({
  method: 'GET',
  path: '/data/leaks',
  access: 'complete',
  summary:
    'Money leaks of the last twelve months, the dearest first, and those that were dismissed.',
  reply: success(
    z.object({
      leaks: z.array(leak),
      dismissed: z.array(leak),
      payments: z.number(), // how many were looked at
      from: z.nullable(day),
      until: z.nullable(day),
    }),
  ),
})

export const dismissLeak = endpoint({
  method: 'POST',
  path: '/data/leaks/dismiss',
  access: 'complete',
  summary: 'Dismisses a leak until its numbers change.',
  body: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    figures: z.string().check(z.maxLength(500)),
  }),
  reply: done,
})

export const restoreLeak = endpoint({
  method: 'POST',
  path: '/data/leaks/restore',
  access: 'complete',
  summary: 'Restores a dismissed leak.',
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: done,
})
