// Scenarios: named sets of changes over the forecast, compared side by side; and the search for the
// fewest moves that keep cash above a line.
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { impact } from './forecast-changes.ts'
import { changeset, closingMonth, lineId, lowPoint } from './forecast-lines.ts'
import { amount, day, id, instant } from './wire.ts'

/** Whether a scenario follows the forecast, keeps its figures, or has become the forecast. */
export const scenarioState = z.enum(['draft', 'frozen', 'merged'])

/**
 * A named set of changes. `frozen` keeps the figures as they were computed; `merged` became part of
 * the forecast.
 */
export const scenario = z.object({
  id,
  name: z.string(),
  state: scenarioState,
  changes: changeset,
  made_at: instant,
  changed_at: instant,
})

/** A scenario as both sides hold it. */
export type Scenario = z.infer<typeof scenario>

const name = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a name for the scenario.'), z.maxLength(60))
const scenarioId = z.object({ id })

export const listScenarios = endpoint({
  method: 'GET',
  path: '/data/forecast/scenarios',
  access: 'complete',
  summary: 'The scenarios, newest first.',
  reply: success(z.array(scenario)),
})

export const makeScenario = endpoint({
  method: 'POST',
  path: '/data/forecast/scenarios',
  access: 'complete',
  summary: 'Keeps changes under a name, or copies a scenario.',
  feature: 'scenarios',
  body: z.object({ name, changes: z.optional(changeset), copy_of: z.optional(id) }),
  reply: success(scenario),
  status: 201,
})

export const changeScenario = endpoint({
  method: 'PUT',
  path: '/data/forecast/scenarios/:id',
  access: 'complete',
  summary:
    'Renames a scenario, replaces its changes, freezes it or lets it follow the forecast again.',
  params: scenarioId,
  body: z.object({
    name: z.optional(name),
    changes: z.optional(changeset),
    frozen: z.optional(z.boolean()),
  }),
  reply: success(scenario),
})

export const discardScenario = endpoint({
  method: 'DELETE',
  path: '/data/forecast/scenarios/:id',
  access: 'complete',
  summary: 'Discards a scenario.',
  params: scenarioId,
  reply: done,
})

export const mergeScenario = endpoint({
  method: 'POST',
  path: '/data/forecast/scenarios/:id/merge',
  access: 'complete',
  summary: 'Makes a scenario’s changes part of the forecast.',
  params: scenarioId,
  reply: success(z.object({ scenario, impact })),
})

export const compareScenarios = endpoint({
  method: 'GET',
  path: '/data/forecast/scenarios/compare',
  access: 'complete',
  summary: 'The forecast beside up to four scenarios: closings by month and by week, and the lows.',
  // with commas between them
  query: z.object({ ids: z.optional(z.string().check(z.maxLength(160))) }),
  reply: success(
    z.array(
      z.object({
        id: z.nullable(id), // null: the current forecast
        name: z.string(),
        frozen_at: z.nullable(instant),
        months: z.array(closingMonth),
        days: z.array(z.object({ day, closing: amount })), // each day of the outlook's horizon
        low: lowPoint,
        first_below: z.nullable(z.object({ day, balance: amount })),
      }),
    ),
  ),
})

/** One move of a plan: an occurrence put to another day. */
export const move = z.object({
  line_id: lineId,
  due: day,
  label: z.string(),
  amount,
  from: day,
  to: day,
})

export const seekGoal = endpoint({
  method: 'POST',
  path: '/data/forecast/goal-seek',
  access: 'complete',
  summary:
    'The fewest moves, among payments the user marked movable, that keep the balance at or above an amount.',
  body: z.object({
    keep_above: amount,
    until: day,
    movable: z
      .array(
        z.object({
          line_id: lineId,
          due: day,
          latest: z.optional(day), // money out may wait until then
          earliest: z.optional(day), // money in may come as early as that
        }),
      )
      .check(z.maxLength(40)),
    changes: z.optional(changeset),
  }),
  reply: success(
    z.object({
      reached: z.boolean(),
      proven: z.boolean(), // no plan with fewer moves exists
      moves: z.array(move),
      low_before: lowPoint,
      low_after: lowPoint,
      // when the goal is out of reach: by how much, with the best that can be done
      short_by: z.nullable(amount),
      words: z.string(),
    }),
  ),
})
