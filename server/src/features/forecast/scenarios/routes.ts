// HTTP for scenarios and the search for the fewest moves.
import {
  changeScenario,
  compareScenarios,
  discardScenario,
  listScenarios,
  makeScenario,
  mergeScenario,
  seekGoal,
} from '@plimsoll/contract/forecast-scenarios'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import { serve } from '../../../http/serve.ts'
import { listScenarios as keptScenarios } from '../overlay/scenarios.store.ts'
import { goalOf } from './goal.ts'
import {
  alterScenario,
  compareWith,
  dropScenario,
  mergeIntoForecast,
  newScenario,
  toScenario,
} from './scenarios.ts'

const success = 'success' as const

/** The calls below data/forecast/scenarios, and data/forecast/goal-seek. */
export function registerScenarios(app: FastifyInstance, context: Context): void {
  serve(app, context, listScenarios, async ({ principal }) => ({
    status: success,
    data: (
      await asTenant(context.db, principal.businessId, (tx) =>
        keptScenarios(tx, principal.businessId),
      )
    ).map(toScenario),
  }))
  serve(app, context, makeScenario, async ({ principal, body }) => ({
    status: success,
    data: await newScenario(context, principal, body),
  }))
  serve(app, context, compareScenarios, async ({ principal, query }) => ({
    status: success,
    data: await compareWith(context, principal, query.ids ? query.ids.split(',') : []),
  }))
  serve(app, context, changeScenario, async ({ principal, params, body }) => ({
    status: success,
    data: await alterScenario(context, principal, { ...body, id: params.id }),
  }))
  serve(app, context, discardScenario, async ({ principal, params }) => {
    await dropScenario(context, principal, params.id)
    return { status: success }
  })
  serve(app, context, mergeScenario, async ({ principal, params }) => ({
    status: success,
    data: await mergeIntoForecast(context, principal, params.id),
  }))
  serve(app, context, seekGoal, async ({ principal, body }) => ({
    status: success,
    data: await goalOf(context, principal, body),
  }))
}
