// The chart of a side, category, merchant or line: its months as bars, solid where they happened
// and hatched where they are expected.
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import type { Month } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { useId, useMemo } from 'react'
import { money, short } from '../../../format/amount.ts'
import { monthLong, monthShort } from '../../../format/date.ts'
import { ChartGrid } from '../../../ui/chart/ChartGrid.tsx'
import { Hatches } from '../../../ui/chart/Hatches.tsx'
import { type Drawn, ReadableChart } from '../../../ui/chart/ReadableChart.tsx'
import { bySide } from '../line-words.ts'
import { type BarMonth, barMonths, type ChangedMonth, layOutBars } from './month-bars.ts'
import './forecast-chart.css'

const height = 260

/** Enter or a click opens a month; `changed` is how the draft would have it, signed. */
export default function MonthBars(props: {
  level: ForecastLevel
  side: 'in' | 'out'
  changed: readonly ChangedMonth[] | null
  onOpen: (month: Month) => void
}) {
  const { level, side } = props
  const months = useMemo(
    () => barMonths(level.months, side, level.today),
    [level.months, side, level.today],
  )
  const changed = useMemo(
    () =>
      (props.changed ?? []).map(({ month, amount }) => ({ month, amount: bySide(amount, side) })),
    [props.changed, side],
  )
  const current = months.findIndex(({ kind }) => kind === 'current')
  return (
    <ReadableChart
      label={`${level.title} by month. Arrow keys read each month, Enter opens it.`}
      height={height}
      resting={Math.max(0, current)}
      xs={(width) => layOutBars(months, { width, height }).xs}
      sentence={(index) => sentenceOf(months[index])}
      tip={(index) => <Tip month={months[index]} />}
      onOpen={(index) => months[index] && props.onOpen(months[index].month)}
    >
      {(drawn) => <Drawing months={months} changed={changed} side={side} drawn={drawn} />}
    </ReadableChart>
  )
}

function Drawing(props: {
  months: readonly BarMonth[]
  changed: readonly ChangedMonth[]
  side: 'in' | 'out'
  drawn: Drawn
}) {
  const { months, changed, side, drawn } = props
  const id = useId()
  const layout = useMemo(
    () => layOutBars(months, { width: drawn.width, height }, changed),
    [months, drawn.width, changed],
  )
  const { frame } = layout
  const tone = side === 'in' ? 'up' : 'down'
  return (
    <svg viewBox={`0 0 ${drawn.width} ${height}`} aria-hidden="true" focusable="false">
      <Hatches id={id} lineY={null} frame={{ ...frame, levelBottom: frame.bottom }} />
      <ChartGrid {...layout} value={(tick) => short(minor(tick))} />
      {drawn.selected !== null && (
        <rect
          className="lc-chosen"
          x={frame.left + drawn.selected * layout.step}
          y={frame.top - 6}
          width={layout.step}
          height={frame.bottom - frame.top + 8}
          rx="4"
        />
      )}
      <path className={`lc-${tone}`} d={layout.done} />
      <path fill={`url(#${id}${tone})`} d={layout.expected} />
      {layout.ranges.map(({ x, from, to, key }) => (
        <path
          key={key}
          className="fc-range"
          d={`M${x - 4},${from}h8M${x},${from}V${to}M${x - 4},${to}h8`}
        />
      ))}
      <path className="fc-changed" d={layout.changed} />
      {layout.forecastMarks.map(({ x, y, key }) => (
        <line
          key={key}
          className="fc-expected"
          x1={x - layout.width / 2 - 2}
          x2={x + layout.width / 2 + 2}
          y1={y}
          y2={y}
        />
      ))}
      {layout.splitX !== null && (
        <text className="lc-ahead-word" x={layout.splitX + 6} y={frame.top - 9}>
          Forecast
        </text>
      )}
      <Names months={months} layout={layout} selected={drawn.selected} />
    </svg>
  )
}

function Names(props: {
  months: readonly BarMonth[]
  layout: ReturnType<typeof layOutBars>
  selected: number | null
}) {
  const every = Math.ceil(nameWidth / props.layout.step)
  const shown = props.months
    .map((month, index) => ({ ...month, index }))
    .filter(({ index }) => index % every === 0)
  return shown.map(({ month, index }, at) => (
    <text
      key={month}
      className={index === props.selected ? 'lc-tick lc-tick-chosen' : 'lc-tick'}
      x={props.layout.xs[index]}
      y={height - 8}
      textAnchor="middle"
    >
      {monthShort(month)}
      {at === 0 || shown[at - 1]?.month.slice(0, 4) !== month.slice(0, 4)
        ? ` ’${month.slice(2, 4)}`
        : ''}
    </text>
  ))
}

const nameWidth = 50

function Tip({ month }: { month: BarMonth | undefined }) {
  if (!month) return null
  return (
    <>
      <p className="lc-tip-head">{monthLong(month.month)}</p>
      <dl className="lc-tip-list">
        {month.actual !== null && month.kind !== 'ahead' && (
          <Figure
            words={month.kind === 'current' ? 'So far' : 'Actual'}
            text={money(month.actual)}
          />
        )}
        {month.forecast !== null && <Figure words="Forecast" text={money(month.forecast)} />}
        {month.kind !== 'past' && month.low !== null && month.high !== null && (
          <Figure words="80% range" text={`${short(month.low)} to ${short(month.high)}`} />
        )}
      </dl>
    </>
  )
}

function Figure({ words, text }: { words: string; text: string }) {
  return (
    <>
      <dt>{words}</dt>
      <dd>{text}</dd>
    </>
  )
}

function sentenceOf(month: BarMonth | undefined): string {
  if (!month) return ''
  const facts = [
    month.actual !== null && month.kind !== 'ahead'
      ? `${month.kind === 'current' ? 'so far' : 'actual'} ${money(month.actual)}`
      : '',
    month.forecast !== null ? `forecast ${money(month.forecast)}` : '',
    month.kind !== 'past' && month.low !== null && month.high !== null
      ? `80% likely between ${money(month.low)} and ${money(month.high)}`
      : '',
  ]
  return `${monthLong(month.month)}: ${facts.filter(Boolean).join(', ')}`
}
