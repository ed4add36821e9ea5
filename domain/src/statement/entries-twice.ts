// A journal that names the account of each line holds every entry twice, once on each side. Its
// accounts become sheets, of which a person chooses the bank's.
import { readAmount } from './amount-cell.ts'
import { headingOf } from './dictionary.ts'
import { findTable, isAmount, isBlank, isDataLike, type Table, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { refuse, sheetQuestion } from './refuse.ts'
import type { Cell, Row, Sheet, StatementRefused } from './statement.ts'

const rowsMin = 4
const accountsMax = 60

/** The sheets of a journal's accounts; `null` where the file is no such journal. */
export function accountsOfJournal(sheets: readonly Sheet[]): Sheet[] | null {
  const visible = sheets.filter(({ hidden, rows }) => !hidden && rows.some(isDataLike))
  const [sheet] = visible
  if (!sheet || visible.length > 1) return null
  const table = withDays(findTable(sheet))
  const at = (table.headers ?? []).findIndex((header) =>
    /^(full )?(nominal |ledger |gl |category )?account( name)?$/.test(fold(header)),
  )
  if (at < 0) return null
  const body = table.body.filter(isDataLike)
  if (body.length < rowsMin || !isBalanced(table, body)) return null
  const names = [...new Set(body.map(({ cells }) => textOf(cells[at])))].filter(Boolean)
  if (names.length < 2 || names.length > accountsMax) return null
  const header: Row = { line: (table.body[0]?.line ?? 2) - 1, cells: [...(table.headers ?? [])] }
  return names.map((name) => ({
    ...sheet,
    name,
    rows: [...table.preamble, header, ...body.filter(({ cells }) => textOf(cells[at]) === name)],
  }))
}

/** The question which account of a journal is the bank's. */
export function askAccount(sheets: readonly Sheet[]): StatementRefused {
  const message =
    'This is a journal: it holds both sides of every entry. Choose the account of your bank; the others are left out.'
  return refuse('choose_sheet', message, {
    questions: [sheetQuestion(sheets.map(({ name }) => name))],
  })
}

// Some print the day of an entry once, beside the first of its lines.
function withDays(table: Table): Table {
  const roles = (table.headers ?? []).map((header) => headingOf(header)?.role)
  const [date, account] = [roles.indexOf('date'), roles.indexOf('account')]
  if (date < 0 || account < 0) return table
  let day: Cell = null
  const body = table.body.map((row): Row => {
    const own = row.cells[date] ?? null
    if (!isBlank(own)) day = own
    const isLine =
      date < row.cells.length &&
      isBlank(own) &&
      !isBlank(row.cells[account]) &&
      row.cells.some(isAmount)
    return isLine ? { ...row, cells: row.cells.with(date, day) } : row
  })
  return { ...table, body }
}

// The two sides of each day's entries come to nothing.
function isBalanced({ headers }: Table, body: readonly Row[]): boolean {
  const columns = (headers ?? []).map((header) => headingOf(header)?.role)
  const debit = columns.indexOf('money_out')
  const credit = columns.indexOf('money_in')
  const isPair = debit >= 0 && credit >= 0
  const date = columns.indexOf('date')
  const amounts = columns.flatMap((role, at) => (role === 'amount' ? [at] : []))
  const sides = isPair ? [[debit, credit]] : amounts.map((at) => [at, -1])
  return sides.some(([plus = -1, minus = -1]) => {
    const sums = new Map<string, number>()
    for (const { cells } of body) {
      const day = textOf(cells[date])
      const pence = penceIn(cells[plus]) - (minus < 0 ? 0 : penceIn(cells[minus]))
      sums.set(day, (sums.get(day) ?? 0) + pence)
    }
    const moved = body.some(({ cells }) => penceIn(cells[plus]) !== 0)
    return moved && sums.size > 1 && [...sums.values()].every((sum) => sum === 0)
  })
}

function penceIn(cell: Parameters<typeof readAmount>[0]): number {
  const read = readAmount(cell, '.')
  return read.kind === 'amount' ? read.pence : 0
}
