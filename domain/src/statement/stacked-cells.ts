// Programs that turn a PDF into sheets may put several payments into one row, their dates, words
// and amounts one below the other in each cell. Where every cell has as many lines, each is a
// payment.
import { readDateText } from './date-text.ts'
import { isBlank } from './find-header.ts'
import type { Cell, Row, Sheet } from './statement.ts'

/** The sheet with a row for each payment; itself where no row holds several. */
export function withCellsUnstacked(sheet: Sheet): Sheet {
  if (!sheet.rows.some((row) => linesIn(row) > 1)) return sheet
  return {
    ...sheet,
    rows: sheet.rows.flatMap((row): Row[] => {
      const count = linesIn(row)
      if (count < 2) return [row]
      return Array.from({ length: count }, (_, at) => ({
        ...row,
        cells: row.cells.map((cell) => lineOf(cell, at)),
      }))
    }),
  }
}

// Of how many payments a row is: one cell holds nothing but so many dates, and every other is empty
// or has as many lines.
function linesIn({ cells }: Row): number {
  // Hardly any cell has two lines, and parting those of a large file is dear.
  if (!cells.some((cell) => typeof cell === 'string' && cell.includes('\n'))) return 1
  const dates = cells.map((cell) => {
    const lines = linesOf(cell)
    return lines.length > 1 && lines.every((line) => readDateText(line) !== null) ? lines.length : 0
  })
  const count = Math.max(0, ...dates)
  const fits = cells.every((cell) => isBlank(cell) || linesOf(cell).length === count)
  return count > 1 && fits ? count : 1
}

function linesOf(cell: Cell | undefined): string[] {
  return typeof cell === 'string' ? cell.split(/\r?\n/).map((line) => line.trim()) : []
}

function lineOf(cell: Cell, at: number): Cell {
  if (isBlank(cell)) return null
  return linesOf(cell)[at] || null
}
