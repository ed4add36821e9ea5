// How good the forecasts have been, against naive methods and against what happened.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { servedMethod } from './forecast-lines.ts'
import { amount, day, month, side } from './wire.ts'

const share = z.nullable(z.number())

/**
 * The error of one horizon. Shares: 0.12 is 12 %. `skill` is how much smaller the error is than a
 * naive method's; below 0 it is larger.
 */
const horizonAccuracy = z.object({
  label: z.string(), // "1 week", "3 months"
  days: z.number(),
  count: z.number(), // forecasts that have been met by what happened
  mean_error: amount, // how far off the closing balance was on average
  error: share, // the same as a share of a month's turnover
  bias: share, // above 0: we forecast too much
  skill_flat: share,
  skill_last_month: share,
  skill_mean_of_three: share,
})

const monthForecast = z.object({
  in: amount,
  out: amount,
  closing: amount,
  low: amount,
  high: amount,
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
      // Until a balance is known, closings are right but for one amount, and are not shown.
      balance_known: z.boolean(),
      // `kept`: forecasts kept at night and met since; `backtest`: made now from the past as it was
      // then.
      basis: z.enum(['none', 'backtest', 'kept']),
      kept_since: z.nullable(day),
      // The three statements that the page opens with; each figure stands in a table of the
      // details. Months that closed near their forecast of a month before, within a round amount.
      near: z.nullable(z.object({ months: z.number(), near: z.number(), within: amount })),
      // The last month that is judged, where the books ended long ago.
      until: z.nullable(month),
      // Daily checks, one for each day of each forecast, that found the balance in the 80 % range.
      held: z.nullable(z.object({ promised: z.number(), in_range: z.number(), count: z.number() })),
      // The mean of forecast less actual closing, and how many months closed on which side of it.
      lean: z.nullable(
        z.object({ months: z.number(), mean: amount, above: z.number(), below: z.number() }),
      ),
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
          side,
          expected: amount,
          happened: amount,
          error: share,
          bias: share,
        }),
      ),
      merchants: z.array(
        z.object({
          merchant: z.string(),
          side,
          expected: amount,
          happened: amount,
          error: share,
        }),
      ),
      // The last twelve months: what was forecast three months and one month before, with the 80 %
      // range of the closing balance, and what happened. Categories and merchants are of the same
      // months, as forecast one month before.
      months: z.array(
        z.object({
          month,
          happened_in: amount,
          happened_out: amount,
          closing: amount,
          forecast_1: z.nullable(monthForecast),
          forecast_3: z.nullable(monthForecast),
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
        method: servedMethod,
        why: z.string(),
      }),
    }),
  ),
})

/** The accuracy as both sides hold it. */
export type ForecastAccuracy = z.infer<typeof forecastAccuracy.reply>['data']
