// How good the forecasts have been, against naive methods and against what happened.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { amount, day, month } from './wire.ts'

const share = z.nullable(z.number())

/**
 * The error of one horizon. Shares: 0.12 is 12 %. `skill` is how much smaller the error is than a
 * naive method's; below 0 it is larger.
 */
export const horizonAccuracy = z.object({
  label: z.string(), // "1 week", "3 months"
  days: z.number(),
  count: z.number(), // forecasts that have been met by what happened
  error: share, // mean error of the closing balance as a share of a month's turnover
  bias: share, // above 0: we forecast too much
  skill_flat: share,
  skill_last_month: share,
  skill_mean_of_three: share,
})

export const forecastAccuracy = endpoint({
  method: 'GET',
  path: '/data/forecast/accuracy',
  access: 'complete',
  summary:
    'How good the forecasts have been: by horizon, category and merchant, against naive methods.',
  reply: success(
    z.object({
      as_of: z.nullable(day),
      // `kept`: forecasts kept at night and met since; `backtest`: made now from the past as it was
      // then.
      basis: z.enum(['none', 'backtest', 'kept']),
      kept_since: z.nullable(day),
      words: z.array(z.string()), // plain sentences, the most important first
      horizons: z.array(horizonAccuracy),
      bands: z.array(
        z.object({
          promised: z.number(),
          in_range: z.number(),
          count: z.number(),
          words: z.string(),
        }),
      ),
      categories: z.array(
        z.object({
          category: z.string(),
          label: z.string(),
          side: z.enum(['in', 'out']),
          expected: amount,
          happened: amount,
          error: share,
          bias: share,
        }),
      ),
      merchants: z.array(
        z.object({
          merchant: z.string(),
          side: z.enum(['in', 'out']),
          expected: amount,
          happened: amount,
          error: share,
        }),
      ),
      // Month by month: what was forecast three months and one month before, and what happened.
      months: z.array(
        z.object({
          month,
          happened_in: amount,
          happened_out: amount,
          closing: amount,
          forecast_1: z.nullable(z.object({ in: amount, out: amount, closing: amount })),
          forecast_3: z.nullable(z.object({ in: amount, out: amount, closing: amount })),
        }),
      ),
      overrides: z.array(
        z.object({
          label: z.string(),
          since: day,
          error_with: share,
          error_without: share,
          words: z.string(),
        }),
      ),
      served: z.object({
        method: z.enum(['engine', 'flat', 'last_month', 'mean_of_three']),
        why: z.string(),
      }),
    }),
  ),
})

/** The accuracy as both sides hold it. */
export type ForecastAccuracy = z.infer<typeof forecastAccuracy.reply>['data']
