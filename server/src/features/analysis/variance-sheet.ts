// The variance table as a file: one sheet of the accountant's pack, and the export of the screen.
// Drivers add up to each difference, in a workbook by formula.
import type { AnalysisVariance } from '@plimsoll/contract/analysis'
import { negate, zero } from '@plimsoll/domain/money'
import { drivers } from '@plimsoll/domain/variance/drivers'
import { type CsvCell, writeCsv } from '../../outside/workbook/write-csv.ts'
import type { TableFormat, WrittenTable } from '../../outside/workbook/write-table.ts'
import {
  lettersOf,
  type SheetCell,
  type WorkbookSheet,
  writeXlsx,
} from '../../outside/workbook/write-xlsx.ts'

const driverWords: Readonly<Record<(typeof drivers)[number], string>> = {
  timing: 'Timing',
  one_off: 'One-off',
  new_payee: 'New payee',
  stopped_payee: 'Stopped payee',
  recategorised: 'Recategorised',
  price: 'Price',
  volume: 'Volume',
  other: 'Other',
}
const headings = [
  'Side',
  'Category',
  'Baseline',
  'Actual',
  'Still expected',
  'Total',
  'Variance',
  ...drivers.map((driver) => driverWords[driver]),
  'Left over',
]
const headRows = 3
const firstDriver = 7
const comparisonNames = {
  forecast: 'forecast',
  previous: 'previous-period',
  last_year: 'last-year',
} as const

/** A file to send, named after the period and what it is compared with. */
export function exportOf(reply: AnalysisVariance, format: TableFormat): WrittenTable {
  const { period, compare } = reply.meta
  const against = comparisonNames[compare]
  const name = `plimsoll-variance-${period.from}-to-${period.to}-against-${against}.${format}`
  if (format === 'csv') {
    const rows = rowsOf(reply).map((row) => row.map(plainCell))
    return { name, type: 'text/csv; charset=utf-8', bytes: writeCsv([headings, ...rows]) }
  }
  return {
    name,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: writeXlsx([varianceSheet(reply, '')]),
  }
}

/** `problem` says why there is nothing to compare with. */
export function varianceSheet(reply: AnalysisVariance | null, problem: string): WorkbookSheet {
  const name = 'Variance'
  if (!reply) return { name, rows: [[problem]], widths: [80] }
  return {
    name,
    frozen: { rows: headRows, columns: 2 },
    widths: [8, 26, 14, 14, 14, 14, 14, ...drivers.map(() => 13), 14],
    rows: [
      [{ text: reply.meta.period.label, bold: true }],
      [reply.meta.baseline.words],
      headings.map((text): SheetCell => ({ text, bold: true })),
      ...rowsOf(reply),
    ],
  }
}

type MoneyCell = Extract<SheetCell, { readonly money: unknown }>

/** Money out is negative, so that the columns add up to net cash. */
function rowsOf(reply: AnalysisVariance): (string | MoneyCell)[][] {
  const lastDriver = lettersOf(firstDriver + drivers.length - 1)
  return reply.data.map((row, at) => {
    const line = at + headRows + 1
    const signed = (amount: typeof row.variance) => (row.side === 'out' ? negate(amount) : amount)
    return [
      row.side === 'in' ? 'In' : 'Out',
      row.category_label,
      { money: signed(row.baseline) },
      { money: signed(row.actual) },
      { money: signed(row.expected) },
      { formula: `D${line}+E${line}`, money: signed(row.projected) },
      { formula: `F${line}-C${line}`, money: signed(row.variance) },
      ...drivers.map((driver) => ({ money: signed(row.drivers[driver]) })),
      {
        formula: `ROUND(G${line}-SUM(${lettersOf(firstDriver)}${line}:${lastDriver}${line}),2)`,
        // The drivers add up to the variance exactly.
        money: zero,
      },
    ]
  })
}

function plainCell(cell: string | MoneyCell): CsvCell {
  return typeof cell === 'string' ? cell : { money: cell.money }
}
