// Month by month: where it closed, and its forecast one and three months before.
import type { ForecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import { leanStatement } from '@plimsoll/domain/forecast/accuracy/statements'
import { less, type Minor, magnitude, minor, sum, zero } from '@plimsoll/domain/money'
import { Link } from 'wouter'
import { money } from '../../../format/amount.ts'
import { monthAndYear } from '../../../format/date.ts'
import { Card } from '../../../ui/Card.tsx'
import { offBy } from './accuracy-words.ts'

type Month = ForecastAccuracy['months'][number]

/** Newest first. Until a balance is known only the misses are shown, not the closings. */
export function MonthsCard({
  months,
  isKnown,
}: {
  months: ForecastAccuracy['months']
  isKnown: boolean
}) {
  if (months.length === 0)
    return (
      <Card title="Month by month">
        <p className="ac-quiet">No full month has passed yet.</p>
      </Card>
    )
  return (
    <Card
      title="Month by month"
      aside={<span className="ac-note">Where each month closed and what we forecast</span>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="figures-table ac-table" aria-label="Month by month, table" tabIndex={0}>
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
              <Row key={month.month} month={month} isKnown={isKnown} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">On average</th>
              <td />
              <td />
              <td />
              <AverageCell pairs={pairsOf(months, 'forecast_1')} />
              <AverageCell pairs={pairsOf(months, 'forecast_3')} />
            </tr>
          </tfoot>
        </table>
      </section>
    </Card>
  )
}

function Row({ month, isKnown }: { month: Month; isKnown: boolean }) {
  const { forecast_1, forecast_3 } = month
  return (
    <tr>
      <th scope="row">
        <Link to={`/cash-flow?month=${month.month}`}>{monthAndYear(month.month)}</Link>
      </th>
      <Figure happened={month.happened_in} expected={forecast_1?.in ?? null} />
      <Figure happened={month.happened_out} expected={forecast_1?.out ?? null} />
      <td>{isKnown ? money(month.closing) : '–'}</td>
      <ForecastCell
        expected={forecast_1?.closing ?? null}
        happened={month.closing}
        isKnown={isKnown}
      />
      <ForecastCell
        expected={forecast_3?.closing ?? null}
        happened={month.closing}
        isKnown={isKnown}
      />
    </tr>
  )
}

type Pair = { expected: Minor; happened: Minor }

function pairsOf(months: readonly Month[], column: 'forecast_1' | 'forecast_3'): Pair[] {
  return months.flatMap((month) => {
    const forecast = month[column]
    return forecast ? [{ expected: forecast.closing, happened: month.closing }] : []
  })
}

/** How far off the column was whichever way, and which way it leans. */
function AverageCell({ pairs }: { pairs: readonly Pair[] }) {
  const lean = leanStatement(pairs)
  if (!lean) return <td>–</td>
  const misses = pairs.map(({ expected, happened }) => magnitude(less(expected, happened)))
  const average = minor(Math.round(sum(misses) / misses.length))
  return (
    <td>
      {money(average)} off
      <small>{offBy(lean.mean, zero)}</small>
    </td>
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

function ForecastCell(props: { expected: Minor | null; happened: Minor; isKnown: boolean }) {
  const { expected, happened, isKnown } = props
  if (expected === null) return <td>–</td>
  if (!isKnown) return <td className="ac-forecast">{offBy(expected, happened)}</td>
  return (
    <td className="ac-forecast">
      {money(expected)}
      <small>{offBy(expected, happened)}</small>
    </td>
  )
}
