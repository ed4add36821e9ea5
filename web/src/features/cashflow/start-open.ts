// Which rows of the table stand open when the page is entered.
import { type CellKey, pathsTo } from './cell-key.ts'

const usuallyOpen = ['out', 'out.op', 'in']

/** The usual rows, and those that hold the figure of a deep link. */
export function openAtFirst(shown: CellKey | null): ReadonlySet<string> {
  return new Set([...usuallyOpen, ...(shown ? pathsTo(shown.row).slice(0, -1) : [])])
}
