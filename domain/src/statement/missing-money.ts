// Finds the money columns that no word of the header names, by what they hold: the other half of a
// pair of columns for money in and money out, or columns whose sums the running balance proves.
import { isNegative } from './amount-cell.ts'
import { profileOf } from './column-profile.ts'
import type { Columns } from './columns.ts'
import { contentColumns } from './content-columns.ts'
import { headingOf } from './dictionary.ts'
import { isBlank, isDataLike } from './find-header.ts'
import { wayOf } from './spread-amounts.ts'
import type { Answers, Row } from './statement.ts'
import { sideOf } from './table-evidence.ts'

const rowsMin = 3

/**
 * The columns with the missing half of a pair, or with amounts that a balance proves; unchanged
 * where neither is certain.
 */
export function withMissingMoney(
  columns: Columns,
  headers: readonly string[],
  rows: readonly Row[],
): Columns {
  const data = rows.filter(isDataLike)
  if (twinOf(columns, headers, rows) !== null) {
    const { amount: _, ...others } = columns
    const proved = provedMoney(others, headers, data)
    return proved.money_in ? proved : (unnamedPair(others, headers, data) ?? columns)
  }
  if (columns.amount) return sidesOfAmount(columns, headers, data) ?? columns
  const { money_in: into, money_out: out } = columns
  if (into && out) return columns
  if (!into && !out)
    return pairBySide(columns, headers, data) ?? provedOrPaired(columns, headers, data)
  const known = into?.[0] ?? out?.[0] ?? -1
  const others = freeMoney(columns, headers, data).filter((at) => fillsGaps(data, known, at))
  const [other] = others
  if (other === undefined || others.length > 1) return columns
  return into ? { ...columns, money_out: [other] } : { ...columns, money_in: [other] }
}

/**
 * The column headed as the amount's own is, whose cells fill its gaps: one of them holds what came
 * in and the other what went out, and their heading does not say which.
 */
export function twinOf(
  columns: Columns,
  headers: readonly string[],
  rows: readonly Row[],
): number | null {
  const [amount = -1] = columns.amount ?? []
  const header = (headers[amount] ?? '').trim()
  const twins = headers.flatMap((each, at) =>
    at !== amount && header !== '' && each.trim() === header ? [at] : [],
  )
  const [twin] = twins
  if (twin === undefined || twins.length > 1) return null
  const data = rows.filter(isDataLike)
  const isFilled = data.some(({ cells }) => !isBlank(cells[twin]))
  return isFilled && fillsGaps(data, amount, twin) ? twin : null
}

// "Takings" heads an amount, and beside "Costs" what came in.
function sidesOfAmount(
  columns: Columns,
  headers: readonly string[],
  data: readonly Row[],
): Columns | null {
  const { amount: [amount = -1] = [], ...others } = columns
  const way = wayOf(headers[amount] ?? '')
  if (way === null || others.money_in || others.money_out) return null
  const free = freeMoney(columns, headers, data)
  const [other, ...more] = free.filter((at) => wayOf(headers[at] ?? '') === -way)
  if (other === undefined || more.length > 0 || !fillsGaps(data, amount, other)) return null
  const [into, out] = way === 1 ? [amount, other] : [other, amount]
  return { ...others, money_in: [into], money_out: [out] }
}

// "Sales" and "Purchases", of which each row fills one.
function pairBySide(
  columns: Columns,
  headers: readonly string[],
  data: readonly Row[],
): Columns | null {
  const free = freeMoney(columns, headers, data)
  const side = (way: 1 | -1) => free.filter((at) => sideOf([headers[at] ?? ''], '') === way)
  const [[into, ...ins], [out, ...outs]] = [side(1), side(-1)]
  if (into === undefined || out === undefined || ins.length + outs.length > 0) return null
  if (free.length > 2 || !fillsGaps(data, into, out)) return null
  return { ...columns, money_in: [into], money_out: [out] }
}

function provedOrPaired(columns: Columns, headers: readonly string[], data: readonly Row[]) {
  const proved = provedMoney(columns, headers, data)
  return proved === columns ? (unnamedPair(columns, headers, data) ?? columns) : proved
}

// Two columns of which each row fills one, and whose headings say nothing of a side. Which of them
// holds what came in is for the balance to prove, or else for a person to say.
function unnamedPair(
  columns: Columns,
  headers: readonly string[],
  data: readonly Row[],
): Columns | null {
  const [left, right, ...more] = freeMoney(columns, headers, data)
  if (left === undefined || right === undefined || more.length > 0) return null
  const taken = new Set(Object.values(columns).flat())
  // What stands in a third column of numbers would be lost.
  const isThird = (at: number) =>
    at !== left &&
    at !== right &&
    at !== columns.balance?.[0] &&
    (taken.has(at) ? isMoney(data, at) : holdsNumbers(data, at))
  if (headers.some((_, at) => isThird(at))) return null
  const isSigned = data.some(({ cells }) => isNegative(cells[left]) || isNegative(cells[right]))
  if (isSigned || !fillsGaps(data, left, right)) return null
  return { ...columns, money_in: [left], money_out: [right] }
}

/** Whether nothing but their place distinguishes the columns of money in and money out. */
export function isUnnamedPair(
  { columns, headers }: { columns: Columns; headers: readonly string[] },
  answers: Answers,
): boolean {
  const [into, out] = [columns.money_in?.[0], columns.money_out?.[0]]
  if (headers.length === 0 || columns.amount || into === undefined || out === undefined)
    return false
  const isNamed = (at: number) => {
    const role = headingOf(headers[at] ?? '')?.role
    const isOfSide = role === 'money_in' || role === 'money_out'
    return (
      isOfSide || sideOf([headers[at] ?? ''], '') !== null || answers.columns?.[at] !== undefined
    )
  }
  return !isNamed(into) && !isNamed(out)
}

function provedMoney(columns: Columns, headers: readonly string[], data: readonly Row[]): Columns {
  const free = freeMoney(columns, headers, data)
  if (free.length === 0) return columns
  const { amount, money_in, money_out, balance } = contentColumns(data, {})
  const found = [amount, money_in, money_out].flatMap((indexes) => indexes ?? [])
  const known = columns.balance?.[0]
  const isNew = found.length > 0 && found.every((at) => free.includes(at))
  if (!isNew || !balance || (known !== undefined && known !== balance[0])) return columns
  return {
    ...columns,
    ...(amount ? { amount } : {}),
    ...(money_in ? { money_in } : {}),
    ...(money_out ? { money_out } : {}),
    balance,
  }
}

function freeMoney(columns: Columns, headers: readonly string[], data: readonly Row[]): number[] {
  const taken = new Set(Object.values(columns).flat())
  return headers.flatMap((header, index) => {
    if (taken.has(index) || headingOf(header)?.role === 'ignore') return []
    return isMoney(data, index) ? [index] : []
  })
}

function holdsNumbers(data: readonly Row[], index: number): boolean {
  const { filled, amounts } = profileOf(index, data)
  return filled > 0 && amounts === filled
}

function isMoney(data: readonly Row[], index: number): boolean {
  const { filled, amounts, decimals } = profileOf(index, data)
  return filled > 0 && amounts === filled && decimals * 2 > filled
}

// Each row has its amount in one of the two columns, never in both.
function fillsGaps(data: readonly Row[], known: number, other: number): boolean {
  const filled = (row: Row, at: number) => !isBlank(row.cells[at]) && !isZero(row, at)
  return data.length >= rowsMin && data.every((row) => filled(row, known) !== filled(row, other))
}

function isZero(row: Row, at: number): boolean {
  const cell = row.cells[at]
  return cell === 0 || (typeof cell === 'string' && /^[^1-9]*$/.test(cell))
}
