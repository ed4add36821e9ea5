// HTTP for saved views.
import * as contract from '@plimsoll/contract/views'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../http/serve.ts'
import { listViews, removeView, saveView } from './views.ts'

const success = 'success' as const

/** How transactions are listed. */
export function registerViews(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.listViews, async ({ principal }) => ({
    status: success,
    data: await listViews(context.db, principal.businessId),
  }))
  serve(app, context, contract.saveView, async ({ body, principal }) => ({
    status: success,
    data: await saveView(context.db, principal.businessId, body),
  }))
  serve(app, context, contract.dropView, async ({ params, principal }) => {
    await removeView(context.db, principal.businessId, params.id)
    return { status: success }
  })
}
