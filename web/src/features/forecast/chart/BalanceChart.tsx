// The chart of everything: the balance as it was, as it is likely to run, the ranges around it, the
// buffer and the lowest point.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import { type Month, monthOf } from '@plimsoll/domain/calendar'
import { type Minor, minor } from '@plimsoll/domain/money'
import { useMemo } from 'react'
import { money, short } from '../../../format/amount.ts'
import { dayLong, dayShort, monthWord } from '../../../format/date.ts'
import { ChartGrid } from '../../../ui/chart/ChartGrid.tsx'
import { LineAcross } from '../../../ui/chart/LineAcross.tsx'
import { LowMark } from '../../../ui/chart/LowMark.tsx'
import { MonthAxis } from '../../../ui/chart/MonthAxis.tsx'
import { type Drawn, ReadableChart } from '../../../ui/chart/ReadableChart.tsx'
import { SplitLine } from '../../../ui/chart/SplitLine.tsx'
import { type BalanceDay, balanceDays, layOutBalance, within } from './balance-path.ts'
import './forecast-chart.css'

const height = 320
const nameWidth = 52

/**
 * `opening` is the balance at the start of the month under way, `changed` how the draft would have
 * it, `reach` the months shown back and ahead.
 */
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
      <ChartGrid {...layout} value={(tick) => short(minor(tick))} />
      <MonthAxis
        frame={frame}
        first={data.days[0]?.day}
        last={data.days.at(-1)?.day}
        x={layout.x}
        y={height - 8}
        room={nameWidth}
        word={monthWord}
      />
      <path className="fc-band80" d={layout.band80} />
      <path className="fc-band50" d={layout.band50} />
      <LineAcross
        frame={frame}
        y={layout.bufferY}
        word={`Your ${short(data.buffer ?? minor(0))} buffer`}
      />
      <path className="lc-level" d={layout.past} />
      <path className="lc-level-ahead" d={layout.ahead} />
      <path className="fc-changed" d={layout.changed} />
      {layout.splitX !== null && (
        <SplitLine x={layout.splitX} frame={frame} word={dayShort(level.as_of)} ahead="Forecast" />
      )}
      {chosen ? (
        <circle
          className={chosen.isPast ? 'lc-dot' : 'lc-dot lc-dot-ahead'}
          cx={layout.x(chosen.day)}
          cy={layout.y(chosen.closing)}
          r="4.5"
        />
      ) : (
        layout.low && (
          <LowMark
            at={layout.low}
            frame={frame}
            word={`Low ${short(level.low?.balance ?? minor(0))}`}
          />
        )
      )}
    </svg>
  )
}

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
            <dt>80% likely</dt>
            <dd>
              {short(at.range.low80)} to {short(at.range.high80)}
            </dd>
            <dt>50% likely</dt>
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
  return `${dayLong(at.day)}, likely ${money(at.closing)}, 80% likely between ${money(low80)} and ${money(high80)}`
}
