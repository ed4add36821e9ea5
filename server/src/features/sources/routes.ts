// HTTP for the data source, balances of accounts, freshness, and deleting everything.
import {
  accountBalances,
  checkAnalyticsSync,
  dataVersion,
  deleteUserData,
  stateBalance,
  userDataExists,
} from '@plimsoll/contract/sources'
import type { FastifyInstance } from 'fastify'
import { readBalances } from '../../books/accounts/balances.store.ts'
import { readBooksVersion } from '../../books/version.store.ts'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { serve } from '../../http/serve.ts'
import { deleteData, sourceReply, stateBalanceByHand } from './service.ts'
import { isWorkUnderWay } from './sources.store.ts'

const status = 'success' as const

/** Everything under data/ that is about sources. */
export function registerSources(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, context, userDataExists, async ({ principal }) => ({
    status,
    data: await sourceReply(db, principal.businessId),
  }))
  serve(app, context, accountBalances, async ({ principal: { businessId } }) => ({
    status,
    data: (
      await asTenant(db, businessId, (tx) => readBalances(tx, businessId, context.today()))
    ).map((account) => ({ ...account, fresh_at: account.fresh_at?.toISOString() ?? null })),
  }))
  serve(app, context, stateBalance, async ({ params, body, principal }) => {
    await stateBalanceByHand(context, principal.businessId, { accountId: params.id, ...body })
    return { status }
  })
  serve(app, context, dataVersion, async ({ principal: { businessId } }) => ({
    status,
    data: { version: await asTenant(db, businessId, (tx) => readBooksVersion(tx, businessId)) },
  }))
  serve(app, context, checkAnalyticsSync, async ({ principal: { businessId } }) => {
    const underWay = await asTenant(db, businessId, (tx) => isWorkUnderWay(tx, businessId))
    return { status, data: { analytics_sync: underWay ? (0 as const) : (1 as const) } }
  })
  serve(app, context, deleteUserData, async ({ principal }) => {
    await deleteData(context, principal.businessId)
    return { status }
  })
}
