// Sales projects: jobs that a firm quotes for, with the milestones that bring money in and the
// costs that take it out. Their shapes stand in `sales-input.ts` and `sales-project.ts`. A
// project's `id` is its `series_id` too: calls that take series ids take the same text, and its
// line in the forecast is `project.<id>`.
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
import { lineId } from './forecast-lines.ts'
import { counting } from './sales-counting.ts'
import {
  itemId,
  probability,
  projectId,
  projectInput,
  projectPatch,
  projectStatus,
  version,
} from './sales-input.ts'
import { project, projectRow } from './sales-project.ts'
import { amount, day, id } from './wire.ts'

const projectSort = z.enum(
  [
    'name',
    'client',
    'status',
    'value',
    'received',
    'outstanding',
    'probability',
    'weighted',
    'next_receipt',
    'start',
    'margin',
    'slip_days',
  ],
  'Sort by name, client, status, value, received, outstanding, probability, weighted, next_receipt, start, margin or slip_days.',
)

export const listProjects = endpoint({
  method: 'GET',
  path: '/v1/sales/projects',
  access: 'complete',
  summary: 'Projects with tabs, totals and clients; filtered, sorted and paged.',
  query: z.object({
    status: z.optional(projectStatus),
    search: z.optional(z.string().check(z.maxLength(100, 'Search for at most 100 characters.'))), // in the name, the client and notes
    client: z.optional(z.string().check(z.maxLength(100, 'Choose a client from the list.'))), // a client's name as `clients` lists it
    sort: z.optional(projectSort), // by the next receipt where not given
    order: z.optional(z.enum(['asc', 'desc'], 'Choose asc or desc for the order.')), // ascending where not given
    limit: z.optional(
      z.string().check(z.regex(/^\d{1,3}$/, 'Choose a limit from 1 to 500 projects.')),
    ), // 500 at most, and where not given
    cursor: z.optional(z.string().check(z.maxLength(40, 'This list has changed. Load it again.'))),
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
        plus_vat: z.boolean(), // whether VAT comes on top of any of these values
      }),
    ),
    // Of the rows that fit, on every page.
    totals: z.object({
      count: z.number(),
      value: amount,
      plus_vat: z.boolean(), // as in the tabs; the other figures hold their VAT
      received: amount,
      outstanding: amount,
      weighted: amount,
    }),
    clients: z.array(z.string()), // of all projects, by name
    today: day, // the business day, for effective dates
  }),
})

const projectParams = z.object({ id: projectId })

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
  feature: 'sales_projects',
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
    version: z.optional(version), // of the project that was edited; without it the last one wins
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
      counting,
      counted: z.boolean(), // whether any of it is in the forecast now
      words: z.string(), // "Counted at 60% of each milestone"
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
    item_id: itemId,
    day: z.optional(z.nullable(day)),
    version: z.optional(version),
  }),
  reply: success(project),
})

export const listCandidates = endpoint({
  method: 'GET',
  path: '/v1/sales/projects/:id/candidates',
  access: 'complete',
  summary: 'Transactions that could be this milestone’s receipt or this cost’s payment.',
  params: projectParams,
  query: z.object({ item_id: itemId }),
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
    'Matches transactions with a milestone or cost by hand, or separates them permanently. Can be undone like any change.',
  params: projectParams,
  body: z.object({
    item_id: itemId,
    transaction_ids: z
      .array(z.uuid('There is no such transaction.'))
      .check(
        z.minLength(1, 'Choose a transaction.'),
        z.maxLength(50, 'Choose at most 50 transactions.'),
      ),
    kind: z.enum(['match', 'unmatch'], 'Choose whether to match or to unmatch.'),
  }),
  reply: success(project),
})
