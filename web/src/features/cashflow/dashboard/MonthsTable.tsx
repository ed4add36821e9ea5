// The chart's figures as a table, for who prefers to read them.
import { Link } from 'wouter'
import { money, pounds } from '../../../format/amount.ts'
import { monthLong } from '../../../format/date.ts'
import type { DashboardMonth } from './chart-points.ts'
import { cellHref, monthHref } from './links.ts'

const kindWords = { actual: 'Actual', in_progress: 'In progress', forecast: 'Forecast' }

/**
 * Newest facts and all that is forecast, in the order of time. Every figure leads to what is behind
 * it.
 */
export function MonthsTable(props: {
  months: readonly DashboardMonth[]
  /** Without a balance there is nothing to close at. */
  isKnown: boolean
}) {
  const { months, isKnown } = props
  const hasRange = isKnown && months.some(({ closing_band }) => closing_band)
  return (
    <div className="dash-table" ref={showNow}>
      <table>
        <caption className="sr-only">Cash flow by month</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Cash in</th>
            <th scope="col">Cash out</th>
            {isKnown && <th scope="col">Closing balance</th>}
            {hasRange && <th scope="col">80% likely</th>}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month} className={`dash-row-${month.kind}`}>
              <th scope="row">
                {monthLong(month.month)}
                {month.kind !== 'actual' && <small>{kindWords[month.kind]}</small>}
              </th>
              <td>
                <Link to={cellHref('in', month.month)}>{money(month.cash_in)}</Link>
              </td>
              <td>
                <Link to={cellHref('out', month.month)}>{money(month.cash_out)}</Link>
              </td>
              {isKnown && (
                <td>
                  <Link to={monthHref(month.month)}>{money(month.closing)}</Link>
                </td>
              )}
              {hasRange && <td>{rangeWords(month)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A long table opens at the month under way, not at its oldest. */
function showNow(place: HTMLDivElement | null): void {
  const row = place?.querySelector<HTMLElement>('.dash-row-in_progress')
  if (place && row) place.scrollTop = row.offsetTop - place.clientHeight / 2
}

function rangeWords({ closing_band: band }: DashboardMonth): string {
  return band ? `${pounds(band.low80)} to ${pounds(band.high80)}` : ''
}
