// HTTP for money leaks.
import {
  dismissLeak as dismissEndpoint,
  listLeaks,
  restoreLeak as restoreEndpoint,
} from '@plimsoll/contract/leaks'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import { serve } from '../../../http/serve.ts'
import { dismissLeak, leaksReply, restoreLeak } from './leaks-reply.ts'

/** Everything under data/leaks. */
export function registerLeaks(app: FastifyInstance, context: Context): void {
  serve(app, context, listLeaks, async ({ principal: { businessId } }) => ({
    status: 'success' as const,
    data: await asTenant(context.db, businessId, (tx) =>
      leaksReply(tx, businessId, context.today()),
    ),
  }))
  serve(app, context, dismissEndpoint, async ({ body, principal }) => {
    const dismissal = { ...body, userId: principal.userId, today: context.today() }
    await asTenant(context.db, principal.businessId, (tx) =>
      dismissLeak(tx, principal.businessId, dismissal),
    )
    return { status: 'success' as const }
  })
  serve(app, context, restoreEndpoint, async ({ body, principal }) => {
    await asTenant(context.db, principal.businessId, (tx) =>
      restoreLeak(tx, principal.businessId, body.id),
    )
    return { status: 'success' as const }
  })
}
