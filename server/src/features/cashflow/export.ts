// The export of the table on screen as a file: CSV with plain figures, or a workbook whose sums and
// balances are live formulas.
import type { Month } from '@plimsoll/domain/calendar'
import { monthNameOf } from '@plimsoll/domain/date-words'
import { zero } from '@plimsoll/domain/money'
import { type CsvCell, writeCsv } from '../../outside/workbook/write-csv.ts'
import {
  lettersOf,
  type SheetCell,
  type WorkbookSheet,
  writeXlsx,
} from '../../outside/workbook/write-xlsx.ts'
import { type ExportRow, type ExportTable, exportTableOf } from './export-table.ts'
import type { Books } from './statement.ts'

/** A file to send. */
type ExportFile = { readonly name: string; readonly type: string; readonly bytes: Buffer }

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** The rows above the first figures. */
export const headRows = 2
/** The column of the first month, counted from 0: after the level and the name of a row. */
export const firstMonth = 2
const levelWidth = 7
const labelWidth = 34
const monthWidth = 15

/** The file of a span of months. */
export function exportOf(
  books: Books,
  request: { format: 'csv' | 'xlsx'; from: Month; to: Month },
): ExportFile {
  const table = exportTableOf(books, request)
  return {
    name: `plimsoll-cash-flow-${request.from}-to-${request.to}.${request.format}`,
    type: types[request.format],
    bytes: request.format === 'csv' ? csvOf(table) : workbookOf(table),
  }
}

function csvOf(table: ExportTable): Buffer {
  const rows = table.rows.map((row): CsvCell[] => [
    row.level + 1,
    row.label,
    ...row.amounts.map((amount) => ({ money: amount })),
  ])
  return writeCsv([
    ['Level', 'Timeline', ...table.months.map(({ month }) => headingOf(month))],
    ['', '', ...table.months.map(({ kind }) => kind)],
    ...rows,
  ])
}

function workbookOf(table: ExportTable): Buffer {
  return writeXlsx([sheetOf(table)])
}

/** The table as a sheet, its sums and balances as formulas. */
export function sheetOf(table: ExportTable): WorkbookSheet {
  const bold = (text: string): SheetCell => ({ text, bold: true })
  const rows = table.rows.map((row, at) => [
    row.level + 1,
    row.level === 0 ? bold(row.label) : { text: row.label, indent: row.level },
    ...row.amounts.map((_, month) => cellOf(table, at, month)),
  ])
  return {
    name: 'Cash flow',
    frozen: { rows: headRows, columns: firstMonth },
    widths: [levelWidth, labelWidth, ...table.months.map(() => monthWidth)],
    rows: [
      [bold('Level'), bold('Timeline'), ...table.months.map(({ month }) => bold(headingOf(month)))],
      ['', '', ...table.months.map(({ kind }) => kind)],
      ...rows,
    ],
  }
}

/**
 * Sums add up the rows they stand for, the closing balance adds the month, and a month opens with
 * the closing before it.
 */
function cellOf(table: ExportTable, at: number, month: number): SheetCell {
  const row = table.rows[at]
  const money = row?.amounts[month] ?? zero
  const bold = row?.level === 0
  const formula = row ? formulaOf(table, row, month) : null
  return formula ? { formula, money, bold } : { money, bold }
}

function formulaOf(table: ExportTable, row: ExportRow, month: number): string | null {
  const cell = (index: number, column = month) =>
    `${lettersOf(column + firstMonth)}${index + 1 + headRows}`
  const top = table.rows.flatMap(({ level }, index) => (level === 0 ? [index] : []))
  const [opening = 0, cashOut = 0, cashIn = 0, closing = 0] = top
  switch (row.kind) {
    case 'sum':
      return row.parts.length === 0 ? null : row.parts.map((part) => cell(part)).join('+')
    case 'closing':
      return [opening, cashOut, cashIn].map((index) => cell(index)).join('+')
    case 'opening':
      return month === 0 ? null : cell(closing, month - 1)
    case 'figure':
      return null
  }
}

function headingOf(month: Month): string {
  return `${monthNameOf(month).slice(0, 3)} ${month.slice(0, 4)}`
}
