// Programs that turn a PDF into a sheet may leave each line in one cell: a date, words, an amount
// and the balance after it. They become columns; which amounts came in is for the balances to say.
import { splitAmount } from './amount-text.ts'
import { readDateText } from './date-text.ts'
import { filledCells, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { isBalanceLine } from './row-words.ts'
import type { Cell, Row, Sheet } from './statement.ts'

const linesMin = 3
const line =
  /^((?:\d{1,2}[ ./-](?:\p{L}{3,9}|\d{1,2})[ ./-]\d{2,4})|\d{4}-\d\d-\d\d)\s+(.*?)((?:\s+[-(]?[£$€]?[\d,]*\d\.\d\d\)?(?: ?(?:CR|DR|OD))?){1,2})$/iu
const amount = /[-(]?[£$€]?[\d,]*\d\.\d\d\)?(?: ?(?:CR|DR|OD))?/giu

/** The sheet with a column for each part of its lines; itself where they are cells already. */
export function withLinesApart(sheet: Sheet): Sheet {
  const parted = new Map<Row, Cell[]>()
  let filled = 0
  for (const row of sheet.rows) {
    const cells = filledCells(row)
    if (cells.length > 1) return sheet
    if (cells.length === 0) continue
    filled++
    const parts = partsOf(textOf(cells[0]))
    if (parts) parted.set(row, parts)
  }
  const payments = [...parted.values()].filter(([, , money]) => money !== null)
  const balances = payments.filter(([, , , balance]) => balance !== null).length
  if (payments.length < linesMin || parted.size * 3 < filled * 2) return sheet
  if (balances > 0 && balances < payments.length) return sheet
  const first = sheet.rows.findIndex((row) => parted.has(row))
  const above = sheet.rows.slice(0, first)
  const header: Row = {
    line: (sheet.rows[first]?.line ?? 2) - 1,
    cells: ['Date', 'Description', 'Amount', ...(balances > 0 ? ['Balance'] : [])],
  }
  const rows = sheet.rows.slice(first).map((row): Row => {
    const cells = parted.get(row) ?? [null, ...filledCells(row), null, null]
    return { ...row, cells: balances > 0 ? cells : cells.slice(0, 3) }
  })
  // The line that headed the columns says nothing that the new one does not.
  const kept = above.filter(
    (row) => !/\b(date|balance)\b.*\b(balance|amount|in|out)\b/i.test(textOf(row.cells[0])),
  )
  return { ...sheet, rows: [...kept, header, ...rows] }
}

function partsOf(text: string): Cell[] | null {
  const [, date = '', words = '', sums = ''] = line.exec(text) ?? []
  if (readDateText(date) === null || words === '') return null
  const [money = '', balance = null] = sums.match(amount) ?? []
  if (splitAmount(money.trim()) === null) return null
  if (balance === null && isBalanceLine(fold(words))) return [date, words, null, money]
  return [date, words, money, balance]
}
