// Cash books head their columns twice: "Receipts" and "Payments" over groups of columns, and within
// each a total and what it was for. Only the totals are amounts; the rest analyses them.
import { splitAmount } from './amount-text.ts'
import { headingOf } from './dictionary.ts'
import { findTable, isBlank, isDataLike, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { filledAmong } from './spread-amounts.ts'
import type { Cell, Row, Sheet } from './statement.ts'

type Group = { readonly side: 1 | -1; readonly from: number; readonly to: number }

/** The sheet with one header for both rows; `null` where no groups stand above its header. */
export function withGroupedHeaders(sheet: Sheet): Sheet | null {
  const { headers, preamble, body } = findTable(sheet)
  const names = preamble.at(-1)
  if (!headers || !names) return null
  // Two columns of dates are two tables side by side.
  if (headers.filter((header) => headingOf(header)?.role === 'date').length > 1) return null
  const groups = groupsIn(names, headers.length)
  if (!groups) return null
  const totals = groups.map((group) => totalOf(group, headers, body))
  if (totals.includes(-1)) return withFundsGathered(sheet, groups)
  const inGroup = (at: number) => groups.find(({ from, to }) => at >= from && at < to)
  const cells = headers.map((header, at): Cell => {
    const group = inGroup(at)
    if (!group) return header
    if (totals.includes(at)) return group.side === 1 ? 'Receipts' : 'Payments'
    return headingOf(header)?.role === 'balance' ? header : `Analysis: ${header}`
  })
  const header: Row = { line: (body[0]?.line ?? 2) - 1, cells }
  return { ...sheet, rows: [...preamble.slice(0, -1), header, ...body] }
}

// Funds side by side under each way, of which a row fills one: what it fills is its amount.
function withFundsGathered(sheet: Sheet, groups: readonly Group[]): Sheet | null {
  const { headers, preamble, body } = findTable(sheet)
  const data = body.filter(isDataLike)
  const funds = groups.map(({ from, to }) =>
    Array.from({ length: to - from }, (_, at) => from + at).filter(
      (at) => headingOf(headers?.[at] ?? '')?.role !== 'balance' && holdsMoney(body, at),
    ),
  )
  const isOne = data.every((row) => filledAmong(row, funds.flat()).length === 1)
  if (!headers || !isOne || funds.some(({ length }) => length === 0)) return null
  const width = Math.max(headers.length, ...body.map(({ cells }) => cells.length))
  const wide = (cells: readonly Cell[]) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? null)
  const named = headers.map((each, at) => (funds.flat().includes(at) ? `Analysis: ${each}` : each))
  const sides = groups.map(({ side }) => (side === 1 ? 'Receipts' : 'Payments'))
  const header: Row = { line: (body[0]?.line ?? 2) - 1, cells: [...wide(named), ...sides] }
  const rows = body.map((row): Row => {
    const gathered = funds.map((columns) => row.cells[filledAmong(row, columns)[0] ?? -1] ?? null)
    return { ...row, cells: [...wide(row.cells), ...(isDataLike(row) ? gathered : [null, null])] }
  })
  return { ...sheet, rows: [...preamble.slice(0, -1), header, ...rows] }
}

const incoming =
  /^(receipts?|income|money in|cash in|paid in|in|takings|sales|money received|cash received|received|banked)$/
const outgoing =
  /^(payments?|expenditure|expenses|money out|cash out|paid out|out|outgoings|purchases|costs|money paid|cash paid|spent)$/

// Nothing but names of sides, one of each way, each over the columns up to the next.
function groupsIn({ cells }: Row, width: number): Group[] | null {
  const starts = cells.flatMap((cell, at) => (isBlank(cell) ? [] : [at]))
  const sides = starts.map((at) => sideOfGroup(textOf(cells[at])))
  if (starts.length !== 2 || !sides.includes(1) || !sides.includes(-1)) return null
  return starts.map((from, at) => ({
    side: sides[at] ?? 1,
    from,
    to: starts[at + 1] ?? width,
  }))
}

function sideOfGroup(name: string): 1 | -1 | null {
  const words = fold(name)
  if (incoming.test(words)) return 1
  return outgoing.test(words) ? -1 : null
}

// The column of a group that holds its whole amounts: headed so, or its only one.
function totalOf({ from, to }: Group, headers: readonly string[], body: readonly Row[]): number {
  const columns = Array.from({ length: to - from }, (_, at) => from + at)
  const money = columns.filter((at) => holdsMoney(body, at))
  const named = money.find((at) =>
    /^(totals?|amount|gross|bank|sum)$/.test(fold(headers[at] ?? '')),
  )
  return named ?? (money.length === 1 ? (money[0] ?? -1) : -1)
}

function holdsMoney(body: readonly Row[], at: number): boolean {
  const filled = body.filter(isDataLike).flatMap(({ cells }) => {
    const cell = cells[at] ?? null
    return isBlank(cell) ? [] : [cell]
  })
  return filled.length > 0 && filled.every(isMoney)
}

function isMoney(cell: Cell): boolean {
  if (typeof cell === 'number') return true
  if (typeof cell === 'object' && cell !== null && 'uncached' in cell) return true
  return typeof cell === 'string' && splitAmount(cell) !== null
}
