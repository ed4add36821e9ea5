// A dollar sign alone names no country: America's, Canada's and Australia's are written alike. It
// is believed where something American stands beside it, and is a doubt elsewhere.
import { readDateCell } from './date-text.ts'
import { textOf } from './find-header.ts'
import type { KnownTable } from './known-table.ts'
import type { Row } from './statement.ts'

const rowsMax = 300
const ofAmerica = /\bUSD\b|\bUS ?\$|\bU\.?S\.? dollars?\b/i
const otherSign = /[£€¥]/
const codeOfDollars = /\b(AUD|CAD|NZD|SGD|HKD|TWD|BBD|JMD|TTD|FJD|BSD|BZD)\b/g

/** Whether amounts have a dollar sign that nothing in the file says the country of. */
export function hasBareDollars({ headers, above, columns, rows, layout }: KnownTable): boolean {
  if (layout?.currency !== undefined || columns.currency) return false
  const { amount = [], money_in = [], money_out = [], balance = [] } = columns
  const money = [...amount, ...money_in, ...money_out, ...balance]
  const cells = rows
    .slice(0, rowsMax)
    .flatMap(({ row }) => money.map((at) => row.cells[at]))
    .filter((cell) => typeof cell === 'string')
  const heads = [...headers, ...above]
  const isDollar = [...heads, ...cells].some((text) => text.includes('$'))
  return isDollar && ![...heads, ...cells].some((text) => ofAmerica.test(text) || isOther(text))
}

function isOther(text: string): boolean {
  return otherSign.test(text)
}

/** The one currency in dollars that headings, titles or the names of accounts spell out. */
export function dollarsSpelt({ headers, above, rows }: KnownTable): string | null {
  const between = rows.slice(0, rowsMax).flatMap(({ row }) => (isDated(row) ? [] : row.cells))
  const texts = [...headers, ...above, ...between.map((cell) => textOf(cell))]
  const codes = new Set(texts.flatMap((text) => text.match(codeOfDollars) ?? []))
  return codes.size === 1 ? ([...codes][0] ?? null) : null
}

function isDated({ cells }: Row): boolean {
  return cells.some((cell) => readDateCell(cell) !== null)
}
