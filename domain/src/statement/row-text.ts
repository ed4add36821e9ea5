// The words of a row as one text.
import { textOf } from './find-header.ts'
import type { Row } from './statement.ts'

/** The filled cells of a row, parted by commas. */
export function joinedCells({ cells }: Row): string {
  return cells
    .map(textOf)
    .filter((text) => text !== '')
    .join(', ')
}
