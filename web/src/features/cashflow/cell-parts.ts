// What a figure of the table is made of: its amount, what has happened of it, and what is still
// expected, by sub-category.
import { methodKey } from '@plimsoll/contract/cashflow'
import { less, type Minor, zero } from '@plimsoll/domain/money'
import { type ActivityKey, printRow, type RowPath } from './cell-key.ts'
import type { MonthKind, TableMonth } from './six-months.ts'
import { activityKeys, amountOf, itemsOf } from './sums.ts'

/**
 * What is still expected of one sub-category, signed, and the method that says so, in words where
 * one is known.
 */
export type Expected = {
  readonly id: string
  readonly direction: RowPath['direction']
  readonly label: string
  readonly amount: Minor
  readonly method: string | null
}

/** A figure taken apart, all signed: `happened` plus `expected` is `amount`. */
export type CellParts = {
  readonly kind: MonthKind
  readonly amount: Minor
  readonly happened: Minor
  readonly expected: Minor
  readonly lines: readonly Expected[]
}

/** Takes a figure apart. A cell without a value comes to zero. */
export function partsOf(
  column: TableMonth,
  row: RowPath,
  methods: Readonly<Record<string, string>>,
): CellParts {
  const amount = (column.record && amountOf(column.record, row)) ?? zero
  const happened = happenedIn(column, row)
  return {
    kind: column.kind,
    amount,
    happened,
    expected: less(amount, happened),
    lines: expectedLines(column, row, methods),
  }
}

/**
 * What is still expected below a row, largest first; sub-categories that have come in full are left
 * out.
 */
export function expectedLines(
  column: TableMonth,
  row: RowPath,
  methods: Readonly<Record<string, string>>,
): Expected[] {
  return leavesOf(column, row)
    .map(({ path, label }) => {
      const whole = (column.record && amountOf(column.record, path)) ?? zero
      return {
        id: printRow(path),
        direction: path.direction,
        label,
        amount: less(whole, happenedIn(column, path)),
        method: methods[methodKey(column.month, path.direction, path.subCategory ?? '')] ?? null,
      }
    })
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
}

function happenedIn({ kind, record, soFar }: TableMonth, row: RowPath): Minor {
  if (kind === 'forecast' || kind === 'none') return zero
  const happened = soFar ?? record
  return (happened && amountOf(happened, row)) ?? zero
}

function leavesOf(column: TableMonth, row: RowPath): { path: RowPath; label: string }[] {
  const leaves = new Map<string, { path: RowPath; label: string }>()
  for (const record of [column.record, column.soFar])
    for (const activity of record ? activitiesOf(row) : [])
      for (const item of record ? itemsOf(record, row.direction, activity) : []) {
        if (row.category !== undefined && item.category !== row.category) continue
        if (row.subCategory !== undefined && item.sub_category !== row.subCategory) continue
        const path = {
          direction: row.direction,
          activity,
          category: item.category,
          subCategory: item.sub_category,
        }
        leaves.set(printRow(path), { path, label: item.subcategory_label })
      }
  return [...leaves.values()]
}

function activitiesOf(row: RowPath): readonly ActivityKey[] {
  return row.activity ? [row.activity] : activityKeys
}
