// Sites that sell for others list what was earned in one column and what was paid out in another.
// Where each row fills one of them, they are the two ways of one account.
import { isNegative } from './amount-cell.ts'
import { findTable, isAmount, isBlank, isDataLike, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { Cell, Row, Sheet } from './statement.ts'

const rowsMin = 3
const earned =
  /^(net|payable amount|net (amount|earnings?|total|sales)|earnings?|earned|amount earned)$/
const paidOut = /^(payouts?|payout amount|withdrawals?|withdrawn|transfer(red)? to bank|to bank)$/

/** The sheet with one signed column of both; `null` where it has no such pair. */
export function withPayoutsSigned(sheet: Sheet): Sheet | null {
  const { headers, body } = findTable(sheet)
  const words = (headers ?? []).map(fold)
  const [net, payout] = [earned, paidOut].map((pattern) =>
    words.findIndex((word) => pattern.test(word)),
  )
  if (net === undefined || payout === undefined || net < 0 || payout < 0) return null
  const data = body.filter(isDataLike)
  const isFilled = (row: Row, at: number) => isAmount(row.cells[at]) && !isZero(row.cells[at])
  const isPair = data.every((row) => isFilled(row, net) !== isFilled(row, payout))
  const payouts = data.filter((row) => isFilled(row, payout))
  if (data.length < rowsMin || !isPair || payouts.length === 0) return null
  const own = new Set(data)
  const header = headers?.join('|')
  const isSigned = payouts.every(({ cells }) => isNegative(cells[payout]))
  // What was earned may stand in a second column, which says nothing of the payouts.
  const alone = (cells: readonly Cell[]) =>
    cells.map((cell, at) => (at !== net && earned.test(words[at] ?? '') ? null : cell))
  const rows = sheet.rows.map((row): Row => {
    if (row.cells.map(textOf).join('|') === header)
      return { ...row, cells: alone(row.cells).with(net, 'Amount') }
    if (!own.has(row)) return row
    if (!isFilled(row, payout)) return { ...row, cells: alone(row.cells) }
    const cell = row.cells[payout] ?? null
    return {
      ...row,
      cells: alone(row.cells)
        .with(net, isSigned ? cell : negated(cell))
        .with(payout, null),
    }
  })
  return { ...sheet, rows }
}

function isZero(cell: Cell | undefined): boolean {
  return isBlank(cell) || cell === 0 || (typeof cell === 'string' && !/[1-9]/.test(cell))
}

function negated(cell: Cell): Cell {
  if (typeof cell === 'number') return -cell
  return typeof cell === 'string' ? `-${cell.trim()}` : cell
}
