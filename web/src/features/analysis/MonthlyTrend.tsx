// Twelve months of money in and out with the net of each and its average over three months; a month
// opens to its transactions.
import type { AnalysisBreakdown } from '@plimsoll/contract/analysis-breakdown'
import { money, short } from '@plimsoll/domain/amount-words'
import { firstDayOf, lastDayOf } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { Link, useLocation } from 'wouter'
import { monthLong, monthShort } from '../../format/date.ts'
import { Card } from '../../ui/Card.tsx'
import { ChartGrid } from '../../ui/chart/ChartGrid.tsx'
import { type Drawn, ReadableChart } from '../../ui/chart/ReadableChart.tsx'
import { transactionsAddress } from './analysis-addresses.ts'
import { layOutTrend, type TrendMonth } from './monthly-trend.ts'
import { ShowAsTable } from './ShowAsTable.tsx'
import { signed } from './variance-words.ts'

const height = 220
const labelWidth = 34

/** The months until the last of the period. */
export function MonthlyTrend({ months }: Pick<AnalysisBreakdown, 'months'>) {
  const [, go] = useLocation()
  if (months.length === 0) return null
  return (
    <Card title="By month">
      <ul className="va-legend">
        <li className="va-key-in">Money in</li>
        <li className="va-key-out">Money out</li>
        <li className="va-key-net">Net</li>
        <li className="va-key-average">Net, three-month average</li>
      </ul>
      <ReadableChart
        label="Money in and out by month. Arrow keys read each month, Enter opens its transactions."
        height={height}
        resting={months.length - 1}
        xs={(width) => layOutTrend(months, { width, height }).xs}
        sentence={(at) => (months[at] ? sentenceOf(months[at]) : '')}
        tip={(at) => months[at] && <p>{sentenceOf(months[at])}</p>}
        onOpen={(at) => months[at] && go(monthAddress(months[at]))}
      >
        {(drawn) => <Drawing months={months} drawn={drawn} />}
      </ReadableChart>
      <ShowAsTable label="Money in and out by month, table">
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">In</th>
            <th scope="col">Out</th>
            <th scope="col">Net</th>
            <th scope="col">Three-month average</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">
                <Link to={monthAddress(month)}>{monthLong(month.month)}</Link>
                {month.is_running && <small>so far</small>}
              </th>
              <td>{money(month.in)}</td>
              <td>{money(month.out)}</td>
              <td>{signed(month.net)}</td>
              <td>{month.average === null ? '–' : signed(month.average)}</td>
            </tr>
          ))}
        </tbody>
      </ShowAsTable>
    </Card>
  )
}

function Drawing({ months, drawn }: { months: readonly TrendMonth[]; drawn: Drawn }) {
  const { width, selected } = drawn
  const layout = layOutTrend(months, { width, height })
  const { frame, xs, step } = layout
  const every = Math.max(1, Math.ceil(labelWidth / step))
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <ChartGrid
        frame={frame}
        ticks={layout.axis.ticks}
        y={layout.y}
        splitX={null}
        value={(tick) => short(minor(tick))}
      />
      {selected !== null && (
        <rect
          className="lc-chosen"
          x={frame.left + selected * step}
          y={frame.top}
          width={step}
          height={frame.bottom - frame.top}
          rx="4"
        />
      )}
      <path className="lc-up" d={layout.in} />
      <path className="lc-down" d={layout.out} />
      <path className="va-average" d={layout.average} />
      {layout.net.map((y, at) => (
        <circle key={months[at]?.month} className="lc-dot" cx={xs[at]} cy={y} r="4" />
      ))}
      {months.map(
        ({ month }, at) =>
          (months.length - 1 - at) % every === 0 && (
            <text key={month} className="lc-tick" x={xs[at]} y={height - 6} textAnchor="middle">
              {monthShort(month)}
            </text>
          ),
      )}
    </svg>
  )
}

function sentenceOf(month: TrendMonth): string {
  const average = month.average === null ? '' : `, three-month average ${signed(month.average)}`
  return `${monthLong(month.month)}${month.is_running ? ' so far' : ''}: ${money(month.in)} in, ${money(month.out)} out, net ${signed(month.net)}${average}`
}

function monthAddress({ month }: TrendMonth): string {
  return transactionsAddress({ from: firstDayOf(month), to: lastDayOf(month) })
}
