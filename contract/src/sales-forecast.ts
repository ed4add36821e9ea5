// What projects do to the firm's cash: computing before anything is saved, the cards on top of the
// list, and the chance of running short.
//
//   POST   /v1/sales/projects/compute         { project, counting?, request_id? }
//   POST   /v1/sales/projects/:id/compute     { changes, new_status?, effective_date?, counting?, request_id? }
//   GET    /v1/sales/cards
//   GET    /v1/sales/chance                   ?threshold&without (project ids with commas between)
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { cashPath } from './forecast-changes.ts'
import { counting } from './sales-counting.ts'
import {
  effectiveDate,
  projectId,
  projectInput,
  projectPatch,
  projectStatus,
} from './sales-input.ts'
import { projectFigures } from './sales-project.ts'
import { amount, day, id } from './wire.ts'

const computed = z.object({
  request_id: z.nullable(z.string()),
  counting, // how the project counts in `after`
  // What the project comes to, with the days and amounts that were computed.
  project: z.extend(projectFigures, {
    milestones: z.array(
      z.object({
        label: z.string(),
        amount,
        net: amount,
        vat: amount,
        gross: amount,
        due: day,
        expected_on: day,
      }),
    ),
    costs: z.array(z.object({ label: z.string(), day, amount })), // each payment
  }),
  // The firm's closing balances without the change and with it; null while there are no books.
  impact: z.nullable(z.object({ before: cashPath, after: cashPath })),
})

/** How one project is tried: off would try nothing. */
const triedCounting = z.enum(['expected', 'won'], 'Choose expected value or as if won.')

const requestId = z.optional(
  z.string().check(z.maxLength(80, 'Use at most 80 characters for the request’s id.')),
)

export const computeNewProject = endpoint({
  method: 'POST',
  path: '/v1/sales/projects/compute',
  access: 'complete',
  summary: 'What a project that isn’t saved would do to the firm’s cash. Keeps nothing.',
  body: z.object({
    project: projectInput,
    // Where not given: as the switch stands, or as if won where it is off.
    counting: z.optional(triedCounting),
    request_id: requestId,
  }),
  reply: success(computed),
})

export const computeProject = endpoint({
  method: 'POST',
  path: '/v1/sales/projects/:id/compute',
  access: 'complete',
  summary: 'What changes of a saved project would do to the firm’s cash. Keeps nothing.',
  params: z.object({ id: projectId }),
  body: z.object({
    changes: z.optional(projectPatch),
    new_status: z.optional(projectStatus),
    effective_date: z.optional(effectiveDate),
    counting: z.optional(triedCounting),
    request_id: requestId,
  }),
  reply: success(computed),
})

export const salesCards = endpoint({
  method: 'GET',
  path: '/v1/sales/cards',
  access: 'complete',
  summary: 'Pipeline, weighted, won but not invoiced, overdue, and the effect on the lowest point.',
  reply: success(
    z.object({
      pipeline: z.object({ count: z.number(), amount, with_vat: z.boolean() }), // open milestones of proposed projects, and whether any holds VAT
      weighted: amount, // open milestones × probability, won ones in whole
      not_invoiced: z.object({ count: z.number(), amount }), // of won and active projects, invoiced later than today
      overdue: z.object({ count: z.number(), amount }), // milestones, and what is open of them
      counting,
      // The lowest point of the next 13 weeks without projects, at expected value and as if all
      // were won; null without books.
      low: z.nullable(
        z.object({
          off: z.object({ day, balance: amount }),
          expected: z.object({ day, balance: amount }),
          won: z.object({ day, balance: amount }),
        }),
      ),
    }),
  ),
})

const driver = z.object({
  kind: z.enum(['win', 'late', 'slip', 'cost', 'rest']), // rest: the ordinary ups and downs of the business
  project_id: z.nullable(id),
  item_id: z.nullable(id),
  label: z.string(), // "Harbour fit-out: deposit"
  words: z.string(), // "If Harbour Group pays on time, the chance falls from 23% to 11%."
  chance: z.number(), // 0-1, with this driver settled well
  effect: z.number(), // how much the chance falls by, 0-1; the largest first
  points: z.string(), // the same as it is written: "−6 points", "−0.8 points"
  // What can be done about it: win it, re-date it, put it off. Tried through compute; null for the
  // rest.
  lever: z.nullable(z.object({ words: z.string(), changes: projectPatch })),
})

export const salesChance = endpoint({
  method: 'GET',
  path: '/v1/sales/chance',
  access: 'complete',
  summary:
    'The chance of running short, simulated with late payers, wins and slips. Keeps nothing.',
  query: z.object({
    threshold: z.optional(amount), // the cash buffer where not given
    without: z.optional(z.string().check(z.maxLength(4000, 'Leave out at most 100 projects.'))), // projects left out, to try a lever
  }),
  reply: success(
    z.nullable(
      z.object({
        threshold: amount,
        paths: z.number(),
        until: day,
        chance: z.number(), // of closing below the threshold on any day until then, 0-1
        // The same chance as the outlook has it, where projects count as the switch stands.
        // The outlook's own chance, and as the dashboard words it: "about 3 in 10".
        outlook: z.object({ counting, chance: z.number(), words: z.string() }),
        weeks: z.array(z.object({ from: day, to: day, chance: z.number() })), // of falling below within the week; weeks begin on Mondays, the first may be shorter
        worst: z.nullable(z.object({ from: day, chance: z.number() })), // the likeliest week, by its Monday
        sentence: z.string(), // "23% chance of falling below £5,000 in the week of 7 December"
        drivers: z.array(driver),
      }),
    ),
  ),
})

/** What computing returns, as both sides hold it. */
export type Computed = z.infer<typeof computed>
/** The chance as both sides hold it. Null while there is no outlook. */
export type SalesChance = NonNullable<z.infer<typeof salesChance.reply>['data']>
