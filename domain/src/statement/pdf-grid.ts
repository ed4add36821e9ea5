// Turns the words of a PDF, each with its place on the page, into a grid: words to lines, lines to
// rows, rows to the columns of the header. Whether the rows are right is for the balances to prove.
import type { Day } from '../calendar.ts'
import { splitAmount } from './amount-text.ts'
import { readDateText } from './date-text.ts'
import { headingOf } from './dictionary.ts'
import { lastDayNamed, withYear } from './named-days.ts'
import { isNumericDay, numericDays } from './numeric-days.ts'
import { accountHeads } from './pdf-account-heads.ts'
import { rowsOfStatement } from './pdf-accounts.ts'
import type { Grid, Row } from './statement.ts'

/** A run of text on a page, in points from its upper left corner; `y` is the base line. */
export type Word = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Cell = { text: string; left: number; right: number }
type Rows = readonly (readonly string[])[]
type Line = { cells: Cell[]; y: number; height: number; page: number }
type Column = { header: string; left: number; right: number; role: string | null }

/** The table of a PDF, page after page; `null` where no line heads a date and an amount. */
export function gridOfPdf(pages: readonly (readonly Word[])[]): Grid | null {
  const lines = pages.flatMap((words, page) => linesOf(words, page))
  const sections = rowsOfStatement(lines.map(({ cells }) => cells.map(({ text }) => text)))
  if (sections) return gridOf(sections)
  const first = lines.findIndex(isHeader)
  if (first < 0) return null
  const preamble = lines.slice(0, first).map((line) => line.cells.map(({ text }) => text))
  const texts = preamble.map((cells) => cells.join(' '))
  const ends = { dayFirst: lastDayNamed(texts), monthFirst: lastDayNamed(texts, true) }
  const heads = accountHeads(
    lines.map(({ cells }) => cells.map(({ text }) => text)),
    lines.flatMap((line, at) => (isHeader(line) ? [at] : [])),
  )
  const own = heads.get(first)
  if (own) preamble[first - 1] = [`Account: ${own}`]
  const names = new Map([...heads].flatMap(([at, name]) => (lines[at] ? [[lines[at], name]] : [])))
  const table = tableOf(lines.slice(first), { end: ends.dayFirst, above: preamble, names })
  const { headers, rows, apart, numeric } = table
  const days = numericDays(
    numeric.map(({ row, at }) => row[at] ?? ''),
    { ends },
  )
  for (const [place, { row, at }] of numeric.entries()) row[at] = days?.[place] ?? row[at] ?? ''
  return gridOf([...preamble, ...apart, headers, ...rows])
}

function gridOf(all: readonly (readonly string[])[]): Grid {
  return {
    format: 'csv',
    sheets: [
      {
        name: 'Statement',
        hidden: false,
        rows: all.map(
          (cells, at): Row => ({ line: at + 1, cells: cells.map((cell) => cell || null) }),
        ),
      },
    ],
  }
}

/** The lines of a page, each cut into cells where a gap is wider than a space. */
function linesOf(words: readonly Word[], page: number): Line[] {
  const lines: { y: number; height: number; words: Word[] }[] = []
  const visible = words.filter(({ text }) => text.trim() !== '')
  for (const word of visible.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.findLast(({ y }) => Math.abs(y - word.y) <= Math.max(2, word.height * 0.4))
    if (line) line.words.push(word)
    else lines.push({ y: word.y, height: word.height, words: [word] })
  }
  return lines.map(({ y, height, words: own }) => ({ cells: cellsOf(own), y, height, page }))
}

function cellsOf(words: readonly Word[]): Cell[] {
  const cells: Cell[] = []
  for (const { text, x, width, height } of words.toSorted((a, b) => a.x - b.x)) {
    const last = cells.at(-1)
    const gap = last ? x - last.right : 0
    // The letters behind an amount are its own, and its right edge stays under the header's.
    if (last && gap < height * lettersGapMax && debitLetters.test(text.trim()) && isMoney(last))
      last.text += ` ${text.trim().replace('/', '')}`
    else if (last && gap < height * 0.8 && !isWhole(last.text, text)) {
      last.text += gap > height * 0.1 && !last.text.endsWith(' ') ? ` ${text}` : text
      last.right = Math.max(last.right, x + width)
    } else cells.push({ text, left: x, right: x + width })
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() }))
}

// A date is a cell of its own, however close the next column stands.
function isWhole(date: string, next: string): boolean {
  return readDateText(date) !== null && !/^(at )?\d{1,2}[:.]\d{2}/.test(next.trim())
}

const debitLetters = /^(D|DR|CR|OD|O\/D|S|H)$/i
const lettersGapMax = 3

function rolesOf({ cells }: Line): Set<string> {
  return new Set(cells.flatMap(({ text }) => headingOf(text)?.role ?? []))
}

function isHeader(line: Line): boolean {
  const roles = rolesOf(line)
  const hasMoney = ['amount', 'money_in', 'money_out', 'balance'].some((role) => roles.has(role))
  return roles.has('date') && hasMoney && roles.size >= 3 && !line.cells.some(isMoney)
}

const isMoney = ({ text }: { text: string }) => {
  const written = splitAmount(text)
  return written !== null && written !== 'blank' && /[.,]\d{2}$/.test(written.body)
}

function tableOf(
  lines: readonly Line[],
  { end, above, names }: { end: Day | null; above: Rows; names: ReadonlyMap<Line, string> },
): {
  headers: string[]
  rows: string[][]
  apart: string[][]
  numeric: { row: string[]; at: number }[]
} {
  let columns: Column[] = []
  const rows: string[][] = []
  const numeric: { row: string[]; at: number }[] = [] // the rows whose dates are two numbers
  const apart: string[][] = [] // what stands away from the table belongs to no payment
  const accounts = new Set([null, ...above.map(accountIn)])
  let between: string[][] = [] // the lines since the last payment
  let before: Line | null = null
  for (const line of lines) {
    if (isHeader(line)) {
      columns = columnsOf(line)
      const named = names.get(line)
      const other = named ? between.at(-1) : otherAccount(between, accounts)
      if (other) {
        for (const place of [rows, apart])
          if (place.includes(other)) place.splice(place.indexOf(other), 1)
        rows.push(
          [named ? `Account: ${named}` : other.filter(Boolean).join(' ')],
          columns.map(({ header }) => header),
        )
      }
      between = []
      before = null
      continue
    }
    const cells = placed(line, columns)
    const dateAt = columns.findIndex(({ role }) => role === 'date')
    const written = cells[dateAt] ?? ''
    const isNumeric = isNumericDay(written)
    cells[dateAt] = isNumeric ? written : withYear(written, end)
    const isFar: boolean =
      before !== null && (line.page !== before.page || line.y - before.y > line.height * 3)
    const hasMoney = columns.some(({ role }, at) => isMoneyRole(role) && cells[at])
    const hasDate = isNumeric || readDateText(cells[dateAt] ?? '') !== null
    const last = rows.at(-1)
    // The amount of a payment may stand on the second line of its words.
    if (!hasDate && hasMoney && !isFar && last && isUnpaid(last, columns)) {
      for (const [at, text] of cells.entries())
        last[at] = [last[at], text].filter(Boolean).join(' ')
    } else {
      const isOfTable = hasDate || hasMoney || !isFar
      const texts = isOfTable ? cells : line.cells.map(({ text }) => text)
      if (isNumeric) numeric.push({ row: texts, at: dateAt })
      if (isOfTable) rows.push(texts)
      else apart.push(texts)
      between = hasMoney ? [] : [...between, texts]
    }
    before = line
  }
  return { headers: columns.map(({ header }) => header), rows, apart, numeric }
}

// The name of another account above its own header begins it; pages repeat that of the same one.
function otherAccount(
  lines: readonly string[][],
  accounts: Set<string | null>,
): string[] | undefined {
  const other = lines.find((cells) => !accounts.has(accountIn(cells)))
  if (other) accounts.add(accountIn(other))
  return other
}

// The number of the account that a line names.
function accountIn(cells: readonly string[]): string | null {
  const text = cells.join(' ')
  const isNamed = /\b(account|saver|savings|current|deposit)\b|\b\d\d-\d\d-\d\d\b/i.test(text)
  return isNamed ? (/(?<!\d)\d{8}(?!\d)/.exec(text)?.[0] ?? null) : null
}

function isMoneyRole(role: string | null): boolean {
  return role === 'amount' || role === 'money_in' || role === 'money_out' || role === 'balance'
}

function isUnpaid(row: readonly string[], columns: readonly Column[]): boolean {
  const dateAt = columns.findIndex(({ role }) => role === 'date')
  return Boolean(row[dateAt]) && !columns.some(({ role }, at) => isMoneyRole(role) && row[at])
}

function columnsOf({ cells }: Line): Column[] {
  return cells.map(({ text, left, right }) => ({
    header: text,
    left,
    right,
    role: headingOf(text)?.role ?? null,
  }))
}

// Amounts stand under their header's right edge, words under its left.
function placed({ cells }: Line, columns: readonly Column[]): string[] {
  const row = columns.map(() => '')
  for (const cell of cells) {
    // 01.10 under the dates is a day.
    const isDay = isNumericDay(cell.text) && columns.some((column) => isUnder(cell, column))
    const money = isMoney(cell) && !isDay
    const candidates = columns.map((column, at) => ({ at, away: distance(cell, column, money) }))
    const [nearest] = candidates.sort((a, b) => a.away - b.away)
    if (nearest) row[nearest.at] = [row[nearest.at], cell.text].filter(Boolean).join(' ')
  }
  return row
}

function isUnder({ left }: Cell, column: Column): boolean {
  return column.role === 'date' && Math.abs(left - column.left) < 5
}

function distance(cell: Cell, column: Column, money: boolean): number {
  if (money !== isMoneyRole(column.role)) return 1000 + Math.abs(cell.left - column.left)
  if (money) return Math.min(Math.abs(cell.right - column.right), Math.abs(cell.left - column.left))
  return cell.left >= column.left - 5 ? cell.left - column.left : (column.left - cell.left) * 2
}
