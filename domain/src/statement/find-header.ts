// Finds where the table of a sheet begins: a header row in the first fifty rows with something in
// them, or none.

import { splitAmount } from './amount-text.ts'
import { isYearless, readDateText } from './date-text.ts'
import { headingOf } from './dictionary.ts'
import { tidy } from './fold.ts'
import { bareHeader } from './layouts.ts'
import { isNumericDay } from './numeric-days.ts'
import type { Cell, Row, Sheet } from './statement.ts'
import { isWordedAmount } from './worded-amount.ts'

/**
 * A sheet with its header separated from its body. Headers are as printed; `null` for a sheet
 * without one.
 */
export type Table = {
  readonly sheet: Sheet
  readonly headers: readonly string[] | null
  readonly preamble: readonly Row[]
  readonly body: readonly Row[]
}

const searchRowsMax = 50

/**
 * Cuts a sheet at its header. `answered` is the line a person pointed at, `null` for "there is
 * none", undefined to search.
 */
export function findTable(sheet: Sheet, answered?: number | null): Table {
  if (answered !== undefined) return tableIn(sheet, answered)
  const known = found.get(sheet) ?? tableIn(sheet)
  found.set(sheet, known)
  return known
}

// Every step that arranges sheets looks for the table again; going through all rows is dear.
const found = new WeakMap<Sheet, Table>()

function tableIn(sheet: Sheet, answered?: number | null): Table {
  const filled = sheet.rows.filter((row) => row.cells.some((cell) => !isBlank(cell)))
  const at =
    answered === undefined ? search(filled) : filled.findIndex((row) => row.line === answered)
  const row = filled[at]
  if (!row) {
    const first = answered === undefined ? firstDated(filled) : 0
    return { sheet, headers: null, preamble: filled.slice(0, first), body: filled.slice(first) }
  }
  const headers = row.cells.map(textOf)
  const second = filled[at + 1]
  const merged = answered === undefined && second ? mergeSecond(headers, second) : null
  return {
    sheet,
    headers: merged ?? headers,
    preamble: filled.slice(0, at),
    body: filled.slice(at + (merged ? 2 : 1)),
  }
}

/**
 * The header's signature, for remembering a user's answers: folded headers joined, or the width of
 * a headerless sheet.
 */
export function signatureOf(table: Table): string {
  if (table.headers) return table.headers.map(bareHeader).join('|')
  return `headerless:${Math.max(0, ...table.body.slice(0, 20).map((row) => row.cells.length))}`
}

/** How many cells a row fills, counted to its last filled one. */
export function widthOf(row: Row): number {
  let width = row.cells.length
  while (width > 0 && isBlank(row.cells[width - 1])) width--
  return width
}

/** Whether a cell holds nothing to read. */
export function isBlank(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}

/** The cells of a row that hold something to read. */
export function filledCells({ cells }: Pick<Row, 'cells'>): Cell[] {
  return cells.filter((cell) => !isBlank(cell))
}

/** A cell as text for people and for comparing: numbers and days as the file holds them. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return tidy(cell)
  if (typeof cell !== 'object') return String(cell)
  if ('day' in cell) return cell.day
  return 'error' in cell ? cell.error : ''
}

function search(filled: readonly Row[]): number {
  let best = -1
  let bestScore = 0
  for (const [at, row] of filled.slice(0, searchRowsMax).entries()) {
    const score = scoreOf(row)
    const followed = filled.slice(at + 1, at + 30).some((below) => mayBeData(below))
    if (score > bestScore && (followed || at === filled.length - 1)) {
      best = at
      bestScore = score
    }
    if (isDataLike(row) && best >= 0) break
  }
  return best >= 0 ? best : typeBreak(filled)
}

// Above a table without a header may stand a line or two about the account: the rows begin where
// the column that holds a date in all others first does.
function firstDated(filled: readonly Row[]): number {
  const sample = filled.slice(0, searchRowsMax)
  const width = sample.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  for (let at = 0; at < width; at++) {
    const first = sample.findIndex(({ cells }) => isDate(cells[at]))
    const isColumn = first >= 0 && sample.slice(first).every(({ cells }) => isDate(cells[at]))
    if (isColumn && first <= linesAboveMax && sample.length - first >= datedRowsMin) return first
  }
  return 0
}

const linesAboveMax = 5
const datedRowsMin = 3

// A header in words that no dictionary knows shows by its place: texts only, right above the first
// rows of data.
function typeBreak(filled: readonly Row[]): number {
  const first = filled.slice(0, searchRowsMax).findIndex(isDataLike)
  const above = filled[first - 1]
  if (!above || !filled.slice(first, first + 2).every(isDataLike)) return -1
  const texts = filledCells(above)
  const worded = texts.every((cell) => typeof cell === 'string' && /\p{L}/u.test(cell))
  const data = filledCells(filled[first] ?? { cells: [] }).length
  return worded && texts.length >= Math.max(2, data - 1) ? first - 1 : -1
}

// A header names a date and money, or at least three columns in all, and holds neither dates nor
// amounts itself.
function scoreOf(row: Row): number {
  if (row.cells.some(hasDigits) && row.cells.some((cell) => isDate(cell) || isAmount(cell)))
    return 0
  const found = row.cells.flatMap((cell) => {
    const heading = typeof cell === 'string' ? headingOf(cell) : null
    return heading ? [heading.role] : []
  })
  const roles = new Set(found)
  const money = ['amount', 'money_in', 'money_out'].some((role) => roles.has(role as 'amount'))
  const named = (roles.has('date') ? 3 : 0) + (money ? 3 : 0) + roles.size
  if (roles.has('date') ? roles.size >= 2 : roles.size >= 3) return named
  return 0
}

/** Whether a row can only be a header: it names a date and money in words, and holds neither. */
export function isHeaderRow(row: Row): boolean {
  const wordsOnly = row.cells.every(
    (cell) => cell === null || (typeof cell === 'string' && !/\d/.test(cell)),
  )
  return wordsOnly && scoreOf(row) >= 8
}

// A merged title over two rows: "Amount" above "Debit" and "Credit".
function mergeSecond(headers: readonly string[], second: Row): string[] | null {
  if (second.cells.some((cell) => isDate(cell) || (cell !== null && typeof cell !== 'string'))) {
    return null
  }
  const below = second.cells.map(textOf)
  const money = below.filter((word) => {
    const role = headingOf(word)?.role
    return role === 'money_in' || role === 'money_out' || role === 'balance' || role === 'amount'
  })
  if (money.length < 2 || below.some((word) => isAmount(word))) return null
  const width = Math.max(headers.length, below.length)
  return Array.from({ length: width }, (_, at) => {
    const [upper = '', lower = ''] = [headers[at], below[at]]
    // "£" below "Paid in" is its unit.
    return lower !== '' && upper !== '' && !/\p{L}/u.test(lower)
      ? `${upper} ${lower}`
      : lower || upper
  })
}

// Under a header that names a date, a bare number may be one, and a date may lack its year: two
// numbers are enough, or a day of a month and a number.
function mayBeData(row: Row): boolean {
  if (isDataLike(row) || row.cells.filter(isAmount).length >= 2) return true
  if (row.cells.some(isWordedAmount) && row.cells.some(isDate)) return true
  return row.cells.some(isAmount) && row.cells.some(mayBeDay)
}

function mayBeDay(cell: Cell): boolean {
  const text = textOf(cell)
  return isYearless(text) || (isNumericDay(text) && !isAmount(cell))
}

function hasDigits(cell: Cell | undefined): boolean {
  return typeof cell === 'string' ? /\d/.test(cell) : typeof cell === 'number' || isDate(cell)
}

/** Whether a row has at least one date and one amount, in different cells. */
export function isDataLike(row: Row): boolean {
  return row.cells.some(isDate) && row.cells.some(isAmount)
}

function isDate(cell: Cell | undefined): boolean {
  if (typeof cell === 'string') return readDateText(cell) !== null
  if (typeof cell === 'number')
    return Number.isInteger(cell) && cell > 19_900_101 && cell < 21_000_101
  return cell !== null && typeof cell === 'object' && 'day' in cell && cell.day >= '1970'
}

/** Whether a cell holds an amount, or a formula whose result would be one. */
export function isAmount(cell: Cell | undefined): boolean {
  if (typeof cell === 'number') return true
  if (typeof cell === 'object' && cell && 'uncached' in cell) return true
  if (typeof cell !== 'string' || !/\d/.test(cell)) return false
  const written = splitAmount(cell)
  return written !== null && written !== 'blank' && !readDateText(cell)
}
