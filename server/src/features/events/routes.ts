// The word `events` over HTTP: what the client reports about its use.
import { logEvent } from '@plimsoll/contract/events'
import { Problem } from '@plimsoll/domain/problem'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { serve } from '../../http/serve.ts'
import { recordEvent } from './service.ts'

/** POST /api/e/logEvent. */
export function registerEvents(app: FastifyInstance, context: Context): void {
  serve(app, context, logEvent, async ({ principal, body }) => {
    if (body.user_id !== principal.userId)
      throw new Problem('invalid', 'Events are kept for the person who is signed in.')
    await asTenant(context.db, principal.businessId, (tx) =>
      recordEvent(tx, principal, { action: body.action, data: body.additional_data ?? {} }),
    )
    return { status: 'success' as const }
  })
}
