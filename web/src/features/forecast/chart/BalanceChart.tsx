// The chart of everything: the balance as it was, as it is likely to run, the ranges around it, the buffer and the lowest point.
import type { ForecastLevel, Impact } from '@plimsoll/contract/forecast'
import { addMonths, firstDayOf, type Month, monthOf, monthsFrom } from '@plimsoll/domain/calendar'
import { type Minor, minor } from '@plimsoll/domain/money'
import { useMemo } from 'react'
import { money, short } from '../../../format/amount.ts'
import { dayLong, dayShort, monthShort } from '../../../format/date.ts'
import { type Drawn, ReadableChart } from '../../../ui/chart/ReadableChart.tsx'
import {
  type BalanceDay,
  type BalanceLayout,
  balanceDays,
  layOutBalance,
  within,
} from './balance-path.ts'
import { ChartGrid } from './ChartGrid.tsx'
import './forecast-chart.css'

const height = 320

/** `opening` is the balance at the start of the month under way, `changed` how the draft would have it, `reach` the months shown back and ahead. */
export default function BalanceChart(props: {
  level: ForecastLevel
  opening: Minor | null
  buffer: Minor | null
  changed: Impact['after'] | null
  reach: number
  onOpen: (month: Month) => void
}) {
  const { level, opening, changed, buffer, reach } = props
  const data = useMemo(
    () => ({
      ...within(balanceDays(level, opening, changed), level.as_of, reach),
      buffer: buffer && buffer > 0 ? buffer : null,
      low: level.low,
    }),
    [level, opening, changed, buffer, reach],
  )
  const { days } = data
  return (
    <ReadableChart
      label="Balance by day. Arrow keys read each day, Enter opens its month."
      height={height}
      resting={Math.max(
        0,
        days.findIndex(({ isPast }) => !isPast),
      )}
      xs={(width) => layOutBalance(data, { width, height }).xs}
      sentence={(index) => sentenceOf(days[index])}
      tip={(index) => <Tip at={days[index]} />}
      onOpen={(index) => days[index] && props.onOpen(monthOf(days[index].day))}
    >
      {(drawn) => <Drawing data={data} drawn={drawn} level={level} />}
    </ReadableChart>
  )
}

type Data = Parameters<typeof layOutBalance>[0]

function Drawing({ data, drawn, level }: { data: Data; drawn: Drawn; level: ForecastLevel }) {
  const layout = useMemo(
    () => layOutBalance(data, { width: drawn.width, height }),
    [data, drawn.width],
  )
  const { frame } = layout
  const chosen = drawn.selected === null ? undefined : data.days[drawn.selected]
  return (
    <svg viewBox={`0 0 ${drawn.width} ${height}`} aria-hidden="true" focusable="false">
      <ChartGrid frame={frame} ticks={layout.ticks} y={layout.y} splitX={layout.splitX} />
      <MonthNames days={data.days} layout={layout} />
      <path className="fc-band80" d={layout.band80} />
      <path className="fc-band50" d={layout.band50} />
      {layout.bufferY !== null && (
        <>
          <line
            className="lc-line"
            x1={frame.left}
            x2={frame.right}
            y1={layout.bufferY}
            y2={layout.bufferY}
          />
          <text className="lc-line-word" x={frame.left + 4} y={layout.bufferY - 5}>
            Your {short(data.buffer ?? minor(0))} buffer
          </text>
        </>
      )}
      <path className="lc-level" d={layout.past} />
      <path className="lc-level-ahead" d={layout.ahead} />
      <path className="fc-changed" d={layout.changed} />
      {layout.splitX !== null && <Split x={layout.splitX} frame={frame} asOf={level.as_of} />}
      {chosen ? (
        <circle
          className={chosen.isPast ? 'lc-dot' : 'lc-dot lc-dot-ahead'}
          cx={layout.x(chosen.day)}
          cy={layout.y(chosen.closing)}
          r="4.5"
        />
      ) : (
        layout.low && <Low at={layout.low} frame={frame} level={level} />
      )}
    </svg>
  )
}

function Split(props: { x: number; frame: BalanceLayout['frame']; asOf: string }) {
  const { x, frame } = props
  return (
    <g>
      <line className="lc-split" x1={x} x2={x} y1={frame.top - 20} y2={frame.bottom} />
      {x - frame.left > 50 && (
        <text className="lc-split-word" x={x - 6} y={frame.top - 11} textAnchor="end">
          {dayShort(props.asOf)}
        </text>
      )}
      <text className="lc-ahead-word" x={x + 6} y={frame.top - 11}>
        Forecast
      </text>
    </g>
  )
}

function Low(props: {
  at: { x: number; y: number }
  frame: BalanceLayout['frame']
  level: ForecastLevel
}) {
  const { at, frame, level } = props
  const words = `Low ${short(level.low?.balance ?? minor(0))}`
  const isLow = at.y + 20 > frame.bottom
  const anchor = at.x > frame.right - 40 ? 'end' : at.x < frame.left + 40 ? 'start' : 'middle'
  return (
    <g>
      <circle className="lc-low" cx={at.x} cy={at.y} r="4" />
      <text className="lc-low-word" x={at.x} y={isLow ? at.y - 11 : at.y + 19} textAnchor={anchor}>
        {words}
      </text>
    </g>
  )
}

function MonthNames({ days, layout }: { days: readonly BalanceDay[]; layout: BalanceLayout }) {
  const first = days[0]?.day
  const last = days.at(-1)?.day
  if (!first || !last) return null
  const months = monthsFrom(addMonths(monthOf(first), 1), monthOf(last))
  const width = (layout.frame.right - layout.frame.left) / Math.max(1, months.length)
  const every = Math.ceil(nameWidth / width)
  return months
    .filter((_, index) => index % every === 0)
    .map((month, index) => (
      <text
        key={month}
        className="lc-tick"
        x={layout.x(firstDayOf(month))}
        y={height - 8}
        textAnchor="middle"
      >
        {monthShort(month)}
        {index === 0 || month.endsWith('-01') ? ` ’${month.slice(2, 4)}` : ''}
      </text>
    ))
}

const nameWidth = 52

function Tip({ at }: { at: BalanceDay | undefined }) {
  if (!at) return null
  return (
    <>
      <p className="fc-tip-head">{dayLong(at.day)}</p>
      <dl className="fc-tip">
        <dt>{at.isPast ? 'Balance' : 'Likely'}</dt>
        <dd>{money(at.closing)}</dd>
        {at.range && (
          <>
            <dt>8 times in 10</dt>
            <dd>
              {short(at.range.low80)} to {short(at.range.high80)}
            </dd>
            <dt>5 times in 10</dt>
            <dd>
              {short(at.range.low50)} to {short(at.range.high50)}
            </dd>
          </>
        )}
      </dl>
    </>
  )
}

function sentenceOf(at: BalanceDay | undefined): string {
  if (!at) return ''
  if (!at.range) return `${dayLong(at.day)}, balance ${money(at.closing)}`
  const { low80, high80 } = at.range
  return `${dayLong(at.day)}, likely ${money(at.closing)}, 8 times in 10 between ${money(low80)} and ${money(high80)}`
}
