// HTTP for how good the forecasts have been.
import { forecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import { serve } from '../../../http/serve.ts'
import { readView } from '../standing/view.ts'
import { accuracyOf, noAccuracy } from './accuracy.ts'

/** GET data/forecast/accuracy. */
export function registerAccuracy(app: FastifyInstance, context: Context): void {
  serve(app, context, forecastAccuracy, async ({ principal }) => ({
    status: 'success' as const,
    data: await asTenant(context.db, principal.businessId, async (tx) => {
      const view = await readView(tx, principal.businessId, { today: context.today() })
      return view ? accuracyOf(tx, principal.businessId, view) : noAccuracy
    }),
  }))
}
