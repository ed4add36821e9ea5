// The order of dates that another column of the same table proves: one program writes all its dates
// alike.
import { dayWritten } from './date-order.ts'
import { readDateCell } from './date-text.ts'
import { isBlank } from './find-header.ts'
import type { TableRow } from './rows-read.ts'
import type { DateOrder } from './statement.ts'

const rowsMax = 2000
const columnsMax = 40

/** The one order in which the dates beside a column can be read; `null` where none is proved. */
export function orderBeside(rows: readonly TableRow[], column: number): DateOrder | null {
  const looked = rows.slice(0, rowsMax)
  const width = Math.max(0, ...looked.slice(0, 50).map(({ row }) => row.cells.length))
  const orders = new Set<DateOrder>()
  for (let at = 0; at < Math.min(width, columnsMax); at++) {
    const order = at === column ? null : provedIn(looked, at)
    if (order) orders.add(order)
  }
  const [only] = orders
  return orders.size === 1 ? (only ?? null) : null
}

function provedIn(rows: readonly TableRow[], at: number): DateOrder | null {
  const filled = rows.flatMap(({ row }) => (isBlank(row.cells[at]) ? [] : [row.cells[at]]))
  const written = filled.map((cell) => (typeof cell === 'string' ? readDateCell(cell) : null))
  if (written.length === 0 || !written.every((each) => each?.kind === 'open')) return null
  const fits = (order: DateOrder) => written.every((each) => dayWritten(each, order) !== null)
  return fits('DMY') === fits('MDY') ? null : fits('DMY') ? 'DMY' : 'MDY'
}
