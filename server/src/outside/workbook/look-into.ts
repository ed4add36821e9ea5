// A look into a file for the person who says how it is read: its first rows as it has them, and the
// reading in short. Runs in the child process only.
import { type Minor, minor } from '@plimsoll/domain/money'
import { findTable, isBlank, textOf } from '@plimsoll/domain/statement/find-header'
import type {
  Grid,
  Sheet,
  StatementRead,
  StatementTransaction,
} from '@plimsoll/domain/statement/statement'
import type { Looked, ReadInShort } from './messages.ts'
import type { Opened } from './read-bytes.ts'
import type { AnsweredReading } from './read-with-answers.ts'

const linesMax = 50
const columnsMax = 60
const cellCharsMax = 80
const rowsMax = 20

/** Shows the sheet that is read, or the first that holds anything. */
export function lookInto(opened: Opened, { result, manner }: AnsweredReading): Looked {
  const answers = manner?.answers ?? {}
  const used = answers.sheet ?? (result.kind === 'read' ? result.transactions[0]?.sheet : undefined)
  const sheet = opened.grid ? sheetOf(opened.grid, used) : undefined
  const filled = (sheet?.rows ?? []).filter(({ cells }) => cells.some((cell) => !isBlank(cell)))
  const table = sheet ? findTable(sheet, answers.headerLine) : null
  return {
    sheets: opened.grid?.sheets.map(({ name }) => name) ?? [],
    sheet: sheet?.name ?? null,
    lines: filled.slice(0, linesMax).map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, columnsMax).map((cell) => textOf(cell).slice(0, cellCharsMax)),
    })),
    headerLine: table?.headers ? (filled[table.preamble.length]?.line ?? null) : null,
    answers,
    result: result.kind === 'read' ? inShort(result) : result,
  }
}

function sheetOf(grid: Grid, name: string | undefined): Sheet | undefined {
  const hasRows = ({ rows }: Sheet) => rows.length > 0
  return (
    grid.sheets.find((sheet) => sheet.name === name) ??
    grid.sheets.find((sheet) => !sheet.hidden && hasRows(sheet)) ??
    grid.sheets.find(hasRows)
  )
}

function inShort(read: StatementRead): ReadInShort {
  const { transactions, accounts } = read
  const currency = transactions[0]?.currency ?? 'GBP'
  const counted = transactions.filter((each) => each.currency === currency)
  const only = accounts.length === 1 ? accounts[0] : undefined
  return {
    kind: 'read',
    columns: read.columns.slice(0, columnsMax),
    assumptions: read.assumptions,
    first: transactions.slice(0, rowsMax),
    count: transactions.length,
    currency,
    totalIn: sum(counted.filter(({ amount }) => amount > 0)),
    totalOut: minor(-sum(counted.filter(({ amount }) => amount < 0))),
    firstDay: transactions[0]?.day ?? null,
    lastDay: transactions.at(-1)?.day ?? null,
    opening: only?.opening ?? null,
    closing: only?.closing ?? null,
    proof: read.proof.kind,
    badRowCount: read.badRows.length,
  }
}

function sum(transactions: readonly StatementTransaction[]): Minor {
  return minor(transactions.reduce((total, { amount }) => total + amount, 0))
}
