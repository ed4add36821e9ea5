// Letters typed or scanned for the digits of dates (O2/1O/2026, l4 Oct 2026) become digits before
// anything is looked for: a column of such dates would not be known for one.
import { readDateCell, readDateText } from './date-text.ts'
import { lettersNamed } from './letter-digits.ts'
import type { Assumption, Cell, Grid, Row, Sheet } from './statement.ts'

const rowsSampled = 50

/** The grid with digits for the letters in its dates, and the doubt that names them. */
export function withLettersInDates(grid: Grid): {
  readonly grid: Grid
  readonly assumptions: readonly Assumption[]
} {
  const mended: string[] = []
  const sheets = grid.sheets.map((sheet) => withDigits(sheet, mended))
  if (mended.length === 0) return { grid, assumptions: [] }
  return { grid: { ...grid, sheets }, assumptions: [lettersNamed(mended, 'dates')] }
}

function withDigits(sheet: Sheet, mended: string[]): Sheet {
  const columns = dateColumns(sheet)
  if (columns.length === 0) return sheet
  let isChanged = false
  const rows = sheet.rows.map((row): Row => {
    const found = columns.flatMap((at) => {
      const date = digitsOf(row.cells[at])
      return date === null ? [] : [{ at, date }]
    })
    if (found.length === 0) return row
    isChanged = true
    const cells: Cell[] = [...row.cells]
    for (const { at, date } of found) {
      mended.push(`‘${row.cells[at]}’ in row ${row.line} as ${date}`)
      cells[at] = date
    }
    return { ...row, cells }
  })
  return isChanged ? { ...sheet, rows } : sheet
}

// Columns in which a date without letters stands as well.
function dateColumns({ rows }: Sheet): number[] {
  const columns = new Set<number>()
  for (const { cells } of rows.slice(0, rowsSampled))
    for (const [at, cell] of cells.entries()) if (startsWithDate(cell)) columns.add(at)
  return [...columns]
}

function startsWithDate(cell: Cell): boolean {
  if (typeof cell === 'number') return false
  if (typeof cell !== 'string') return readDateCell(cell) !== null
  return readDateText(cell) !== null || (isDated.test(cell) && !/^\d+$/.test(cell))
}

const isDated = /^\d{1,2}(?:([-/.])\d{1,2}\1|[ -]\p{L}{3,9}[ -])(?:\d{4}|\d{2})\b/u
const lettered =
  /^[\dOolI]{1,2}(?:([-/.])[\dOolI]{1,2}\1|[ -]\p{L}{3,9}[ -])(?:[\dOolI]{4}|[\dOolI]{2})(?=$|[ ,])/u

function digitsOf(cell: Cell | undefined): string | null {
  if (typeof cell !== 'string' || !/[OolI]/.test(cell)) return null
  const [date = ''] = lettered.exec(cell) ?? []
  if (!/\d.*\d/.test(date) || isDay(date)) return null
  const digits = date.replace(/(?<!\p{L}{2})[OolI](?!\p{L}{2})/gu, (letter) =>
    /[Oo]/.test(letter) ? '0' : '1',
  )
  return isDay(digits) ? digits + cell.slice(date.length) : null
}

function isDay(text: string): boolean {
  const date = readDateText(text)
  if (date?.kind === 'open') return date.parts.every((part) => part > 0)
  return date?.kind === 'fixed'
}
