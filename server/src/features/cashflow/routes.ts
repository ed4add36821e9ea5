// The calls of cash flow: overview, dashboard and export.
import { type CashManagement, cashManagement, exportDue } from '@plimsoll/contract/cash-management'
import {
  cashflowOverview,
  dashboardAnalytics,
  exportCashflow,
  upcomingCashflows,
} from '@plimsoll/contract/cashflow'
import { monthsBetween } from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { readFiguresVersion } from '../../books/version.store.ts'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { KeptReplies, sendKept } from '../../http/kept-replies.ts'
import { alreadySent, serve } from '../../http/serve.ts'
import { currentForecast } from '../forecast/service.ts'
import { cashManagementOf } from './cash-management.ts'
import { dashboardOf } from './dashboard.ts'
import { exportDueItems } from './due-export.ts'
import { exportOf } from './export.ts'
import { overviewOf } from './overview.ts'
import { readBooks } from './statement.ts'
import { upcomingOf } from './upcoming.ts'

const monthsMax = 120
// Figures that cannot be made (an amount beyond what can be counted exactly) answer 200 with a
// failed status, as the contract has it.
const noFigures = {
  status: 'failure' as const,
  message:
    'Your figures could not be made: an amount in your books is larger than Plimsoll can count.',
  data: [],
}

/**
 * GET data/cashflow-overview, data/dashboard-analytics, data/transactions/upcoming-cashflows,
 * data/cash-management and the exports.
 */
export function registerCashflow(app: FastifyInstance, context: Context): void {
  const kept = new KeptReplies()
  const keyOf = async (businessId: string, request: string) =>
    [businessId, await readFiguresVersion(context.pool, businessId), context.today(), request].join(
      ' ',
    )

  serve(app, context, cashflowOverview, async ({ principal, query, request, reply }) => {
    checkSpan(query)
    const cacheKey = `overview ${query.from ?? ''} ${query.to ?? ''} ${query.scenario ?? ''}`
    const made = await kept
      .get(await keyOf(principal.businessId, cacheKey), async () => {
        const books = await asTenant(context.db, principal.businessId, (tx) =>
          readBooks(tx, principal.businessId, { today: context.today(), scenario: query.scenario }),
        )
        return z.encode(cashflowOverview.reply, overviewOf(books, query))
      })
      .catch((error: unknown) => {
        if (error instanceof RangeError) return null
        throw error
      })
    return made ? sendKept(request, reply, made) : noFigures
  })

  serve(app, context, dashboardAnalytics, async ({ principal, request, reply }) => {
    const made = await kept.get(await keyOf(principal.businessId, 'dashboard'), async () => {
      const data = await asTenant(context.db, principal.businessId, (tx) =>
        dashboardOf(tx, principal.businessId, context.today()),
      )
      return z.encode(dashboardAnalytics.reply, { status: 'success' as const, data })
    })
    return sendKept(request, reply, made)
  })

  serve(app, context, upcomingCashflows, async ({ principal, query }) => ({
    status: 'success' as const,
    data: await asTenant(context.db, principal.businessId, async (tx) =>
      upcomingOf(
        await currentForecast(tx, principal.businessId, { today: context.today() }),
        query,
      ),
    ),
  }))

  serve(app, context, cashManagement, async ({ principal, request, reply }) => {
    const made = await kept.get(await keyOf(principal.businessId, 'cash management'), async () => {
      const data = await managementOf(context, principal.businessId)
      return z.encode(cashManagement.reply, { status: 'success' as const, data })
    })
    return sendKept(request, reply, made)
  })

  serve(app, context, exportDue, async ({ principal, query, reply }) => {
    sendFile(reply, exportDueItems(await managementOf(context, principal.businessId), query))
    return alreadySent
  })

  serve(app, context, exportCashflow, async ({ principal, query, reply }) => {
    checkSpan(query)
    const books = await asTenant(context.db, principal.businessId, (tx) =>
      readBooks(tx, principal.businessId, { today: context.today() }),
    )
    sendFile(reply, exportOf(books, query))
    return alreadySent
  })
}

function managementOf(context: Context, businessId: string): Promise<CashManagement | null> {
  return asTenant(context.db, businessId, (tx) => cashManagementOf(tx, businessId, context.today()))
}

function sendFile(reply: FastifyReply, file: { name: string; type: string; bytes: Buffer }): void {
  reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(file.bytes)
}

function checkSpan({ from, to }: { from?: string | undefined; to?: string | undefined }): void {
  if (!from || !to) return
  const months = monthsBetween(from, to) + 1
  if (months < 1) throw new Problem('invalid', 'The first month comes after the last.')
  if (months > monthsMax)
    throw new Problem('invalid', `Ask for at most ${monthsMax} months at once.`)
}
