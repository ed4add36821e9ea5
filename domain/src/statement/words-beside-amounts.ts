// Beside an amount people write how it was paid: "£25 cash". In columns of money such words go; any
// other words leave the cell as it is, to be reported.
import { headingOf } from './dictionary.ts'
import { findTable } from './find-header.ts'
import type { Row, Sheet } from './statement.ts'
import { bareAmount, isWordedAmount } from './worded-amount.ts'

const headRowsMax = 200

/** The sheet with bare amounts in its columns of money; itself where its head has no such words. */
export function withBareAmounts(sheet: Sheet): Sheet {
  if (!sheet.rows.slice(0, headRowsMax).some(({ cells }) => cells.some(isWordedAmount)))
    return sheet
  const { headers, body } = findTable(sheet)
  const columns = (headers ?? []).flatMap((header, at) => {
    const role = headingOf(header)?.role
    return role === 'amount' || role === 'money_in' || role === 'money_out' ? [at] : []
  })
  const own = new Set(body)
  const rows = sheet.rows.map((row): Row => {
    if (!own.has(row) || !columns.some((at) => isWordedAmount(row.cells[at]))) return row
    const cells = row.cells.map((cell, at) =>
      columns.includes(at) ? (bareAmount(cell) ?? cell) : cell,
    )
    return { ...row, cells }
  })
  return { ...sheet, rows }
}
