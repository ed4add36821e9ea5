// Cash books on paper have a column of pounds and beside it one of pence, and files made of them
// keep both. They become one column of amounts, where every cell below holds nothing else.
import { headingOf } from './dictionary.ts'
import { textOf } from './find-header.ts'
import type { Assumption, Cell, Row, Sheet } from './statement.ts'

const searchRowsMax = 50
const blank: Row = { line: 0, cells: [] }

/** The sheet with its pence joined to their pounds; itself where it has no such columns. */
export function withPenceJoined(sheet: Sheet): Sheet {
  const top = sheet.rows.slice(0, searchRowsMax)
  const named = top.findIndex((row, place) => penceIn(row, top[place - 1] ?? blank).length > 0)
  const at = named < 0 ? top.findIndex(({ cells }) => moneyIn(cells).length > 1) : named
  const [header, above] = [sheet.rows[at] ?? blank, sheet.rows[at - 1] ?? blank]
  const body = sheet.rows.slice(at + 1)
  const pence = named < 0 ? unheadedPence(header, body) : penceIn(header, above)
  if (pence.length === 0 || !pence.every((column) => holdsPence(body, column))) return sheet
  const columns = new Set(pence)
  const isAbove = pence.every(
    (column) => isUnit(header.cells[column - 1]) && textOf(above.cells[column - 1]) !== '',
  )
  const joinedHeader = isAbove ? headerOfBoth(above, header) : header
  const without = (cells: readonly Cell[]) => cells.filter((_, column) => !columns.has(column))
  const [column = 1] = pence
  const [sample] = body.filter(({ cells }) => twoDigits.test(textOf(cells[column])))
  return {
    ...sheet,
    notes: [...(sheet.notes ?? []), ...(sample ? [noted(sample, column)] : [])],
    rows: [
      ...sheet.rows.slice(0, isAbove ? at - 1 : at),
      { ...header, cells: without(joinedHeader.cells) },
      ...body.map((row) => ({
        ...row,
        cells: without(row.cells.map((cell, column) => joined(row, { cell, column, columns }))),
      })),
    ],
  }
}

function noted(row: Row, column: number): Assumption {
  const [pounds, pence] = [textOf(row.cells[column - 1]), textOf(row.cells[column])]
  const whole = joined(row, { cell: pounds, column: column - 1, columns: new Set([column]) })
  const message = `Pounds and pence stand in two columns and are put together: ${pounds || '0'} and ${pence} are ${textOf(whole)}.`
  return { code: 'pence_joined', message }
}

// "Paid out £" beside "p", or "£" beside "p" below a heading of both.
function penceIn({ cells }: Row, above: Row): number[] {
  return cells.flatMap((cell, at) => {
    if (typeof cell !== 'string' || !/^\(?(p|pence|d)\.?\)?$/i.test(cell.trim())) return []
    const left = cells[at - 1]
    const name = isUnit(left) ? textOf(above.cells[at - 1]) || left : left
    return moneyRoles.has(headingOf(textOf(name))?.role ?? '') ? [at] : []
  })
}

// Programs that turn a PDF into a table leave the pence of every amount in a column without a
// heading.
function unheadedPence(header: Row, body: readonly Row[]): number[] {
  const { cells } = header
  const money = moneyIn(cells)
  const isSplit = (at: number) =>
    textOf(cells[at + 1]) === '' &&
    body.every((row) => {
      const [pounds, pence] = [textOf(row.cells[at]), textOf(row.cells[at + 1])]
      return pounds === '' ? pence === '' : wholePounds.test(pounds) && /^\d\d$/.test(pence)
    })
  return money.every(isSplit) && !runsOnAlone(header, body) ? money.map((at) => at + 1) : []
}

// Codes may stand beside whole pounds as well: then the balance follows without them.
function runsOnAlone({ cells }: Row, body: readonly Row[]): boolean {
  const money = moneyIn(cells)
  const balance = money.find((at) => headingOf(textOf(cells[at]))?.role === 'balance')
  if (balance === undefined) return false
  const poundsIn = (row: Row, at: number) =>
    Number(textOf(row.cells[at]).replace(/[£,()-]/g, '')) || 0
  const rows = body.filter((row) => textOf(row.cells[balance]) !== '')
  return rows.slice(1).every((row, before) => {
    const moved = poundsIn(row, balance) - poundsIn(rows[before] ?? blank, balance)
    return money.some((at) => at !== balance && poundsIn(row, at) === Math.abs(moved))
  })
}

function moneyIn(cells: readonly Cell[]): number[] {
  const roles = cells.map((cell) => headingOf(textOf(cell))?.role ?? '')
  return roles.flatMap((role, at) => (moneyRoles.has(role) ? [at] : []))
}

const moneyRoles = new Set(['amount', 'money_in', 'money_out', 'balance'])

function isUnit(cell: Cell | undefined): boolean {
  return typeof cell === 'string' && /^\(?(£|l|pounds)\)?$/i.test(cell.trim())
}

function headerOfBoth(above: Row, header: Row): Row {
  const cells = header.cells.map((cell, at) =>
    isUnit(cell) || textOf(cell) === '' ? (above.cells[at] ?? null) : cell,
  )
  return { ...header, cells }
}

const wholePounds = /^[-(]?£?\d[\d,]*\)?$/
const twoDigits = /^\d{1,2}$/
const nothing = /^[-–—]*$/

function holdsPence(rows: readonly Row[], column: number): boolean {
  let count = 0
  for (const { cells } of rows) {
    const [pounds, pence] = [textOf(cells[column - 1]), textOf(cells[column])]
    if (!(nothing.test(pounds) || wholePounds.test(pounds) || !/\d/.test(pounds))) return false
    if (twoDigits.test(pence)) count++
    else if (!nothing.test(pence) && /\d/.test(pence)) return false
  }
  return count > 0
}

function joined(
  { cells }: Row,
  { cell, column, columns }: { cell: Cell; column: number; columns: ReadonlySet<number> },
): Cell {
  if (!columns.has(column + 1)) return cell
  const [pounds, pence] = [textOf(cell), textOf(cells[column + 1])]
  const hasPence = twoDigits.test(pence)
  if (!hasPence || !(wholePounds.test(pounds) || nothing.test(pounds))) return cell
  const whole = nothing.test(pounds) ? '0' : pounds
  // The bracket of a negative amount closes behind its pence.
  const bracket = whole.endsWith(')') ? ')' : ''
  return `${whole.replace(')', '')}.${pence.padStart(2, '0')}${bracket}`
}
