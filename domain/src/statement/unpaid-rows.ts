// Lists of jobs print beside what was invoiced what has been received of it. Where nothing has
// been, no money moved.
import type { Minor } from '../money.ts'
import type { Columns } from './columns.ts'
import { readDateCell, readDateText } from './date-text.ts'
import { isBlank, isDataLike, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { Manner, TableRow } from './rows-read.ts'
import type { Assumption, Cell, Row } from './statement.ts'

/** The rows without those that are invoiced alone, and the doubt that says so. */
export function withoutUnpaid(
  rows: readonly TableRow[],
  columns: Columns,
  headers: readonly string[],
): { readonly rows: readonly TableRow[]; readonly assumptions: readonly Assumption[] } {
  const none = { rows, assumptions: [] }
  const byStatus = headers.some(isOfClients) ? withoutSent(rows, columns) : null
  if (byStatus) return byStatus
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

// A list of invoices marks those that were paid, and those that were only sent.
function withoutSent(rows: readonly TableRow[], { status, balance }: Columns) {
  const at = status?.[0]
  if (at === undefined || balance) return null
  const wordIn = ({ row }: TableRow) => fold(textOf(row.cells[at]))
  if (!rows.slice(0, headRowsMax).some((row) => wordIn(row) === 'paid')) return null
  const kept = rows.filter((row) => !sentWords.test(wordIn(row)))
  const count = rows.length - kept.length
  if (count === 0) return null
  const message = `${count === 1 ? '1 row is' : `${count} rows are`} marked as sent or open while others are marked as paid, and left out.`
  return { rows: kept, assumptions: [{ code: 'documents_left_out', message }] }
}

// Of a payout that was sent the money has moved.
function isOfClients(header: string): boolean {
  return /\b(clients?|customers?|invoices?|projects?)\b/.test(fold(header))
}

const headRowsMax = 200
const sentWords = /^(sent|viewed|seen|open|issued|invoiced|overdue|late|reminded|to pay)$/

function isFilled({ cells }: Row, at: number): boolean {
  return !isBlank(cells[at]) && /[1-9]/.test(textOf(cells[at]))
}

/** Whether a row was invoiced on a day, in the column of such days, and not paid on any yet. */
export function isUnpaid({ cells }: Row, { columns, headers }: Manner): boolean {
  const [own = -1, ...others] = columns.date ?? []
  if (!isBlank(cells[own])) return false
  if (others.some((at) => readDateCell(cells[at]) !== null)) return true
  // "Lesson" heads the day of one, and no word says so.
  const isPaidOn = /\bpaid\b/.test(fold(headers[own] ?? ''))
  return isPaidOn && cells.some(isDate)
}

// A number may be one as well, and is an amount.
function isDate(cell: Cell): boolean {
  if (typeof cell === 'string') return readDateText(cell) !== null
  return typeof cell === 'object' && readDateCell(cell) !== null
}

/**
 * Whether a row may be of a list of bills, which has amounts of one sign: the day of payment is
 * empty until it has come.
 */
export function isOfBills({ printed }: { printed: Minor }, { columns, headers }: Manner): boolean {
  const isPaidOn = /\bpaid\b/.test(fold(headers[columns.date?.[0] ?? -1] ?? ''))
  return isPaidOn && columns.amount !== undefined && !columns.balance && printed >= 0
}
