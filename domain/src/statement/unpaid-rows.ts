// Lists of jobs print beside what was invoiced what has been received of it. Where nothing has
// been, no money moved.
import type { Minor } from '../money.ts'
import type { Columns } from './columns.ts'
import { readDateCell } from './date-text.ts'
import { isBlank, isDataLike, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { Manner, TableRow } from './rows-read.ts'
import type { Assumption, Row } from './statement.ts'

/** The rows without those that are invoiced alone, and the doubt that says so. */
export function withoutUnpaid(
  rows: readonly TableRow[],
  columns: Columns,
  headers: readonly string[],
): { readonly rows: readonly TableRow[]; readonly assumptions: readonly Assumption[] } {
  const none = { rows, assumptions: [] }
  const { amount, balance, money_in: into, money_out: out } = columns
  if (amount || balance || (into && out)) return none
  const words = headers.map(fold)
  const [paid = -1] = into ?? out ?? []
  const invoiced = words.findIndex((word) => /^(amount )?(invoiced|billed|charged)$/.test(word))
  if (invoiced < 0 || !/^(amount )?(received|paid)$/.test(words[paid] ?? '')) return none
  const isUnpaid = ({ row }: TableRow) =>
    isDataLike(row) && !isFilled(row, paid) && isFilled(row, invoiced)
  const unpaid = rows.filter(isUnpaid).length
  if (unpaid === 0) return none
  const message = `${unpaid === 1 ? '1 row is' : `${unpaid} rows are`} invoiced with nothing under '${headers[paid]}', and left out.`
  return {
    rows: rows.filter((each) => !isUnpaid(each)),
    assumptions: [{ code: 'documents_left_out', message }],
  }
}

function isFilled({ cells }: Row, at: number): boolean {
  return !isBlank(cells[at]) && /[1-9]/.test(textOf(cells[at]))
}

/** Whether a row was invoiced on a day, in the column of such days, and not paid on any yet. */
export function isUnpaid({ cells }: Row, { columns }: Manner): boolean {
  const [own = -1, ...others] = columns.date ?? []
  return isBlank(cells[own]) && others.some((at) => readDateCell(cells[at]) !== null)
}

/**
 * Whether a row may be of a list of bills, which has amounts of one sign: the day of payment is
 * empty until it has come.
 */
export function isOfBills({ printed }: { printed: Minor }, { columns, headers }: Manner): boolean {
  const isPaidOn = /\bpaid\b/.test(fold(headers[columns.date?.[0] ?? -1] ?? ''))
  return isPaidOn && columns.amount !== undefined && !columns.balance && printed >= 0
}
