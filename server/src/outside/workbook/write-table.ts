// Writes a plain list as the file that was chosen: CSV, or a workbook of one sheet whose headings
// stay in sight.
import { isDay } from '@plimsoll/domain/calendar'
import { type CsvCell, writeCsv } from './write-csv.ts'
import { type SheetCell, writeXlsx } from './write-xlsx.ts'

/** A list to be written; `name` is the file's, without its ending. Days are text. */
type TableToWrite = {
  readonly name: string
  readonly sheet: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly CsvCell[])[]
}

/** What a list can be saved as. */
export type TableFormat = 'csv' | 'xlsx'

/** A file to send. */
export type WrittenTable = { readonly name: string; readonly type: string; readonly bytes: Buffer }

const widthMax = 40
const widthMin = 10

/** The file. */
export function writeTable(table: TableToWrite, format: TableFormat): WrittenTable {
  const { headings, rows } = table
  const name = `${table.name}.${format}`
  if (format === 'csv')
    return { name, type: 'text/csv; charset=utf-8', bytes: writeCsv([headings, ...rows]) }
  const bytes = writeXlsx([
    {
      name: table.sheet,
      frozen: { rows: 1, columns: 0 },
      widths: headings.map((_, at) => widthOf([headings, ...rows].map((row) => row[at] ?? null))),
      rows: [
        headings.map((text): SheetCell => ({ text, bold: true })),
        ...rows.map((row) => row.map(sheetCell)),
      ],
    },
  ])
  return {
    name,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes,
  }
}

function sheetCell(cell: CsvCell): SheetCell {
  return typeof cell === 'string' && isDay(cell) ? { day: cell } : cell
}

/** As wide as its words; amounts need no more than the least. */
function widthOf(cells: readonly CsvCell[]): number {
  const longest = cells.reduce<number>(
    (most, cell) => (typeof cell === 'string' ? Math.max(most, cell.length + 2) : most),
    widthMin + 4,
  )
  return Math.min(longest, widthMax)
}
