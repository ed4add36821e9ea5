// People write a mark instead of what stands in the row above: ", do., ditto. The cells that it
// stands for are put in its place; an amount meant so is doubted.
import { headingOf } from './dictionary.ts'
import { findTable, isBlank, textOf } from './find-header.ts'
import type { Assumption, Cell, ColumnRole, Row, Sheet } from './statement.ts'

const headRowsMax = 200
const mark = /^(["”“″〃„]|''|’’|‘‘|,,|´´|``|[-–]\s?(["”“″〃]|do\.?)\s?[-–]|do\.?|ditto|as above)$/i
const marksCharsMax = 8

const repeated: readonly (ColumnRole | 'ignore')[] = [
  'date',
  'description',
  'counterparty',
  'type',
  'category',
  'account',
  'amount',
  'money_in',
  'money_out',
]
const ofMoney = new Set<string | undefined>(['amount', 'money_in', 'money_out'])

/** The sheet with each mark replaced by what it stands for; itself where its head holds none. */
export function withDittosFilled(sheet: Sheet): Sheet {
  const head = sheet.rows.slice(0, headRowsMax)
  if (!head.some(({ cells }) => cells.some(isDitto))) return sheet
  const { headers, body } = findTable(sheet)
  const columns = (headers ?? []).flatMap((header, at) => {
    const role = headingOf(header)?.role
    return role !== undefined && repeated.includes(role) ? [{ at, role }] : []
  })
  const above = new Map<number, Cell>()
  const own = new Set(body)
  const lines: number[] = []
  const rows = sheet.rows.map((row): Row => {
    if (!own.has(row)) return row
    const cells = [...row.cells]
    for (const { at, role } of columns) {
      const before = above.get(at)
      if (isDitto(cells[at]) && before !== undefined) {
        cells[at] = before
        if (ofMoney.has(role)) lines.push(row.line)
      } else if (!isBlank(cells[at])) above.set(at, cells[at] ?? null)
    }
    return { ...row, cells }
  })
  return { ...sheet, rows, notes: [...(sheet.notes ?? []), ...amountsRepeated(lines)] }
}

function isDitto(cell: Cell | undefined): boolean {
  return typeof cell === 'string' && cell.length <= marksCharsMax && mark.test(textOf(cell))
}

function amountsRepeated([line, ...others]: readonly number[]): Assumption[] {
  if (line === undefined) return []
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  const message = `A ditto mark stands for the amount above it, as in row ${line}${more}. Check these amounts.`
  return [{ code: 'amounts_repeated', message }]
}
