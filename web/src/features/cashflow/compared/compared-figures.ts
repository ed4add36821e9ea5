// What the server says of each figure of the table and its forecast, found by row and month. Adds
// nothing up: every row's difference comes from the analysis.
import type { ComparedMonth } from '@plimsoll/contract/analysis-months'
import type { MonthRecord } from '@plimsoll/contract/cashflow'
import type { Month } from '@plimsoll/domain/calendar'
import { zero } from '@plimsoll/domain/money'
import { type ActivityKey, type Direction, printRow } from '../cell-key.ts'
import type { TableMonth } from '../six-months.ts'
import { amountOf } from '../sums.ts'

type ComparedRow = ComparedMonth['rows'][number]

/**
 * A figure's forecast and its difference from it, signed like the figure. The forecast is null
 * where only the difference is known.
 */
export type Comparison = Pick<ComparedRow, 'difference' | 'effect'> & {
  forecast: ComparedRow['forecast'] | null
}

const activityKeys = { operating: 'op', investing: 'inv', financing: 'fin' } as const

/** Finds the comparison of a row in a month; null where nothing is compared. */
export function comparisonsOf(
  months: readonly ComparedMonth[],
): (rowId: string, month: Month) => Comparison | null {
  const known = new Map<string, Comparison>(
    months.flatMap(({ month, rows, net }) => [
      ...rows.map((row) => [`${idOf(row)} ${month}`, row] as const),
      // The closing balance differs by what the month's cash did. Its forecast is not the cash's.
      ...(net ? [[`closing ${month}`, { ...net, forecast: null }] as const] : []),
    ]),
  )
  return (rowId, month) => known.get(`${rowId} ${month}`) ?? null
}

/**
 * The months with a line of nothing for each that was forecast and did not happen: its difference
 * needs a row to stand in.
 */
export function withForecastLines(
  months: readonly TableMonth[],
  compared: readonly ComparedMonth[],
): TableMonth[] {
  return months.map((column) => {
    const rows = compared.find(({ month }) => month === column.month)?.rows ?? []
    const { record } = column
    return record ? { ...column, record: rows.reduce(withLine, record) } : column
  })
}

function withLine(record: MonthRecord, row: ComparedRow): MonthRecord {
  const { side, activity, category, category_label, sub_category, subcategory_label } = row
  if (!activity || !category || !category_label || !sub_category || !subcategory_label)
    return record
  const key = activityKeys[activity]
  const path = { direction: side, activity: key, category, subCategory: sub_category }
  if (amountOf(record, path) !== null) return record
  const list = listName(side, key)
  const line = { category, category_label, sub_category, subcategory_label, value: zero }
  return { ...record, [list]: [...record[list], line] }
}

function listName(side: Direction, activity: ActivityKey) {
  return side === 'in'
    ? (`ci_${activity}_activities` as const)
    : (`co_${activity}_activities` as const)
}

function idOf({ side, activity, category, sub_category }: ComparedRow): string {
  return printRow({
    direction: side,
    ...(activity ? { activity: activityKeys[activity] } : {}),
    ...(category ? { category } : {}),
    ...(sub_category ? { subCategory: sub_category } : {}),
  })
}
