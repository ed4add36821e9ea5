// A month as a waterfall that is also a table: each step's bar beside its exact figures, the
// forecast beside what happened.
import { less, type Minor } from '@plimsoll/domain/money'
import { money } from '../../format/amount.ts'
import type { RowPath } from './cell-key.ts'
import { emptyFigure } from './Figure.tsx'
import { type MonthStep, monthSteps } from './month-steps.ts'
import type { TableMonth } from './six-months.ts'
import './month-steps.css'

/**
 * A step that moves money opens its figure. Without a known balance only what came in and went out
 * is shown, as figures.
 */
export function MonthSteps(props: {
  column: TableMonth
  balanceKnown: boolean
  onOpenRow: (row: RowPath) => void
}) {
  const { kind } = props.column
  const steps = monthSteps(props.column).filter(({ row }) => props.balanceKnown || row)
  const place = placing(steps)
  const isSplit = kind === 'in_progress'
  return (
    <table className={`month-steps month-steps-${kind}`}>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <td className="month-steps-bar" />
          {isSplit && <th scope="col">So far</th>}
          {isSplit && <th scope="col">Still expected</th>}
          <th scope="col">
            {isSplit ? 'Whole month' : kind === 'forecast' ? 'Expected' : 'Actual'}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.id} className={step.row ? '' : 'month-steps-balance'}>
            <th scope="row">
              {step.row && step.amount !== null ? (
                <Opener step={step} row={step.row} onOpenRow={props.onOpenRow} />
              ) : (
                step.label
              )}
            </th>
            <td className="month-steps-bar" aria-hidden="true">
              {props.balanceKnown && <Bar step={step} place={place} />}
            </td>
            <Figures step={step} isSplit={isSplit} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Opener(props: { step: MonthStep; row: RowPath; onOpenRow: (row: RowPath) => void }) {
  return (
    <button type="button" onClick={() => props.onOpenRow(props.row)}>
      {props.step.label}
    </button>
  )
}

function Figures({ step, isSplit }: { step: MonthStep; isSplit: boolean }) {
  const { amount, happened, isKnown } = step
  if (amount === null)
    return (
      <>
        {isSplit && <td />}
        {isSplit && <td />}
        <td className="faint">{emptyFigure}</td>
      </>
    )
  return (
    <>
      {isSplit && <td>{money(happened)}</td>}
      {isSplit && <td className="forecast-ink">{isKnown ? '' : money(less(amount, happened))}</td>}
      <td className={isKnown ? '' : 'forecast-ink'}>{money(amount)}</td>
    </>
  )
}

type Place = (from: Minor, to: Minor) => { left: string; width: string }

function Bar({ step, place }: { step: MonthStep; place: Place }) {
  return (
    <span className={`month-steps-track month-steps-${step.row?.direction ?? 'balance'}`}>
      {step.middle !== step.from && <i style={place(step.from, step.middle)} />}
      {step.to !== step.middle && (
        <i className="month-steps-hatched" style={place(step.middle, step.to)} />
      )}
    </span>
  )
}

/** All bars share one scale, from the lowest to the highest level of the month, zero included. */
function placing(steps: readonly MonthStep[]): Place {
  const levels = steps.flatMap(({ from, middle, to }) => [from, middle, to])
  const low = Math.min(0, ...levels)
  const spread = Math.max(0, ...levels) - low || 1
  return (from, to) => ({
    left: `${(((Math.min(from, to) - low) / spread) * 100).toFixed(2)}%`,
    width: `${((Math.abs(to - from) / spread) * 100).toFixed(2)}%`,
  })
}
