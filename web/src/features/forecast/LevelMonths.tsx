// The months of a level as a table: what happened, what was or is forecast, the difference, the
// range. Every figure opens.
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import type { Month } from '@plimsoll/domain/calendar'
import { less, type Minor } from '@plimsoll/domain/money'
import { change, money, short } from '../../format/amount.ts'
import { monthLong } from '../../format/date.ts'
import { kindOf, type LevelMonth } from './level-sums.ts'
import './level-months.css'

const kindWords = { past: '', current: 'In progress', ahead: 'Forecast' }

/** In the order of time. */
export default function LevelMonths({
  level,
  onOpen,
}: {
  level: ForecastLevel
  onOpen: (month: Month) => void
}) {
  const has = {
    forecast: level.months.some(({ forecast }) => forecast !== null),
    difference: level.months.some((month) => differenceOf(month, level.today) !== null),
    range: level.months.some(({ low80 }) => low80 !== null),
  }
  return (
    <div className="fc-months">
      <table>
        <caption className="sr-only">{level.title} by month</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Actual</th>
            {has.forecast && <th scope="col">Forecast</th>}
            {has.difference && <th scope="col">Difference</th>}
            {has.range && <th scope="col">80% range</th>}
          </tr>
        </thead>
        <tbody>
          {level.months.map((month) => (
            <Row key={month.month} month={month} today={level.today} has={has} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row(props: {
  month: LevelMonth
  today: string
  has: { forecast: boolean; difference: boolean; range: boolean }
  onOpen: (month: Month) => void
}) {
  const { month, today, has, onOpen } = props
  const kind = kindOf(month.month, today)
  const difference = differenceOf(month, today)
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
          onOpen={onOpen}
        />
      </td>
      {has.forecast && (
        <td className="fc-months-forecast">
          <Amount amount={month.forecast} month={month.month} onOpen={onOpen} />
        </td>
      )}
      {has.difference && <td>{difference !== null && change(difference)}</td>}
      {has.range && (
        <td className="fc-months-range">
          {kind !== 'past' && month.low80 !== null && month.high80 !== null
            ? `${short(month.low80)} to ${short(month.high80)}`
            : ''}
        </td>
      )}
    </tr>
  )
}

/** How far what happened was from what had been forecast; null where the two are not both known. */
function differenceOf({ month, actual, forecast }: LevelMonth, today: string): Minor | null {
  if (kindOf(month, today) !== 'past' || actual === null || forecast === null) return null
  return less(actual, forecast)
}

function Amount(props: { amount: Minor | null; month: Month; onOpen: (month: Month) => void }) {
  if (props.amount === null) return null
  return (
    <button type="button" onClick={() => props.onOpen(props.month)}>
      {money(props.amount)}
    </button>
  )
}
