// HTTP for the audit trail and undo.
import { listChanges, undoChange as undoEndpoint } from '@plimsoll/contract/changes'
import type { FastifyInstance } from 'fastify'
import { undoChange } from '../../../books/changes/undo.ts'
import type { Context } from '../../../context.ts'
import { serve } from '../../../http/serve.ts'
import { changesReply } from './changes-reply.ts'

const success = 'success' as const

/** What was changed, and taking it back. */
export function registerTrail(app: FastifyInstance, context: Context): void {
  serve(app, context, listChanges, async ({ query, principal }) => ({
    status: success,
    ...(await changesReply(context.db, principal.businessId, query)),
  }))
  serve(app, context, undoEndpoint, async ({ params, principal }) => ({
    status: success,
    data: {
      changed: await undoChange(context, principal.businessId, {
        changeId: params.id,
        by: principal.name,
      }),
    },
  }))
}
