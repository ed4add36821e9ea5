// A sales project as it is read: a row of the list, its figures, and the project in whole with what
// has become of its milestones and costs. Amounts are magnitudes unless a name states otherwise.
import * as z from 'zod/mini'
import { percent } from './forecast-lines.ts'
import {
  client,
  costCadence,
  costInput,
  probability,
  projectFields,
  projectStatus,
  vatRate,
} from './sales-input.ts'
import { amount, day, id, instant } from './wire.ts'

const itemState = z.enum([
  'expected',
  'part', // some has come
  'met', // all has come, or was paid
  'overdue', // left out of the forecast until it is re-dated
  'removed', // by a cancellation, a loss or a hold; what has come stays
])

const matchedTransaction = z.object({
  transaction_id: id,
  day,
  amount, // signed, as much of it as counts for this item
  by_hand: z.boolean(),
})

const milestone = z.object({
  id,
  label: z.string(),
  amount, // in the terms of the value; those of a project add up to it where nothing is unplanned
  share: z.nullable(percent), // where it was entered so
  net: amount,
  vat: amount,
  gross: amount, // what the client pays
  invoice_date: day,
  terms_days: z.number(),
  due: day, // invoice date + terms
  expected_on: day, // a working day
  chosen_on: z.nullable(day), // what was chosen as `expected_on`, or null where it is computed
  usual_on: z.nullable(day), // what the payer's usual delay makes of it, for an overdue one
  state: itemState,
  received: amount,
  open: amount, // gross still to come
  transactions: z.array(matchedTransaction),
})

const cost = z.object({
  id,
  label: z.string(),
  kind: costInput.shape.kind,
  amount: z.nullable(amount),
  share: z.nullable(percent),
  day: z.nullable(day),
  until: z.nullable(day),
  every: z.nullable(costCadence),
  sub_category: z.string(),
  subcategory_label: z.string(),
  supplier: z.nullable(client),
  vat: vatRate,
  total: amount, // over the whole project
  paid: amount,
  open: amount,
  // Each payment of it. A match names it by the cost's id and `due`.
  payments: z.array(
    z.object({ due: day, expected_on: day, amount, paid: amount, open: amount, state: itemState }),
  ),
  transactions: z.array(matchedTransaction),
})

/** A row of the list. */
export const projectRow = z.object({
  id,
  series_id: id, // the same text as `id`
  name: z.string(),
  client,
  status: projectStatus,
  status_since: day, // its effective date
  value: amount, // as it was entered
  vat: projectFields.vat,
  net: amount,
  gross: amount,
  received: amount,
  outstanding: amount, // gross of milestones that are still open
  probability,
  weighted: amount, // outstanding × probability (100 % once won)
  next_receipt: z.nullable(z.object({ day, amount })),
  start: day,
  end: z.nullable(day),
  margin: z.nullable(z.number()), // percent of net revenue, one decimal; null without revenue
  slip_days: z.number(), // how far the latest milestone has moved from the first plan
  overdue: z.object({ count: z.number(), amount }),
  include: z.boolean(),
  version: z.number(), // to be sent with a change
})

/** What a change of a project was. */
export const projectChange = z.enum([
  'created',
  'details',
  'status',
  'dates',
  'probability',
  'redate',
  'match',
  'import',
])

const historyItem = z.object({
  id, // of the change, for undo
  kind: projectChange,
  words: z.string(), // "Proposed to Won", "Moved by 14 days"
  effective_date: z.nullable(day),
  by: z.string(), // the author's name
  at: instant,
  reason: z.nullable(z.string()),
  undone: z.boolean(),
  can_undo: z.boolean(), // only the latest that isn't undone yet
})

/** What a project comes to: cash by day, margin, the most that must be funded. */
export const projectFigures = z.object({
  in: amount, // gross of all milestones
  out: amount, // of all costs
  revenue: amount, // before VAT
  cost: amount, // before VAT that is reclaimed
  margin_amount: amount, // signed: revenue less cost
  margin: z.nullable(z.number()), // percent, one decimal
  vat_due: amount, // charged less reclaimed, for the return; `vat` of a project is its rate
  unplanned: amount, // of the value without a milestone
  peak_funding: z.nullable(z.object({ day, amount })), // the deepest the project is out of pocket; null if never
  // Cash of the project alone, a point for each day on which some moves, counting what has moved.
  cumulative: z.array(z.object({ day, in: amount, out: amount, balance: amount })),
})

/** A project in whole. */
export const project = z.extend(projectRow, {
  ...projectFigures.shape,
  notes: z.string(),
  delay_days: z.nullable(z.number()),
  usual_delay: z.nullable(z.number()), // the payer's median days after the due day
  delay_used: z.number(), // what milestones are expected with
  milestones: z.array(milestone),
  costs: z.array(cost),
  history: z.array(historyItem), // the latest first
  next_statuses: z.array(projectStatus), // what it may become
  earliest_effective: z.nullable(day), // the day after the latest matched receipt
  created_at: instant,
  changed_at: instant,
})

/** A project as both sides hold it. */
export type Project = z.infer<typeof project>
/** A row of the list as both sides hold it. */
export type ProjectRow = z.infer<typeof projectRow>
