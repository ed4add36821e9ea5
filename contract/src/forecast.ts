// The forecast's lines and its state. Single lines, changes, levels and the recurring payments
// that were found have files of their own.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { cadence, lineId, lineState, seriesType, servedMethod } from './forecast-lines.ts'
import { noForecast } from './outlook.ts'
import { amount, day, id, instant, month, side } from './wire.ts'

/**
 * One line of the forecast: a recurring payment, what no series explains of a merchant, a rule, a
 * tax.
 */
const forecastLine = z.object({
  seriesId: lineId,
  hide: z.boolean(),
  series_type: seriesType,
  state: lineState,
  side,
  category: z.string(),
  category_label: z.string(),
  sub_category: z.string(),
  subcategory_label: z.string(),
  merchant_id: z.nullable(id),
  merchant: z.string(), // its name, or the sub-category's label where there is none
  label: z.string(), // what distinguishes it from its neighbours: "£84.50 monthly on the 3rd"
  cadence: z.nullable(cadence),
  cadence_words: z.nullable(z.string()),
  probability: z.nullable(z.number()), // 0-1, that the next one appears
  overdue: z.number(), // occurrences whose day has passed
  next: z.nullable(z.object({ day, amount })),
  last: z.nullable(z.object({ day, amount })),
  // the month under way in whole, and five more; signed
  months: z.array(z.object({ month, amount })),
})

/** A line as both sides hold it. */
export type ForecastLine = z.infer<typeof forecastLine>

export const listForecastMerchants = endpoint({
  method: 'GET',
  path: '/data/forecast/merchants',
  access: 'complete',
  summary: 'Every line of the forecast, hidden and ended ones too.',
  query: z.object({ scenario: z.optional(id) }),
  reply: success(
    z.object({ as_of: z.nullable(day), months: z.array(month), lines: z.array(forecastLine) }),
  ),
})

const hidden = z.object({
  status: z.literal('success'),
  message: z.string(), // "Excluded from the forecast"
  data: z.array(z.object({ seriesId: lineId, hide: z.boolean(), hides: z.array(closingAmount()) })),
})

function closingAmount() {
  return z.object({ month, amount }) // what the line would have come to, signed
}

export const hideForecastMerchant = endpoint({
  method: 'PUT',
  path: '/data/forecast/merchants/:seriesId',
  access: 'complete',
  summary: 'Leaves a line out of the forecast, or takes it in again.',
  params: z.object({ seriesId: lineId }),
  query: z.object({ hide: z.enum(['true', 'false']) }),
  reply: hidden,
})

export const hideForecastMerchants = endpoint({
  method: 'PUT',
  path: '/data/forecast/merchants',
  access: 'complete',
  summary: 'The same for several lines at once.',
  body: z.object({
    seriesId: z.union([lineId, z.array(lineId).check(z.minLength(1), z.maxLength(500))]),
    hide: z.boolean(),
  }),
  reply: hidden,
})

export const forecastState = endpoint({
  method: 'GET',
  path: '/data/forecast/state',
  access: 'complete',
  summary:
    'Whether the forecast is up to date, what it’s based on, and how the balance is forecast.',
  reply: success(
    z.object({
      state: z.enum(['empty', 'computing', 'ready']),
      request_id: z.nullable(z.string()), // of the latest compute requested
      as_of: z.nullable(day),
      until: z.nullable(day),
      made_at: z.nullable(instant),
      served: z.nullable(servedMethod),
      why: z.nullable(z.string()),
      series: z.object({
        active: z.number(),
        overdue: z.number(),
        hidden: z.number(),
        unconfirmed: z.number(), // doubtful ones that nobody has answered for
      }),
      unknown: noForecast,
      confirmed: z.boolean(), // the user has reviewed the detected series
      forecast_added: z.boolean(),
    }),
  ),
})
