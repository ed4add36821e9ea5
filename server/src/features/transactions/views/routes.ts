// HTTP for saved views.
import * as contract from '@plimsoll/contract/views'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../http/serve.ts'
import { removeView, saveView, tellViews } from './views.ts'

const success = 'success' as const

/** How transactions are listed. */
export function registerViews(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.listViews, async ({ asker }) => ({
    status: success,
    data: await tellViews(context.db, asker.businessId),
  }))
  serve(app, context, contract.saveView, async ({ body, asker }) => ({
    status: success,
    data: await saveView(context.db, asker.businessId, body),
  }))
  serve(app, context, contract.dropView, async ({ params, asker }) => {
    await removeView(context.db, asker.businessId, params.id)
    return { status: success }
  })
}
