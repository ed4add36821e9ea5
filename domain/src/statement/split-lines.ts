// A payment may be split below itself into what it was for, on lines without a date whose amounts
// add up to its own. They are parts of it and no payments.
import { readAmount, voteCell } from './amount-cell.ts'
import type { Columns } from './columns.ts'
import { readDateCell } from './date-text.ts'
import { electMark, noVotes } from './decimal-mark.ts'
import { isBlank } from './find-header.ts'
import type { TableRow } from './rows-read.ts'

const partsMin = 2

/** The rows without the parts that payments are split into. */
export function withoutSplits(rows: readonly TableRow[], columns: Columns): readonly TableRow[] {
  const [date, amount] = [columns.date?.[0], columns.amount?.[0]]
  if (date === undefined || amount === undefined) return rows
  const isPart = ({ row }: TableRow) => isBlank(row.cells[date]) && !isBlank(row.cells[amount])
  if (!rows.some(isPart)) return rows
  const votes = noVotes()
  for (const { row } of rows) voteCell(votes, row.cells[amount])
  const mark = electMark(votes, '.')
  const penceOf = ({ row }: TableRow) => {
    const read = readAmount(row.cells[amount], mark)
    return read.kind === 'amount' ? read.pence : null
  }
  const kept: TableRow[] = []
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]
    if (!row) continue
    kept.push(row)
    if (readDateCell(row.row.cells[date]) === null) continue
    const end = rows.findIndex((below, place) => place > at && !isPart(below))
    const parts = rows.slice(at + 1, end < 0 ? rows.length : end)
    const sum = parts.reduce((total, part) => total + (penceOf(part) ?? Number.NaN), 0)
    if (parts.length >= partsMin && sum === penceOf(row)) at += parts.length
  }
  return kept
}
