// HTTP for transactions and their accounts' settings; everything else about them registers from its
// own folder.
import { changeAccount as changeAccountEndpoint } from '@plimsoll/contract/sources'
import {
  exportTransactions,
  listTransactions,
  sumTransactions as sumEndpoint,
} from '@plimsoll/contract/transactions'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { alreadySent, serve } from '../../http/serve.ts'
import { registerCategories } from './categories/routes.ts'
import { changeAccount } from './change-account.ts'
import { registerTrail } from './changes/routes.ts'
import { registerEdits } from './edits/routes.ts'
import { exportList, exportWorkbook } from './export/export.ts'
import { registerLearning } from './learning/routes.ts'
import { registerMerchants } from './merchants/routes.ts'
import { registerRules } from './rules/routes.ts'
import { readTransactions, sumTransactions } from './service.ts'
import { registerViews } from './views/routes.ts'

/** Everything under data/ that is about transactions and how they are read. */
export function registerTransactions(app: FastifyInstance, context: Context): void {
  serve(app, context, listTransactions, async ({ query, principal }) => ({
    status: 'success' as const,
    ...(await readTransactions(context, principal.businessId, query)),
  }))
  serve(app, context, sumEndpoint, async ({ query, principal }) => ({
    status: 'success' as const,
    data: await sumTransactions(context, principal.businessId, query),
  }))
  serve(app, context, exportTransactions, async ({ query, principal, reply }) => {
    const { format, ...filters } = query
    if (format === 'xlsx') {
      const file = await exportWorkbook(context, principal.businessId, filters)
      reply
        .type(file.type)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.bytes)
      return alreadySent
    }
    const { name, lines } = await exportList(context, principal.businessId, filters)
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(lines)
    return alreadySent
  })
  registerLearning(app, context)
  serve(app, context, changeAccountEndpoint, async ({ params, body, principal }) => {
    await changeAccount(context, principal.businessId, { accountId: params.id, details: body })
    return { status: 'success' as const }
  })
  registerEdits(app, context)
  registerTrail(app, context)
  registerMerchants(app, context)
  registerCategories(app, context)
  registerViews(app, context)
  registerRules(app, context)
}
