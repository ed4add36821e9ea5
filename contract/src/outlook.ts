// The one answer about the future that every screen shows: whether cash holds over the horizon, how
// low it gets and why.
import * as z from 'zod/mini'
import { amount, band, day } from './wire.ts'

/** Why there is no outlook. */
export const unknownReason = z.enum(['no_transactions', 'no_balance', 'no_forecast', 'old_data'])

/**
 * The outlook. Everything about the future is null where `state` is `unknown`; `reason` says why.
 */
export const outlook = z.object({
  state: z.enum(['fine', 'early', 'watch', 'short', 'unknown']),
  reason: z.nullable(unknownReason),
  as_of: day,
  until: day, // the end of the horizon
  months: z.number(), // the horizon in whole months after the current one
  balance: amount,
  buffer: amount,
  chance: z.nullable(z.number()), // of falling below the buffer within the horizon, 0-1
  first_at_risk: z.nullable(z.object({ day, chance: z.number() })), // null when fine or early
  // the first day on which the expected balance is below the buffer
  expected_below: z.nullable(day),
  low: z.nullable(
    z.object({
      day,
      balance: amount, // on the expected path
      cautious: amount, // one time in ten cash falls lower
      cause: z.nullable(z.string()), // "VAT and payroll"
      causes: z.array(
        z.object({
          kind: z.enum(['payroll', 'tax', 'payee', 'category']),
          label: z.string(),
          amount, // a magnitude
          day: z.nullable(day),
        }),
      ),
    }),
  ),
  // the low less the buffer
  safe_to_spend: z.nullable(z.object({ likely: amount, cautious: amount })),
  confidence: z.nullable(
    z.object({
      // past days on which the 80 % range held; null until it is measured
      in_range: z.nullable(z.number()),
      days: z.nullable(z.number()),
      rough: z.boolean(),
      history_weeks: z.number(),
      short_history: z.boolean(),
    }),
  ),
  words: z.object({
    lead: z.string(), // the headline
    rest: z.string(),
    chance: z.nullable(z.string()), // the sentence below a chart
  }),
})

/** Why nothing is forecast, in the outlook's words; null where something is. */
export const noForecast = z.nullable(
  z.object({ reason: unknownReason, lead: z.string(), rest: z.string() }),
)

/** The reason as both sides hold it. */
export type NoForecast = NonNullable<z.infer<typeof noForecast>>

/** The outlook as both sides hold it. */
export type Outlook = z.infer<typeof outlook>

/** Seven days from a Monday; the first may be shorter. */
export const weekAhead = z.extend(band, {
  from: day,
  to: day,
  in: amount,
  out: amount, // a magnitude
  closing: amount,
  low: amount, // the lowest closing balance of the week
  under_buffer: z.boolean(),
})
