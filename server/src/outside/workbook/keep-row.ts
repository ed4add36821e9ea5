// Takes the rows of a sheet as they are read, with the caps on rows and cells of the whole file in
// force.
import type { Cell, Row } from '@plimsoll/domain/statement/statement'
import { cellCharsMax, cellsMax, columnsMax, rowsMax } from './limits.ts'
import { tooLarge } from './refusal.ts'
import type { SheetRoom } from './xlsx-sheet.ts'

/**
 * Adds a row unless all its cells are empty. Cells past the last column are left out, long texts
 * cut off.
 */
export function keepRow(rows: Row[], row: Row, room: SheetRoom): void {
  const cells = row.cells.slice(0, columnsMax).map(short)
  const filled = cells.findLastIndex((cell) => cell !== null) + 1
  if (filled === 0) return
  room.rows++
  room.cells += filled
  if (room.rows > rowsMax) throw tooLarge('it has more than 200,000 rows')
  if (room.cells > cellsMax) throw tooLarge('it has too many cells')
  const kept = { line: row.line, cells: cells.slice(0, filled) }
  rows.push(row.hidden ? { ...kept, hidden: true } : kept)
}

function short(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell ?? null
  return cell === '' ? null : cell.slice(0, cellCharsMax)
}
