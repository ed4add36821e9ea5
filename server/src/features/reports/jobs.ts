// Stores each week's report once the week has closed, and sends it on Monday mornings. Hourly,
// because the machine may sleep; one job for each business, so that none waits for another's
// failure.
import { addDays, type Day, hourIn, weekdayOf } from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import { isoWeekOf } from '@plimsoll/domain/reports/iso-week'
import { listBusinessesWithBooks } from '../../books/businesses.store.ts'
import type { Context } from '../../context.ts'
import type { Queue } from '../../jobs/jobs.ts'
import { wakeMail } from '../alerts/service.ts'
import { weeklyReportOn } from './weekly.ts'
import { postWeekly, weeklyTemplate, writeWeeklyMail } from './weekly-mail.ts'

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

const monday = 1
const tuesday = 2
const sendHour = 8

/** Registers the work. */
export function handleWeekly(context: Context): void {
  context.outbox.writes(weeklyTemplate, (posted) => writeWeeklyMail(context, posted))
  context.jobs.handle(hourlyQueue, async () => {
    for (const businessId of await listBusinessesWithBooks(context.db))
      await context.jobs.send(weekQueue.name, { businessId })
  })
  context.jobs.handle<{ businessId: string }>(weekQueue, async ({ businessId }) => {
    await storeLastWeek(context, businessId)
    const now = { today: context.today(), hour: hourIn('Europe/London', new Date()) }
    if (!isSendTime(now)) return
    await postWeekly(context, businessId, now.today)
    wakeMail(context)
  })
  context.jobs.schedule(hourlyQueue.name, '0 * * * *')
}

/**
 * Mondays from eight, and all of Tuesday for a machine that slept through Monday. Nobody gets a
 * week's report twice.
 */
export function isSendTime({ today, hour }: { today: Day; hour: number }): boolean {
  const weekday = weekdayOf(today)
  return (weekday === monday && hour >= sendHour) || weekday === tuesday
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
