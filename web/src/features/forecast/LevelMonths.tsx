// The months of a level as a table: what happened, what was or is forecast, the difference, the range. Every figure opens.
import type { ForecastLevel } from '@plimsoll/contract/forecast'
import type { Month } from '@plimsoll/domain/calendar'
import { less, type Minor } from '@plimsoll/domain/money'
import { change, money, short } from '../../format/amount.ts'
import { monthLong } from '../../format/date.ts'
import { kindOf, type LevelMonth } from './level-sums.ts'
import './level-months.css'

const kindWords = { past: '', current: 'In progress', ahead: 'Forecast' }

/** In the order of time. */
export function LevelMonths({
  level,
  onOpen,
}: {
  level: ForecastLevel
  onOpen: (month: Month) => void
}) {
  return (
    <div className="fc-months">
      <table>
        <caption className="sr-only">{level.title} by month</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Actual</th>
            <th scope="col">Forecast</th>
            <th scope="col">Difference</th>
            <th scope="col">80% range</th>
          </tr>
        </thead>
        <tbody>
          {level.months.map((month) => (
            <Row key={month.month} month={month} today={level.today} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row(props: { month: LevelMonth; today: string; onOpen: (month: Month) => void }) {
  const { month, today } = props
  const kind = kindOf(month.month, today)
  const isBoth = kind === 'past' && month.actual !== null && month.forecast !== null
  return (
    <tr className={`fc-months-${kind}`}>
      <th scope="row">
        {monthLong(month.month)}
        {kindWords[kind] && <small>{kindWords[kind]}</small>}
      </th>
      <td>
        <Amount
          amount={kind === 'ahead' ? null : month.actual}
          month={month.month}
          onOpen={props.onOpen}
        />
      </td>
      <td className="fc-months-said">
        <Amount amount={month.forecast} month={month.month} onOpen={props.onOpen} />
      </td>
      <td>
        {isBoth &&
          month.actual !== null &&
          month.forecast !== null &&
          change(less(month.actual, month.forecast))}
      </td>
      <td className="fc-months-range">
        {kind !== 'past' && month.low80 !== null && month.high80 !== null
          ? `${short(month.low80)} to ${short(month.high80)}`
          : ''}
      </td>
    </tr>
  )
}

function Amount(props: { amount: Minor | null; month: Month; onOpen: (month: Month) => void }) {
  if (props.amount === null) return null
  return (
    <button type="button" onClick={() => props.onOpen(props.month)}>
      {money(props.amount)}
    </button>
  )
}
