// Parts dates from words, and amounts from amounts, that share a cell: programs leave them so that
// turn a PDF into a table, and words stand close beside a long date in the text layer of one.
import { isYearless, readDateText } from './date-text.ts'
import { headingOf } from './dictionary.ts'
import { findTable, isBlank, isDataLike, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { isBalanceLine } from './row-words.ts'
import { twoAmounts, withBalanceApart } from './shared-balance.ts'
import type { Cell, Row, Sheet } from './statement.ts'

/** The sheet with a column for each of what shares one; a sheet without such cells comes back. */
export function withCellsApart(sheet: Sheet): Sheet {
  return withAmountsApart(withDatesApart(sheet))
}

function withDatesApart(sheet: Sheet): Sheet {
  const table = findTable(sheet)
  const headers = table.headers ?? []
  const at = headers.findIndex((header) => headingOf(header)?.role === 'date')
  if (at < 0) return sheet
  const shared = new Map<Row, Parted>()
  for (const row of table.body) {
    const parted = partedDate(row.cells[at])
    if (parted) shared.set(row, parted)
  }
  if (shared.size < sharedMin) return sheet
  const next = headers[at + 1] ?? ''
  const areDates = [...shared.values()].every(({ words }) => readDateText(words) !== null)
  const isBesideWords = areDates ? /date/i.test(next) : headingOf(next)?.role === 'description'
  if (isBesideWords && [...shared.keys()].every(({ cells }) => isBlank(cells[at + 1])))
    return { ...sheet, rows: sheet.rows.map((row) => moved(row, at, shared.get(row))) }
  const dated = table.body.filter(({ cells }) => readDateText(textOf(cells[at])) !== null)
  if (dated.length > shared.size) return sheet
  const above = new Set(table.preamble)
  const widened = sheet.rows.map((row) =>
    above.has(row) ? row : withColumn(row, at, shared.get(row)),
  )
  return { ...sheet, rows: widened }
}

type Parted = { readonly date: string; readonly words: string }

const sharedMin = 2
const dateAndWords =
  /^((?:\d{4}-\d\d-\d\d|\d{1,2}[ ./-](?:\p{L}{3,9}|\d{1,2})[ ./-]\d{2,4})|\d{1,2}[ -]\p{L}{3,9})[ ,:]+(\D.*|\S*\d\S*|\d.*\p{L}{2}.*)$/u

function partedDate(cell: Cell | undefined): Parted | null {
  if (typeof cell !== 'string' || readDateText(cell) !== null) return null
  const [, date = '', words = ''] = dateAndWords.exec(textOf(cell)) ?? []
  const isTime =
    readDateText(words) === null && (/^\d{1,2}[:.]\d{2}/.test(words) || !/\p{L}{2}/u.test(words))
  return !isTime && (readDateText(date) !== null || isYearless(date)) ? { date, words } : null
}

function moved(row: Row, at: number, parted: Parted | undefined): Row {
  if (!parted) return row
  return { ...row, cells: row.cells.with(at, parted.date).with(at + 1, parted.words) }
}

function withColumn(row: Row, at: number, parted: Parted | undefined): Row {
  const [date, words] = parted ? [parted.date, parted.words] : halves(row.cells[at] ?? null)
  return { ...row, cells: [...row.cells.slice(0, at), date, words, ...row.cells.slice(at + 1)] }
}

// The heading itself, which may be that of both, or a line of words that has no date.
function halves(cell: Cell): [Cell, Cell] {
  if (typeof cell !== 'string' || readDateText(cell) !== null) return [cell, null]
  if (headingOf(cell)?.role !== 'date') return [null, cell]
  const [, date = cell, words = 'Description'] =
    /^(\S*date\S*)[ /&-]+(?:and )?(\p{L}.*)$/iu.exec(textOf(cell)) ?? []
  return [date, words]
}

function withAmountsApart(sheet: Sheet): Sheet {
  const { headers, preamble, body } = findTable(sheet)
  const headed = (headers ?? []).findIndex((header) => headingHalves(header) !== null)
  if (headed < 0) return withBalanceApart(sheet)
  const at = headed
  const filled = body.filter(({ cells }) => !isBlank(cells[at]))
  const shared = filled.filter(({ cells }) => twoAmounts(textOf(cells[at])) !== null)
  // An amount alone is the balance of a payment that stands in another column.
  const isBalance = headingOf(headingHalves(headers?.[at] ?? '')?.[1] ?? '')?.role === 'balance'
  const others = (headers ?? []).flatMap((header, other) =>
    other !== at && moneyRoles.has(headingOf(header)?.role ?? '') ? [other] : [],
  )
  const isPaidElsewhere = ({ cells }: Row) => others.some((other) => !isBlank(cells[other]))
  const open = filled.filter((row) => twoAmounts(textOf(row.cells[at])) === null)
  const isStated = (row: Row) => row.cells.some((cell) => isBalanceLine(fold(textOf(cell))))
  const isWhole = open.every(
    (row) => isBalance && (isPaidElsewhere(row) || !isDataLike(row) || isStated(row)),
  )
  if (shared.length < sharedMin || !isWhole) return sheet
  const above = new Set(preamble)
  const split = (cell: Cell | undefined) => {
    const text = textOf(cell)
    return (
      twoAmounts(text) ??
      headingHalves(text) ??
      (isBalance ? [null, cell ?? null] : [cell ?? null, null])
    )
  }
  const rows = sheet.rows.map((row): Row => {
    if (above.has(row)) return row
    const { cells } = row
    return { ...row, cells: [...cells.slice(0, at), ...split(cells[at]), ...cells.slice(at + 1)] }
  })
  return { ...sheet, rows }
}

// "Amount Balance" heads both.
function headingHalves(header: string): [string, string] | null {
  if ((headingOf(header)?.rank ?? 100) < 100) return null
  const words = header.split(/[\s/&]+/)
  const cuts = words.slice(1).flatMap((_, at) => {
    const halves: [string, string] = [
      words.slice(0, at + 1).join(' '),
      words.slice(at + 1).join(' '),
    ]
    const [first, second] = halves.map((half) => headingOf(half))
    if (!first || !second || first.role === second.role) return []
    if (!moneyRoles.has(first.role) || !moneyRoles.has(second.role)) return []
    return [{ halves, rank: Math.max(first.rank, second.rank) }]
  })
  // Headings that are known as a whole go before words within one: "Paid in" and "Balance".
  return cuts.sort((a, b) => a.rank - b.rank)[0]?.halves ?? null
}

const moneyRoles = new Set(['amount', 'money_in', 'money_out', 'balance'])
