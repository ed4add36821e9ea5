// Cash books spread payments over columns of what they were for, and some print no total beside
// them. Where every row fills one such column alone, that is its amount, and the heading says what
// it was for.
import { splitAmount } from './amount-text.ts'
import { headingOf } from './dictionary.ts'
import { findTable, isBlank, isDataLike } from './find-header.ts'
import { fold } from './fold.ts'
import type { Cell, Row, Sheet } from './statement.ts'

const columnsMin = 3
const rowsMin = 3

/** The sheet with a column of amounts and one of categories; `null` where it needs none. */
export function withSpreadAmounts(sheet: Sheet): Sheet | null {
  const { headers, preamble, body } = findTable(sheet)
  if (!headers || headers.some(headsMoney)) return null
  if (!headers.some((header) => headingOf(header)?.role === 'date')) return null
  const data = body.filter(isDataLike)
  const columns = headers.flatMap((header, at) =>
    mayBePurpose(header) && holdsMoney(data, at) ? [at] : [],
  )
  if (columns.length < columnsMin || data.length < rowsMin) return null
  if (!data.every((row) => filledAmong(row, columns).length === 1)) return null
  const width = Math.max(headers.length, ...body.map(({ cells }) => cells.length))
  const wide = (cells: readonly Cell[]) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? null)
  const named = headers.map((header, at) => (columns.includes(at) ? `Analysis: ${header}` : header))
  const rows = body.map((row): Row => {
    const [at] = isDataLike(row) ? filledAmong(row, columns) : []
    const added = at === undefined ? [null, null] : [headers[at] ?? null, row.cells[at] ?? null]
    return { ...row, cells: [...wide(row.cells), ...added] }
  })
  const header: Row = {
    line: (body[0]?.line ?? 2) - 1,
    cells: [...wide(named), 'Category', 'Amount'],
  }
  return { ...sheet, rows: [...preamble, header, ...rows] }
}

/** Which of the columns hold something other than zero in a row. */
export function filledAmong({ cells }: Row, columns: readonly number[]): number[] {
  return columns.filter((at) => {
    const cell = cells[at]
    if (isBlank(cell) || cell === 0) return false
    return typeof cell !== 'string' || /[1-9]/.test(cell)
  })
}

function headsMoney(header: string): boolean {
  const role = headingOf(header)?.role
  return role === 'amount' || role === 'money_in' || role === 'money_out' || role === 'category'
}

// Stock is bought as well as counted.
function mayBePurpose(header: string): boolean {
  if (header.trim() === '' || /^(total|sum)s?\b/.test(fold(header))) return false
  return headingOf(header) === null || fold(header) === 'stock'
}

function holdsMoney(data: readonly Row[], at: number): boolean {
  const filled = data.map(({ cells }) => cells[at]).filter((cell) => !isBlank(cell))
  return filled.length > 0 && filled.every(isMoney)
}

function isMoney(cell: Cell | undefined): boolean {
  if (typeof cell === 'number') return true
  return typeof cell === 'string' && /\d/.test(cell) && splitAmount(cell) !== null
}
