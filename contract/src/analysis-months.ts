// Whole months that are over, each beside the forecast made before it began: what the variance view
// of the cash-flow table shows below its figures.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { activity, amount, day, month, side } from './wire.ts'

/** How many months can be compared at once. */
export const comparedMonthsMax = 12

/**
 * Signed as in the table, money out negative: difference = actual − forecast, so that more is
 * always more cash. The effect calls tax and financing neutral.
 */
const compared = {
  forecast: amount,
  actual: amount,
  difference: amount,
  effect: z.enum(['favourable', 'adverse', 'neutral']),
}

/** A row of the table: a side, or an activity, a category or a sub-category of it. */
const comparedRow = z.object({
  side,
  activity: z.nullable(activity),
  category: z.nullable(z.string()),
  category_label: z.nullable(z.string()),
  sub_category: z.nullable(z.string()),
  subcategory_label: z.nullable(z.string()),
  ...compared,
})

const comparedMonth = z.object({
  month,
  // A forecast kept at the time, or one worked out again from what was known then; null where the
  // books were too young for either, and then there are no rows.
  basis: z.nullable(z.enum(['snapshot', 'recomputed'])),
  made_on: z.nullable(day), // the last day known when the forecast was made
  rows: z.array(comparedRow),
  net: z.nullable(z.object(compared)),
  left_out: z.object({ in: amount, out: amount }), // payments excluded from figures count in no comparison
})

/** A month beside its forecast, as both sides hold it. */
export type ComparedMonth = z.infer<typeof comparedMonth>

export const analysisMonths = endpoint({
  method: 'GET',
  path: '/v1/analysis/months',
  access: 'complete',
  summary:
    'The months of a span that are over, each against the forecast made before it began, by every row of the cash-flow table.',
  query: z.object({ from: month, to: month }),
  reply: success(z.array(comparedMonth)),
})
