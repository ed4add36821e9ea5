// For tests: makes a grid of cells out of text that reads like a file, and reads it as of a fixed
// day.
import { readStatement } from '../statement/read-statement.ts'
import type {
  Answers,
  Cell,
  Grid,
  Sheet,
  StatementRead,
  StatementRefused,
  StatementResult,
} from '../statement/statement.ts'

/** The day on which the tests take place. */
const testDay = '2026-11-20'

/**
 * A sheet from lines of text with cells parted by `|`; empty cells are null and outer blanks do not
 * count.
 */
export function sheetOf(text: string, name = 'Statement'): Sheet {
  const lines = text.replace(/^\n|\n\s*$/g, '').split('\n')
  const rows = lines.map((line, at) => ({
    line: at + 1,
    cells: line.split('|').map((cell): Cell => (cell.trim() === '' ? null : cell.trim())),
  }))
  return { name, hidden: false, rows }
}

/** A sheet from rows of cells. */
export function sheetOfCells(rows: readonly (readonly Cell[])[], more: Partial<Sheet> = {}): Sheet {
  return {
    name: 'Sheet1',
    hidden: false,
    rows: rows.map((cells, at) => ({ line: at + 1, cells })),
    ...more,
  }
}

/** Reads lines of text, or sheets, whatever comes of it. */
export function readAny(what: string | readonly Sheet[], answers: Answers = {}): StatementResult {
  const grid: Grid = {
    format: typeof what === 'string' ? 'csv' : 'xlsx',
    sheets: typeof what === 'string' ? [sheetOf(what)] : what,
  }
  return readStatement(grid, { answers, today: testDay })
}

/** Reads what must be readable. */
export function readGood(what: string | readonly Sheet[], answers: Answers = {}): StatementRead {
  const result = readAny(what, answers)
  if (result.kind === 'refused') throw new Error(`refused: ${result.code} ${result.message}`)
  return result
}

/** Reads what must be refused. */
export function readBad(what: string | readonly Sheet[], answers: Answers = {}): StatementRefused {
  const result = readAny(what, answers)
  if (result.kind === 'read') throw new Error(`read ${result.transactions.length} transactions`)
  return result
}

/** Transactions in short: `2024-01-03 -1250 TESCO`. */
export function shortly(read: StatementRead): string[] {
  return read.transactions.map((each) => `${each.day} ${each.amount} ${each.text}`)
}

/** What was taken for granted, by its codes. */
export function codesOf(read: StatementRead): string[] {
  return read.assumptions.map(({ code }) => code)
}
