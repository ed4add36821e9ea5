// The recurring payments that were found, and the user's verdict on each.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { lineId, verdict } from './forecast-lines.ts'
import { amount, day, side } from './wire.ts'

/** A recurring payment as onboarding shows it for checking. */
export const foundSeries = z.object({
  seriesId: lineId,
  merchant: z.string(),
  side,
  category_label: z.string(),
  subcategory_label: z.string(),
  cadence_words: z.string(),
  amount,
  next_day: z.nullable(day),
  probability: z.number(),
  verdict,
  // `asked`: doubtful, a person decides; `automatic`: accepted unless a person says otherwise.
  review: z.enum(['asked', 'automatic']),
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

/** What comes back and is no regular payment, with the reason. */
export const leftOutPayment = z.object({
  name: z.string(),
  side,
  // `tax`: worked out as a tax; the others are forecast from a typical month.
  reason: z.enum(['tax', 'amount_varies', 'no_fixed_day']),
  low: amount, // of a month in which it came, or of the payments ahead of a tax
  high: amount,
})

export const listLeftOut = endpoint({
  method: 'GET',
  path: '/data/forecast/recurring/left-out',
  access: 'onboarding',
  summary: 'What comes back in most months and is no regular payment, with the reason.',
  reply: success(z.array(leftOutPayment)),
})

export const confirmRecurring = endpoint({
  method: 'POST',
  path: '/data/forecast/recurring',
  access: 'onboarding',
  summary: 'Says which of them are recurring and which are not.',
  body: z.object({
    verdicts: z.array(z.object({ seriesId: lineId, verdict })).check(z.maxLength(500)),
  }),
  reply: success(z.object({ accepted: z.number(), not_recurring: z.number(), open: z.number() })),
})
