// The forecast: its lines, what is known of each, the user's changes before and after they are saved.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import {
  cadence,
  changeset,
  closingMonth,
  configuration,
  decision,
  hiding,
  lineId,
  lineMonth,
  lineState,
  lowPoint,
  occurrenceState,
} from './forecast-lines.ts'
import { amount, band, day, id, instant, month } from './wire.ts'

/** One line of the forecast: a recurring payment, what no series explains of a merchant, a rule, a tax. */
export const forecastLine = z.object({
  seriesId: lineId,
  hide: z.boolean(),
  series_type: z.enum(['detected', 'sales', 'user']),
  state: lineState,
  side: z.enum(['in', 'out']),
  category: z.string(),
  category_label: z.string(),
  sub_category: z.string(),
  subcategory_label: z.string(),
  merchant_id: z.nullable(id),
  merchant: z.string(), // its name, or the sub-category's label where there is none
  label: z.string(), // what tells it from its neighbours: "£84.50 monthly on the 3rd"
  cadence: z.nullable(cadence),
  cadence_words: z.nullable(z.string()),
  probability: z.nullable(z.number()), // 0-1, that the next one appears
  overdue: z.number(), // occurrences whose day has passed
  next: z.nullable(z.object({ day, amount })),
  last: z.nullable(z.object({ day, amount })),
  months: z.array(z.object({ month, amount })), // the month under way in whole, and five more; signed
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

const suggestion = z.object({
  key: z.enum(['last_month', 'three_months', 'six_months', 'last_year']),
  label: z.string(), // "Average of the last 3 months"
  amount: z.nullable(amount), // a magnitude; null where the past is too short
})

const settings = success(
  z.object({
    series_id: lineId,
    type: z.literal('user'),
    series_type: z.enum(['detected', 'sales', 'user']),
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
        verdict: z.enum(['none', 'accepted', 'not_recurring']),
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
    series_id: lineId,
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
    months: z.array(z.object({ month, amount, count: z.number() })), // signed, oldest first, up to 36
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

export const forecastState = endpoint({
  method: 'GET',
  path: '/data/forecast/state',
  access: 'complete',
  summary: 'Whether the forecast stands, what it stands on, and how the balance is forecast.',
  reply: success(
    z.object({
      state: z.enum(['empty', 'computing', 'ready']),
      request_id: z.nullable(z.string()), // of the latest compute that was asked for
      as_of: z.nullable(day),
      until: z.nullable(day),
      made_at: z.nullable(instant),
      served: z.nullable(z.enum(['engine', 'flat', 'last_month', 'mean_of_three'])),
      why: z.nullable(z.string()),
      series: z.object({
        active: z.number(),
        overdue: z.number(),
        hidden: z.number(),
        unconfirmed: z.number(),
      }),
      confirmed: z.boolean(), // the user has looked through what was found
      forecast_added: z.boolean(),
    }),
  ),
})

/** A path told by months and days, with what takes it to its low. */
const path = z.object({
  months: z.array(closingMonth),
  low: lowPoint,
  first_below: z.nullable(z.object({ day, balance: amount })), // under the cash buffer
})

/** What a changeset does: before and after. */
export const impact = z.object({
  before: path,
  after: path,
  lines: z.array(
    z.object({
      seriesId: lineId,
      label: z.string(),
      before: z.array(z.object({ month, amount })),
      after: z.array(z.object({ month, amount })),
    }),
  ),
})

/** An impact as both sides hold it. */
export type Impact = z.infer<typeof impact>

export const changesetForecast = endpoint({
  method: 'POST',
  path: '/data/forecast/changeset/forecast',
  access: 'complete',
  summary: 'What changes would do, before they are saved. Keeps nothing.',
  body: changeset,
  reply: success(impact),
})

export const computeForecast = endpoint({
  method: 'POST',
  path: '/data/forecast/compute',
  access: 'complete',
  summary:
    'The same, told apart by the caller’s request id, so that an answer that was overtaken can be left aside.',
  body: z.extend(changeset, { request_id: z.string().check(z.minLength(1), z.maxLength(80)) }),
  reply: success(z.extend(impact, { request_id: z.string(), stale: z.boolean() })),
})

export const saveForecastConfig = endpoint({
  method: 'POST',
  path: '/data/forecast/config/save',
  access: 'complete',
  summary: 'Saves changes. Each rule’s start_date becomes the first day of its month.',
  body: z.object({
    configurations: z.array(configuration).check(z.maxLength(200)),
    hidden: z.optional(z.array(hiding).check(z.maxLength(500))),
    decisions: z.optional(z.array(decision).check(z.maxLength(500))),
    one_offs: changeset.shape.one_offs,
    removed_one_offs: changeset.shape.removed_one_offs,
    why: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: success(z.object({ configurations: z.array(configuration), impact })),
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
      series_id: lineId,
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

const categoryLevel = z.object({
  level: z.enum(['all', 'side', 'category', 'sub_category', 'merchant', 'series']),
  title: z.string(),
  today: day,
  as_of: day,
  // Signed sums by month: up to 13 months back, the month under way, 12 ahead.
  months: z.array(
    z.extend(lineMonth, {
      low80: z.nullable(amount),
      high80: z.nullable(amount),
      low50: z.nullable(amount),
      high50: z.nullable(amount),
    }),
  ),
  balance: z.nullable(z.array(z.extend(band, { day, closing: amount }))), // level `all`: by day, the next 13 weeks, then every seventh day
  low: z.nullable(lowPoint),
  last_12_months: amount,
  next_12_months: amount,
  methods: z.array(z.string()),
})

/** What one level of the forecast shows. */
export type ForecastLevel = z.infer<typeof categoryLevel>

export const categoryForecast = endpoint({
  method: 'GET',
  path: '/data/forecast/category/forecast',
  access: 'complete',
  summary:
    'History and forecast by month of everything, a side, a category, a merchant or a line, with the parts of every figure.',
  query: z.object({
    category: z.optional(z.string().check(z.maxLength(80))), // a category or sub-category; none: everything
    side: z.optional(z.enum(['in', 'out'])),
    merchant: z.optional(id),
    series_id: z.optional(lineId),
    scenario: z.optional(id),
  }),
  reply: success(categoryLevel),
})

export const decideOccurrence = endpoint({
  method: 'POST',
  path: '/data/forecast/occurrences',
  access: 'complete',
  summary:
    'Matches, unmatches, re-dates or cancels one occurrence; what is cancelled does not come back.',
  body: decision,
  reply: success(z.object({ impact })),
})

/** A recurring payment as onboarding asks about it. */
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
