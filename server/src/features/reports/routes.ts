// HTTP for reports: the weekly report.
import { readWeeklyReport } from '@plimsoll/contract/reports'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { withForecastView } from '../forecast/service.ts'
import { weeklyReport } from './weekly.ts'

/** Registers GET reports/weekly. */
export function registerReports(app: FastifyInstance, context: Context): void {
  serve(app, context, readWeeklyReport, async ({ principal, query }) => {
    const { businessId } = principal
    const today = context.today()
    const data = await withForecastView(context, { businessId }, (view, tx) =>
      weeklyReport(tx, businessId, { view, today, date: query.date ?? today }),
    )
    return { status: 'success' as const, data }
  })
}
