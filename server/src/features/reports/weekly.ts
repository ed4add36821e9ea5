// The weekly report as it is read and kept: a week that has closed is stored once, and later
// changes of its books stand beside it.
import { weeklyReport as shape, type WeeklyReport } from '@plimsoll/contract/reports'
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { isoWeekOf } from '@plimsoll/domain/reports/iso-week'
import * as z from 'zod/mini'
import { readNameHider } from '../../books/figures/pay-names.store.ts'
import type { Context } from '../../context.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { withForecastView } from '../forecast/service.ts'
import { sourceReply } from '../sources/service.ts'
import { bridgeOf, isSameBridge } from './bridge.ts'
import { isLatest, makeReport, type ReportInput, standingOf, weekOf } from './make-report.ts'
import { reachOf } from './week-notes.ts'
import { findStored, store } from './weekly.store.ts'

// Banks book little at weekends: data until Friday holds the week.
const weekendDays = 2

/**
 * The report on the week of a date, as it was stored where it was. A week that has just closed is
 * stored on the way.
 */
export async function weeklyReportOn(
  context: Context,
  businessId: string,
  { date, today }: { date: Day; today: Day },
): Promise<WeeklyReport> {
  const week = weekOf({ date, today })
  const source = await sourceReply(context.db, businessId)
  return withForecastView(context, { businessId }, async (view, tx) => {
    const input = { view, today, date, source }
    const stored = await readStored(tx, businessId, input)
    if (stored) return stored
    const report = await makeReport(tx, businessId, input)
    if (!isToStore(report, input)) return report
    await store(tx, businessId, { week: week.from, body: z.encode(shape, report) as object })
    return (await readStored(tx, businessId, input)) ?? report
  })
}

/**
 * A week is stored once it has closed and the books reach its end; older ones closed before anyone
 * could have read them.
 */
function isToStore(report: WeeklyReport, { today, view, source }: ReportInput): boolean {
  const reach = reachOf(source, view.standing.books.lastDay)
  return (
    report.state === 'closed' &&
    isLatest(isoWeekOf(report.week.from), today) &&
    reach !== null &&
    reach >= addDays(report.week.to, -weekendDays)
  )
}

/** The stored report, with the week's bridge as the books have it now where that is another. */
async function readStored(
  tx: TenantTx,
  businessId: string,
  { date, view }: ReportInput,
): Promise<WeeklyReport | null> {
  const week = isoWeekOf(date)
  const stored = await findStored(tx, businessId, week.from)
  if (!stored) return null
  // The report stays as it was stored; names of people whose pay is hidden since are not shown.
  const hide = await readNameHider(tx, businessId)
  const report = z.decode(shape, hide(stored.body) as z.input<typeof shape>)
  const { firstDay, balanceKnown } = view.standing.books
  const current = balanceKnown
    ? await bridgeOf(tx, businessId, { from: week.from, to: week.to })
    : null
  return {
    ...report,
    ...standingOf(view),
    stored_at: stored.storedAt.toISOString(),
    restated: current && report.bridge && !isSameBridge(current, report.bridge) ? current : null,
    previous: firstDay && week.from > firstDay ? addDays(week.from, -7) : null,
  }
}
