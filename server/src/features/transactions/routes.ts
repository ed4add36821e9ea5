// HTTP for transactions, the categories they stand in, and what is said of their accounts.
import { changeAccount as changeAccountEndpoint } from '@plimsoll/contract/sources'
import { listCategories, listTransactions } from '@plimsoll/contract/transactions'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { tellCategories } from './categories/tell.ts'
import { changeAccount } from './change-account.ts'
import { registerEdits } from './edits/routes.ts'
import { registerLearning } from './learning/routes.ts'
import { registerNames } from './merchants/routes.ts'
import { registerRules } from './rules/routes.ts'
import { readTransactions } from './service.ts'

/** Everything under data/ that is about transactions and how they are read. */
export function registerTransactions(app: FastifyInstance, context: Context): void {
  serve(app, context, listTransactions, async ({ query, asker }) => ({
    status: 'success' as const,
    ...(await readTransactions(context, asker.businessId, query)),
  }))
  registerLearning(app, context)
  serve(app, context, listCategories, async ({ asker }) => ({
    status: 'success' as const,
    data: await tellCategories(context.db, asker.businessId),
  }))
  serve(app, context, changeAccountEndpoint, async ({ params, body, asker }) => {
    await changeAccount(context, asker.businessId, { accountId: params.id, said: body })
    return { status: 'success' as const }
  })
  registerEdits(app, context)
  registerNames(app, context)
  registerRules(app, context)
}
