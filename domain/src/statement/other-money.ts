// Amounts that stand beside those that are read: in a row that has no other, or under a heading of
// the other side. Neither may be lost without a word.
import { isMoney } from './amount-cell.ts'
import type { Columns } from './columns.ts'
import { textOf } from './find-header.ts'
import type { KnownTable } from './known-table.ts'
import type { Row, StatementResult } from './statement.ts'

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
  if (!result.assumptions.some(({ code }) => code === 'one_sided')) return result
  const [amount = -1] = columns.amount ?? []
  const [other = -1] = columns.money_out ?? columns.money_in ?? []
  if (amount < 0 || other < 0) return result
  const left = rows.filter(
    ({ row }) =>
      isAmount(row.cells[other]) && textOf(row.cells[other]) !== textOf(row.cells[amount]),
  )
  if (left.length === 0) return result
  const message = `Only ‘${headers[amount]}’ is read. Amounts under ‘${headers[other]}’ are left out: if they are payments too, put them in rows of their own.`
  return { ...result, assumptions: [...result.assumptions, { code: 'side_left', message }] }
}

function isAmount(cell: Row['cells'][number] | undefined): boolean {
  return isMoney(cell) && /[1-9]/.test(textOf(cell))
}
