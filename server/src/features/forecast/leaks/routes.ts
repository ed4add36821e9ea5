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
import { dismissLeak, restoreLeak, tellLeaks } from './tell.ts'

/** Everything under data/leaks. */
export function registerLeaks(app: FastifyInstance, context: Context): void {
  serve(app, context, listLeaks, async ({ asker: { businessId } }) => ({
    status: 'success' as const,
    data: await asTenant(context.db, businessId, (tx) =>
      tellLeaks(tx, businessId, context.today()),
    ),
  }))
  serve(app, context, dismissEndpoint, async ({ body, asker }) => {
    const said = { ...body, userId: asker.userId, today: context.today() }
    await asTenant(context.db, asker.businessId, (tx) => dismissLeak(tx, asker.businessId, said))
    return { status: 'success' as const }
  })
  serve(app, context, restoreEndpoint, async ({ body, asker }) => {
    await asTenant(context.db, asker.businessId, (tx) => restoreLeak(tx, asker.businessId, body.id))
    return { status: 'success' as const }
  })
}
