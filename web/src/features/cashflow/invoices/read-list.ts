// A pasted list or the rows of a file as entries: a table where it has headings, else a line each.
// Pure.
import type { Day } from '@plimsoll/domain/calendar'
import type { EntryReading, InvoiceSide } from '@plimsoll/domain/invoices/invoice'
import { readLine } from '@plimsoll/domain/invoices/read-line'
import {
  type LeftRow,
  readInvoiceTable,
  type TableReading,
} from '@plimsoll/domain/invoices/read-table'

/** What a list holds. `source` is the program it came from, or how it was entered. */
export type ListReading = {
  readonly source: NonNullable<TableReading['software']> | 'table' | 'typed'
  readonly side: InvoiceSide | null
  readonly entries: readonly EntryReading[]
  readonly left: readonly LeftRow[]
  readonly columns: TableReading['columns']
  readonly assumedDue: boolean
}

const marks = ['\t', ';', ',']
const widthMin = 3

type Context = { readonly today: Day; readonly side: InvoiceSide | null }

/** The rows of a file; `null` where they are no table of invoices. */
export function readRows(
  rows: readonly (readonly string[])[],
  context: Context,
): ListReading | null {
  const table = readInvoiceTable(rows, context)
  return table && { ...table, source: table.software ?? 'table' }
}

/** Pasted text: copied from a spreadsheet, as CSV, or a line for each. */
export function readPasted(text: string, context: Context): ListReading {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  for (const mark of marks) {
    // The titles above a report have none.
    if (!text.includes(mark)) continue
    const cells = lines.map((line) => cellsOf(line, mark))
    const table = readRows(cells, context)
    if (table) return table
    if (isColumns(cells))
      return readLines(
        cells.map((row) => row.join(' ')),
        context,
      )
  }
  return readLines(lines, context)
}

function readLines(lines: readonly string[], context: Context): ListReading {
  const entries = lines.map((line) => readLine(line, context))
  return { source: 'typed', side: context.side, entries, left: [], columns: [], assumedDue: false }
}

/** Rows of one width, of which no cell is cut out of an amount: "£1", "200", "000 by Friday". */
function isColumns(rows: readonly (readonly string[])[]): boolean {
  const width = rows[0]?.length ?? 0
  return (
    width >= widthMin &&
    rows.every((row) => row.length === width && !/(?<!\d)\d{1,3},\d{3}(\D|$)/.test(row.join()))
  )
}

/** Cells of a line; a mark within quotes is text. */
function cellsOf(line: string, mark: string): string[] {
  const cells: string[] = ['']
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === mark && !isQuoted) cells.push('')
    else cells[cells.length - 1] += sign
  }
  return cells.map((cell) => cell.trim())
}
