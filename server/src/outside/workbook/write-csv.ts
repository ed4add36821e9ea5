// Writes a table as CSV that spreadsheets open without asking: UTF-8 with its mark, commas, quotes
// where needed, safe text.
import { type Minor, printMinor } from '@plimsoll/domain/money'
import { safeText } from './safe-text.ts'

/** A cell to be written: text, a count, an amount, or nothing. Days are text already. */
export type CsvCell = null | string | number | { readonly money: Minor }

/**
 * The bytes of a CSV file. Text that begins like a formula is made harmless; amounts are printed as
 * `-1234.50`.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): Buffer {
  return Buffer.from(`${csvMark}${rows.map(csvLine).join('')}`, 'utf8')
}

/** What a CSV file begins with, so that spreadsheets read it as UTF-8. */
export const csvMark = '\ufeff'

/** One row with its line end: for files that are too long to be held at once. */
export function csvLine(row: readonly CsvCell[]): string {
  return `${row.map(printCell).join(',')}\r\n`
}

function printCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return printMinor(cell.money)
  const text = safeText(cell)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
