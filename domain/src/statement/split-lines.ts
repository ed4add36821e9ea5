// A payment may be split below itself into what it was for. Lines whose amounts add up to its own
// are parts of it and no payments; where it has no amount of its own, its parts are what was paid.
import { readAmount, voteCell } from './amount-cell.ts'
import type { Columns } from './columns.ts'
import { readDateCell } from './date-text.ts'
import { electMark, noVotes } from './decimal-mark.ts'
import { isBlank, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { TableRow } from './rows-read.ts'
import type { Cell } from './statement.ts'

const partsMin = 2

/** The rows without the parts that payments are split into, or without what has parts alone. */
export function withoutSplits(rows: readonly TableRow[], columns: Columns): readonly TableRow[] {
  return (
    withoutDepositParts(rows, columns) ??
    withoutPayoutParts(rows, columns) ??
    withoutParts(rows, columns)
  )
}

// A list of deposits prints below each, with a minus, the payments that it was made of: every row
// is a deposit or a part of one.
function withoutDepositParts(
  rows: readonly TableRow[],
  columns: Columns,
): readonly TableRow[] | null {
  const [date, amount, type] = [columns.date?.[0], columns.amount?.[0], columns.type?.[0]]
  if (date === undefined || amount === undefined || type === undefined || columns.balance)
    return null
  const parts = new Set<TableRow>()
  let left = 0
  let wholes = 0
  for (const each of rows) {
    if (readDateCell(each.row.cells[date]) === null) continue
    const read = readAmount(each.row.cells[amount], '.')
    if (read.kind !== 'amount') return null
    const isWhole = /^(bank )?deposit$/.test(fold(textOf(each.row.cells[type])))
    if (isWhole === left > 0 || isWhole !== read.pence > 0) return null
    if (isWhole) wholes++
    else parts.add(each)
    left += read.pence
    if (left < 0) return null
  }
  return left === 0 && wholes >= partsMin ? rows.filter((each) => !parts.has(each)) : null
}

// A list of bookings may end each payout with its own line, which adds up those before it. Where a
// payout takes them off again, the list is that of an account.
function withoutPayoutParts(
  rows: readonly TableRow[],
  columns: Columns,
): readonly TableRow[] | null {
  const date = columns.date?.[0]
  if (date === undefined || columns.balance || !rows.slice(0, headRowsMax).some(namesPayout))
    return null
  const penceOf = amountsIn(rows, columns)
  const wholes: TableRow[] = []
  let sum = 0
  let parts = 0
  let partsOfAll = 0
  for (const each of rows) {
    const pence = readDateCell(each.row.cells[date]) === null ? null : penceOf(each)
    if (pence === null) continue
    if (namesPayout(each)) {
      if (parts === 0 || pence !== sum) return null
      wholes.push(each)
      partsOfAll += parts
      sum = 0
      parts = 0
    } else {
      sum += pence
      parts++
    }
  }
  return parts === 0 && partsOfAll > wholes.length ? wholes : null
}

function namesPayout({ row }: TableRow): boolean {
  return row.cells.some((cell) => typeof cell === 'string' && /^\W*payout\W*$/i.test(cell))
}

function withoutParts(rows: readonly TableRow[], columns: Columns): readonly TableRow[] {
  const date = columns.date?.[0]
  const money = [columns.amount, columns.money_in, columns.money_out].flatMap((at) => at ?? [])
  if (date === undefined || money.length === 0) return rows
  const isFilled = ({ row }: TableRow) => money.some((at) => !isBlank(row.cells[at]))
  const isUndated = ({ row }: TableRow) => isBlank(row.cells[date])
  const mayBeSplit = rows.slice(0, headRowsMax).some(saysSplit)
  if (!mayBeSplit && !rows.some((each) => isUndated(each) && isFilled(each))) return rows
  const penceOf = amountsIn(rows, columns)
  const kept: TableRow[] = []
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]
    if (!row) continue
    const isSame = (each: TableRow) =>
      textOf(each.row.cells[date]) === textOf(row.row.cells[date]) &&
      hasNoBalance(each, row, columns)
    const isMarked = mayBeSplit && saysSplit(row)
    const isPart = (each: TableRow) =>
      isFilled(each) &&
      (isUndated(each) || (mayBeSplit && (isMarked || saysSplit(each)) && isSame(each)))
    const isDated = readDateCell(row.row.cells[date]) !== null
    const end = isDated ? rows.findIndex((each, place) => place > at && !isPart(each)) : at + 1
    const below = rows.slice(at + 1, end < 0 ? rows.length : end)
    const whole = isFilled(row) ? penceOf(row) : null
    const count = whole === null ? 0 : partsOf(below, { whole, isUndated, penceOf })
    const isReplaced = isMarked && !isFilled(row) && below.length > 0
    if (isReplaced) kept.push(...below.map((part) => paidOn(part, row)))
    else kept.push(row)
    at += isReplaced ? below.length : count
  }
  return kept
}

const headRowsMax = 500

// How many of the lines below add up to the whole. Undated ones do all together, or by chance.
function partsOf(
  below: readonly TableRow[],
  {
    whole,
    isUndated,
    penceOf,
  }: {
    whole: number
    isUndated: (row: TableRow) => boolean
    penceOf: (row: TableRow) => number | null
  },
): number {
  let sum = 0
  for (const [at, part] of below.entries()) {
    sum += penceOf(part) ?? Number.NaN
    const next = below[at + 1]
    if (at + 1 >= partsMin && sum === whole && !(next && isUndated(next))) return at + 1
  }
  return 0
}

const splitWords = /^\W*(splits?( transaction| part| line)?|multiple( categories)?)\W*$/i
const wordsCharsMax = 24

// "-split-" stands where other payments name what they were for.
function saysSplit({ row }: TableRow): boolean {
  return row.cells.some(
    (cell) => typeof cell === 'string' && cell.length <= wordsCharsMax && splitWords.test(cell),
  )
}

function hasNoBalance(part: TableRow, whole: TableRow, { balance }: Columns): boolean {
  const [at = -1] = balance ?? []
  const own = textOf(part.row.cells[at])
  return own === '' || own === textOf(whole.row.cells[at])
}

// A part has the day of the whole, and its words where it has none of its own.
function paidOn(part: TableRow, whole: TableRow): TableRow {
  const width = Math.max(part.row.cells.length, whole.row.cells.length)
  const cells = Array.from({ length: width }, (_, at): Cell => {
    const own = part.row.cells[at]
    return isBlank(own) ? (whole.row.cells[at] ?? null) : (own ?? null)
  })
  return { ...part, row: { ...part.row, cells } }
}

function amountsIn(rows: readonly TableRow[], columns: Columns) {
  const signs: readonly (readonly [number, 1 | -1])[] = [
    ...(columns.amount ?? []).slice(0, 1).map((at) => [at, 1] as const),
    ...(columns.money_in ?? []).map((at) => [at, 1] as const),
    ...(columns.money_out ?? []).map((at) => [at, -1] as const),
  ]
  const votes = noVotes()
  for (const { row } of rows) for (const [at] of signs) voteCell(votes, row.cells[at])
  const mark = electMark(votes, '.')
  return ({ row }: TableRow): number | null => {
    const amounts = signs.flatMap(([at, sign]) => {
      const read = readAmount(row.cells[at], mark)
      return read.kind === 'amount' ? [sign * (sign < 0 ? Math.abs(read.pence) : read.pence)] : []
    })
    return amounts.length === 0 ? null : amounts.reduce((sum, pence) => sum + pence, 0)
  }
}
