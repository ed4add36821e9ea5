// A table whose rows open: an accessible tree grid with one tab stop, moved by the arrow keys.
// Knows nothing of what it shows.
import {
  type HTMLAttributes,
  type KeyboardEvent,
  startTransition,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { TreeGridHead } from './TreeGridHead.tsx'
import { TreeGridRow } from './TreeGridRow.tsx'
import {
  type GridColumn,
  type GridPlace,
  type GridRow,
  headingsId,
  moveBy,
  shownRows,
} from './tree-grid.ts'
import './tree-grid.css'

/**
 * The grid. `open` holds the ids of open rows and is kept by the caller; `rowsTitle` heads the
 * first column.
 */
export function TreeGrid(props: {
  label: string
  rowsTitle: string
  columns: readonly GridColumn[]
  rows: readonly GridRow[]
  open: ReadonlySet<string>
  onToggle: (id: string) => void
  /** What pointing at the grid or swiping it does; keys and buttons do the same elsewhere. */
  frame?: HTMLAttributes<HTMLDivElement>
}) {
  const table = useRef<HTMLTableElement>(null)
  const wanted = useRef(false)
  const [at, setAt] = useState<GridPlace>({ row: props.rows[0]?.id ?? headingsId, cell: null })
  const shown = shownRows(props.rows, props.open)
  const isShown = at.row === headingsId || shown.some(({ row }) => row.id === at.row)
  // The row that held the focus may have been closed or paged away: the tab stop must stay
  // reachable.
  const stop = isShown
    ? { row: at.row, cell: at.cell === null ? null : Math.min(at.cell, props.columns.length - 1) }
    : { row: shown[0]?.row.id ?? headingsId, cell: null }

  // A press turns its own row at once; the rows below it come or go with the next picture.
  const drawn = useDeferredValue(props.open)

  useLayoutEffect(() => {
    // A row that is about to be drawn gets the focus then.
    if (wanted.current) wanted.current = !focusAt(table.current, stop)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return
    const key = { key: event.key, ctrl: event.ctrlKey }
    const grid = { shown, open: props.open, cells: props.columns.length }
    const move = moveBy(key, stop, grid)
    if (!move) return
    event.preventDefault()
    if (move.toggle) props.onToggle(move.toggle)
    if (!move.to) return
    wanted.current = true
    setAt(move.to)
  }

  return (
    <div className="tree-grid-frame" {...props.frame}>
      <table
        ref={table}
        className="tree-grid"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML has no tree grid of its own; a table with this role is one.
        role="treegrid"
        aria-label={props.label}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const place = placeOf(event.target)
          // What a press does next is not held up by where the focus is marked.
          if (place) startTransition(() => setAt(place))
        }}
      >
        <TreeGridHead title={props.rowsTitle} columns={props.columns} stop={stop} />
        <tbody>
          {shownRows(props.rows, drawn).map(({ row, level, position, siblings }) => (
            <TreeGridRow
              key={row.id}
              row={row}
              level={level}
              position={position}
              siblings={siblings}
              columns={props.columns}
              isOpen={props.open.has(row.id)}
              stop={stop.row === row.id ? stop : null}
              onToggle={props.onToggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** False where the place is not drawn. */
function focusAt(table: HTMLElement | null, { row, cell }: GridPlace): boolean {
  const place = CSS.escape(`${row}|${cell ?? ''}`)
  const element = table?.querySelector<HTMLElement>(`[data-place="${place}"]`)
  element?.focus()
  return Boolean(element)
}

function placeOf(target: Element): GridPlace | null {
  const [row, cell] = target.getAttribute('data-place')?.split('|') ?? []
  return row === undefined ? null : { row, cell: cell ? Number(cell) : null }
}
