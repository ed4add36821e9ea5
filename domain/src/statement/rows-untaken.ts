// The rows of a file that hold an amount and were read neither as a payment nor as a bad row: sums,
// balances, what is pending, parts, other tables. They are found by what is missing, so that no
// step that leaves rows out has to report them.
import { minor } from '../money.ts'
import { isMoney } from './amount-cell.ts'
import { isBlank, isDataLike, textOf } from './find-header.ts'
import { rowNamed } from './reading-in-words.ts'
import { count, spellAmount } from './sentences.ts'
import type { Assumption, Grid, Row, StatementRead } from './statement.ts'

/** The doubt that names how many rows with an amount were left out, and the first of them. */
export function rowsUntaken(read: StatementRead, grid: Grid): Assumption[] {
  const sheets = grid.sheets.filter(({ hidden }) => !hidden)
  const names = new Set(sheets.map(({ name }) => name))
  const isRenamed = read.transactions.some(({ sheet }) => !names.has(sheet))
  // Tables that were put into shape are known by their lines alone.
  if (isRenamed && sheets.length > 1) return []
  const placeOf = (sheet: string, line: number) => (isRenamed ? `${line}` : `${line} ${sheet}`)
  const taken = new Set(
    [...read.transactions, ...read.badRows].map(({ sheet, line }) => placeOf(sheet, line)),
  )
  const money = indexesOf(read, ['amount', 'money_in', 'money_out'])
  const balance = new Set(indexesOf(read, ['balance']))
  const used = new Set(read.transactions.map(({ sheet }) => sheet))
  const named = rowsNamed(read)
  const left = sheets.flatMap((sheet) => {
    const isUsed = isRenamed || used.has(sheet.name)
    return sheet.rows.flatMap((row) => {
      if (taken.has(placeOf(sheet.name, row.line)) || named.lines.has(row.line)) return []
      const isLeft = (isUsed && holdsMoney(row, money)) || isOtherPayment(row, balance)
      return isLeft ? [{ row, sheet: sheet.name }] : []
    })
  })
  const [first] = left
  if (!first || left.length <= named.count) return []
  const text = first.row.cells.map(textOf).find((words) => /\p{L}/u.test(words)) ?? ''
  const shown = rowNamed(
    { line: first.row.line, sheet: first.sheet, text },
    amountIn(first.row, money),
    sheets.length > 1,
  )
  const message =
    left.length === 1
      ? `1 row with an amount was left out: ${shown}.`
      : `${count(left.length, 'row')} with an amount were left out, such as ${shown}.`
  return [{ code: 'rows_left_out', message }]
}

function indexesOf({ columns }: StatementRead, roles: readonly string[]): number[] {
  return columns.flatMap(({ index, role }) => (role && roles.includes(role) ? [index] : []))
}

// Other doubts name rows that were left out: by their numbers, or how many there are.
function rowsNamed({ assumptions, skipped }: StatementRead) {
  const lines = assumptions
    .filter(({ code }) => code === 'sum_left_out')
    .flatMap(({ message }) => /^Row (\d+),/.exec(message)?.[1] ?? [])
    .map(Number)
  const ofCode = (code: string) => assumptions.some((each) => each.code === code)
  const counted = (reason: string) => skipped.find((each) => each.reason === reason)?.count ?? 0
  const documents = ofCode('documents_left_out') ? counted('document') : 0
  const repeats = ofCode('rows_repeated') ? counted('repeated row') : 0
  return { lines: new Set(lines), count: documents + repeats }
}

function holdsMoney({ cells }: Row, indexes: readonly number[]): boolean {
  return indexes.some((at) => isMoney(cells[at]) && /[1-9]/.test(textOf(cells[at])))
}

// A day and pounds with pence: a payment of another column or table.
function isOtherPayment(row: Row, balance: ReadonlySet<number>): boolean {
  const hasPence = row.cells.some(
    (cell, at) => !balance.has(at) && isMoney(cell) && /[.,]\d\d?$/.test(textOf(cell)),
  )
  return hasPence && isDataLike(row)
}

function amountIn({ cells }: Row, money: readonly number[]): string {
  const cell = cells[money.find((index) => !isBlank(cells[index])) ?? -1]
  return typeof cell === 'number' ? spellAmount(minor(Math.round(cell * 100))) : textOf(cell)
}
