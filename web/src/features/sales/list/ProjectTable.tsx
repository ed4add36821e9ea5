// The projects as a table that sorts by its headings; on a phone each is a card.
import type { listProjects } from '@plimsoll/contract/sales'
import type { ProjectRow } from '@plimsoll/contract/sales-project'
import { isWon } from '@plimsoll/domain/sales/status'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import type * as z from 'zod/mini'
import { money } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { Chip } from '../../../ui/Chip.tsx'
import {
  dayAndYear,
  inProjects,
  marginWords,
  slipWords,
  spanWords,
  statusTones,
} from '../project-words.ts'
import '../../../ui/form/switch.css'
import { type ListFilter, type SortKey, sortOf } from './filter.ts'

type Totals = z.output<typeof listProjects.reply>['totals']

const columns: readonly { sort: SortKey; label: string; isFigure: boolean }[] = [
  { sort: 'name', label: 'Project', isFigure: false },
  { sort: 'status', label: 'Status', isFigure: false },
  { sort: 'value', label: 'Value', isFigure: true },
  { sort: 'outstanding', label: 'Outstanding', isFigure: true },
  { sort: 'weighted', label: 'Weighted', isFigure: true },
  { sort: 'next_receipt', label: 'Next receipt', isFigure: true },
  { sort: 'margin', label: 'Margin', isFigure: true },
]

/** Where a project has a page of its own. */
export function projectHref(id: string): string {
  return `/sales/projects/${encodeURIComponent(id)}`
}

/** `selected` are ids. `onSelect` is called with the ids to be ticked or unticked. */
export function ProjectTable(props: {
  rows: readonly ProjectRow[]
  totals: Totals
  filter: ListFilter
  selected: ReadonlySet<string>
  onSort: (sort: SortKey) => void
  onSelect: (ids: readonly string[], is: boolean) => void
  onOpen: (id: string) => void
  onInclude: (row: ProjectRow, include: boolean) => void
}) {
  const { rows, totals, selected } = props
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  const { sort, order } = sortOf(props.filter)
  return (
    <table className="sl-table">
      <caption className="sr-only">Projects</caption>
      <thead>
        <tr>
          <th scope="col" className="sl-box">
            <input
              type="checkbox"
              aria-label="Select every project shown"
              checked={isAll}
              onChange={() =>
                props.onSelect(
                  rows.map(({ id }) => id),
                  !isAll,
                )
              }
            />
          </th>
          {columns.map((column) => (
            <th
              key={column.sort}
              scope="col"
              className={column.isFigure ? 'sl-right' : undefined}
              aria-sort={
                column.sort !== sort ? undefined : order === 'asc' ? 'ascending' : 'descending'
              }
            >
              <button type="button" onClick={() => props.onSort(column.sort)}>
                {column.label}
                {column.sort === sort &&
                  (order === 'asc' ? (
                    <ArrowUp size={13} aria-hidden />
                  ) : (
                    <ArrowDown size={13} aria-hidden />
                  ))}
              </button>
            </th>
          ))}
          <th scope="col">In forecast</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} {...props} row={row} isSelected={selected.has(row.id)} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className="sl-box" />
          <th scope="row" colSpan={2}>
            {inProjects(totals.count)}
          </th>
          <td className="sl-right" data-label="Value">
            {money(totals.value)}
            {totals.plus_vat && <small>+ VAT</small>}
          </td>
          <td className="sl-right" data-label="Outstanding">
            {money(totals.outstanding)}
            <small>{money(totals.received)} received</small>
          </td>
          <td className="sl-right" data-label="Weighted">
            {money(totals.weighted)}
          </td>
          <td colSpan={3} className="sl-wide" />
        </tr>
      </tfoot>
    </table>
  )
}

// The project's name is the link for the keyboard; a press on the rest of its row only saves
// aiming.
const ownPress = 'a, button, input, label'

function Row(props: {
  row: ProjectRow
  isSelected: boolean
  onSelect: (ids: readonly string[], is: boolean) => void
  onOpen: (id: string) => void
  onInclude: (row: ProjectRow, include: boolean) => void
}) {
  const { row, isSelected } = props
  const openRow = (event: MouseEvent) => {
    if (!(event.target as Element).closest(ownPress)) props.onOpen(row.id)
  }
  return (
    <tr data-selected={isSelected || undefined} onClick={openRow}>
      <td className="sl-box">
        <input
          type="checkbox"
          aria-label={`Select ${row.name}`}
          checked={isSelected}
          onChange={() => props.onSelect([row.id], !isSelected)}
        />
      </td>
      <th scope="row" className="sl-name">
        <Link to={projectHref(row.id)}>{row.name}</Link>
        <small>
          {row.client.name} · {spanWords(row.start, row.end)}
        </small>
      </th>
      <td className="sl-status">
        <Chip tone={statusTones[row.status]}>{row.status}</Chip>
        {row.overdue.count > 0 && (
          <small className="sl-bad">{money(row.overdue.amount)} overdue</small>
        )}
      </td>
      <td className="sl-right" data-label="Value">
        {money(row.value)}
        <small>{vatWords(row)}</small>
      </td>
      <td className="sl-right" data-label="Outstanding">
        {money(row.outstanding)}
        {row.received > 0 && <small>{money(row.received)} received</small>}
      </td>
      <td className="sl-right" data-label="Weighted">
        {money(row.weighted)}
        <small>{isWon(row.status) ? 'Counts in full' : `${row.probability}% likely`}</small>
      </td>
      <td className="sl-right" data-label="Next receipt">
        {row.next_receipt ? (
          <>
            {money(row.next_receipt.amount)}
            <small>{dayAndYear(row.next_receipt.day)}</small>
          </>
        ) : (
          '–'
        )}
      </td>
      <td className="sl-right" data-label="Margin">
        {marginWords(row.margin)}
        {row.slip_days !== 0 && (
          <small className={row.slip_days > 0 ? 'sl-warn' : undefined}>{slipWords(row)}</small>
        )}
      </td>
      <td className="sl-include">
        <span aria-hidden="true">In forecast</span>
        <input
          className="switch"
          type="checkbox"
          role="switch"
          aria-label={`Include ${row.name} in the forecast`}
          aria-checked={row.include}
          checked={row.include}
          onChange={(event) => props.onInclude(row, event.target.checked)}
        />
      </td>
    </tr>
  )
}

function vatWords({ vat, status, status_since: since }: ProjectRow): string {
  if (status === 'Cancelled' || status === 'Lost') return `${status} ${dayShort(since)}`
  if (vat.rate === 'none') return 'No VAT'
  return vat.included ? 'Including VAT' : 'Plus VAT'
}
