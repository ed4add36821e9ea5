// How wide the rows of a table are: one that is wider has a stray separator in it.
import { textOf, widthOf } from './find-header.ts'
import type { KnownTable } from './known-table.ts'

/**
 * The width above which a row has a stray separator in it, which has moved its cells: that of its
 * header and of most rows.
 */
export function usualWidth(known: KnownTable): number {
  if (known.headers.length === 0 || hasGap(known)) return Number.POSITIVE_INFINITY
  const width = known.headers.length
  const wide = known.rows.filter(({ row }) => widthOf(row) > width)
  const isLetters = wide.every(({ row }) => /^[cd]r$/i.test(textOf(row.cells[width])))
  if (wide.length > 0 && isLetters) return width + 1
  const widths = known.rows.map(({ row }) => widthOf(row)).sort((a, b) => a - b)
  return Math.max(known.headers.length, widths[Math.floor(widths.length / 2)] ?? 0)
}

// Behind an empty column that nothing heads stand notes, and no cells that were moved.
function hasGap({ headers, columns, rows }: KnownTable): boolean {
  const last = Math.max(
    ...Object.values(columns)
      .map((own) => Math.max(...own))
      .filter((at) => headers[at] !== ''),
    0,
  )
  return headers.some(
    (header, at) =>
      header === '' && at < last && rows.every(({ row }) => textOf(row.cells[at]) === ''),
  )
}
