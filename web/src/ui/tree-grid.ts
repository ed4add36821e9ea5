// The rows of a tree grid as they stand on screen, and where each key leads (the treegrid pattern
// of the ARIA practices guide).
import type { ReactNode } from 'react'

/**
 * A column of figures. `tone` tints it, `divider` draws the line where a new kind of column begins.
 */
export type GridColumn = {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly tone?: 'plain' | 'forecast' | 'faint'
  readonly divider?: boolean
  /** What opening the heading does; a heading without it only names its column. */
  readonly onOpen?: () => void
  readonly openLabel?: string
}

/**
 * A cell. `label` is read in place of the content where the two differ, `onOpen` makes a button of
 * it.
 */
export type GridCell = {
  readonly content: ReactNode
  readonly label?: string
  readonly title?: string
  readonly tone?: 'bad' | 'faint'
  readonly onOpen?: () => void
}

/**
 * A row with the rows below it. A row without children cannot be opened. Its cells are made when it
 * is drawn: most rows are closed.
 */
export type GridRow = {
  readonly id: string
  readonly label: string
  readonly kind?: 'plain' | 'sum'
  readonly cells: () => readonly GridCell[]
  readonly children: readonly GridRow[]
}

/** A row that is on screen, with the place that assistive technology announces. */
type ShownRow = {
  readonly row: GridRow
  readonly level: number
  readonly position: number
  readonly siblings: number
  readonly parent: string | null
}

/** The id of the row of headings. */
export const headingsId = 'headings'

/** Where the focus is: a row, and a cell of it; null is the row itself. */
export type GridPlace = { readonly row: string; readonly cell: number | null }

/** What a key does: moves, opens or closes a row, or nothing (undefined). */
type GridMove = { readonly to?: GridPlace; readonly toggle?: string }

/** The rows on screen, top down, children of closed rows left out. */
export function shownRows(rows: readonly GridRow[], open: ReadonlySet<string>): ShownRow[] {
  const show = (siblings: readonly GridRow[], level: number, parent: string | null): ShownRow[] =>
    siblings.flatMap((row, index) => [
      { row, level, position: index + 1, siblings: siblings.length, parent },
      ...(open.has(row.id) ? show(row.children, level + 1, row.id) : []),
    ])
  return show(rows, 1, null)
}

/** Where a key leads from a place; undefined where the key means nothing there. */
export function moveBy(
  key: { key: string; ctrl: boolean },
  at: GridPlace,
  grid: { shown: readonly ShownRow[]; open: ReadonlySet<string>; cells: number },
): GridMove | undefined {
  const ids = [headingsId, ...grid.shown.map(({ row }) => row.id)]
  const place = ids.indexOf(at.row)
  const last = ids.length - 1
  const up = (index: number) => ({
    to: { row: ids[Math.min(Math.max(index, 0), last)] ?? at.row, cell: at.cell },
  })
  if (key.key === 'ArrowUp') return up(place - 1)
  if (key.key === 'ArrowDown') return up(place + 1)
  if (key.ctrl && key.key === 'Home') return { to: corner(ids[0], at, 0) }
  if (key.ctrl && key.key === 'End') return { to: corner(ids[last], at, grid.cells - 1) }
  const row = grid.shown.find((shown) => shown.row.id === at.row)
  return at.cell === null
    ? moveFromRow(key.key, at, {
        row,
        isOpen: grid.open.has(at.row),
        first: ids[0],
        last: ids[last],
      })
    : moveFromCell(key.key, at.row, at.cell, grid.cells)
}

function moveFromRow(
  key: string,
  at: GridPlace,
  grid: {
    row: ShownRow | undefined
    isOpen: boolean
    first: string | undefined
    last: string | undefined
  },
): GridMove | undefined {
  const canOpen = (grid.row?.row.children.length ?? 0) > 0
  if (key === 'Home') return { to: { row: grid.first ?? at.row, cell: null } }
  if (key === 'End') return { to: { row: grid.last ?? at.row, cell: null } }
  if (key === 'ArrowRight')
    return canOpen && !grid.isOpen ? { toggle: at.row } : { to: { row: at.row, cell: 0 } }
  if (key === 'ArrowLeft') {
    if (canOpen && grid.isOpen) return { toggle: at.row }
    return grid.row?.parent ? { to: { row: grid.row.parent, cell: null } } : {}
  }
  if ((key === 'Enter' || key === ' ') && canOpen) return { toggle: at.row }
  return undefined
}

function moveFromCell(key: string, row: string, cell: number, cells: number): GridMove | undefined {
  if (key === 'ArrowRight') return { to: { row, cell: Math.min(cell + 1, cells - 1) } }
  if (key === 'ArrowLeft') return { to: { row, cell: cell === 0 ? null : cell - 1 } }
  if (key === 'Home') return { to: { row, cell: 0 } }
  if (key === 'End') return { to: { row, cell: cells - 1 } }
  if (key === 'Escape') return { to: { row, cell: null } }
  return undefined
}

function corner(row: string | undefined, at: GridPlace, cell: number): GridPlace {
  return { row: row ?? at.row, cell: at.cell === null ? null : cell }
}
