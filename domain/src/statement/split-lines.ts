// A payment may be split below itself into what it was for, on lines without a date whose amounts
// add up to its own. They are parts of it and no payments.
import { readAmount, voteCell } from './amount-cell.ts'
import type { Columns } from './columns.ts'
import { readDateCell } from './date-text.ts'
import { electMark, noVotes } from './decimal-mark.ts'
import { isBlank, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { TableRow } from './rows-read.ts'

const partsMin = 2

/** The rows without the parts that payments are split into. */
export function withoutSplits(rows: readonly TableRow[], columns: Columns): readonly TableRow[] {
  return withoutDepositParts(rows, columns) ?? withoutUndatedParts(rows, columns)
}

// A list of deposits prints below each, with a minus, the payments that it was made of: every row
// is a deposit or a part of one.
function withoutDepositParts(
  rows: readonly TableRow[],
  columns: Columns,
): readonly TableRow[] | null {
  const [date, amount, type] = [columns.date?.[0], columns.amount?.[0], columns.type?.[0]]
  if (date === undefined || amount === undefined || type === undefined || columns.balance)
    return null
  const parts = new Set<TableRow>()
  let left = 0
  let wholes = 0
  for (const each of rows) {
    if (readDateCell(each.row.cells[date]) === null) continue
    const read = readAmount(each.row.cells[amount], '.')
    if (read.kind !== 'amount') return null
    const isWhole = /^(bank )?deposit$/.test(fold(textOf(each.row.cells[type])))
    if (isWhole === left > 0 || isWhole !== read.pence > 0) return null
    if (isWhole) wholes++
    else parts.add(each)
    left += read.pence
    if (left < 0) return null
  }
  return left === 0 && wholes >= partsMin ? rows.filter((each) => !parts.has(each)) : null
}

function withoutUndatedParts(rows: readonly TableRow[], columns: Columns): readonly TableRow[] {
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
