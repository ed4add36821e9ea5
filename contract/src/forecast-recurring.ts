// The recurring payments that were found, and the user's verdict on each.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { lineId } from './forecast-lines.ts'
import { amount, day } from './wire.ts'

/** A recurring payment as onboarding shows it for checking. */
export const foundSeries = z.object({
  seriesId: lineId,
  merchant: z.string(),
  side: z.enum(['in', 'out']),
  category_label: z.string(),
  subcategory_label: z.string(),
  cadence_words: z.string(),
  amount,
  next_day: z.nullable(day),
  probability: z.number(),
  verdict: z.enum(['none', 'accepted', 'not_recurring']),
  evidence: z.array(z.object({ day, amount })), // the latest six
  sightings: z.number(),
})

export const listRecurring = endpoint({
  method: 'GET',
  path: '/data/forecast/recurring',
  access: 'onboarding',
  summary: 'The recurring payments that were found, surest first, for the user to confirm.',
  reply: success(z.array(foundSeries)),
})

export const confirmRecurring = endpoint({
  method: 'POST',
  path: '/data/forecast/recurring',
  access: 'onboarding',
  summary: 'Says which of them are recurring and which are not.',
  body: z.object({
    verdicts: z
      .array(z.object({ seriesId: lineId, verdict: z.enum(['none', 'accepted', 'not_recurring']) }))
      .check(z.maxLength(500)),
  }),
  reply: success(z.object({ accepted: z.number(), not_recurring: z.number(), open: z.number() })),
})
