// The next thirteen weeks by day: the likely balance, the ranges around it, the buffer and the lowest day. Read by pointer, keyboard and screen reader.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { addMonths, firstDayOf, monthOf, monthsFrom } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { useMemo } from 'react'
import { money, pounds, short } from '../../../format/amount.ts'
import { dayLong, dayShort, dayWithWeekday, monthShort } from '../../../format/date.ts'
import { type Drawn, ReadableChart } from '../../../ui/chart/ReadableChart.tsx'
import { type ChartDay, chartDays, type DaysLayout, layOutDays } from './days-layout.ts'

const height = 360

/** `onOpen` is told the day. */
export function DaysChart(props: { dashboard: Dashboard; onOpen: (day: string) => void }) {
  const { dashboard } = props
  const data = useMemo(
    () => ({
      days: chartDays(dashboard),
      buffer: dashboard.cash.known && dashboard.cash_buffer > 0 ? dashboard.cash_buffer : null,
      low: dashboard.low?.day ?? null,
    }),
    [dashboard],
  )
  const { days } = data
  return (
    <ReadableChart
      label="Balance by day. Arrow keys read each day, Enter opens its month."
      height={height}
      resting={Math.max(0, days.findIndex(({ range }) => range) - 1)}
      xs={(width) => layOutDays(data, { width, height }).xs}
      sentence={(index) => sentenceOf(days[index])}
      tip={(index) => days[index] && <DayTip at={days[index]} />}
      onOpen={(index) => days[index] && props.onOpen(days[index].day)}
    >
      {(drawn) => <Drawing data={data} drawn={drawn} dashboard={dashboard} />}
    </ReadableChart>
  )
}

function Drawing(props: {
  data: Parameters<typeof layOutDays>[0]
  drawn: Drawn
  dashboard: Dashboard
}) {
  const { data, drawn, dashboard } = props
  const layout = useMemo(
    () => layOutDays(data, { width: drawn.width, height }),
    [data, drawn.width],
  )
  const { frame } = layout
  const chosen = drawn.selected === null ? undefined : data.days[drawn.selected]
  return (
    <svg viewBox={`0 0 ${drawn.width} ${height}`} aria-hidden="true" focusable="false">
      {layout.splitX !== null && (
        <rect
          className="lc-future"
          x={layout.splitX}
          y={frame.top - 20}
          width={frame.right - layout.splitX}
          height={frame.bottom - frame.top + 20}
        />
      )}
      {layout.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'lc-zero' : 'lc-grid'}
            x1={frame.left}
            x2={frame.right}
            y1={layout.y(tick)}
            y2={layout.y(tick)}
          />
          <text className="lc-tick" x={frame.left - 8} y={layout.y(tick) + 4} textAnchor="end">
            {short(minor(tick))}
          </text>
        </g>
      ))}
      <MonthNames days={data.days} layout={layout} />
      <path className="lc-band" d={layout.band80} />
      <path className="lc-band" d={layout.band50} />
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
            Your {short(dashboard.cash_buffer)} buffer
          </text>
        </>
      )}
      <path className="lc-level" d={layout.past} />
      <path className="lc-level-ahead" d={layout.ahead} />
      {layout.splitX !== null && <Split x={layout.splitX} frame={frame} dashboard={dashboard} />}
      {chosen ? (
        <circle
          className={chosen.range ? 'lc-dot lc-dot-ahead' : 'lc-dot'}
          cx={layout.x(chosen.day)}
          cy={layout.y(chosen.closing)}
          r="4.5"
        />
      ) : (
        layout.low && <Low at={layout.low} frame={frame} dashboard={dashboard} />
      )}
    </svg>
  )
}

function Split(props: { x: number; frame: DaysLayout['frame']; dashboard: Dashboard }) {
  const { x, frame, dashboard } = props
  return (
    <g>
      <line className="lc-split" x1={x} x2={x} y1={frame.top - 20} y2={frame.bottom} />
      <text className="lc-split-word" x={x - 6} y={frame.top - 11} textAnchor="end">
        {dashboard.as_of === dashboard.today ? 'Today' : dayShort(dashboard.as_of)}
      </text>
      <text className="lc-ahead-word" x={x + 6} y={frame.top - 11}>
        Forecast
      </text>
    </g>
  )
}

function Low(props: {
  at: { x: number; y: number }
  frame: DaysLayout['frame']
  dashboard: Dashboard
}) {
  const { at, frame } = props
  const { low } = props.dashboard
  if (!low) return null
  const anchor = at.x > frame.right - 60 ? 'end' : at.x < frame.left + 60 ? 'start' : 'middle'
  return (
    <g>
      <circle className="lc-low" cx={at.x} cy={at.y} r="4" />
      <text
        className="lc-low-word"
        x={at.x}
        y={at.y + 20 > frame.bottom ? at.y - 11 : at.y + 19}
        textAnchor={anchor}
      >
        Low {short(low.balance)}, {dayShort(low.day)}
      </text>
    </g>
  )
}

function MonthNames({ days, layout }: { days: readonly ChartDay[]; layout: DaysLayout }) {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (!first || !last) return null
  return monthsFrom(addMonths(monthOf(first), 1), monthOf(last)).map((month) => (
    <text
      key={month}
      className="lc-tick"
      x={layout.x(firstDayOf(month))}
      y={height - 8}
      textAnchor="middle"
    >
      1 {monthShort(month)}
    </text>
  ))
}

function DayTip({ at }: { at: ChartDay }) {
  const { range } = at
  return (
    <>
      <p className="dash-tip-head">{dayWithWeekday(at.day)}</p>
      <dl className="dash-tip">
        <dt>{range ? 'Likely' : 'Balance'}</dt>
        <dd>{range ? pounds(at.closing) : money(at.closing)}</dd>
        {range && (
          <>
            <dt>5 times in 10</dt>
            <dd>
              {short(range.low50)} to {short(range.high50)}
            </dd>
            <dt>8 times in 10</dt>
            <dd>
              {short(range.low80)} to {short(range.high80)}
            </dd>
          </>
        )}
      </dl>
    </>
  )
}

function sentenceOf(at: ChartDay | undefined): string {
  if (!at) return ''
  if (!at.range) return `${dayLong(at.day)}, balance ${money(at.closing)}`
  const { low80, high80 } = at.range
  return `${dayLong(at.day)}, likely ${pounds(at.closing)}, 8 times in 10 between ${pounds(low80)} and ${pounds(high80)}`
}
