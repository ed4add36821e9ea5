// Stores each week's report once the week has closed. Hourly, because the machine may sleep on a Monday morning; one job for each
// business, so that none waits for another's failure.
import { addDays } from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import { isoWeekOf } from '@plimsoll/domain/reports/iso-week'
import { listBusinessesWithBooks } from '../../books/businesses.store.ts'
import type { Context } from '../../context.ts'
import type { Queue } from '../../jobs/jobs.ts'
import { weeklyReportOn } from './weekly.ts'

const hourlyQueue: Queue = { name: 'reports', retriesMax: 2, deadlineSeconds: 120, atOnce: 1 }
const weekQueue: Queue = {
  name: 'reports-week',
  retriesMax: 3,
  retryDelaySeconds: 60,
  retryBackoff: true,
  deadlineSeconds: 120,
  atOnce: 1,
  isMerged: true,
}

/** Registers the work. */
export function handleWeekly(context: Context): void {
  context.jobs.handle(hourlyQueue, async () => {
    for (const businessId of await listBusinessesWithBooks(context.db))
      await context.jobs.send(weekQueue.name, { businessId })
  })
  context.jobs.handle<{ businessId: string }>(weekQueue, ({ businessId }) =>
    storeLastWeek(context, businessId),
  )
  context.jobs.schedule(hourlyQueue.name, '0 * * * *')
}

/** Stores the week that closed last, if the books reach its end. */
export async function storeLastWeek(context: Context, businessId: string): Promise<void> {
  const today = context.today()
  const date = addDays(isoWeekOf(today).from, -1)
  try {
    await weeklyReportOn(context, businessId, { today, date })
  } catch (error) {
    // Books that were emptied meanwhile have no report.
    if (!(error instanceof Problem)) throw error
  }
}
