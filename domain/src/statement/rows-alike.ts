// Rows that may be one payment booked more than once: the lines of an order beside its total, both
// halves of a split, two states of one transfer.
import { textOf } from './find-header.ts'
import { count } from './sentences.ts'
import type { Assumption, Grid, Row, StatementRead, StatementTransaction } from './statement.ts'

const rowsMax = 5000

/**
 * The doubt about rows of the same day and amount that share a further entry with each other and
 * with no other row.
 */
export function rowsAlike({ transactions, assumptions, columns }: StatementRead, grid: Grid) {
  const isNamed = assumptions.some(({ code }) => code === 'rows_repeated')
  const [sheet, other] = grid.sheets.filter(({ rows }) => rows.length > 0)
  if (isNamed || !sheet || other || transactions.length > rowsMax) return []
  const rows = new Map(sheet.rows.map((row) => [row.line, row]))
  const money = new Set(
    columns.flatMap(({ index, role }) => (role && ofSums.has(role) ? [index] : [])),
  )
  const uses = usesOf(transactions.flatMap(({ line }) => rows.get(line) ?? []))
  const found = groupsOf(transactions).flatMap((group) => {
    const own = group.flatMap(({ line }) => rows.get(line) ?? [])
    const shared = sharedIn(own, { money, uses })
    return shared === null ? [] : [{ lines: own.map(({ line }) => line), shared }]
  })
  const [first] = found
  return first ? [doubt(first, found.length - 1)] : []
}

const ofSums = new Set(['date', 'amount', 'money_in', 'money_out', 'balance', 'currency'])

function doubt({ lines, shared }: { lines: number[]; shared: string }, more: number): Assumption {
  const list = new Intl.ListFormat('en-GB').format(lines.map(String))
  const others = more > 0 ? ` The same is true of ${count(more, 'other group')} of rows.` : ''
  const message = `Rows ${list} have the same day, the same amount and “${shared}”. If they are one payment, it’s counted ${lines.length === 2 ? 'twice' : `${lines.length} times`}.${others}`
  return { code: 'rows_alike', message }
}

function groupsOf(transactions: readonly StatementTransaction[]): StatementTransaction[][] {
  const groups = new Map<string, StatementTransaction[]>()
  for (const each of transactions) {
    const key = `${each.day} ${each.amount} ${each.currency}`
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

function usesOf(rows: readonly Row[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) {
      const key = `${at} ${textOf(cell)}`
      uses.set(key, (uses.get(key) ?? 0) + 1)
    }
  return uses
}

// What all rows of a group print in one column, and no other row does.
function sharedIn(
  rows: readonly Row[],
  { money, uses }: { money: ReadonlySet<number>; uses: ReadonlyMap<string, number> },
): string | null {
  const [first, ...others] = rows
  if (!first || others.length === 0) return null
  const at = first.cells.findIndex((cell, index) => {
    const text = textOf(cell)
    return (
      !money.has(index) &&
      /[\p{L}\d]/u.test(text) &&
      others.every(({ cells }) => textOf(cells[index]) === text) &&
      uses.get(`${index} ${text}`) === rows.length
    )
  })
  return at < 0 ? null : textOf(first.cells[at])
}
