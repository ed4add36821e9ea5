// Joins the lines of a payment that was printed over several: its day above, its amount below, as
// tables copied out of a PDF have them. Only a balance that then follows proves that they belong
// together.
import { isMoney } from './amount-cell.ts'
import type { Columns } from './columns.ts'
import { readDateCell } from './date-text.ts'
import { isBlank, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { isBalanceLine } from './row-words.ts'
import type { TableRow } from './rows-read.ts'
import type { Cell } from './statement.ts'

const linesMax = 5

/**
 * The rows with each day that has no amount joined to the lines below it, as far as the one with an
 * amount.
 */
export function joinedLines(rows: readonly TableRow[], columns: Columns): TableRow[] {
  const date = columns.date?.[0] ?? -1
  if (!columns.balance || date < 0) return [...rows]
  const money = [
    columns.amount?.[0],
    columns.money_in?.[0],
    columns.money_out?.[0],
    columns.balance[0],
  ]
  const hasMoney = ({ row }: TableRow) => money.some((at) => isMoney(row.cells[at ?? -1]))
  const isDated = ({ row }: TableRow) => readDateCell(row.cells[date]) !== null
  const dated = rows.filter(isDated)
  const datedAlone = dated.filter((row) => !hasMoney(row) && !namesBalance(row, columns))
  // Where every day stands above its first amount, words alone begin the next payment of that day.
  const isAbove = datedAlone.length > 1 && !dated.some((row) => isPaid(row, money))
  const begins = (row: TableRow) =>
    !hasMoney(row) &&
    !namesBalance(row, columns) &&
    (isDated(row) || (isAbove && hasWordsOnly(row, columns)))
  const joined: TableRow[] = []
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]
    if (!row) continue
    const end = begins(row) ? at + 1 : -1
    const span = end < 0 ? [] : rows.slice(end, end + linesMax)
    const stop = span.findIndex((below) => isDated(below) || hasMoney(below))
    const last = span[stop]
    if (!last || isDated(last) || !isBlank(last.row.cells[date]) || namesBalance(last, columns)) {
      joined.push(row)
      continue
    }
    joined.push(merged([row, ...span.slice(0, stop), last], columns))
    at += stop + 1
  }
  return joined
}

function isPaid({ row }: TableRow, money: readonly (number | undefined)[]): boolean {
  return money.slice(0, -1).some((at) => isMoney(row.cells[at ?? -1]))
}

function hasWordsOnly({ row }: TableRow, { description = [] }: Columns): boolean {
  const filled = row.cells.flatMap((cell, at) => (isBlank(cell) ? [] : [at]))
  return filled.length > 0 && filled.every((at) => description.includes(at))
}

function namesBalance({ row }: TableRow, columns: Columns): boolean {
  return (columns.description ?? []).some((at) => isBalanceLine(fold(textOf(row.cells[at]))))
}

function merged(lines: readonly TableRow[], columns: Columns): TableRow {
  const [first] = lines
  const last = lines.at(-1)
  if (!first || !last) throw new Error('a payment has lines')
  const texts = new Set([...(columns.description ?? []), ...(columns.reference ?? [])])
  const width = Math.max(...lines.map(({ row }) => row.cells.length))
  const cells = Array.from({ length: width }, (_, at): Cell => {
    const filled = lines.map(({ row }) => row.cells[at] ?? null).filter((cell) => !isBlank(cell))
    return texts.has(at) && filled.length > 1 ? filled.map(textOf).join(' ') : (filled[0] ?? null)
  })
  return { sheet: last.sheet, row: { ...last.row, cells }, isJoined: true }
}
