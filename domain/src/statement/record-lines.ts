// Payments printed as lines of a word, a colon and a value ("Date: …", "Amount: …") become rows.
import { joinedCells } from './row-text.ts'
import type { Cell, Row, Sheet } from './statement.ts'

const recordLine = /^(date|description|amount|balance)\s*:\s*(.*)$/i
const recordHeaders = ['Date', 'Description', 'Amount', 'Balance']
const recordsMin = 2

/** The sheet with its records as rows; `null` where it holds none. */
export function unfoldedRecords(sheet: Sheet): Sheet | null {
  const lines = sheet.rows.map((row) => ({ row, text: joinedCells(row) }))
  const fields = lines.map(({ row, text }) => ({ row, text, field: recordLine.exec(text) }))
  const dates = fields.filter(({ field }) => field?.[1]?.toLowerCase() === 'date')
  const amounts = fields.filter(({ field }) => field?.[1]?.toLowerCase() === 'amount')
  if (dates.length < recordsMin || dates.length !== amounts.length) return null
  const above: Row[] = []
  const rows: { line: number; cells: Cell[] }[] = []
  for (const { row, text, field } of fields) {
    const at = recordHeaders.findIndex(
      (header) => header.toLowerCase() === field?.[1]?.toLowerCase(),
    )
    if (at === 0) rows.push({ line: row.line, cells: [null, null, null, null] })
    const last = rows.at(-1)
    if (last && at >= 0) last.cells[at] = field?.[2]?.trim() || null
    else if (text !== '' && !last) above.push({ line: row.line, cells: [text] })
    else if (text !== '') return null
  }
  const header: Row = { line: rows[0]?.line ?? 1, cells: recordHeaders }
  return { ...sheet, rows: [...above, header, ...rows] }
}
