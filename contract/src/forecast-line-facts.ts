// What is known of a single line of the forecast: its settings, its history, its occurrences with
// the transactions behind them.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import {
  cadence,
  configuration,
  lineId,
  occurrenceState,
  seriesType,
  verdict,
} from './forecast-lines.ts'
import { amount, day, id, month } from './wire.ts'

const suggestion = z.object({
  key: z.enum(['last_month', 'three_months', 'six_months', 'last_year']),
  label: z.string(), // "Average of the last 3 months"
  amount: z.nullable(amount), // a magnitude; null where the past is too short
})

const settings = success(
  z.object({
    line_id: lineId,
    type: z.literal('user'),
    series_type: seriesType,
    hide: z.boolean(),
    configuration: z.nullable(configuration),
    suggestions: z.array(suggestion),
    // What was found by itself; null for lines that are not recurring payments.
    detected: z.nullable(
      z.object({
        cadence,
        words: z.string(), // "Monthly on the 1st, or the next working day"
        amount, // signed
        amount_words: z.string(), // "The same every time", "The median of the last six"
        probability: z.number(),
        first_day: day,
        last_day: day,
        sightings: z.number(),
        verdict,
      }),
    ),
  }),
)

export const forecastSettings = endpoint({
  method: 'GET',
  path: '/data/forecast/settings',
  access: 'complete',
  summary: 'The settings of a line: the user’s rules, and amounts to begin them with.',
  query: z.object({ series_id: lineId, type: z.optional(z.literal('user')) }),
  reply: settings,
})

export const detectedSettings = endpoint({
  method: 'GET',
  path: '/data/forecast/detected/settings',
  access: 'complete',
  summary: 'The settings of a line that was detected.',
  query: z.object({
    series_id: lineId,
    type: z.optional(z.literal('user')),
    series_type: z.optional(z.literal('detected')),
  }),
  reply: settings,
})

const stats = success(
  z.object({
    line_id: lineId,
    count: z.number(),
    first_day: z.nullable(day),
    last_day: z.nullable(day),
    next_day: z.nullable(day),
    // Magnitudes; null when nothing has happened yet.
    median: z.nullable(amount),
    smallest: z.nullable(amount),
    largest: z.nullable(amount),
    last_12_months: amount,
    cadence_words: z.nullable(z.string()),
    regularity: z.nullable(z.number()), // share of due days met, 0-1
    timing_words: z.nullable(z.string()), // "Usually 2 days late"
    step: z.nullable(z.object({ before: amount, after: amount, since: day })),
    // signed, oldest first, up to 36
    months: z.array(z.object({ month, amount, count: z.number() })),
  }),
)

export const historicalStats = endpoint({
  method: 'GET',
  path: '/data/forecast/historical/stats',
  access: 'complete',
  summary: 'What a line has done so far.',
  query: z.object({ series_id: lineId }),
  reply: stats,
})

export const detectedHistoricalStats = endpoint({
  method: 'GET',
  path: '/data/forecast/detected/historical/stats',
  access: 'complete',
  summary: 'What a detected line has done so far.',
  query: z.object({ series_id: lineId }),
  reply: stats,
})

const behind = z.object({ id, day, amount, text: z.string() })

export const savedTransactions = endpoint({
  method: 'GET',
  path: '/data/forecast/transactions/saved',
  access: 'complete',
  summary: 'The occurrences of a line, past and to come, with the transactions that met them.',
  query: z.object({ series_id: lineId }),
  reply: success(
    z.object({
      line_id: lineId,
      occurrences: z.array(
        z.object({
          due: day,
          day,
          amount,
          matched: amount,
          open: amount,
          state: occurrenceState,
          words: z.string(), // "Expected on 3 March", "2 days late"
          transactions: z.array(behind),
        }),
      ),
      // Others of the same merchant and side that no occurrence claims: to be matched by hand.
      unmatched: z.array(behind),
    }),
  ),
})
