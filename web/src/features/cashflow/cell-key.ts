// The name of a figure in the table, as it stands in the address:
// `out.op.people.net_wages:2026-10`, also `in:2026-10`.
import { isMonth, type Month } from '@plimsoll/domain/calendar'

/** The side of the table. */
export type Direction = 'in' | 'out'

/** The three activities, by the letters that the month records use. */
export type ActivityKey = 'op' | 'inv' | 'fin'

/** What a row sums up: a side, narrowed to an activity, a category, a sub-category. */
export type RowPath = {
  readonly direction: Direction
  readonly activity?: ActivityKey
  readonly category?: string
  readonly subCategory?: string
}

/** A figure: a row in a month. */
export type CellKey = { readonly row: RowPath; readonly month: Month }

// Most words need no encoding, and a table has thousands of them.
const plainWord = /^[\w-]*$/

/** Writes a row's path: `out.op.people`. */
export function printRow(row: RowPath): string {
  return [row.direction, row.activity, row.category, row.subCategory]
    .filter((part) => part !== undefined)
    .map((part) => (plainWord.test(part) ? part : encodeURIComponent(part).replaceAll('.', '%2E')))
    .join('.')
}

/** Writes a figure's name. */
export function printCell(cell: CellKey): string {
  return `${printRow(cell.row)}:${cell.month}`
}

/** Reads a figure's name from an address; null when it is none. */
export function readCell(text: string | null): CellKey | null {
  const match = /^(in|out)((?:\.[^.:]+){0,3}):(\d{4}-\d{2})$/.exec(text ?? '')
  const [, direction, rest = '', month = ''] = match ?? []
  if (!direction || !isMonth(month)) return null
  const parts = decode(rest.split('.').slice(1))
  const [activity, category, subCategory] = parts ?? []
  if (!parts || (activity !== undefined && !isActivity(activity))) return null
  return {
    month,
    row: {
      direction: direction === 'in' ? 'in' : 'out',
      ...(activity && isActivity(activity) ? { activity } : {}),
      ...(category ? { category } : {}),
      ...(subCategory ? { subCategory } : {}),
    },
  }
}

/** The row and the rows that hold it, outermost first: what must be open to see it. */
export function pathsTo(row: RowPath): string[] {
  const parts = printRow(row).split('.')
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'))
}

function isActivity(text: string): text is ActivityKey {
  return text === 'op' || text === 'inv' || text === 'fin'
}

function decode(parts: readonly string[]): string[] | null {
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return null
  }
}
