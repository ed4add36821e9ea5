// Variance analysis: a period against its baseline by category or merchant, with the drivers that
// add up to each difference.
import { drivers } from '@plimsoll/domain/variance/drivers'
import { comparisons, timeframes } from '@plimsoll/domain/variance/timeframe'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { noForecast } from './outlook.ts'
import { activity, amount, day, id, month, side } from './wire.ts'

const timeframe = z.enum(timeframes, 'Choose a period from the list.')
const driver = z.enum(drivers)

/** What each driver explains; they add up to the variance. */
const driverAmounts = z.object({
  timing: amount,
  one_off: amount,
  new_payee: amount,
  stopped_payee: amount,
  recategorised: amount,
  price: amount,
  volume: amount,
  other: amount,
})

/**
 * projected = actual + expected; variance = projected − baseline, in the sense of the row's side:
 * money out is positive where more went out. Totals of net count money out as negative.
 */
const figures = z.object({
  baseline: amount,
  actual: amount,
  expected: amount,
  projected: amount,
  variance: amount,
  variance_percent: z.nullable(z.number()), // of the baseline, one decimal; null where the baseline is nothing
  effect: z.enum(['favourable', 'adverse', 'neutral']),
  not_yet_paid: z.boolean(), // what did not go out is only late, so the effect is neutral
  drivers: driverAmounts,
  main_driver: z.nullable(driver),
  other_is_large: z.boolean(), // more than a fifth of the variance is left unexplained
})

/** A payment that fell on the other side of the period's edge than expected. */
const movedPayment = z.object({
  merchant: z.string(),
  amount, // what it does to the variance
  expected_day: day,
  moved_to: day,
})

/** A payment outside the ordinary course. */
const oneOffPayment = z.object({ merchant: z.string(), amount, day })

/** A category, a sub-category (where a category is asked for) or a merchant. */
const varianceRow = z.extend(figures, {
  category: z.string(),
  category_label: z.string(),
  sub_category: z.nullable(z.string()),
  subcategory_label: z.nullable(z.string()),
  merchant_id: z.nullable(id),
  merchant: z.nullable(z.string()),
  side,
  is_material: z.boolean(), // past the threshold in pounds and per cent
  activity,
  payments: z.object({ baseline: z.number(), current: z.number() }), // with a day of their own
  moved: z.array(movedPayment),
  one_offs: z.array(oneOffPayment),
  trend: z.array(amount), // the last twelve months until the period's last, oldest first; empty for merchants
})

/** A row of the variance table as both sides hold it. */
export type VarianceRow = z.infer<typeof varianceRow>

const spanWords = z.object({ from: day, to: day, label: z.string() })

const varianceMeta = z.object({
  as_of: day,
  // Why nothing is expected after the bank data, where it ended long ago.
  ended: noForecast,
  timeframe,
  compare: z.enum(comparisons),
  period: spanWords,
  running: z.boolean(), // the period has days still to come
  baseline: z.object({
    from: day,
    to: day,
    label: z.string(),
    // A forecast kept at the time, one worked out again from what was known then, or what happened
    // in another period.
    basis: z.enum(['snapshot', 'recomputed', 'actual']),
    made_on: z.nullable(day),
    words: z.string(),
  }),
  totals: z.object({ in: figures, out: figures, net: figures }),
  /**
   * How far the rows' totals were from what happened, and in which direction; shares of the
   * projected total.
   */
  error: z.nullable(z.object({ in: z.number(), out: z.number() })),
  bias: z.nullable(z.object({ in: z.number(), out: z.number() })),
  trend_months: z.array(month),
  left_out: z.object({ in: amount, out: amount }), // of the period, by payments that were excluded from figures
  /** From what size on a variance is flagged; `is_own`: the business chose the pounds. */
  materiality: z.object({ amount, percent: z.number(), is_own: z.boolean() }),
})

const varianceQuery = z.object({
  category: z.optional(z.string()),
  level: z.optional(z.enum(['category', 'merchant'], 'Choose category or merchant.')),
  timeframe: z.optional(timeframe),
  flow_type: z.optional(z.enum(['in', 'out', 'net'], 'Choose money in, money out or net.')),
  compare: z.optional(z.enum(comparisons, 'Choose a comparison from the list.')),
  from: z.optional(day), // with timeframe=custom
  to: z.optional(day),
})

export const analysisVariance = endpoint({
  method: 'GET',
  path: '/v1/analysis/variance',
  access: 'complete',
  summary:
    'A period against its baseline, by category, sub-category or merchant, with drivers that add up to each difference.',
  query: varianceQuery,
  reply: z.object({
    status: z.literal('success'),
    data: z.array(varianceRow),
    meta: varianceMeta,
  }),
})

/** The variance of a period as both sides hold it. */
export type AnalysisVariance = z.infer<typeof analysisVariance.reply>

// The reply is a file, so its shape is unknown.
export const exportVariance = endpoint({
  method: 'GET',
  path: '/v1/analysis/variance-export',
  access: 'complete',
  summary: 'The variance table as CSV, or as XLSX with live formulas. Money out is negative.',
  query: z.extend(varianceQuery, { format: z.enum(['csv', 'xlsx'], 'Choose CSV or XLSX.') }),
  reply: z.unknown(),
})

const fact = z.object({
  id: z.string(),
  text: z.string(), // as it stands in the sentence
  exact: z.nullable(z.string()), // to the penny where the text is rounded
  href: z.string(), // the page that shows its parts
})

/** A template without digits, whose `{{id}}` stand for facts. */
export const commentarySentence = z.object({ template: z.string(), facts: z.array(fact) })

/** A sentence with its facts as both sides hold it. */
export type CommentarySentence = z.infer<typeof commentarySentence>

const commentaryText = z.object({
  as_of: day,
  period: spanWords,
  words: z.string(), // what the period is compared with
  // A language model may reword what the rules wrote: all of it, or the sentences that passed the
  // check.
  written_by: z.enum(['rules', 'model', 'both']),
  headline: commentarySentence,
  bullets: z.array(commentarySentence),
})

/** Commentary as it is kept and shown. */
export type CommentaryText = z.infer<typeof commentaryText>

const commentarySpan = z.object({
  timeframe: z.optional(timeframe),
  from: z.optional(day), // with timeframe=custom
  to: z.optional(day),
})

/** How far a commentary has come. */
export const commentaryStatus = z.enum(['pending', 'success', 'failure'])

const commentaryReply = z.object({
  status: commentaryStatus,
  rating: z.nullable(z.enum(['up', 'down'])), // by the signed-in person, of this text
  message: z.nullable(z.string()), // why there is no commentary
  data: z.nullable(commentaryText),
})

/** The state of a period's commentary as both sides hold it. */
export type CommentaryReply = z.infer<typeof commentaryReply>

export const readCommentary = endpoint({
  method: 'GET',
  path: '/v1/analysis/commentary',
  access: 'complete',
  summary:
    'Commentary on a period. The first call has it written; while status is pending, call again.',
  query: commentarySpan,
  reply: commentaryReply,
})

export const rewriteCommentary = endpoint({
  method: 'POST',
  path: '/v1/analysis/commentary',
  access: 'complete',
  summary: 'Has the commentary on a period written again.',
  body: commentarySpan,
  reply: commentaryReply,
})

export const rateCommentary = endpoint({
  method: 'POST',
  path: '/v1/analysis/commentary/rating',
  access: 'complete',
  summary: 'Keeps whether the commentary on a period was helpful; null takes a rating back.',
  body: z.extend(commentarySpan, { rating: z.nullable(z.enum(['up', 'down'])) }),
  reply: commentaryReply,
})
