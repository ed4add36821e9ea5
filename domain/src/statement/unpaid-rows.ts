// Lists of jobs print beside what was invoiced what has been received of it. Where nothing has
// been, no money moved.
import type { Columns } from './columns.ts'
import { isBlank, isDataLike, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { TableRow } from './rows-read.ts'
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
