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
  const mark = ['\t', ';', ','].find((each) => lines[0]?.includes(each))
  const table = mark
    ? readRows(
        lines.map((line) => cellsOf(line, mark)),
        context,
      )
    : null
  if (table) return table
  const entries = lines.map((line) => readLine(line.replaceAll('\t', ' '), context))
  return { source: 'typed', side: context.side, entries, left: [], columns: [], assumedDue: false }
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
