// HTTP for the audit trail and undo.
import { listChanges, undoChange as undoEndpoint } from '@plimsoll/contract/changes'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../http/serve.ts'
import { tellChanges } from './tell.ts'
import { undoChange } from './undo.ts'

const success = 'success' as const

/** What was changed, and taking it back. */
export function registerTrail(app: FastifyInstance, context: Context): void {
  serve(app, context, listChanges, async ({ query, asker }) => ({
    status: success,
    ...(await tellChanges(context.db, asker.businessId, query)),
  }))
  serve(app, context, undoEndpoint, async ({ params, asker }) => ({
    status: success,
    data: {
      changed: await undoChange(context, asker.businessId, { changeId: params.id, by: asker.name }),
    },
  }))
}
