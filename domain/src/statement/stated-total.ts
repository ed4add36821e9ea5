// A total printed above a table, or on a line of its own below it, that one column of money alone
// comes to: that column is what was paid.
import type { Columns } from './columns.ts'
import { readDateCell } from './date-text.ts'
import { figuresOf } from './figures.ts'
import { textOf } from './find-header.ts'
import { isAside } from './money-chain.ts'
import type { Row } from './statement.ts'

/** The column that a printed total names; `null` where none does, or where several do. */
export function statedAmount(
  headers: readonly string[],
  rows: readonly Row[],
  { columns, above }: { columns: Columns; above: readonly string[] },
): number | null {
  const isDated = ({ cells }: Row) => readDateCell(cells[columns.date?.[0] ?? -1]) !== null
  const dated = rows.filter(isDated)
  const below = rows.filter((row) => !isDated(row)).flatMap(loneTexts)
  const stated = new Set([...above, ...below].flatMap(penceIn))
  if (stated.size === 0 || dated.length < 2 || columns.balance) return null
  const named = figuresOf(headers, dated, columns).filter(
    ({ header, pence }) =>
      !isAside(header) && stated.has(pence.reduce<number>((sum, each) => sum + (each ?? 0), 0)),
  )
  return named.length === 1 ? (named[0]?.index ?? null) : null
}

const loneMax = 2

// A line of totals sums every column and names none.
function loneTexts({ cells }: Row): string[] {
  const texts = cells.map(textOf).filter((text) => text !== '')
  return texts.length <= loneMax ? texts : []
}

function penceIn(text: string): number[] {
  return [...text.matchAll(/(?<![\d.,])\d{1,3}(?:,?\d{3})*(?:\.(\d{1,2}))?(?![\d.,]|[-/]\d)/g)].map(
    ([whole, decimals = '']) => {
      const pounds = whole.split('.')[0]?.replaceAll(',', '') ?? ''
      return Number(`${pounds}${decimals.padEnd(2, '0')}`)
    },
  )
}
