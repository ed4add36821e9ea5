// People type the letters O and l where the digits 0 and 1 belong, and scans read them so. Amounts
// with such letters are read by their digits, and each of them is named.
import { readAmount } from './amount-cell.ts'
import type { KnownTable } from './known-table.ts'
import type { Assumption, Cell, Row } from './statement.ts'

const moneyRoles = ['amount', 'money_in', 'money_out', 'balance'] as const
const shownMax = 5

/** The table with digits for the letters in its amounts, and the doubt that names them. */
export function withLettersAsDigits(known: KnownTable): {
  known: KnownTable
  assumptions: Assumption[]
} {
  const columns = moneyRoles.flatMap((role) => known.columns[role] ?? [])
  const mended: string[] = []
  const rows = known.rows.map((each) => {
    const { row } = each
    const cells = columns.flatMap((at) => {
      const digits = digitsOf(row.cells[at])
      return digits === null ? [] : [{ at, digits }]
    })
    if (cells.length === 0) return each
    for (const { at, digits } of cells)
      mended.push(`‘${row.cells[at]}’ in row ${row.line} as ${digits}`)
    return { ...each, row: withCells(row, cells) }
  })
  if (mended.length === 0) return { known, assumptions: [] }
  return { known: { ...known, rows }, assumptions: [lettersNamed(mended, 'amounts')] }
}

/** The doubt that names cells whose letters are read as digits, each as ‘1O’ in row 2 as 10. */
export function lettersNamed(mended: readonly string[], what: 'amounts' | 'dates'): Assumption {
  const more = mended.length - shownMax
  const others = more > 0 ? `, and ${more} more` : ''
  const message = `Letters stand where digits belong: we read ${mended.slice(0, shownMax).join(', ')}${others}. Please check these ${what}.`
  return { code: 'letters_as_digits', message }
}

function withCells(row: Row, mended: readonly { at: number; digits: string }[]): Row {
  const cells: Cell[] = [...row.cells]
  for (const { at, digits } of mended) cells[at] = digits
  return { ...row, cells }
}

// At least one true digit, and the shape of an amount; "5l" without pence may be five litres.
const lettered =
  /^'?[-+(]?[£$€]?[\dOolI]{1,3}(?:[\dOolI]*|(?:,[\dOolI]{3})*)(?:\.[\dOolI]{2}|(?<=[\dOo]))\)?$/

/** Whether a text is an amount with pence, some of whose digits are letters. */
export function isLetteredAmount(text: string): boolean {
  return /\.[\dOolI]{2}\)?$/.test(text) && digitsOf(text) !== null
}

function digitsOf(cell: Cell | undefined): string | null {
  if (typeof cell !== 'string' || !/[OolI]/.test(cell) || !/\d/.test(cell)) return null
  const text = cell.trim()
  if (!lettered.test(text)) return null
  const digits = text.replace(/[Oo]/g, '0').replace(/[lI]/g, '1')
  return readAmount(text, '.').kind === 'bad' && readAmount(digits, '.').kind === 'amount'
    ? digits
    : null
}
