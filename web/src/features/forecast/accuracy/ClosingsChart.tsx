// Where months closed beside where we expected them to a month before, with the 80 % range. The
// same figures stand in the table of months.
import type { ForecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import { useRef } from 'react'
import { rough } from '../../../format/amount.ts'
import { monthAndYear, monthWord } from '../../../format/date.ts'
import { Card } from '../../../ui/Card.tsx'
import { ChartGrid } from '../../../ui/chart/ChartGrid.tsx'
import { linear, roundAxis } from '../../../ui/chart/scale.ts'
import { useWidth } from '../../../ui/chart/use-width.ts'
import '../../../ui/chart/level-chart.css'

const height = 250
const frame = { left: 52, top: 12, bottom: height - 30 }
const rangeWidth = 14

/** Months that had a forecast, oldest first. */
export function ClosingsChart({ months }: { months: ForecastAccuracy['months'] }) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const points = months.flatMap(({ month, closing, forecast_1 }) =>
    forecast_1 ? [{ month, closing, forecast: forecast_1 }] : [],
  )
  const values = points.flatMap(({ closing, forecast }) => [closing, forecast.low, forecast.high])
  const axis = roundAxis(Math.min(0, ...values), Math.max(0, ...values), 4)
  const y = linear([axis.from, axis.to], [frame.bottom, frame.top])
  const step = (width - frame.left) / Math.max(1, points.length)
  const x = (at: number) => frame.left + (at + 0.5) * step
  return (
    <Card title="Forecast and actual closing balance">
      <ul className="ac-legend" aria-label="Legend">
        <li>
          <i className="ac-key-actual" /> Actual
        </li>
        <li>
          <i className="ac-key-forecast" /> Forecast a month before
        </li>
        <li>
          <i className="ac-key-range" /> 80% range
        </li>
      </ul>
      <div ref={box} className="ac-closings" style={{ height }}>
        {width > 0 && (
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={readAloud(points)}>
            <ChartGrid
              frame={{ ...frame, right: width }}
              ticks={axis.ticks}
              y={y}
              splitX={null}
              value={(tick) => rough(tick as Point['closing'])}
            />
            {points.map(({ month, closing, forecast }, at) => (
              <g key={month}>
                <title>{pointWords({ month, closing, forecast })}</title>
                <rect
                  className="ac-range"
                  x={x(at) - rangeWidth / 2}
                  y={y(forecast.high)}
                  width={rangeWidth}
                  height={Math.max(2, y(forecast.low) - y(forecast.high))}
                  rx="4"
                />
                <line
                  className="ac-expected"
                  x1={x(at) - rangeWidth}
                  x2={x(at) + rangeWidth}
                  y1={y(forecast.closing)}
                  y2={y(forecast.closing)}
                />
                <circle className="ac-actual" cx={x(at)} cy={y(closing)} r="4.5" />
                <text x={x(at)} y={height - 8} textAnchor="middle">
                  {monthWord(month, at === 0)}
                </text>
              </g>
            ))}
          </svg>
        )}
      </div>
    </Card>
  )
}

type Point = {
  month: string
  closing: ForecastAccuracy['months'][number]['closing']
  forecast: NonNullable<ForecastAccuracy['months'][number]['forecast_1']>
}

function pointWords({ month, closing, forecast }: Point): string {
  return `${monthAndYear(month)}: closed at ${rough(closing)}, forecast ${rough(forecast.closing)}, range ${rough(forecast.low)} to ${rough(forecast.high)}`
}

function readAloud(points: readonly Point[]): string {
  return `Closing balances and their forecasts. ${points.map(pointWords).join('. ')}.`
}
