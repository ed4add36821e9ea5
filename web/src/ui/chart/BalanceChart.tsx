// The balance by day: as it was, as it is likely to run, the ranges around it, the buffer and the
// lowest day. Read by pointer, keyboard and screen reader.
import type { Day } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { useMemo } from 'react'
import { money, pounds, short } from '../../format/amount.ts'
import { dayLong, dayShort, dayWithWeekday, monthWord } from '../../format/date.ts'
import { type BalanceData, type BalanceDay, layOutBalance } from './balance-layout.ts'
import { ChartGrid } from './ChartGrid.tsx'
import { LineAcross } from './LineAcross.tsx'
import { LowMark } from './LowMark.tsx'
import { MonthAxis } from './MonthAxis.tsx'
import { type Drawn, ReadableChart } from './ReadableChart.tsx'
import { SplitLine } from './SplitLine.tsx'

const nameWidth = 52

/** `split` names the last known day; `onOpen` gets the day that is read. */
export default function BalanceChart(props: {
  data: BalanceData
  height: number
  split: string
  onOpen: (day: Day) => void
}) {
  const { data, height } = props
  const { days } = data
  return (
    <ReadableChart
      label="Balance by day. Arrow keys read each day, Enter opens its month."
      height={height}
      resting={Math.max(0, days.findIndex(({ range }) => range) - 1)}
      xs={(width) => layOutBalance(data, { width, height }).xs}
      sentence={(index) => sentenceOf(days[index])}
      tip={(index) => days[index] && <DayTip at={days[index]} />}
      onOpen={(index) => days[index] && props.onOpen(days[index].day)}
    >
      {(drawn) => <Drawing {...props} drawn={drawn} />}
    </ReadableChart>
  )
}

function Drawing(props: { data: BalanceData; height: number; split: string; drawn: Drawn }) {
  const { data, height, drawn } = props
  const layout = useMemo(
    () => layOutBalance(data, { width: drawn.width, height }),
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
        word={monthWord}
      />
      <path className="lc-band" d={layout.band80} />
      <path className="lc-band" d={layout.band50} />
      <LineAcross
        frame={frame}
        y={layout.bufferY}
        word={`Your ${short(data.buffer ?? minor(0))} buffer`}
      />
      <path className="lc-level" d={layout.past} />
      <path className="lc-level-ahead" d={layout.ahead} />
      <path className="lc-level-changed" d={layout.changed} />
      {layout.splitX !== null && (
        <SplitLine x={layout.splitX} frame={frame} word={props.split} ahead="Forecast" />
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
        data.low && (
          <LowMark
            at={layout.low}
            frame={frame}
            word={`Low ${short(data.low.balance)}, ${dayShort(data.low.day)}`}
          />
        )
      )}
    </svg>
  )
}

function DayTip({ at }: { at: BalanceDay }) {
  const { range } = at
  return (
    <>
      <p className="lc-tip-head">{dayWithWeekday(at.day)}</p>
      <dl className="lc-tip-list">
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

function sentenceOf(at: BalanceDay | undefined): string {
  if (!at) return ''
  if (!at.range) return `${dayLong(at.day)}, balance ${money(at.closing)}`
  const { low80, high80 } = at.range
  return `${dayLong(at.day)}, likely ${pounds(at.closing)}, 80% likely between ${pounds(low80)} and ${pounds(high80)}`
}
