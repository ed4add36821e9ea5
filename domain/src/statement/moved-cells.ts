// Puts back cells that stand a column or two too far to the right, as where a program has turned
// the pages of a PDF into one sheet. Only a balance that then runs through the whole file proves
// that they were moved.
import { isMoney } from './amount-cell.ts'
import { isBlank, widthOf } from './find-header.ts'
import type { KnownTable } from './known-table.ts'
import type { TableRow } from './rows-read.ts'
import type { StatementResult } from './statement.ts'

/**
 * The reading with the cells of moved rows put back, where every balance follows from that one
 * alone; `null` otherwise.
 */
export function movedBack(
  known: KnownTable,
  asPrinted: StatementResult,
  readAgain: (known: KnownTable) => StatementResult,
): StatementResult | null {
  if (isWhole(asPrinted)) return null
  const { columns, headers } = known
  const money = [columns.amount, columns.money_in, columns.money_out].flatMap((at) => at ?? [])
  const [balance, date] = [columns.balance?.[0], columns.date?.[0]]
  if (balance === undefined || date === undefined || headers.length === 0) return null
  const last = Math.max(balance, ...money)
  if (last !== balance) return null
  const place = { date, first: Math.min(...money), balance }
  const rows = known.rows.map((each) => putBack(each, place))
  if (rows.every((row, at) => row === known.rows[at])) return null
  const again = readAgain({ ...known, rows })
  return isWhole(again) ? again : null
}

function isWhole(result: StatementResult): boolean {
  return (
    result.kind === 'read' &&
    result.proof.kind === 'proved' &&
    result.proof.breaks.length === 0 &&
    result.badRows.length === 0 &&
    !result.assumptions.some(({ code }) => code === 'rows_behind_proof')
  )
}

type Place = { readonly date: number; readonly first: number; readonly balance: number }

const stepsMax = 2

// What stands behind the balance's column is a balance, and as many cells are empty between the day
// and the amounts.
function putBack(each: TableRow, { date, first, balance }: Place): TableRow {
  const { row } = each
  const steps = widthOf(row) - 1 - balance
  if (steps < 1 || steps > stepsMax || !isMoney(row.cells[balance + steps])) return each
  for (let at = first; at > date; at--) {
    if (!row.cells.slice(at, at + steps).every((cell) => isBlank(cell))) continue
    const cells = [...row.cells.slice(0, at), ...row.cells.slice(at + steps)]
    return { ...each, row: { ...row, cells } }
  }
  return each
}
