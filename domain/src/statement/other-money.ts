// Amounts that stand beside those that are read: in a row that has no other, or under a heading of
// the other side. Neither may be lost without a word.
import { isMoney } from './amount-cell.ts'
import type { Columns } from './columns.ts'
import { textOf } from './find-header.ts'
import type { KnownTable } from './known-table.ts'
import { wayOf } from './spread-amounts.ts'
import type { Row, StatementRead, StatementResult } from './statement.ts'

/** Whether a row holds an amount, other than zero, in a column that means nothing. */
export function holdsOtherMoney(row: Row, columns: Columns): boolean {
  const known = new Set(Object.values(columns).flat())
  return row.cells.some((cell, at) => !known.has(at) && isAmount(cell))
}

/** The result with a doubt about amounts of the other side that a one-sided list leaves out. */
export function withOtherSideNoted(
  { columns, headers, rows }: KnownTable,
  result: StatementResult,
): StatementResult {
  if (result.kind === 'refused' || result.proof.kind === 'proved') return result
  const [read = -1] = columns.amount ?? columns.money_in ?? columns.money_out ?? []
  const side = sideRead(columns, result)
  if (side === null) return result
  const [only] = headers.flatMap((header, at) => {
    const isOther = at !== read && wayOf(header) === -side && !/\bcharges?\b/i.test(header)
    return isOther && rows.some(({ row }) => isLeft(row, at, read)) ? [header] : []
  })
  if (only === undefined) return result
  const message = `Only ‘${headers[read]}’ is read. Amounts under ‘${only}’ are left out: if they are payments too, put them in rows of their own.`
  return { ...result, assumptions: [...result.assumptions, { code: 'side_left', message }] }
}

// The one side that a list is read as; `null` where it holds both.
function sideRead(columns: Columns, { assumptions, transactions }: StatementRead): 1 | -1 | null {
  if (columns.money_in && columns.money_out) return null
  if (!columns.amount) return columns.money_in ? 1 : -1
  const isOneSided = assumptions.some(({ code }) => code === 'one_sided')
  return isOneSided ? ((transactions[0]?.amount ?? 0) < 0 ? -1 : 1) : null
}

function isLeft({ cells }: Row, at: number, read: number): boolean {
  return isAmount(cells[at]) && textOf(cells[at]) !== textOf(cells[read])
}

function isAmount(cell: Row['cells'][number] | undefined): boolean {
  return isMoney(cell) && /[1-9]/.test(textOf(cell))
}
