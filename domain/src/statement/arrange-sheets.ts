// Puts sheets into the one shape that tables are read in, before anything is read: tables side by
// side and one under the other become sheets of their own, several accounts of one file get a
// column that names them, and payments printed line by line ("Date: …", "Amount: …") become rows.
import { withAccountRows } from './account-columns.ts'
import { accountHeader } from './account-header.ts'
import { withHandsRead } from './cells-by-hand.ts'
import { withChecksWhole } from './check-detail.ts'
import { withDatesJoined } from './date-parts.ts'
import { isYearless, readDateText } from './date-text.ts'
import { headingOf } from './dictionary.ts'
import {
  filledCells,
  findTable,
  isAmount,
  isBlank,
  isDataLike,
  isHeaderRow,
  signatureOf,
  type Table,
  textOf,
} from './find-header.ts'
import { fold } from './fold.ts'
import { withGroupedHeaders } from './grouped-headers.ts'
import { withLinesApart } from './lines-in-one-cell.ts'
import { withPayoutsSigned } from './payouts-beside.ts'
import { unfoldedRecords } from './record-lines.ts'
import { registerAsRows } from './register-parts.ts'
import { joinedCells } from './row-text.ts'
import { withCellsApart } from './shared-cells.ts'
import { withYears } from './sheet-years.ts'
import { sidesUnder } from './sides-under.ts'
import { withOwnEnds } from './source-target.ts'
import { withSpreadAmounts } from './spread-amounts.ts'
import { accountLineOf, hasAccountColumn, padded, withStackedAccounts } from './stacked-accounts.ts'
import { withCellsUnstacked } from './stacked-cells.ts'
import { withAlignedTables } from './stacked-tables.ts'
import type { Row, Sheet } from './statement.ts'
import { isAccountName, isPlaceName } from './tab-names.ts'
import { sideOf } from './table-evidence.ts'
import { runSideBySide } from './tabs-apart.ts'

/** The sheets as tables can be read from them; sheets that need nothing come back as they are. */
export function arrangedSheets(sheets: readonly Sheet[]): Sheet[] {
  const unstacked = sheets.map((sheet) =>
    withDatesJoined(withLinesApart(withCellsUnstacked(withHandsRead(withChecksWhole(sheet))))),
  )
  const dated = withoutGaps(unstacked).map(withCellsApart)
  const paged = withYears(withHeaders(dated))
  return withAccounts(withHeaders(paged.flatMap(arranged)))
}

// Programs that turn a PDF into sheets put empty columns elsewhere on each page.
function withoutGaps(sheets: readonly Sheet[]): readonly Sheet[] {
  if (sheets.length < 2) return sheets
  return sheets.map((sheet) => {
    const { headers, preamble, body } = findTable(sheet)
    if (!headers?.includes('')) return sheet
    const above = new Set(preamble)
    const isGap = (at: number) =>
      headers[at] === '' && body.every(({ cells }) => isBlank(cells[at]))
    const kept = (row: Row): Row =>
      above.has(row) ? row : { ...row, cells: row.cells.filter((_, at) => !isGap(at)) }
    return { ...sheet, rows: sheet.rows.map(kept) }
  })
}

// A page whose header was printed on the one before it: as wide, with its dates in the same column.
function withHeaders(sheets: readonly Sheet[]): Sheet[] {
  let last: { headers: readonly string[]; date: number } | null = null
  return sheets.map((sheet) => {
    const { headers, body } = findTable(sheet)
    if (headers) {
      const date = headers.findIndex((header) => headingOf(header)?.role === 'date')
      last = date < 0 ? null : { headers, date }
      return sheet
    }
    const data = body.filter((row) => isDataLike(row) || isYearlessRow(row))
    if (!last || data.length === 0 || data.length * 10 < body.length * 8) return sheet
    const { headers: before, date } = last
    const fits = data.every(
      ({ cells }) => cells.length <= before.length && isDateOrYearless(textOf(cells[date])),
    )
    if (!fits) return sheet
    const line = (sheet.rows[0]?.line ?? 1) - 1
    return { ...sheet, rows: [{ line, cells: [...before] }, ...sheet.rows] }
  })
}

// The year of such dates stands on the first page.
function isYearlessRow({ cells }: Row): boolean {
  return cells.some((cell) => isYearless(textOf(cell))) && cells.some(isAmount)
}

function isDateOrYearless(text: string): boolean {
  return readDateText(text) !== null || isYearless(text)
}

function arranged(printed: Sheet): Sheet[] {
  const ended = withOwnEnds(printed)
  if (ended) return [ended]
  const aligned = withAlignedTables(printed) ?? printed
  const sheet = withGroupedHeaders(aligned) ?? aligned
  const records = unfoldedRecords(sheet) ?? registerAsRows(sheet)
  if (records) return [records]
  const byAccount = withAccountRows(sheet)
  if (byAccount) return [byAccount]
  const signed = withPayoutsSigned(sheet)
  if (signed) return [signed]
  const sides = sidesBeside(sheet) ?? sidesBelow(sheet) ?? sidesUnder(sheet)
  return sides ?? [withStackedAccounts(withSpreadAmounts(sheet) ?? sheet)]
}

// Receipts to the left and payments to the right, each with a date and an amount of its own.
function sidesBeside(sheet: Sheet): Sheet[] | null {
  const { headers, preamble, body } = findTable(sheet)
  if (!headers) return null
  const dates = headers.flatMap((header, at) => (headingOf(header)?.role === 'date' ? [at] : []))
  const [, second] = dates
  if (dates.length !== 2 || dates[0] === undefined || second === undefined) return null
  const blocks = [
    { from: 0, to: second },
    { from: second, to: headers.length },
  ]
  if (!blocks.every(({ from, to }) => hasMoney(headers.slice(from, to)))) return null
  if (!body.some((row) => readDateText(textOf(row.cells[second])) !== null)) return null
  const parts = blocks.map(({ from, to }) => {
    const cut = (row: Row): Row => ({ ...row, cells: row.cells.slice(from, to) })
    const title = preamble.map((row) => joinedCells(cut(row))).findLast((text) => text !== '')
    const header: Row = { line: preamble.length + 1, cells: headers.slice(from, to) }
    const rows = body.map(cut).filter((row) => row.cells.some((cell) => !isBlank(cell)))
    const name = title || sideNamed(header) || `${sheet.name} ${from + 1}`
    return { ...sheet, name, rows: [header, ...rows] }
  })
  return areSides(parts) || areMonths(parts) ? parts : null
}

function areMonths(parts: readonly Sheet[]): boolean {
  const names = new Set(parts.map(({ name }) => fold(name)))
  return names.size === parts.length && [...names].every((name) => ofMonth.test(name))
}

const ofMonth = /^(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*( \d{2,4})?$/

function hasMoney(headers: readonly string[]): boolean {
  return headers.some((header) => ofMoney.has(headingOf(header)?.role ?? ''))
}

const ofMoney = new Set(['amount', 'money_in', 'money_out'])

// Receipts above and payments below, each under a heading and a header of its own.
function sidesBelow(sheet: Sheet): Sheet[] | null {
  const cuts = sheet.rows.flatMap((row, at) =>
    isHeaderRow(row) || headsSide(row, sheet.rows[at - 1]) ? [at] : [],
  )
  if (cuts.length !== 2) return null
  const starts = cuts.map((at) => titleAbove(sheet.rows, at))
  const parts = starts.map((start, part) => {
    const title = start < (cuts[part] ?? 0) ? joinedCells(sheet.rows[start] ?? emptyRow) : ''
    const rows = sheet.rows.slice(cuts[part], starts[part + 1])
    return { ...sheet, name: title || `${sheet.name} ${part + 1}`, rows }
  })
  return areSides(parts) ? parts : null
}

// Words with a date among them, right below "Money in" or "Money out".
function headsSide(row: Row, above: Row | undefined): boolean {
  const [title, ...others] = above ? filledCells(above) : []
  if (typeof title !== 'string' || others.length > 0 || sideOf([], title) === null) return false
  const words = filledCells(row).map(textOf)
  return words.length > 1 && !words.some((word) => /\d/.test(word)) && words.some(headsDate)
}

const headsDate = (word: string) => headingOf(word)?.role === 'date'

const emptyRow: Row = { line: 0, cells: [] }

// The line of words right above a header, blank lines apart; the header's own place where there is
// none.
function titleAbove(rows: readonly Row[], header: number): number {
  for (let at = header - 1; at >= 0; at--) {
    const filled = filledCells(rows[at] ?? emptyRow)
    if (filled.length === 0) continue
    return filled.length === 1 && typeof filled[0] === 'string' ? at : header
  }
  return header
}

function areSides(parts: readonly Sheet[]): boolean {
  const sides = parts.map((part) => sideOf(findTable(part).headers ?? [], part.name))
  return sides.includes(1) && sides.includes(-1) && parts[0]?.name !== parts[1]?.name
}

// "Total paid" may be what guests paid, but not beside a table of what was received.
function sideNamed({ cells }: Row): string | null {
  const words = cells.map((cell) => fold(textOf(cell)))
  if (words.some((word) => /^(total|amount) received$/.test(word))) return 'Receipts'
  return words.some((word) => /^(total|amount) paid$/.test(word)) ? 'Payments' : null
}

// A tab per account: tabs named after accounts, or tabs over the same days each with a balance of
// its own.
function withAccounts(sheets: readonly Sheet[]): Sheet[] {
  const tables = sheets.filter(({ hidden }) => !hidden).map((sheet) => findTable(sheet))
  const held = tables.filter((table) => table.headers && table.body.some(isDataLike))
  if (held.length < 2 || held.some(hasAccountColumn)) return [...sheets]
  const own = new Set(held.map(({ sheet }) => sheet))
  const lines = new Map(held.map((table) => [table.sheet, accountAbove(table)]))
  if (new Set(lines.values()).size === held.length && ![...lines.values()].includes(null))
    return sheets.map((sheet) => withAccountColumn(sheet, lines.get(sheet) ?? null))
  const names = held.map(({ sheet }) => sheet.name)
  const isAlike = new Set(held.map(signatureOf)).size === 1
  const isApart = isAlike && runSideBySide(held)
  const isBesideAccount = isAlike || names.some(isAccountName)
  const isName = (name: string) =>
    isApart || isAccountName(name) || (isBesideAccount && isPlaceName(name))
  if (new Set(names.map(fold)).size < names.length || !names.every(isName)) return [...sheets]
  return sheets.map((sheet) => (own.has(sheet) ? withAccountColumn(sheet) : sheet))
}

// The line above a table that names its account.
function accountAbove({ preamble }: Table): string | null {
  return preamble.map(accountLineOf).findLast((label) => label !== null) ?? null
}

/**
 * Every sheet, and every part of one under a header of its own, as an account that bears its name;
 * `null` where there is but one. Only balances that run by themselves prove that they are accounts.
 */
export function accountsApart(sheets: readonly Sheet[]): Sheet[] | null {
  const parts = sheets.filter((sheet) => sheet.rows.some(isDataLike)).flatMap(partsOf)
  const isNamed = parts.some((part) => hasAccountColumn(findTable(part)))
  return parts.length < 2 || isNamed ? null : parts.map((part) => withAccountColumn(part))
}

function partsOf(sheet: Sheet): Sheet[] {
  const { headers } = findTable(sheet)
  const header = joinedCells({ line: 0, cells: headers ?? [] })
  const cuts = sheet.rows.flatMap((row, at) =>
    header !== '' && joinedCells(row) === header ? [at] : [],
  )
  if (cuts.length < 2) return [sheet]
  const starts = cuts.map((at) => titleAbove(sheet.rows, at))
  return cuts.map((cut, part) => {
    const start = starts[part] ?? cut
    const title = start < cut ? joinedCells(sheet.rows[start] ?? emptyRow) : ''
    const rows = sheet.rows.slice(cut, starts[part + 1])
    return { ...sheet, name: title || `${sheet.name} ${part + 1}`, rows }
  })
}

function withAccountColumn(sheet: Sheet, name: string | null = sheet.name): Sheet {
  if (name === null) return sheet
  const { headers, preamble, body } = findTable(sheet)
  const width = Math.max(headers?.length ?? 0, ...body.map(({ cells }) => cells.length))
  const data = new Set(body)
  const above = new Set(preamble)
  const rows = sheet.rows.map((row): Row => {
    if (above.has(row) || row.cells.every((cell) => isBlank(cell))) return row
    return { ...row, cells: padded(row.cells, width, data.has(row) ? name : accountHeader) }
  })
  return { ...sheet, rows }
}
