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
  told,
} from './scenarios.ts'

const success = 'success' as const

/** The calls below data/forecast/scenarios, and data/forecast/goal-seek. */
export function registerScenarios(app: FastifyInstance, context: Context): void {
  serve(app, context, listScenarios, async ({ asker }) => ({
    status: success,
    data: (
      await asTenant(context.db, asker.businessId, (tx) => keptScenarios(tx, asker.businessId))
    ).map(told),
  }))
  serve(app, context, makeScenario, async ({ asker, body }) => ({
    status: success,
    data: await newScenario(context, asker, body),
  }))
  serve(app, context, compareScenarios, async ({ asker, query }) => ({
    status: success,
    data: await compareWith(context, asker, query.ids ? query.ids.split(',') : []),
  }))
  serve(app, context, changeScenario, async ({ asker, params, body }) => ({
    status: success,
    data: await alterScenario(context, asker, { ...body, id: params.id }),
  }))
  serve(app, context, discardScenario, async ({ asker, params }) => {
    await dropScenario(context, asker, params.id)
    return { status: success }
  })
  serve(app, context, mergeScenario, async ({ asker, params }) => ({
    status: success,
    data: await mergeIntoForecast(context, asker, params.id),
  }))
  serve(app, context, seekGoal, async ({ asker, body }) => ({
    status: success,
    data: await goalOf(context, asker, body),
  }))
}
