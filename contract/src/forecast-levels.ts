// What one level of the forecast shows: everything, a side, a category, a merchant or a line.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { lineId, lineMonth, lowPoint } from './forecast-lines.ts'
import { unknownReason } from './outlook.ts'
import { amount, band, day, id, side } from './wire.ts'

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
  // level `all`: by day to the end of the outlook's horizon, then every seventh day
  balance: z.nullable(z.array(z.extend(band, { day, closing: amount }))),
  now: z.nullable(amount), // level `all`: the balance on the as-of day; null while it is unknown
  low: z.nullable(lowPoint), // the outlook's; null where there is none
  until: day, // the end of the outlook's horizon
  unknown: z.nullable(unknownReason), // why there is no outlook
  weeks_few: z.nullable(z.number()), // the weeks of history, where they are under three months
  // the twelve whole months before this one; of shorter books everything since their first day
  last_12_months: amount,
  since: z.nullable(day),
  next_12_months: z.nullable(amount), // null without a forecast
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
    // a category or sub-category; none: everything
    category: z.optional(z.string().check(z.maxLength(80))),
    side: z.optional(side),
    merchant: z.optional(id),
    line_id: z.optional(lineId),
    scenario: z.optional(id),
  }),
  reply: success(categoryLevel),
})
