// The words of a row as one text.
import { isBlank, textOf } from './find-header.ts'
import { tidy } from './fold.ts'
import type { Row } from './statement.ts'

/** The filled cells of a row, parted by commas. */
export function joinedCells({ cells }: Row): string {
  return cells
    .map(textOf)
    .filter((text) => text !== '')
    .join(', ')
}

/** Whether a row prints the headings of its table once more. */
export function repeatsHeader(row: Row, headers: readonly string[]): boolean {
  if (headers.length === 0) return false
  let same = 0
  for (const [index, header] of headers.entries()) {
    const cell = row.cells[index]
    if (typeof cell === 'string' && header !== '' && tidy(cell) === header) same++
    else if (!isBlank(cell)) return false
  }
  return same >= 2
}
