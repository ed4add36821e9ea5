// The forecast's work behind the scenes: made again and tried on the past after every change of the
// books, and once a day a snapshot of it is kept.
import { addMonths, type Day, monthOf } from '@plimsoll/domain/calendar'
import type { Forecast } from '@plimsoll/domain/forecast/overlay/composed'
import { type Minor, zero } from '@plimsoll/domain/money'
import { listBusinessesWithBooks } from '../../books/businesses.store.ts'
import { booksChangedQueue } from '../../books/change-books.ts'
import { indexUploadWords } from '../../books/posting/words.store.ts'
import type { Context } from '../../context.ts'
import { renewStatistics } from '../../db/statistics.store.ts'
import { asTenant, type TenantTx } from '../../db/tenant.ts'
import type { Queue } from '../../jobs/jobs.ts'
import { wakeMail, watchBooks } from '../alerts/service.ts'
import { renewWhereOld } from './accuracy/backtest.ts'
import {
  type DaySnapshot,
  hasSnapshot,
  keepSnapshot,
  type MonthSnapshot,
} from './accuracy/snapshots.store.ts'
import { readAlertFacts } from './alerts/alert-facts.ts'
import { holdSame } from './run/hold.store.ts'
import { composeBare, composeStanding } from './standing/compose.ts'
import { readStanding } from './standing/standing.ts'
import { readView } from './standing/view.ts'

/**
 * Keeps today's snapshot for every business with books. Hourly, because the machine may sleep at
 * night: the first of the day counts.
 */
const dailyQueue: Queue = {
  name: 'forecast-daily',
  retriesMax: 2,
  deadlineSeconds: 1800,
  atOnce: 1,
}

/**
 * Tries the forecast on the past of changed books, behind everything that somebody waits for: what
 * it measures widens the ranges on every screen, so it waits for nobody to open one.
 */
const measureQueue: Queue = {
  name: 'forecast-measured',
  retriesMax: 2,
  deadlineSeconds: 180,
  atOnce: 1,
  isMerged: true,
  isByClock: true,
}

// Trying the forecast on a business's past takes seconds: the rest of them wait for the next hour.
const measureMsMax = 60_000

const snapshotMonths = 6
const snapshotDays = 183

/** Registers the work. */
export function handleForecasts(context: Context): void {
  context.jobs.handle<{ businessId: string }>(booksChangedQueue, async ({ businessId }) => {
    await renewStatistics(context.db)
    await makeAndSay(context, businessId)
    await indexUploadWords(context.db, businessId)
    // Somebody who corrects row after row has the past tried once in a while, not with every row.
    const afterSeconds = context.env.BACKTEST_AFTER_SECONDS
    await asTenant(context.db, businessId, (tx) =>
      context.jobs.enqueue(tx, measureQueue.name, { businessId }, { afterSeconds }),
    )
  })
  context.jobs.handle<{ businessId: string }>(measureQueue, ({ businessId }) =>
    measureAndSay(context, businessId),
  )
  context.jobs.handle(dailyQueue, async () => {
    const businessIds = await listBusinessesWithBooks(context.db)
    for (const businessId of businessIds) await makeAndSay(context, businessId)
    const until = Date.now() + measureMsMax
    for (const businessId of businessIds)
      if (Date.now() < until) await measureAndSay(context, businessId)
  })
  context.jobs.schedule(dailyQueue.name, '7 * * * *')
}

/**
 * Makes the forecast that fits the books, keeps a snapshot if there is none for today, and raises
 * the alerts it gives cause for.
 */
async function makeAndSay(context: Context, businessId: string): Promise<void> {
  const today = context.today()
  await asTenant(context.db, businessId, (tx) => takeSnapshot(tx, businessId, today))
  await asTenant(context.db, businessId, (tx) => warn(context, tx, { businessId, today }))
  wakeMail(context)
}

/** Tries the forecast on the business's own past, and raises the alerts of the ranges it gives. */
async function measureAndSay(context: Context, businessId: string): Promise<void> {
  const today = context.today()
  const isRenewed = await asTenant(context.db, businessId, async (tx) => {
    const view = await readView(tx, businessId, { today })
    return view !== null && renewWhereOld(tx, businessId, view)
  })
  if (!isRenewed) return
  await asTenant(context.db, businessId, (tx) => warn(context, tx, { businessId, today }))
  wakeMail(context)
}

/** The books are held meanwhile: of two workers the later one sees the first one's snapshot. */
async function warn(
  context: Context,
  tx: TenantTx,
  { businessId, today }: { businessId: string; today: Day },
): Promise<void> {
  const read = await readAlertFacts(tx, businessId, today)
  if (read) await holdSame(tx, businessId, read.view.standing.books)
  await watchBooks(context, tx, businessId, read?.facts ?? null)
}

async function takeSnapshot(tx: TenantTx, businessId: string, today: Day): Promise<void> {
  const standing = await readStanding(tx, businessId, today)
  // Books that ended long ago say nothing about today.
  if (!standing.run || standing.asOf !== today || (await hasSnapshot(tx, businessId, today))) return
  await holdSame(tx, businessId, standing.books)
  const { forecast } = composeStanding(standing)
  const bare = composeBare(standing)
  await keepSnapshot(tx, businessId, {
    on: today,
    months: monthSnapshots(forecast, bare),
    days: daySnapshots(forecast, bare),
  })
}

function monthSnapshots(forecast: Forecast, bare: Forecast): MonthSnapshot[] {
  const last = addMonths(monthOf(forecast.asOf), snapshotMonths)
  const unchanged = new Map(
    bare.months.flatMap(({ month, lines }) =>
      lines.map((line) => [keyOf(month, line), line] as const),
    ),
  )
  const shown = new Map(
    forecast.months.flatMap(({ month, lines }) =>
      lines.map((line) => [keyOf(month, line), line] as const),
    ),
  )
  return [...new Set([...shown.keys(), ...unchanged.keys()])].flatMap((key): MonthSnapshot[] => {
    const line = shown.get(key) ?? unchanged.get(key)
    const month = key.slice(0, 7)
    if (!line || month > last) return []
    const { side, subCategory, merchantId } = line
    return [
      {
        month,
        side,
        subCategory,
        merchantId,
        amount: shown.get(key)?.amount ?? zero,
        unchanged: unchanged.get(key)?.amount ?? zero,
      },
    ]
  })
}

function keyOf(
  month: string,
  line: { side: string; subCategory: string; merchantId: string | null },
): string {
  return `${month} ${line.side} ${line.subCategory} ${line.merchantId}`
}

function daySnapshots(forecast: Forecast, bare: Forecast): DaySnapshot[] {
  return forecast.days.slice(0, snapshotDays).map((day, at) => ({
    day: day.day,
    closing: day.closing,
    unchanged: bare.days[at]?.closing ?? (day.closing as Minor),
    low50: day.low50,
    high50: day.high50,
    low80: day.low80,
    high80: day.high80,
    low95: day.low95,
    high95: day.high95,
  }))
}
