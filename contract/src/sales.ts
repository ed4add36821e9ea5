// Sales projects: jobs that a firm quotes for, with the milestones that bring money in and the costs
// that take it out. Amounts are magnitudes unless a name states otherwise. A project's `id` is its
// `series_id` too: calls that take series ids take the same text, and its line in the forecast is
// `project.<id>`.
//
//   GET    /v1/sales/projects                       ?status&search&client&sort&order&limit&cursor
//   GET    /v1/sales/projects/:id
//   POST   /v1/sales/projects                       a project
//   PATCH  /v1/sales/projects/:id                   what changes of a project, and `version`
//   GET    /v1/sales/projects/:id/settings
//   POST   /v1/sales/projects/:id/redate            { item_id, day? }
//   GET    /v1/sales/projects/:id/candidates        ?item_id
//   POST   /v1/sales/projects/:id/matches           { item_id, transaction_ids, kind }
//
// Status, bulk changes, undo, import and export stand in `sales-changes.ts`; computing, cards, the
// switch and the chance of running short in `sales-forecast.ts`.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { lineId, percent } from './forecast-lines.ts'
import { amount, day, id, instant } from './wire.ts'

/** Where a project stands. */
export const projectStatus = z.enum(
  ['Proposed', 'Won', 'Active', 'On hold', 'Completed', 'Lost', 'Cancelled'],
  'Choose one of the seven statuses.',
)

/** The rate of VAT: 20 %, 5 % or none. */
export const vatRate = z.enum(['none', 'standard', 'reduced'])

const name = z
  .string('Enter a name.')
  .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100, 'Use at most 100 characters.'))

function whole(least: number, most: number, message: string) {
  return z.number(message).check(z.int(message), z.gte(least, message), z.lte(most, message))
}

/** Percent of winning, 0 to 100. */
export const probability = whole(0, 100, 'Enter a probability from 0 to 100 %.')

const positive = amount.check(z.refine((pence) => pence > 0, 'Enter an amount above zero.'))

/** Who pays: a payer of the books, or a name that is new. */
const client = z.object({ merchant_id: z.nullable(id), name })

/** A stage that is invoiced: an amount, or a percentage of the value, never both. */
const milestoneInput = z.object({
  id: z.optional(id), // a milestone that exists; without one it is new
  label: name,
  amount: z.optional(z.nullable(positive)), // in the terms of the value: on top of it comes VAT, or it is included
  share: z.optional(z.nullable(percent)), // "30.00": of the value
  invoice_date: day,
  terms_days: whole(0, 365, 'Enter payment terms from 0 to 365 days.'),
  // The day on which cash is expected now, where somebody chose one: dragged, or re-dated. Else it
  // follows from the invoice, the terms and the delay.
  expected_on: z.optional(z.nullable(day)),
})

/** What a project costs. Amounts are what is paid, with any VAT. */
const costInput = z.object({
  id: z.optional(id),
  label: name,
  kind: z.enum(['one_off', 'share', 'recurring']),
  amount: z.optional(z.nullable(positive)), // of a one-off; each time of a recurring one
  share: z.optional(z.nullable(percent)), // percent of each milestone before VAT, paid on its day
  day: z.optional(z.nullable(day)), // of a one-off; the first of a recurring one
  until: z.optional(z.nullable(day)), // the last of a recurring one; the project's end where not given
  every: z.optional(z.nullable(z.enum(['week', 'month']))), // of a recurring one
  sub_category: z.optional(z.string().check(z.maxLength(80))), // 'subcontractors' where not given
  supplier: z.optional(z.nullable(client)),
  vat: z.optional(vatRate), // within the amount, reclaimed; 'none' where not given
})

const delay = whole(-30, 365, 'Enter a delay from -30 to 365 days.')
const itemsMax = 120

const projectFields = {
  name,
  client,
  value: positive,
  vat: z.object({ rate: vatRate, included: z.boolean() }), // included: the value holds it
  start: day,
  end: z.nullable(day),
  probability,
  delay_days: z.nullable(delay), // null: the payer's usual delay
  include: z.boolean(), // in the forecast
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
  include: z.optional(z.boolean()), // true where not given
  notes: z.optional(projectFields.notes),
  milestones: z.optional(projectFields.milestones),
  costs: z.optional(projectFields.costs),
  status: z.optional(projectStatus), // Proposed where not given
})

/** What changes of a project. Milestones and costs are sent whole: those left out are removed. */
export const projectPatch = z.partial(z.object(projectFields))

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
  every: z.nullable(z.enum(['week', 'month'])),
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

const historyItem = z.object({
  id, // of the change, for undo
  kind: z.enum([
    'created',
    'details',
    'status',
    'dates',
    'probability',
    'redate',
    'match',
    'import',
  ]),
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
/** The input of a project as both sides hold it. */
export type ProjectInput = z.infer<typeof projectInput>
/** A change of a project as both sides hold it. */
export type ProjectPatch = z.infer<typeof projectPatch>
/** A status as both sides hold it. */
export type ProjectStatus = z.infer<typeof projectStatus>

export const listProjects = endpoint({
  method: 'GET',
  path: '/v1/sales/projects',
  access: 'complete',
  summary: 'Projects with tabs, totals and clients; filtered, sorted and paged.',
  query: z.object({
    status: z.optional(projectStatus),
    search: z.optional(z.string().check(z.maxLength(100))), // in the name, the client and notes
    client: z.optional(z.string().check(z.maxLength(100))), // a client's name as `clients` lists it
    sort: z.optional(
      z.enum([
        'name',
        'client',
        'status',
        'value',
        'received',
        'outstanding',
        'probability',
        'weighted',
        'next_receipt', // the default
        'start',
        'margin',
        'slip_days',
      ]),
    ),
    order: z.optional(z.enum(['asc', 'desc'])), // ascending where not given
    limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))), // 500 at most, and where not given
    cursor: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.array(projectRow),
    next_cursor: z.nullable(z.string()),
    // Of search and client, whatever the tab. `All` comes first and always holds everything.
    tabs: z.array(
      z.object({
        status: z.union([projectStatus, z.literal('All')]),
        count: z.number(),
        value: amount,
      }),
    ),
    // Of the rows that fit, on every page.
    totals: z.object({
      count: z.number(),
      value: amount,
      received: amount,
      outstanding: amount,
      weighted: amount,
    }),
    clients: z.array(z.string()), // of all projects, by name
    today: day, // the business day, for effective dates
  }),
})

const projectParams = z.object({ id })

export const readProject = endpoint({
  method: 'GET',
  path: '/v1/sales/projects/:id',
  access: 'complete',
  summary: 'A project with its milestones, costs, figures and history.',
  params: projectParams,
  reply: success(project),
})

export const createProject = endpoint({
  method: 'POST',
  path: '/v1/sales/projects',
  access: 'complete',
  summary: 'Creates a project.',
  body: projectInput,
  reply: success(project),
  status: 201,
})

export const updateProject = endpoint({
  method: 'PATCH',
  path: '/v1/sales/projects/:id',
  access: 'complete',
  summary:
    'Changes a project’s details. A stale version answers 409, with what has changed in `details`.',
  params: projectParams,
  body: z.extend(projectPatch, {
    version: z.optional(z.number()), // of the project that was edited; without it the last one wins
    why: z.optional(z.string().check(z.maxLength(200, 'Write at most 200 characters.'))),
  }),
  reply: z.extend(success(project), { message: z.literal('Updated the project details') }),
})

export const projectSettings = endpoint({
  method: 'GET',
  path: '/v1/sales/projects/:id/settings',
  access: 'complete',
  summary: 'How a project stands in the forecast: the settings of a series of type `sales`.',
  params: projectParams,
  reply: success(
    z.object({
      series_id: id,
      line_id: lineId,
      type: z.literal('user'),
      series_type: z.literal('sales'),
      name: z.string(),
      status: projectStatus,
      include: z.boolean(),
      probability,
      delay_days: z.nullable(z.number()),
      usual_delay: z.nullable(z.number()),
      counting: z.enum(['off', 'expected', 'won']),
      counted: z.boolean(), // whether any of it is in the forecast now
      words: z.string(), // "Counted at 60 % of each milestone"
      version: z.number(),
    }),
  ),
})

export const redateItem = endpoint({
  method: 'POST',
  path: '/v1/sales/projects/:id/redate',
  access: 'complete',
  summary: 'Re-dates a milestone: to a day, or by the payer’s usual delay where none is sent.',
  params: projectParams,
  body: z.object({
    item_id: id,
    day: z.optional(z.nullable(day)),
    version: z.optional(z.number()),
  }),
  reply: success(project),
})

export const listCandidates = endpoint({
  method: 'GET',
  path: '/v1/sales/projects/:id/candidates',
  access: 'complete',
  summary: 'Transactions that could be this milestone’s receipt or this cost’s payment.',
  params: projectParams,
  query: z.object({ item_id: id }),
  reply: success(
    z.array(
      z.object({
        transaction_id: id,
        day,
        amount,
        text: z.string(),
        merchant: z.nullable(z.string()),
      }),
    ),
  ),
})

export const matchItem = endpoint({
  method: 'POST',
  path: '/v1/sales/projects/:id/matches',
  access: 'complete',
  summary:
    'Matches transactions with a milestone or cost by hand, or parts them for good. Undone like any change.',
  params: projectParams,
  body: z.object({
    item_id: id,
    transaction_ids: z.array(id).check(z.minLength(1, 'Choose a transaction.'), z.maxLength(50)),
    kind: z.enum(['match', 'unmatch']),
  }),
  reply: success(project),
})
