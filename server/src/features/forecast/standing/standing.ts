// What stands when figures are requested: the books, the run that fits them, everything the user
// laid over it, and what has happened lately.
import {
  addDays,
  addMonthsToDay,
  type Day,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '@plimsoll/domain/calendar'
import { asOfDay } from '@plimsoll/domain/cashflow/as-of'
import type { Movement } from '@plimsoll/domain/forecast/movement'
import { lateDaysMax } from '@plimsoll/domain/forecast/overlay/settle-one-offs'
import {
  type Books,
  readForecastBooks,
  readMovements,
} from '../../../books/figures/movements.store.ts'
import { readExcess } from '../../../books/totals/excess.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { type ProjectBook, readProjectBook } from '../../sales/service.ts'
import { readChanges, type SavedChanges } from '../overlay/saved-changes.ts'
import { runOf } from '../run/make-run.ts'
import type { Run } from '../run/run.ts'
import { type MeasuredRange, readMeasuredRange } from './backtest.store.ts'

/** Whole months ahead of the month under way. */
const monthsAhead = 24
// A one-off is looked for from a fortnight before its day until it is a month late.
const oneOffDaysBack = lateDaysMax + 14

// Payments of an invoice are looked for this far back at most.
const invoiceDaysBack = 400

/** Everything known when figures are asked for. `run` is null while there are no books. */
export type Standing = {
  books: Books
  today: Day
  asOf: Day
  until: Day
  run: Run | null
  madeAt: Date | null
  changes: SavedChanges
  /** The sales projects, settled against the books. */
  projects: ProjectBook
  /** How well the 80 % range held on past days; `null` while that has not been measured. */
  measured: MeasuredRange | null
  /** What has happened in the month under way. */
  happened: readonly Movement[]
  /**
   * What has happened since one-offs that may still be late were due, and since invoices were
   * entered.
   */
  recent: readonly Movement[]
}

/** Reads what stands; makes the run now if no job has made it yet. */
export async function readStanding(
  tx: TenantTx,
  businessId: string,
  today: Day,
): Promise<Standing> {
  const books = await readForecastBooks(tx, businessId)
  const asOf = asOfDay({ today, lastDay: books.lastDay })
  const until = lastDayOf(monthOf(addMonthsToDay(firstDayOf(monthOf(asOf)), monthsAhead)))
  const changes = await readChanges(tx, businessId)
  const measured = await readMeasuredRange(tx, businessId)
  const projects = await readProjectBook(tx, businessId, { today, books })
  const at = { books, today, asOf, until, changes, measured, projects }
  // Books past the bound, kept by an earlier version, can be listed and undone, but not forecast.
  const isCountable = (await readExcess(tx, businessId)) === 0n
  if (!books.firstDay || books.firstDay > asOf || !isCountable)
    return { ...at, run: null, madeAt: null, happened: [], recent: [] }
  const made = await runOf(tx, businessId, at, changes.decisions)
  const from = firstDayOf(monthOf(earliest(addDays(asOf, -oneOffDaysBack), changes, asOf)))
  const recent = await readMovements(tx, businessId, { from, to: asOf })
  const happened = recent.filter(({ day }) => monthOf(day) === monthOf(asOf))
  return { ...at, run: made.base, madeAt: made.madeAt, happened, recent }
}

/**
 * The day to read payments from: that of one-offs, or of the oldest invoice where it comes first.
 */
function earliest(oneOffs: Day, { invoices }: SavedChanges, asOf: Day): Day {
  const bound = addDays(asOf, -invoiceDaysBack)
  const first = invoices.reduce((day, { since }) => (since < day ? since : day), oneOffs)
  return first < bound ? bound : first
}
