// The rows of the cash-flow table as values: the specification's five, with activities, categories
// and sub-categories below. Their words and looks in the grid are `grid-rows.ts`.
import type { MonthRecord } from '@plimsoll/contract/cashflow'
import { type Minor, zero } from '@plimsoll/domain/money'
import { type ActivityKey, type Direction, printRow, type RowPath } from './cell-key.ts'
import type { TableMonth } from './six-months.ts'
import { activityKeys, amountOf, excludedRow, type Item, itemsOf, linesOf } from './sums.ts'

/**
 * A figure: signed, null where nothing is known. `soFar` is the part that has happened, in the
 * running month only.
 */
export type TableCell = { readonly amount: Minor | null; readonly soFar: Minor | null }

/** A row: `path` where it sums up lines, null for the balances; one cell per month. */
export type TableRow = {
  readonly id: string
  readonly label: string
  readonly path: RowPath | null
  readonly cells: readonly TableCell[]
  readonly children: readonly TableRow[]
}

/** The words for the activities, spelt as the specification spells them. */
export const activityLabels: Record<ActivityKey, string> = {
  op: 'Operating Activities',
  inv: 'Investment activities',
  fin: 'Financing Activities',
}

/** The words for the sides. */
export const directionLabels: Record<Direction, string> = { out: 'Cash Out', in: 'Cash In' }

/**
 * The four rows below the Timeline. `all` are the records that decide the order of categories, so
 * that paging keeps it.
 */
export function tableRows(
  months: readonly TableMonth[],
  all: readonly MonthRecord[] = [],
): TableRow[] {
  const context = { months, sizes: sizesOf([...all, ...months.flatMap(recordOf)]) }
  return [
    balanceRow('opening', 'Opening balance', months, (record) => record.opening_balance),
    sideRow(context, 'out'),
    sideRow(context, 'in'),
    balanceRow('closing', 'Closing balance', months, (record) => record.closing_balance),
  ]
}

/**
 * The values that a row's trend is drawn and described from: nothing in a known month counts as
 * zero, an unknown month as null.
 */
export function trendOf(row: TableRow, months: readonly TableMonth[]): (Minor | null)[] {
  return row.cells.map(({ amount }, index) => (months[index]?.record ? (amount ?? zero) : null))
}

/**
 * The words for a row by its path, from the lines of any record that has them; the code itself
 * where none has.
 */
export function labelOf(path: RowPath, records: readonly MonthRecord[]): string {
  if (!path.activity) return directionLabels[path.direction]
  if (!path.category) return activityLabels[path.activity]
  const line = records.flatMap((record) => linesOf(record, path))[0]
  return path.subCategory
    ? (line?.subcategory_label ?? path.subCategory)
    : (line?.category_label ?? path.category)
}

type Context = {
  readonly months: readonly TableMonth[]
  readonly sizes: ReadonlyMap<string, number>
}

function sideRow(context: Context, direction: Direction): TableRow {
  const children = activityKeys.map((activity) => activityRow(context, { direction, activity }))
  const excluded = row(context, excludedRow(direction), 'Excluded', [])
  const hasExcluded = excluded.cells.some(({ amount }) => amount !== null)
  return row(
    context,
    { direction },
    directionLabels[direction],
    hasExcluded ? [...children, excluded] : children,
  )
}

function activityRow(
  context: Context,
  path: { direction: Direction; activity: ActivityKey },
): TableRow {
  const items = context.months
    .flatMap(recordOf)
    .flatMap((record) => itemsOf(record, path.direction, path.activity))
  const categories = new Map(items.map((item) => [item.category, item.category_label]))
  const children = [...categories].map(([category, label]) =>
    categoryRow(context, { ...path, category }, label, items),
  )
  return row(context, path, activityLabels[path.activity], largestFirst(context, children))
}

function categoryRow(
  context: Context,
  path: RowPath & { category: string },
  label: string,
  items: readonly Item[],
): TableRow {
  const own = items.filter((item) => item.category === path.category)
  const subs = new Map(own.map((item) => [item.sub_category, item.subcategory_label]))
  const children = [...subs].map(([subCategory, words]) =>
    row(context, { ...path, subCategory }, words, []),
  )
  // A category of one line by the same name has nothing more to open.
  const repeats = children.length === 1 && children[0]?.label === label
  return row(context, path, label, repeats ? [] : largestFirst(context, children))
}

function row(context: Context, path: RowPath, label: string, children: TableRow[]): TableRow {
  const cells = context.months.map(({ record, soFar }) => ({
    amount: record && amountOf(record, path),
    soFar: soFar && amountOf(soFar, path),
  }))
  return { id: printRow(path), label, path, cells, children }
}

function balanceRow(
  id: string,
  label: string,
  months: readonly TableMonth[],
  read: (record: MonthRecord) => Minor,
): TableRow {
  const cells = months.map(({ record, soFar }) => ({
    amount: record && read(record),
    soFar: soFar && read(soFar),
  }))
  return { id, label, path: null, cells, children: [] }
}

function largestFirst({ sizes }: Context, rows: TableRow[]): TableRow[] {
  const size = (tableRow: TableRow) => sizes.get(tableRow.id) ?? 0
  return rows.sort((a, b) => size(b) - size(a) || a.label.localeCompare(b.label, 'en-GB'))
}

/**
 * How large each category and sub-category is over all records; only ever compared, never shown.
 */
function sizesOf(records: readonly MonthRecord[]): Map<string, number> {
  const sizes = new Map<string, number>()
  const add = (path: RowPath, value: number) => {
    const id = printRow(path)
    sizes.set(id, (sizes.get(id) ?? 0) + Math.abs(value))
  }
  for (const record of records)
    for (const direction of ['out', 'in'] as const)
      for (const activity of activityKeys)
        for (const item of itemsOf(record, direction, activity)) {
          const path = { direction, activity, category: item.category }
          add(path, item.value)
          add({ ...path, subCategory: item.sub_category }, item.value)
        }
  return sizes
}

function recordOf({ record }: TableMonth): MonthRecord[] {
  return record ? [record] : []
}
