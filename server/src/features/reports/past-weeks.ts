// The list of weeks that have a report, with what moved in each.
import { type PastWeek, pastWeeksMax } from '@plimsoll/contract/reports'
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { zero } from '@plimsoll/domain/money'
import { isoWeekOf } from '@plimsoll/domain/reports/iso-week'
import { periodWords } from '@plimsoll/domain/variance/period-words'
import { readWeekTotals } from '../../books/figures/month-flows.store.ts'
import { readClosings } from '../../books/figures/months.store.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { ForecastView } from '../forecast/service.ts'
import { listStored } from './weekly.store.ts'

/** From the week under way back to the books' first, the newest first. */
export async function pastWeeks(
  tx: TenantTx,
  businessId: string,
  { standing }: ForecastView,
): Promise<PastWeek[]> {
  const { asOf, books } = standing
  const latest = isoWeekOf(asOf)
  const oldest = addDays(latest.from, -7 * (pastWeeksMax - 1))
  const first = books.firstDay && books.firstDay > oldest ? books.firstDay : oldest
  const span = { from: isoWeekOf(first).from, to: asOf }
  const totals = new Map(
    (await readWeekTotals(tx, businessId, span)).map((total) => [total.monday, total]),
  )
  const closings = books.balanceKnown ? await readClosings(tx, businessId, span) : null
  const stored = await listStored(tx, businessId)
  const weeks: PastWeek[] = []
  for (let monday: Day = latest.from; monday >= span.from; monday = addDays(monday, -7)) {
    const week = isoWeekOf(monday)
    const end = week.to < asOf ? week.to : asOf
    weeks.push({
      ...week,
      label: periodWords(week),
      in: totals.get(monday)?.in ?? zero,
      out: totals.get(monday)?.out ?? zero,
      closing: closings?.get(end) ?? null,
      is_stored: stored.has(monday),
    })
  }
  return weeks
}
