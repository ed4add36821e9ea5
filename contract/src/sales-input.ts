// What a person enters of a sales project: its details, milestones and costs. Amounts are
// magnitudes.
import { farAway, isNear } from '@plimsoll/domain/sales/check'
import * as z from 'zod/mini'
import { percent } from './forecast-lines.ts'
import { amount, day } from './wire.ts'

/** The id of a project. One that is no id at all is refused as one that nobody has. */
export const projectId = z.uuid('There is no such project.')

/** The id of a milestone or cost within its project. */
export const itemId = z.uuid('There is no such milestone or cost in this project.')

/** The version that somebody edited. */
export const version = z.number('Load the project again before you change it.')

/** The code of a refusal (409) of changes that were made upon an older version. */
export const staleVersion = 'stale'

/** Where a project stands. */
export const projectStatus = z.enum(
  ['Proposed', 'Won', 'Active', 'On hold', 'Completed', 'Lost', 'Cancelled'],
  'Choose one of the seven statuses.',
)

/** The day from which a change of status counts. */
export const effectiveDate = day.check(z.refine(isNear, farAway))

/** The rate of VAT: 20 %, 5 % or none. */
export const vatRate = z.enum(['none', 'standard', 'reduced'], 'Choose a VAT rate from the list.')

const name = z
  .string('Enter a name.')
  .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100, 'Use at most 100 characters.'))

function whole(least: number, most: number, message: string) {
  return z.number(message).check(z.int(message), z.gte(least, message), z.lte(most, message))
}

/** Percent of winning, 0 to 100. */
export const probability = whole(0, 100, 'Enter a probability from 0 to 100%.')

const positive = amount.check(z.refine((pence) => pence > 0, 'Enter an amount above zero.'))

/** Who pays: a payer of the books, or a name that is new. */
export const client = z.object(
  {
    merchant_id: z.nullable(z.uuid('There is no such client or supplier in your books.')),
    name,
  },
  'Enter a client’s or supplier’s name.',
)

/** A stage that is invoiced: an amount, or a percentage of the value, never both. */
const milestoneInput = z.object({
  id: z.optional(itemId), // a milestone that exists; without one it is new
  label: name,
  amount: z.optional(z.nullable(positive)), // in the terms of the value: on top of it comes VAT, or it is included
  share: z.optional(z.nullable(percent)), // "30.00": of the value
  invoice_date: day,
  terms_days: whole(0, 365, 'Enter payment terms from 0 to 365 days.'),
  // The day on which cash is expected now, where somebody chose one: dragged, or re-dated. Else it
  // follows from the invoice, the terms and the delay.
  expected_on: z.optional(z.nullable(day)),
})

/** How a cost of a project arises. */
export const costKind = z.enum(
  ['one_off', 'share', 'recurring'],
  'Choose one-off, a percentage of revenue, or recurring.',
)

/** How often a recurring cost of a project is paid. */
export const costCadence = z.enum(['week', 'month'], 'Choose every week or every month.')

/** What a project costs. Amounts are what is paid, with any VAT. */
export const costInput = z.object({
  id: z.optional(itemId),
  label: name,
  kind: costKind,
  amount: z.optional(z.nullable(positive)), // of a one-off; each time of a recurring one
  share: z.optional(z.nullable(percent)), // percent of each milestone before VAT, paid on its day
  day: z.optional(z.nullable(day)), // of a one-off; the first of a recurring one
  until: z.optional(z.nullable(day)), // the last of a recurring one; the project's end where not given
  every: z.optional(z.nullable(costCadence)), // of a recurring one
  sub_category: z.optional(z.string().check(z.maxLength(80, 'Choose a category from the list.'))), // 'subcontractors' where not given
  supplier: z.optional(z.nullable(client)),
  vat: z.optional(vatRate), // within the amount, reclaimed; 'none' where not given
})

const delay = whole(-30, 365, 'Enter a delay from -30 to 365 days.')
const include = z.boolean('Choose whether the project counts in the forecast.')
const itemsMax = 120

/** The fields of a project that a person enters. */
export const projectFields = {
  name,
  client,
  value: positive,
  vat: z.object({
    rate: vatRate,
    included: z.boolean('Choose whether the value includes VAT.'),
  }), // included: the value holds it
  start: day,
  end: z.nullable(day),
  probability,
  delay_days: z.nullable(delay), // null: the payer's usual delay
  include, // in the forecast
  notes: z.string().check(z.maxLength(4000, 'Use at most 4,000 characters for notes.')),
  milestones: z
    .array(milestoneInput)
    .check(z.maxLength(itemsMax, 'A project can have 120 milestones at most.')),
  costs: z.array(costInput).check(z.maxLength(itemsMax, 'A project can have 120 costs at most.')),
}

/** A project as it is created, or computed before it is. */
export const projectInput = z.object({
  ...projectFields,
  vat: z.optional(projectFields.vat), // none where not given
  end: z.optional(projectFields.end),
  probability: z.optional(probability), // 50 where not given
  delay_days: z.optional(projectFields.delay_days),
  include: z.optional(include), // true where not given
  notes: z.optional(projectFields.notes),
  milestones: z.optional(projectFields.milestones),
  costs: z.optional(projectFields.costs),
  status: z.optional(projectStatus), // Proposed where not given
})

/** What changes of a project. Milestones and costs are sent whole: those left out are removed. */
export const projectPatch = z.partial(z.object(projectFields))

/** The input of a project as both sides hold it. */
export type ProjectInput = z.infer<typeof projectInput>
/** A change of a project as both sides hold it. */
export type ProjectPatch = z.infer<typeof projectPatch>
/** A status as both sides hold it. */
export type ProjectStatus = z.infer<typeof projectStatus>
