// The sheet behind the sum of twelve months: the months, each of which opens, and that they add up.
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import type { Month } from '@plimsoll/domain/calendar'
import { money } from '../../format/amount.ts'
import { monthLong } from '../../format/date.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { behindWords, spanMonths } from './level-sums.ts'
import { ProofRow } from './PartsSheet.tsx'
import './parts-sheet.css'

/** `span` is the year behind or the year ahead. */
export function SpanSheet(props: {
  title: string
  level: ForecastLevel
  span: 'last' | 'next'
  onMonth: (month: Month) => void
  onClose: () => void
}) {
  const { rows, figure, proof } = spanMonths(props.level, props.span)
  return (
    <Dialog
      title={props.title}
      description={
        props.span === 'last'
          ? `What happened, ${behindWords(props.level)}`
          : 'The next 12 months, forecast'
      }
      shape="sheet"
      onClose={props.onClose}
    >
      <div className="fc-parts-sum">
        <b className={props.span === 'next' ? 'forecast-ink' : ''}>{money(figure)}</b>
      </div>
      <ul className="fc-parts-group">
        {rows.map(({ month, amount }) => (
          <li key={month}>
            <button
              type="button"
              className="fc-parts-row fc-parts-link fc-parts-wide"
              onClick={() => props.onMonth(month)}
            >
              <span>{monthLong(month)}</span>
              <b>{money(amount)}</b>
            </button>
          </li>
        ))}
      </ul>
      <ProofRow proof={proof} />
    </Dialog>
  )
}
