// The headings of a tree grid: a row like the others for the keyboard, each heading with what kind
// of column it is.
import type { GridColumn, GridPlace } from './tree-grid.ts'
import { headingsId } from './tree-grid.ts'

/** The first row of the grid. A heading that opens something is a button. */
export function TreeGridHead(props: {
  title: string
  columns: readonly GridColumn[]
  stop: GridPlace
}) {
  const isStop = (cell: number | null) => props.stop.row === headingsId && props.stop.cell === cell
  const tab = (cell: number | null) => (isStop(cell) ? 0 : -1)
  return (
    <thead>
      <tr tabIndex={tab(null)} data-place={`${headingsId}|`} aria-level={1}>
        <th scope="col" className="tree-grid-first">
          {props.title}
        </th>
        {props.columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            className={`tree-grid-tone-${column.tone ?? 'plain'} ${column.divider ? 'tree-grid-divider' : ''}`}
            {...(column.onOpen
              ? {}
              : { tabIndex: tab(index), 'data-place': `${headingsId}|${index}` })}
          >
            {column.onOpen ? (
              <button
                type="button"
                className="tree-grid-heading tree-grid-opens"
                tabIndex={tab(index)}
                data-place={`${headingsId}|${index}`}
                title={column.openLabel}
                onClick={column.onOpen}
              >
                <Words column={column} />
              </button>
            ) : (
              <span className="tree-grid-heading">
                <Words column={column} />
              </span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Words({ column }: { column: GridColumn }) {
  return (
    <>
      <span>{column.title}</span>
      {column.note && <small>{column.note}</small>}
    </>
  )
}
