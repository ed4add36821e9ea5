// The statement template as a workbook: one sheet to fill in, one that says how.
import { templateColumns } from '@plimsoll/domain/statement/template'
import { type SheetCell, writeXlsx } from '../../outside/workbook/write-xlsx.ts'

const columns = templateColumns

/** The bytes of the template. */
export function writeTemplate(): Buffer {
  const widths = columns.map((column) => column.widthChars)
  const frozen = { rows: 1, columns: 0 }
  return writeXlsx([
    { name: 'Statement', rows: [columns.map((column) => bold(column.header))], widths, frozen },
    { name: 'Notes', rows: notes(), widths: [22, 70] },
  ])
}

function notes(): SheetCell[][] {
  return [
    [bold('Column'), bold('What to write')],
    ...columns.map((column) => [column.header, column.note]),
  ]
}

function bold(text: string): SheetCell {
  return { text, bold: true }
}
