// The bar above the cash-flow table: which months, how figures are written, and actuals against
// their forecasts. One row, on a phone with the switches in a menu.
import { lazy, type ReactNode } from 'react'
import { Later } from '../../ui/Later.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { comparedLabel, figureOptions, type TableSwitches } from './table-switches.ts'

// Only for phones.
const TableOptions = lazy(() => import('./TableOptions.tsx'))

/** The period stands first; the children, at the end of the row, are left out on a phone. */
export function TableBar(props: TableSwitches & { period: ReactNode; children?: ReactNode }) {
  const { figures, isCompared } = props
  return (
    <>
      {props.period}
      <div className="table-bar-wide">
        <Segmented
          label="Figures"
          value={figures}
          options={figureOptions}
          onChange={props.onFigures}
        />
        <button
          type="button"
          className="btn btn-outline table-bar-compare"
          aria-pressed={isCompared}
          onClick={() => props.onCompared(!isCompared)}
        >
          {comparedLabel}
        </button>
        {props.children}
      </div>
      <div className="table-bar-narrow">
        <Later>
          <TableOptions {...props} />
        </Later>
      </div>
    </>
  )
}
