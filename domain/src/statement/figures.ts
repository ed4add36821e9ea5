// The columns of a table that hold money, in pence, whatever their headings call them.
import { readAmount, voteCell } from './amount-cell.ts'
import { profileOf } from './column-profile.ts'
import type { Columns } from './columns.ts'
import { electMark, noVotes } from './decimal-mark.ts'
import { headingOf } from './dictionary.ts'
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { Row } from './statement.ts'

/** How many rows of a table are added up at most. */
export const rowsMax = 400
const columnsMax = 12

/** A column of money: its folded heading, and its pence by row, `null` where it has none. */
export type Figure = {
  readonly index: number
  readonly header: string
  readonly pence: readonly (number | null)[]
}

/** The columns of money besides dates and balances, from left to right. */
export function figuresOf(
  headers: readonly string[],
  rows: readonly Row[],
  columns: Columns,
): Figure[] {
  const known = new Set([...(columns.balance ?? []), ...(columns.date ?? [])])
  return headers
    .map((header, index) => ({ header: fold(header), index }))
    .filter(({ header, index }) => {
      if (known.has(index)) return false
      const { filled, amounts, decimals } = profileOf(index, rows)
      // Whole pounds are money where the header says so.
      const isMoney = decimals * 2 > filled || isHeadedAsMoney(header)
      return filled > 0 && amounts >= filled * 0.9 && isMoney && !isNothing(index, rows)
    })
    .slice(0, columnsMax)
    .map((figure) => ({ ...figure, pence: penceOf(figure.index, rows) }))
}

// Tills print a column for each way to pay, most of them empty or zero.
function isNothing(index: number, rows: readonly Row[]): boolean {
  return !rows.slice(0, rowsMax).some(({ cells }) => /[1-9]/.test(textOf(cells[index])))
}

function isHeadedAsMoney(header: string): boolean {
  const role = headingOf(header)?.role
  return role === 'amount' || role === 'fee' || /\b(vat|tax)\b/.test(header)
}

/** The pence of a column by row; `null` where a cell holds no amount. */
export function penceOf(index: number, rows: readonly Row[]): (number | null)[] {
  const votes = noVotes()
  const cells = rows.slice(0, rowsMax).map((row) => row.cells[index])
  for (const cell of cells) voteCell(votes, cell)
  const mark = electMark(votes, '.')
  return cells.map((cell) => {
    const read = readAmount(cell, mark)
    return read.kind === 'amount' ? read.pence : null
  })
}
