// Accounts one under the other in one table, each below a line that names it, as banks print all
// accounts of a customer.
import { accountHeader } from './account-header.ts'
import { splitAmount } from './amount-text.ts'
import { readDateText } from './date-text.ts'
import { headingOf } from './dictionary.ts'
import {
  filledCells,
  findTable,
  isBlank,
  isDataLike,
  isHeaderRow,
  type Table,
  textOf,
} from './find-header.ts'
import { fold } from './fold.ts'
import { joinedCells } from './row-text.ts'
import type { Cell, Row, Sheet } from './statement.ts'
import { accountWords } from './tab-names.ts'

/** The sheet with a column that names the account of each run of payments; itself without runs. */
export function withStackedAccounts(sheet: Sheet): Sheet {
  const table = findTable(sheet)
  const marks = sheet.rows.map((row, at) =>
    isBelowWords(row, sheet.rows[at + 1], table) ? null : accountLineOf(row),
  )
  const labels = marks.filter((label) => label !== null)
  if (new Set(labels).size < 2) return sheet
  const first = sheet.rows.findIndex(isDataLike)
  const firstMark = marks.findIndex((label) => label !== null)
  if (first < 0 || firstMark > first) return sheet
  const width = Math.max(table.headers?.length ?? 0, ...table.body.map(({ cells }) => cells.length))
  if (!table.headers || hasAccountColumn(table)) return sheet
  const printedHeader = joinedCells({ line: 0, cells: table.headers })
  let label: string | null = null
  const holders = new Set<string>()
  const rows = sheet.rows.flatMap((row, at): Row[] => {
    label = marks[at] ?? label
    if (marks[at] !== null || label === null || row.cells.every((cell) => isBlank(cell)))
      return [row]
    if (joinedCells(row) === printedHeader) {
      return holders.size > 0 ? [] : [{ ...row, cells: padded(row.cells, width, accountHeader) }]
    }
    // An account may have a heading of its own.
    if (isHeaderRow(row)) return [{ ...row, cells: padded(row.cells, width, accountHeader) }]
    if (isDataLike(row)) holders.add(label)
    return [{ ...row, cells: padded(row.cells, width, label) }]
  })
  return holders.size > 1 ? { ...sheet, rows } : sheet
}

// What stands under the words of payments goes on with them ("CARD 4321"), unless a header follows.
function isBelowWords({ cells }: Row, next: Row | undefined, { headers }: Table): boolean {
  const first = cells.findIndex((cell) => !isBlank(cell))
  if (first <= 0) return false
  const role = headingOf(headers?.[first] ?? '')?.role
  const isOfWords = role !== undefined && wordRoles.has(role)
  return isOfWords && !(next && isHeaderRow(next))
}

const wordRoles = new Set(['description', 'counterparty', 'reference', 'type', 'notes'])

/** The cells filled up to a width, and one more behind them. */
export function padded(cells: readonly Cell[], width: number, last: string): Cell[] {
  return [...Array.from({ length: width }, (_, at) => cells[at] ?? null), last]
}

/** What a line of its own calls an account: words and a number, or what follows "Account:". */
export function accountLineOf({ cells }: Row): string | null {
  const [opening] = cells
  if (typeof opening === 'string' && readDateText(opening) !== null) return null
  const filled = filledCells({ cells })
  if (filled.length === 0 || filled.length > 4 || filled.some((cell) => typeof cell === 'object'))
    return null
  const texts = filled.map(textOf)
  const text = texts.join(' ')
  if (text.length > 80 || readDateText(texts[0] ?? '') !== null) return null
  if (/\b(balance|total|type|holder|transactions|statement|summary|activity)\b/.test(fold(text)))
    return null
  if (texts.some((each) => /[.,]\d\d$/.test(each) && splitAmount(each) !== null)) return null
  const named = /^(account|acct|a\/c|iban|card)( (number|no\.?|name))?\s*:?\s*(.+)$/i.exec(text)
  if (named?.[4]) return named[4].trim()
  const isLong = filled.length > 2 && !/(?<!\d)\d{8}(?!\d)/.test(text)
  if (isLong || !accountWords.test(fold(text))) return null
  return text.replace(/\s*:$/, '')
}

/** Whether a column of the table names accounts. */
export function hasAccountColumn({ headers }: Table): boolean {
  return (headers ?? []).some((header) => headingOf(header)?.role === 'account')
}
