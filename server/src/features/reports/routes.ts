// HTTP for reports: the weekly report and the list of its weeks.
import { listPastWeeks, readWeeklyReport } from '@plimsoll/contract/reports'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { withForecastView } from '../forecast/service.ts'
import { handleWeekly } from './jobs.ts'
import { pastWeeks } from './past-weeks.ts'
import { weeklyReportOn } from './weekly.ts'

/** Registers everything under reports/. */
export function registerReports(app: FastifyInstance, context: Context): void {
  handleWeekly(context)
  serve(app, context, readWeeklyReport, async ({ principal, query }) => {
    const today = context.today()
    const data = await weeklyReportOn(context, principal.businessId, {
      today,
      date: query.date ?? today,
    })
    return { status: 'success' as const, data }
  })
  serve(app, context, listPastWeeks, async ({ principal: { businessId } }) => {
    const data = await withForecastView(context, { businessId }, (view, tx) =>
      pastWeeks(tx, businessId, view),
    )
    return { status: 'success' as const, data }
  })
}
