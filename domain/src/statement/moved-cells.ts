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
  if (rows.every((row, at) => row === known.rows[at])) return otherSide(known, asPrinted, readAgain)
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

const wrongSideMax = 3

// An amount that a program put under the other side: every balance follows once it is back.
function otherSide(
  known: KnownTable,
  asPrinted: StatementResult,
  readAgain: (known: KnownTable) => StatementResult,
): StatementResult | null {
  const [into, out] = [known.columns.money_in?.[0], known.columns.money_out?.[0]]
  if (asPrinted.kind === 'refused' || asPrinted.proof.kind === 'absent') return null
  const lines = new Set(asPrinted.proof.breaks.map(({ line }) => line))
  if (into === undefined || out === undefined || lines.size === 0 || lines.size > wrongSideMax)
    return null
  const rows = known.rows.map((each): TableRow => {
    const { cells } = each.row
    if (!lines.has(each.row.line)) return each
    const turned = cells.with(into, cells[out] ?? null).with(out, cells[into] ?? null)
    return { ...each, row: { ...each.row, cells: turned } }
  })
  const again = readAgain({ ...known, rows })
  if (again.kind === 'refused' || !isWhole(again)) return null
  const message = `Row ${[...lines].join(', ')}: the amount stands under the other side; the running balance shows which way it went.`
  return { ...again, assumptions: [...again.assumptions, { code: 'sign_by_balance', message }] }
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
