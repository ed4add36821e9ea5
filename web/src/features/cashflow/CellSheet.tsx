// The sheet behind a figure of the table: what it is made of and what is still expected. The
// transactions come from the page.
import { excludedCategory } from '@plimsoll/contract/cashflow'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { money } from '../../format/amount.ts'
import { monthLong } from '../../format/date.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { CellKey } from './cell-key.ts'
import type { CellParts } from './cell-parts.ts'
import { kindWords } from './column-words.ts'
import { ExpectedList } from './ExpectedList.tsx'
import { activityLabels, directionLabels } from './table-rows.ts'
import './cell-sheet.css'

/**
 * `forecastHref` leads to the row on the forecast page; `children` are the transactions that have
 * happened, left out of a month that is all forecast.
 */
export function CellSheet(props: {
  cell: CellKey
  label: string
  parts: CellParts
  forecastHref: string
  onClose: () => void
  children?: ReactNode
}) {
  const { parts } = props
  const isSplit = parts.kind === 'in_progress'
  return (
    <Dialog
      title={props.label}
      description={`${pathWords(props.cell)}, ${monthLong(props.cell.month)}`}
      shape="sheet"
      onClose={props.onClose}
    >
      <div className="cell-sheet-sum">
        <b className={parts.kind === 'forecast' ? 'forecast-ink' : ''}>{money(parts.amount)}</b>
        <Chip tone={parts.kind === 'forecast' ? 'forecast' : 'neutral'}>
          {kindWords[parts.kind]}
        </Chip>
      </div>
      {isSplit && (
        <dl className="cell-sheet-split">
          <div>
            <dt>So far</dt>
            <dd>{money(parts.happened)}</dd>
          </div>
          <div>
            <dt>Still expected</dt>
            <dd className="forecast-ink">{money(parts.expected)}</dd>
          </div>
        </dl>
      )}
      {parts.lines.length > 0 && (
        <section className="cell-sheet-part">
          <h3>{isSplit ? 'Still expected' : 'Expected'}</h3>
          <ExpectedList lines={parts.lines} {...(isSplit ? { few: expectedFew } : {})} />
          <Link className="btn btn-quiet" to={props.forecastHref}>
            See or change this forecast
          </Link>
        </section>
      )}
      {parts.kind !== 'forecast' && (
        <section className="cell-sheet-part">
          <h3>Transactions</h3>
          {props.children}
        </section>
      )}
    </Dialog>
  )
}

// In the running month the transactions follow, and should not be far below.
const expectedFew = 4

/** Where the figure stands: "Cash Out, Operating Activities". */
function pathWords({ row }: CellKey): string {
  const { direction, activity, category } = row
  if (!activity) return 'Cash flow'
  if (category === excludedCategory) return directionLabels[direction]
  return category
    ? `${directionLabels[direction]}, ${activityLabels[activity]}`
    : directionLabels[direction]
}
