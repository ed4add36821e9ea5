// The words of the forecast that several calls share: lines, parts, months with bands, rules,
// decisions. Amounts are signed (money out negative) unless a name states otherwise.
import * as z from 'zod/mini'
import { amount, day, id, month, side } from './wire.ts'

/**
 * The id of a line: a series' own id, `rule.<id>`, `tax.<kind>`, `project.<id>`, `invoice.<id>`, or
 * `rest.<side>.<sub-category>.<merchant or ->` for what no series explains. The code of an own
 * sub-category has colons.
 */
export const lineId = z.string().check(z.regex(/^[\w.:-]{1,160}$/, 'That is not the id of a line.'))

/** Where a part of the forecast comes from. */
export const partSource = z.enum([
  'series',
  'remainder',
  'tax',
  'rule',
  'one_off',
  'project',
  'invoice',
])

/** How an invoice or bill was entered: in a line, from a program's export, or from another list. */
export const invoiceSource = z.enum(['typed', 'Xero', 'QuickBooks', 'FreeAgent', 'Sage', 'table'])

/** Where a line comes from: found in the past, a sales project, or written by a user. */
export const seriesType = z.enum(['detected', 'sales', 'user'])

/** The user's verdict on a payment that was found to repeat. */
export const verdict = z.enum(['none', 'accepted', 'not_recurring'])

/** How the served forecast is made: by the engine, or by a plain method that did better. */
export const servedMethod = z.enum(['engine', 'flat', 'last_month', 'mean_of_three'])

/** The chip a line carries. */
export const lineState = z.enum([
  'confirmed', // recurring, confirmed by the user
  'detected', // recurring, found by Plimsoll
  'rule', // set by the user
  'rest', // what no series explains
  'tax', // an estimate of tax
  'project',
  'hidden', // left out of the forecast by the user
  'ended', // came regularly once, and no more
])

export const occurrenceState = z.enum([
  'expected',
  'matched_early',
  'matched_on_time',
  'matched_late',
  'part',
  'overdue',
  'missed',
  'cancelled',
])

export const cadence = z.enum([
  'once',
  'weekly',
  'fortnightly',
  'four_weekly',
  'twice_a_month',
  'monthly',
  'two_monthly',
  'quarterly',
  'half_yearly',
  'yearly',
  'instalments',
])

/** A piece of a figure. The parts of a figure add up to it, to the penny. */
const part = z.object({
  source: partSource,
  line_id: lineId,
  label: z.string(), // "Bright Offices, rent"
  day: z.nullable(day), // null: spread over the month
  due: z.nullable(day), // names the occurrence of a series
  amount,
  words: z.string(), // how it was found: "Monthly on the 1st", "The average of the last six months"
})

/**
 * A month of a line, category or of everything. For the month under way the forecast is what
 * happened so far plus what is still expected.
 */
export const lineMonth = z.object({
  month,
  actual: z.nullable(amount), // null for months to come
  forecast: z.nullable(amount), // null for months past without a forecast that was kept
  parts: z.array(part), // of what is still to come; with `actual` they come to the forecast
})

/** A month's end before and after a change. */
export const closingMonth = z.object({
  month,
  opening: amount,
  in: amount,
  out: amount,
  closing: amount,
})

/** The lowest point of the path, and what takes it there. */
export const lowPoint = z.object({ day, balance: amount, cause: z.nullable(z.string()) })

function between(least: number, most: number, message: string) {
  return [z.gte(least, message), z.lte(most, message)] as const
}

const dateOfMonth = z.number().check(...between(1, 31, 'Choose a day of the month, 1 to 31.'))

/**
 * How a rule's day is found. `date` 31 is the last day of every month; `weekday` 1 is Monday; `nth`
 * -1 is the last.
 */
const ruleDay = z.object({
  kind: z.enum(['date', 'last_working_day', 'nth_weekday', 'weekday']),
  date: z.optional(dateOfMonth),
  second_date: z.optional(dateOfMonth), // of a rule that comes twice a month
  nth: z.optional(z.number().check(...between(-1, 4, 'Choose the first to fourth, or the last.'))),
  weekday: z.optional(z.number().check(...between(1, 7, 'Choose a weekday, 1 (Monday) to 7.'))),
})

/** A percentage in text with up to two decimals, `"12.50"` or `"-5"`. */
export const percent = z
  .string()
  .check(z.regex(/^-?\d{1,4}(\.\d{1,2})?$/, 'Write a percentage with at most two decimals.'))

/**
 * One rule of a configuration. Its start is always the first of a month; the day of payment stands
 * apart.
 */
const rule = z.object({
  id: z.optional(id),
  start_date: day, // saving makes it the first day of its month
  // of the first payment, within the month of the start; kept apart from it
  first_day: z.optional(z.nullable(day)),
  end_date: z.optional(z.nullable(day)),
  direction: side,
  cadence,
  payment_day: ruleDay,
  roll: z.enum(['next', 'previous', 'none']),
  // a magnitude; null when it is a percentage of another line
  amount: z.optional(z.nullable(amount)),
  percent_of: z.optional(
    z.nullable(
      z.object({
        kind: z.enum(['side', 'sub_category', 'merchant']),
        side,
        of: z.optional(z.string()), // a sub-category, a merchant's id; nothing for a whole side
        percent,
      }),
    ),
  ),
  // What the amount grows by, every so many months: pounds or a percentage.
  step: z.optional(
    z.nullable(
      z.object({
        every_months: z.number().check(...between(1, 60, 'Choose a step every 1 to 60 months.')),
        amount: z.optional(z.nullable(amount)),
        percent: z.optional(z.nullable(percent)),
      }),
    ),
  ),
})

/**
 * What a configuration is laid over: a series (its occurrences are replaced), a merchant or
 * sub-category (the whole line is), or nothing (a new line).
 */
export const configuration = z.object({
  id: z.optional(id),
  line_id: z.optional(z.nullable(lineId)),
  merchant_id: z.optional(z.nullable(id)),
  sub_category: z.string(),
  name: z.optional(z.string().check(z.maxLength(80, 'Write a name of at most 80 characters.'))),
  type: z.optional(z.literal('user')),
  // none: what was detected counts again
  rules: z.array(rule).check(z.maxLength(24, 'A line can hold 24 rules at most.')),
  why: z.optional(z.string().check(z.maxLength(200, 'Write at most 200 characters.'))),
})

/** A payment that the user expects once. */
const oneOff = z.object({
  id: z.optional(id),
  day,
  amount, // signed
  sub_category: z.string(),
  merchant_id: z.optional(z.nullable(id)),
  note: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter what the payment is for.'),
      z.maxLength(120, 'Write at most 120 characters.'),
    ),
})

/** What can be decided about one occurrence; `restore` takes a decision back. */
export const decisionKind = z.enum([
  'match',
  'unmatch',
  'redate',
  'amount',
  'split',
  'cancel',
  'restore',
])

/** What the user decides about one occurrence of a series; `restore` undoes the decision. */
export const decision = z.object({
  line_id: lineId,
  due: day,
  kind: decisionKind,
  transaction_ids: z.optional(z.array(id).check(z.maxLength(50))),
  day: z.optional(day),
  // of a split into equal parts
  days: z.optional(z.array(day).check(z.minLength(2), z.maxLength(12))),
  amount: z.optional(amount),
})

/** Hides a line, or brings it back. */
export const hiding = z.object({ seriesId: lineId, hide: z.boolean() })

/** A set of changes to the current forecast: a draft, a scenario, or saved changes. */
export const changeset = z.object({
  // the lines looked at: their months come back before and after
  selectedMerchants: z.optional(z.array(lineId).check(z.maxLength(200))),
  customConfigurations: z.optional(z.array(configuration).check(z.maxLength(200))),
  hidden: z.optional(z.array(hiding).check(z.maxLength(500))),
  decisions: z.optional(z.array(decision).check(z.maxLength(500))),
  one_offs: z.optional(z.array(oneOff).check(z.maxLength(200))),
  removed_one_offs: z.optional(z.array(id).check(z.maxLength(200))),
  // So many percent more or less on a whole side, category or sub-category: "what if sales fall by
  // a fifth".
  scalings: z.optional(
    z
      .array(
        z.object({
          kind: z.enum(['side', 'category', 'sub_category', 'merchant']),
          side,
          of: z.optional(z.string()),
          percent, // "-20": a fifth less
          from: month,
          to: z.optional(z.nullable(month)),
        }),
      )
      .check(z.maxLength(50)),
  ),
})

/** A changeset as both sides hold it. */
export type Changeset = z.infer<typeof changeset>
/** A configuration as both sides hold it. */
export type Configuration = z.infer<typeof configuration>
/** A rule as both sides hold it. */
export type Rule = z.infer<typeof rule>
/** A part as both sides hold it. */
export type Part = z.infer<typeof part>
/** A decision as both sides hold it. */
export type Decision = z.infer<typeof decision>
/** A one-off as both sides hold it. */
export type OneOff = z.infer<typeof oneOff>
/** A chip as both sides hold it. */
export type LineState = z.infer<typeof lineState>
/** The state of an occurrence as both sides hold it. */
export type OccurrenceState = z.infer<typeof occurrenceState>
/** A cadence as both sides hold it. */
export type Cadence = z.infer<typeof cadence>
