// Joins actuals and forecast into the six consecutive months of the table. Never adds the two;
// makes up no figures.
import type { CashflowOverview, MonthRecord } from '@plimsoll/contract/cashflow'
import { tableMonths } from '@plimsoll/contract/limits'
import { addMonths, type Day, type Month, monthOf, monthsFrom } from '@plimsoll/domain/calendar'
import { isOldData } from '@plimsoll/domain/cashflow/as-of'

/** What a column is: what happened, the running month, what is expected, or nothing known. */
export type MonthKind = 'actual' | 'in_progress' | 'forecast' | 'none'

/**
 * One column. `record` is what it shows, null where nothing is known. In the running month `record`
 * is the forecast of the whole month (so far plus expected) and `soFar` what has happened;
 * elsewhere `soFar` is null.
 */
export type TableMonth = {
  readonly month: Month
  readonly kind: MonthKind
  readonly record: MonthRecord | null
  readonly soFar: MonthRecord | null
  /** The last day of old bank data, in the month that they break off in. */
  readonly endsOn?: Day
}

type Lists = { forecast: readonly MonthRecord[]; actuals: readonly MonthRecord[] }

/** The month of a record, `'2026-11'`. */
function monthOfRecord(record: MonthRecord): Month {
  return `${String(record.cf_year).padStart(4, '0')}-${String(record.cf_month).padStart(2, '0')}`
}

/** The two lists of a reply; empty ones where it holds no data. */
export function listsOf(overview: CashflowOverview): Lists {
  return overview.data[0] ?? { forecast: [], actuals: [] }
}

/**
 * The running month: that of the day the figures stand on, else the last one with actuals, else the
 * first one forecast.
 */
export function currentMonthOf(overview: CashflowOverview): Month | null {
  if (overview.meta) return monthOf(overview.meta.as_of)
  const { actuals, forecast } = listsOf(overview)
  return (
    actuals.map(monthOfRecord).sort().at(-1) ?? forecast.map(monthOfRecord).sort().at(0) ?? null
  )
}

/** The month in which the books begin; null where they are empty or the reply does not tell. */
export function firstMonthOf(overview: CashflowOverview): Month | null {
  return overview.meta?.first_day ? monthOf(overview.meta.first_day) : null
}

/**
 * Exactly six consecutive months from `start`, also across a year's end; months without a record
 * are padding.
 */
export function sixMonths(overview: CashflowOverview, start: Month): TableMonth[] {
  return joinMonths(overview, monthsFrom(start, addMonths(start, tableMonths - 1)))
}

/** Months of any span, as the table would show them. */
export function joinMonths(overview: CashflowOverview, months: readonly Month[]): TableMonth[] {
  const lists = listsOf(overview)
  const known: KnownMonths = {
    actuals: byMonth(lists.actuals),
    forecast: byMonth(lists.forecast),
    current: currentMonthOf(overview) ?? '',
    first: firstMonthOf(overview) ?? '',
    endsOn: overview.meta && isOldData(overview.meta) ? overview.meta.as_of : null,
  }
  return months.map((month) => joinOne(month, known))
}

type KnownMonths = {
  readonly actuals: ReadonlyMap<Month, MonthRecord>
  readonly forecast: ReadonlyMap<Month, MonthRecord>
  readonly current: Month
  readonly first: Month
  /**
   * The last day of old bank data: the months after it have passed by now, and nothing is claimed
   * of them.
   */
  readonly endsOn: Day | null
}

function joinOne(month: Month, known: KnownMonths): TableMonth {
  // A record of a month before the books begin carries a balance counted backwards and nothing that
  // is known.
  if (month < known.first) return plain(month, null, 'none')
  const actual = known.actuals.get(month) ?? null
  const forecast = known.forecast.get(month) ?? null
  if (month < known.current) return plain(month, actual, 'actual')
  if (known.endsOn)
    return month === known.current
      ? { ...plain(month, actual, 'actual'), endsOn: known.endsOn }
      : plain(month, null, 'none')
  if (month > known.current) return plain(month, forecast, 'forecast')
  const record = forecast ?? actual
  return { month, kind: record ? 'in_progress' : 'none', record, soFar: forecast ? actual : null }
}

function plain(month: Month, record: MonthRecord | null, kind: MonthKind): TableMonth {
  return { month, kind: record ? kind : 'none', record, soFar: null }
}

function byMonth(records: readonly MonthRecord[]): Map<Month, MonthRecord> {
  return new Map(records.map((record) => [monthOfRecord(record), record]))
}
