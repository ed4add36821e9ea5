// One column, under whatever heading, may hold the amount of each payment and the balance after it.
// They are parted only where each balance follows from the one before it.
import { readAmount } from './amount-cell.ts'
import { headingOf } from './dictionary.ts'
import { findTable, isBlank, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { isBalanceLine } from './row-words.ts'
import type { Cell, Row, Sheet } from './statement.ts'

const headRowsMax = 20
const sharedMin = 3

type Pair = readonly [string | null, string]

/** The sheet with the balances in a column of their own; itself where none is proved. */
export function withBalanceApart(sheet: Sheet): Sheet {
  const { headers, preamble, body } = findTable(sheet)
  const at = sharedColumn(headers ?? [], body)
  if (at < 0) return sheet
  const pairs = new Map<Row, Pair>()
  for (const row of body) {
    if (isBlank(row.cells[at])) continue
    const pair = pairIn(row, at)
    if (!pair) return sheet
    pairs.set(row, pair)
  }
  const all = [...pairs.values()]
  const isProved = follows(all) || follows(all.toReversed())
  if (all.length < sharedMin || !isProved) return sheet
  const above = new Set(preamble)
  const own = new Set(body)
  const rows = sheet.rows.map((row): Row => {
    if (above.has(row)) return row
    const { cells } = row
    const parts: readonly Cell[] = own.has(row)
      ? (pairs.get(row) ?? [null, null])
      : ['Amount', 'Balance']
    return { ...row, cells: [...cells.slice(0, at), ...parts, ...cells.slice(at + 1)] }
  })
  return { ...sheet, rows }
}

function sharedColumn(headers: readonly string[], body: readonly Row[]): number {
  const head = body.slice(0, headRowsMax)
  return headers.findIndex((header, at) => {
    const role = headingOf(header)?.role
    if (role === 'date' || role === 'description') return false
    return head.filter(({ cells }) => twoAmounts(textOf(cells[at]))).length >= 2
  })
}

// A balance alone is one that a line of words states.
function pairIn({ cells }: Row, at: number): Pair | null {
  const text = textOf(cells[at])
  const isStated = cells.some((cell) => isBalanceLine(fold(textOf(cell))))
  return twoAmounts(text) ?? (isStated && penceOf(text) !== null ? [null, text] : null)
}

// Amounts without a sign move the balance either way.
function follows(pairs: readonly Pair[]): boolean {
  const isSigned = pairs.some(([amount]) => (penceOf(amount) ?? 0) < 0)
  return pairs.every(([amount, balance], at) => {
    const before = pairs[at - 1]
    if (!before || amount === null) return true
    const moved = (penceOf(balance) ?? Number.NaN) - (penceOf(before[1]) ?? Number.NaN)
    const printed = penceOf(amount) ?? Number.NaN
    return isSigned ? moved === printed : Math.abs(moved) === Math.abs(printed)
  })
}

function penceOf(text: string | null): number | null {
  const read = text === null ? null : readAmount(text, '.')
  return read?.kind === 'amount' ? read.pence : null
}

/** Two amounts that share a cell. */
export function twoAmounts(text: string): [string, string] | null {
  const [, first = '', second = ''] =
    /^(-?[£$€]?-?[\d,]+\.\d{2}) +(-?[£$€]?-?[\d,]+\.\d{2})$/.exec(text) ?? []
  return first === '' ? null : [first, second]
}
