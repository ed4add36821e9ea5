// The cash-flow table as rows for a file: the same rows, labels and order as on screen. CSV and
// XLSX are written from it.

import { type Month, monthOf } from '@plimsoll/domain/calendar'
import type { CashLine, CashMonth } from '@plimsoll/domain/cashflow/cash-months'
import { dayInWords } from '@plimsoll/domain/date-words'
import { groupBy } from '@plimsoll/domain/group'
import { type Minor, negate, sum, zero } from '@plimsoll/domain/money'
import { categoryLabelOf, subCategoryOf } from '@plimsoll/domain/taxonomy'
import { type CategoryNames, nameOfSubCategory } from '../../books/categories/names.ts'
import { type Books, statementOf } from './statement.ts'

/** What a row is: a balance, the sum of the rows one level below it, or a figure of its own. */
type RowKind = 'opening' | 'closing' | 'sum' | 'figure'

/**
 * One row: its label, how deep it stands (0 to 4), and an amount for each month, money out
 * negative. Sums list the rows they add up, by index.
 */
export type ExportRow = {
  readonly kind: RowKind
  readonly label: string
  readonly level: number
  readonly amounts: readonly Minor[]
  readonly parts: readonly number[]
}

/**
 * The months as columns, each with what it is (“Actual”, “In progress”, “Forecast”, “Up to …” for
 * old bank data), and the rows.
 */
export type ExportTable = {
  readonly months: readonly { month: Month; kind: string }[]
  readonly rows: readonly ExportRow[]
}

const activities = [
  { activity: 'operating', label: 'Operating Activities' },
  { activity: 'investing', label: 'Investment activities' },
  { activity: 'financing', label: 'Financing Activities' },
] as const

/** The table over a span of months; the current month is the whole month expected. */
export function exportTableOf(books: Books, span: { from: Month; to: Month }): ExportTable {
  const { actuals, forecast } = statementOf(books, span)
  const current = monthOf(books.forecast.asOf)
  // The months after old bank data have passed by now: nothing is claimed of them.
  const endsOn = books.forecast.asOf < books.today ? books.forecast.asOf : null
  const months = endsOn ? actuals : [...actuals.filter(({ month }) => month < current), ...forecast]
  const rows: ExportRow[] = []
  // Counted from nothing, a balance would be made up.
  const { categoryNames: names } = books.forecast
  const hasBalances = books.facts.balanceKnown
  if (hasBalances)
    rows.push(
      balanceRow(
        'opening',
        'Opening balance',
        months.map((month) => month.opening),
      ),
    )
  addSide(rows, months, { side: 'out', label: 'Cash Out', names })
  addSide(rows, months, { side: 'in', label: 'Cash In', names })
  if (hasBalances)
    rows.push(
      balanceRow(
        'closing',
        'Closing balance',
        months.map((month) => month.closing),
      ),
    )
  return {
    months: months.map(({ month }) => ({
      month,
      kind:
        month < current
          ? 'Actual'
          : month > current
            ? 'Forecast'
            : endsOn
              ? `Up to ${dayInWords(endsOn)}`
              : 'In progress',
    })),
    rows,
  }
}

type Side = { side: CashLine['side']; label: string; names: CategoryNames }

function addSide(rows: ExportRow[], months: readonly CashMonth[], side: Side): void {
  const at = reserve(rows)
  const parts = activities.map(({ activity, label }) => {
    const lines = months.map((month) =>
      month.lines.filter((line) => line.side === side.side && line.activity === activity),
    )
    return addActivity(rows, lines, { label, names: side.names })
  })
  const excluded = months.map((month) =>
    sum(
      month.lines
        .filter((line) => line.side === side.side && line.activity === 'excluded')
        .map(movementOf),
    ),
  )
  if (excluded.some((amount) => amount !== 0)) {
    parts.push(rows.length)
    rows.push({ kind: 'figure', label: 'Excluded', level: 1, amounts: excluded, parts: [] })
  }
  rows[at] = sumRow(rows, { label: side.label, level: 0, parts })
}

type Lines = readonly (readonly CashLine[])[] // by month

function addActivity(
  rows: ExportRow[],
  lines: Lines,
  { label, names }: Pick<Side, 'label' | 'names'>,
): number {
  const at = reserve(rows)
  const keys = [...groupBy(lines.flat(), (line) => subCategoryOf(line.subCategory).category).keys()]
  const parts = keys.map((key) => addCategory(rows, lines, { category: key, names }))
  rows[at] = sumRow(rows, { label, level: 1, parts, months: lines.length })
  return at
}

function addCategory(
  rows: ExportRow[],
  lines: Lines,
  { category, names }: { category: string; names: CategoryNames },
): number {
  const at = reserve(rows)
  const own = lines.map((place) =>
    place.filter((line) => subCategoryOf(line.subCategory).category === category),
  )
  const codes = [...new Set(own.flat().map((line) => line.subCategory))]
  const parts = codes.map((code) => {
    const amounts = own.map((place) =>
      sum(place.filter((line) => line.subCategory === code).map(movementOf)),
    )
    rows.push({
      kind: 'figure',
      label: nameOfSubCategory(code, names),
      level: 3,
      amounts,
      parts: [],
    })
    return rows.length - 1
  })
  rows[at] = sumRow(rows, { label: categoryLabelOf(category), level: 2, parts })
  return at
}

/** As on screen: money out carries its minus. */
function movementOf(line: CashLine): Minor {
  return line.side === 'out' ? negate(line.amount) : line.amount
}

function balanceRow(kind: 'opening' | 'closing', label: string, amounts: Minor[]): ExportRow {
  return { kind, label, level: 0, amounts, parts: [] }
}

function sumRow(
  rows: readonly ExportRow[],
  row: { label: string; level: number; parts: number[]; months?: number },
): ExportRow {
  const width = row.months ?? rows[row.parts[0] ?? -1]?.amounts.length ?? 0
  const amounts = Array.from({ length: width }, (_, month) =>
    sum(row.parts.map((part) => rows[part]?.amounts[month] ?? zero)),
  )
  return { kind: 'sum', label: row.label, level: row.level, amounts, parts: row.parts }
}

/** Holds a place for a row that is known only after the rows below it. */
function reserve(rows: ExportRow[]): number {
  rows.push({ kind: 'sum', label: '', level: 0, amounts: [], parts: [] })
  return rows.length - 1
}
