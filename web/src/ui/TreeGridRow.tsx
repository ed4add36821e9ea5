// One row of a tree grid with its cells; cells that open something are buttons.
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import type { GridCell, GridColumn, GridPlace, GridRow } from './tree-grid.ts'

/**
 * `stop` is where the tab stop is when it is in this row. Drawn again only when something of it has
 * changed: opening one row must not draw all.
 */
export const TreeGridRow = memo(function TreeGridRow(props: {
  row: GridRow
  level: number
  position: number
  siblings: number
  columns: readonly GridColumn[]
  isOpen: boolean
  stop: GridPlace | null
  onToggle: (id: string) => void
}) {
  const { row, level, position, siblings } = props
  const cells = row.cells()
  const canOpen = row.children.length > 0
  const tab = (cell: number | null) => (props.stop && props.stop.cell === cell ? 0 : -1)
  return (
    <tr
      className={`tree-grid-level-${Math.min(level, 4)} ${row.kind === 'sum' ? 'tree-grid-sum' : ''}`}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={canOpen ? props.isOpen : undefined}
      tabIndex={tab(null)}
      data-place={`${row.id}|`}
    >
      <th scope="row" className="tree-grid-first" title={row.label}>
        {canOpen ? (
          <button
            type="button"
            className="tree-grid-label"
            tabIndex={-1}
            onClick={() => props.onToggle(row.id)}
          >
            <ChevronRight className="tree-grid-twist" size={16} aria-hidden />
            <span>{row.label}</span>
          </button>
        ) : (
          <span className="tree-grid-label">
            <span className="tree-grid-twist" />
            <span>{row.label}</span>
          </span>
        )}
      </th>
      {props.columns.map((column, index) => (
        <Cell
          key={column.id}
          cell={cells[index] ?? { content: '' }}
          column={column}
          place={`${row.id}|${index}`}
          tab={tab(index)}
        />
      ))}
    </tr>
  )
})

function Cell(props: { cell: GridCell; column: GridColumn; place: string; tab: number }) {
  const { cell, column } = props
  const className = [
    `tree-grid-tone-${column.tone ?? 'plain'}`,
    column.divider ? 'tree-grid-divider' : '',
    cell.tone ? `tree-grid-cell-${cell.tone}` : '',
  ].join(' ')
  const focus = { tabIndex: props.tab, 'data-place': props.place, 'aria-label': cell.label }
  if (!cell.onOpen)
    return (
      <td className={className} title={cell.title} {...focus}>
        <span className="tree-grid-value">{cell.content}</span>
      </td>
    )
  return (
    <td className={className}>
      <button
        type="button"
        className="tree-grid-value tree-grid-opens"
        title={cell.title}
        onClick={cell.onOpen}
        {...focus}
      >
        {cell.content}
      </button>
    </td>
  )
}
