// Lists of what was spent or sold may mark in a column of its own what came back: "Refund?" with a
// yes. Its amounts have no sign, so the mark is all that says so.
import { isNegative } from './amount-cell.ts'
import { isBlank, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { KnownTable } from './known-table.ts'
import type { Row } from './statement.ts'

const ofRefunds = /^(is |a )*(refund|credit note|return)s?( (y n|yes no|yes or no))?$/
const ofUndone =
  /^(is |was )?(refunded|cancell?ed|reversed|void(ed)?|disputed|bounced|written off)( (y n|yes no|yes or no))?$/
const yes = /^(y|yes|true|x|✓|✔)$/i
const no = /^(n|no|false|-|–)$/i

/** The columns of a table that mark single rows with a yes. */
export type Marks = {
  /** Marks what came back, so that it went the other way than the rest. */
  readonly refund: number | null
  /** Mark payments that may not have been kept: "Cancelled", "Refunded". */
  readonly undone: readonly number[]
}

/** The columns that mark rows so. A mark on every row marks none of them. */
export function marksOf({ headers, columns, rows }: KnownTable): Marks {
  const marked = (words: RegExp) =>
    headers.flatMap((header, at) => (words.test(fold(header)) && isOfMarks(rows, at) ? [at] : []))
  const amount = columns.amount?.[0]
  const isUnsigned = amount !== undefined && !rows.some(({ row }) => isNegative(row.cells[amount]))
  const [refund = null] = isUnsigned && !columns.balance && !columns.sign ? marked(ofRefunds) : []
  return { refund, undone: marked(ofUndone) }
}

/** Whether a row is marked in a column. */
export function isMarked({ cells }: Row, at: number): boolean {
  return yes.test(textOf(cells[at]))
}

function isOfMarks(rows: KnownTable['rows'], at: number): boolean {
  let marked = 0
  for (const { row } of rows) {
    const cell = row.cells[at]
    if (isMarked(row, at) || cell === true) marked++
    else if (!isBlank(cell) && cell !== false && !no.test(textOf(cell))) return false
  }
  return marked > 0 && marked < rows.length
}
