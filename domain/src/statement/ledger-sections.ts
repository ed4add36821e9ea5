// A ledger that prints its accounts one under the other, each between its name and its total, holds
// both sides of every entry. Only accounts of money are the bank's; the others are what it was
// spent on.
import { accountHeader } from './account-header.ts'
import { bankNames } from './bank-names.ts'
import { readDateText } from './date-text.ts'
import { headingOf } from './dictionary.ts'
import { filledCells, findTable, isBlank, isDataLike, type Table, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { refuseAs } from './not-statements.ts'
import { refuse } from './refuse.ts'
import type { Cell, Row, Sheet, StatementRefused } from './statement.ts'
import { isLedger } from './table-evidence.ts'

const sectionsMax = 200

/** The accounts of a ledger as sheets of their own; `null` where a file is no such ledger. */
export function sectionsOfLedger(sheets: readonly Sheet[]): Sheet[] | null {
  const ledger = ledgerOf(sheets)
  if (!ledger || ledger.parts.length < 2) return null
  const { sheet, table, parts } = ledger
  const headers = table.headers ?? []
  const width = Math.max(headers.length, ...table.body.map(({ cells }) => cells.length))
  const headerLine = (table.body[0]?.line ?? 2) - 1
  const header: Row = { line: headerLine, cells: withLast(headers, width, accountHeader) }
  return parts.map(({ name, rows }) => {
    const named = rows.map((row): Row => ({ ...row, cells: withLast(row.cells, width, name) }))
    return { ...sheet, name, rows: [...table.preamble, header, ...named] }
  })
}

/** The name of the one account that a ledger holds; `null` where it holds more, or is none. */
export function loneAccountOf(sheets: readonly Sheet[]): string | null {
  const parts = ledgerOf(sheets)?.parts ?? []
  return parts.length === 1 ? (parts[0]?.name ?? null) : null
}

// The table of a ledger, and its accounts with their rows.
function ledgerOf(
  sheets: readonly Sheet[],
): { sheet: Sheet; table: Table; parts: readonly Part[] } | null {
  const visible = sheets.filter(({ hidden, rows }) => !hidden && rows.some(isDataLike))
  const [sheet] = visible
  if (!sheet || visible.length > 1) return null
  const table = findTable(sheet)
  const isNamed = (table.headers ?? []).some((header) => headingOf(header)?.role === 'account')
  if (!table.headers || isNamed || !isOfLedger(table)) return null
  const parts = partsBetween(sheet.rows).filter(({ rows }) => rows.some(isDataLike))
  const names = new Set(parts.map(({ name }) => name))
  return names.size < parts.length || parts.length > sectionsMax ? null : { sheet, table, parts }
}

/** Whether every account of a ledger is one that holds money. */
export function areBanks(sections: readonly Sheet[]): boolean {
  return sections.every(({ name }) => isBank(name))
}

/** The question which account of a ledger is the bank's, with the likely ones first. */
export function askBank(sections: readonly Sheet[]): StatementRefused {
  if (isOfProfit(sections))
    return refuseAs('a report of profit and loss, which holds no bank account')
  const names = sections.map(({ name }) => name)
  const likely = names.filter(isBank)
  const ordered = [...likely, ...names.filter((name) => !likely.includes(name))]
  return refuse(
    'choose_sheet',
    'This is a ledger with several accounts. Choose the one of your bank; the others hold the other side of its entries.',
    {
      questions: [
        {
          code: 'sheet',
          message: 'Which account is your bank account?',
          options: ordered.map((name) => ({ value: name, label: name })),
        },
      ],
    },
  )
}

// None of what such a report lists is money at a bank.
function isOfProfit(sections: readonly Sheet[]): boolean {
  const titles = sections[0]?.rows.slice(0, titleRowsMax).flatMap(({ cells }) => cells.map(textOf))
  return (
    !sections.some(({ name }) => isBank(name)) &&
    (titles ?? []).some((text) => /^(profit (and )?loss|income statement)\b/.test(fold(text)))
  )
}

const titleRowsMax = 6

function isOfLedger({ headers, preamble }: Table): boolean {
  const above = preamble.flatMap(({ cells }) => cells.map(textOf))
  return isLedger({ headers: headers ?? [], above })
}

// What an account is called that holds money, and the costs and sales that bear the same words.
const moneyWords = new RegExp(
  `\\b(bank|current|savings?|saver|deposit account|reserve|cash (in hand|at bank|on hand|account)|petty cash|checking|chequing|credit card|${bankNames})\\b`,
)
const otherWords =
  /\b(charges?|fees?|interest|costs?|expenses?|sales|income|takings|loan|loans|assets?|liabilit(y|ies)|revenue|clearing|suspense)\b/

/** Whether the name of an account of the books is that of money at a bank or in a till. */
export function isBank(name: string): boolean {
  const words = fold(name)
  return moneyWords.test(words) && !otherWords.test(words)
}

type Part = { readonly name: string; readonly rows: Row[] }

// A line with a name alone begins an account, "Total" with that name ends it; of accounts within
// accounts the inner one holds the rows. "N/C: 1200" begins one that ends where the next begins,
// and so does "1200 Bank" where nothing is summed.
function partsBetween(rows: readonly Row[]): Part[] {
  const ends = endsOf(rows)
  const parts: Part[] = []
  const open: { part: Part; end: number }[] = []
  for (const [at, row] of rows.entries()) {
    while (open.length > 0 && at >= (open.at(-1)?.end ?? 0)) open.pop()
    const coded = codedTitle(row) ?? (ends.size === 0 ? codedName(row) : null)
    if (coded) open.splice(0)
    const name = coded ?? nameAlone(row)
    const end = coded ? rows.length : ends.get(at)
    if (name !== null && end !== undefined) {
      const part = { name, rows: [] }
      parts.push(part)
      open.push({ part, end })
    } else open.at(-1)?.part.rows.push(row)
  }
  return parts
}

// Where each account ends that is named above and summed below.
function endsOf(rows: readonly Row[]): Map<number, number> {
  const ends = new Map<number, number>()
  const begun = new Map<string, number>()
  for (const [at, row] of rows.entries()) {
    const name = nameAlone(row)
    if (name !== null) for (const each of [name, withoutCode(name)]) begun.set(fold(each), at)
    const first = textOf(row.cells.find((cell) => !isBlank(cell)))
    const total =
      /^totals?(?: for)?:? (.+)$/i.exec(first)?.[1] ?? /^(.+?) totals?$/i.exec(first)?.[1]
    const start = total === undefined ? undefined : begun.get(fold(total))
    if (start !== undefined && !period.test(fold(total ?? ''))) ends.set(start, at)
  }
  return ends
}

// "Sales (200)" and "200 - Sales" are summed as "Total Sales".
function withoutCode(name: string): string {
  return name.replace(/\s*\(\d{2,6}\)$|^\d{2,6}\s*[-–:]?\s+/g, '')
}

// Months have totals as accounts do.
const period =
  /^((week|month|period|quarter|q|year) ?\d{1,4}|(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*( ?\d{2,4})?|\d{4})$/

function nameAlone(row: Row): string | null {
  const filled = filledCells(row)
  const [only] = filled
  if (filled.length !== 1 || typeof only !== 'string') return null
  const text = textOf(only)
  return text.length <= 80 && /\p{L}/u.test(text) && !readDateText(text) ? text : null
}

function codedTitle({ cells }: Row): string | null {
  const texts = cells.map(textOf).filter((text) => text !== '')
  const [first = ''] = texts
  if (
    !/^(n\/c|nominal( (code|account))?|account code|ledger account)\s*:?(\s*\d+.*)?$/i.test(first)
  )
    return null
  if (texts.length > 1 && !/:|\d/.test(first)) return null
  const at = texts.findIndex((text) => /^(name|description):?$/i.test(text))
  return (at > 0 && texts[at + 1]) || texts.slice(0, 4).join(' ')
}

// "1200 Bank current account" on a line of its own.
function codedName(row: Row): string | null {
  const name = nameAlone(row)
  return name !== null && /^\d{3,6}\s*[-–:]?\s+\p{L}/u.test(name) ? name : null
}

function withLast(cells: readonly Cell[], width: number, last: string): Cell[] {
  return [...Array.from({ length: width }, (_, at) => cells[at] ?? null), last]
}
