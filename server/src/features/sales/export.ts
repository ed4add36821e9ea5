// Projects as a file, with the headings that CRMs use for what both know, so that the file can be
// read back.
import type { ProjectRow } from '@plimsoll/contract/sales-project'
import type { CsvCell } from '../../outside/workbook/write-csv.ts'
import {
  type TableFormat,
  type WrittenTable,
  writeTable,
} from '../../outside/workbook/write-table.ts'
import type { ProjectBook } from './book.ts'
import { isInForecast } from './settings.ts'

const headings = [
  'Name',
  'Client',
  'Value',
  'Stage',
  'Probability',
  'Close date',
  'Start',
  'VAT',
  'Received',
  'Outstanding',
  'Weighted',
  'Next receipt',
  'Next receipt amount',
  'In the forecast',
]

/** A file to send. A project without an end closes on its start. */
export function exportOf(
  rows: readonly ProjectRow[],
  { book, format }: { book: ProjectBook; format: TableFormat },
): WrittenTable {
  const counted = new Set(
    book.settlement.projects
      .filter((settled) => isInForecast(book, settled))
      .map(({ project }) => project.id),
  )
  const name = `plimsoll-projects-${book.today}`
  const cells = rows.map((row) => cellsOf(row, counted.has(row.id)))
  return writeTable({ name, sheet: 'Projects', headings, rows: cells }, format)
}

function cellsOf(row: ProjectRow, isCounted: boolean): CsvCell[] {
  return [
    row.name,
    row.client.name,
    { money: row.value },
    row.status,
    row.probability,
    row.end ?? row.start,
    row.start,
    vatWords(row.vat),
    { money: row.received },
    { money: row.outstanding },
    { money: row.weighted },
    row.next_receipt?.day ?? null,
    row.next_receipt ? { money: row.next_receipt.amount } : null,
    isCounted ? 'Yes' : 'No',
  ]
}

function vatWords({ rate, included }: ProjectRow['vat']): string {
  if (rate === 'none') return 'No VAT'
  return `${rate === 'standard' ? '20%' : '5%'} ${included ? 'included' : 'on top'}`
}
