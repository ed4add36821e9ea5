// The statement template as a workbook: an empty sheet to fill in and a sheet of notes on how.
import { templateColumns } from '@plimsoll/domain/statement/template'
import { writeXlsx } from './write-xlsx.ts'

/** The bytes of the template. Uploaded again as it is, it is refused for having no transactions. */
export function templateBook(): Buffer {
  const head = templateColumns.map((column) => ({ text: column.header, bold: true }) as const)
  const notes = templateColumns.map((column) => [column.header, column.note])
  return writeXlsx([
    {
      name: 'Statement',
      rows: [head],
      widths: templateColumns.map((column) => column.widthChars),
      frozen: { rows: 1, columns: 0 },
    },
    {
      name: 'Notes',
      rows: [[{ text: 'How to fill in the statement', bold: true }], ...notes],
      widths: [32, 60],
    },
  ])
}
