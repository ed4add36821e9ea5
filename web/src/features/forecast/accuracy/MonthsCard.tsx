// Month by month: where it closed, and its forecast one and three months before.
import type { ForecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import type { Minor } from '@plimsoll/domain/money'
import { Link } from 'wouter'
import { money } from '../../../format/amount.ts'
import { monthAndYear } from '../../../format/date.ts'
import { Card } from '../../../ui/Card.tsx'
import { offBy } from './accuracy-words.ts'

type Month = ForecastAccuracy['months'][number]

/** Newest first. */
export function MonthsCard({ months }: { months: ForecastAccuracy['months'] }) {
  if (months.length === 0)
    return (
      <Card title="Month by month">
        <p className="ac-quiet">No full month has passed yet.</p>
      </Card>
    )
  return (
    <Card
      title="Month by month"
      aside={<span className="ac-note">Earlier forecasts and their error</span>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="ac-table" aria-label="Month by month, table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Cash in</th>
              <th scope="col">Cash out</th>
              <th scope="col">Closing balance</th>
              <th scope="col">Forecast 1 month ahead</th>
              <th scope="col">Forecast 3 months ahead</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <Row key={month.month} month={month} />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}

function Row({ month }: { month: Month }) {
  const { forecast_1, forecast_3 } = month
  return (
    <tr>
      <th scope="row">
        <Link to={`/cash-flow?month=${month.month}`}>{monthAndYear(month.month)}</Link>
      </th>
      <Figure happened={month.happened_in} expected={forecast_1?.in ?? null} />
      <Figure happened={month.happened_out} expected={forecast_1?.out ?? null} />
      <td>{money(month.closing)}</td>
      <ForecastCell expected={forecast_1?.closing ?? null} happened={month.closing} />
      <ForecastCell expected={forecast_3?.closing ?? null} happened={month.closing} />
    </tr>
  )
}

function Figure({ happened, expected }: { happened: Minor; expected: Minor | null }) {
  return (
    <td>
      {money(happened)}
      <small>{expected === null ? '' : `forecast ${money(expected)}`}</small>
    </td>
  )
}

function ForecastCell({ expected, happened }: { expected: Minor | null; happened: Minor }) {
  if (expected === null) return <td>–</td>
  return (
    <td className="ac-forecast">
      {money(expected)}
      <small>{offBy(expected, happened)}</small>
    </td>
  )
}
