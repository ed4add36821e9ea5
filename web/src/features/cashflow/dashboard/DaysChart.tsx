// The next thirteen weeks by day: the likely balance, the ranges around it, the buffer and the
// lowest day. Read by pointer, keyboard and screen reader.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { minor } from '@plimsoll/domain/money'
import { useMemo } from 'react'
import { money, pounds, short } from '../../../format/amount.ts'
import { dayLong, dayShort, dayWithWeekday, monthShort } from '../../../format/date.ts'
import { ChartGrid } from '../../../ui/chart/ChartGrid.tsx'
import { LineAcross } from '../../../ui/chart/LineAcross.tsx'
import { LowMark } from '../../../ui/chart/LowMark.tsx'
import { MonthAxis } from '../../../ui/chart/MonthAxis.tsx'
import { type Drawn, ReadableChart } from '../../../ui/chart/ReadableChart.tsx'
import { SplitLine } from '../../../ui/chart/SplitLine.tsx'
import { type ChartDay, chartDays, layOutDays } from './days-layout.ts'

const nameWidth = 40

/** `onOpen` gets the day. */
export function DaysChart(props: {
  dashboard: Dashboard
  height: number
  onOpen: (day: string) => void
}) {
  const { dashboard, height } = props
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
      {(drawn) => <Drawing data={data} drawn={drawn} height={height} dashboard={dashboard} />}
    </ReadableChart>
  )
}

function Drawing(props: {
  data: Parameters<typeof layOutDays>[0]
  drawn: Drawn
  height: number
  dashboard: Dashboard
}) {
  const { data, drawn, height, dashboard } = props
  const layout = useMemo(
    () => layOutDays(data, { width: drawn.width, height }),
    [data, drawn.width, height],
  )
  const { frame } = layout
  const chosen = drawn.selected === null ? undefined : data.days[drawn.selected]
  return (
    <svg viewBox={`0 0 ${drawn.width} ${height}`} aria-hidden="true" focusable="false">
      <ChartGrid {...layout} value={(tick) => short(minor(tick))} />
      <MonthAxis
        frame={frame}
        first={data.days[0]?.day}
        last={data.days.at(-1)?.day}
        x={layout.x}
        y={height - 8}
        room={nameWidth}
        word={(month) => `1 ${monthShort(month)}`}
      />
      <path className="lc-band" d={layout.band80} />
      <path className="lc-band" d={layout.band50} />
      <LineAcross
        frame={frame}
        y={layout.bufferY}
        word={`Your ${short(dashboard.cash_buffer)} buffer`}
      />
      <path className="lc-level" d={layout.past} />
      <path className="lc-level-ahead" d={layout.ahead} />
      {layout.splitX !== null && (
        <SplitLine
          x={layout.splitX}
          frame={frame}
          word={dashboard.as_of === dashboard.today ? 'Today' : dayShort(dashboard.as_of)}
          ahead="Forecast"
        />
      )}
      {chosen ? (
        <circle
          className={chosen.range ? 'lc-dot lc-dot-ahead' : 'lc-dot'}
          cx={layout.x(chosen.day)}
          cy={layout.y(chosen.closing)}
          r="4.5"
        />
      ) : (
        layout.low &&
        dashboard.low && (
          <LowMark
            at={layout.low}
            frame={frame}
            word={`Low ${short(dashboard.low.balance)}, ${dayShort(dashboard.low.day)}`}
          />
        )
      )}
    </svg>
  )
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
            <dt>50% likely</dt>
            <dd>
              {short(range.low50)} to {short(range.high50)}
            </dd>
            <dt>80% likely</dt>
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
  return `${dayLong(at.day)}, likely ${pounds(at.closing)}, 80% likely between ${pounds(low80)} and ${pounds(high80)}`
}
