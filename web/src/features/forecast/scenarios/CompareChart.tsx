// The forecast and its scenarios as lines by day, each with a colour, a dash and its name at its
// end. Read by pointer, keyboard and screen reader.
import { type Minor, minor } from '@plimsoll/domain/money'
import { useMemo } from 'react'
import { pounds, short } from '../../../format/amount.ts'
import { dayLong, monthWord } from '../../../format/date.ts'
import { ChartGrid } from '../../../ui/chart/ChartGrid.tsx'
import { LineAcross } from '../../../ui/chart/LineAcross.tsx'
import { MonthAxis } from '../../../ui/chart/MonthAxis.tsx'
import { type Drawn, ReadableChart } from '../../../ui/chart/ReadableChart.tsx'
import { Key, lookOf } from './CompareKey.tsx'
import { layOutCompared } from './compare-lines.ts'
import type { Compared } from './queries.ts'

const height = 330
const namesFrom = 620
const namesWidth = 136
const tickWidth = 50

/** `buffer` is drawn as a line to stay above. */
export function CompareChart(props: { compared: readonly Compared[]; buffer: Minor | null }) {
  const { compared } = props
  const line = props.buffer && props.buffer > 0 ? props.buffer : null
  const data = useMemo(() => ({ compared, line }), [compared, line])
  const days = compared[0]?.days ?? []
  return (
    <ReadableChart
      label="Balance by day of the forecast and its scenarios. Arrow keys read each day."
      height={height}
      resting={0}
      xs={(width) => layOutCompared(data, sizeOf(width)).xs}
      sentence={(at) => sentenceOf(compared, at)}
      tip={(at) => <Tip compared={compared} at={at} />}
      onOpen={() => undefined}
    >
      {(drawn) => <Drawing data={data} drawn={drawn} count={days.length} />}
    </ReadableChart>
  )
}

/** On a narrow screen the legend names the lines; there is no room beside them. */
function sizeOf(width: number) {
  return { width, height, labelWidth: width < namesFrom ? 0 : namesWidth }
}

type Data = { compared: readonly Compared[]; line: Minor | null }

function Drawing({ data, drawn }: { data: Data; drawn: Drawn; count: number }) {
  const layout = useMemo(() => layOutCompared(data, sizeOf(drawn.width)), [data, drawn.width])
  const { frame } = layout
  const { selected } = drawn
  const chosenX = selected === null ? undefined : layout.xs[selected]
  return (
    <svg viewBox={`0 0 ${drawn.width} ${height}`} aria-hidden="true" focusable="false">
      <ChartGrid {...layout} splitX={null} value={(tick) => short(minor(tick))} />
      <MonthAxis
        frame={frame}
        first={layout.days[0]}
        last={layout.days.at(-1)}
        x={layout.x}
        y={height - 8}
        room={tickWidth}
        word={monthWord}
      />
      {chosenX !== undefined && (
        <line className="lc-split" x1={chosenX} x2={chosenX} y1={frame.top} y2={frame.bottom} />
      )}
      {/* The forecast lies on top, so that it is seen where a scenario runs along it. */}
      {layout.paths
        .map((path, at) => (
          <path
            key={data.compared[at]?.id ?? 'forecast'}
            className={`sc-line ${lookOf(at)}`}
            d={path}
          />
        ))
        .reverse()}
      <LineAcross
        frame={frame}
        y={layout.lineY}
        word={`Your ${short(data.line ?? minor(0))} buffer`}
      />
      {layout.lows.map(
        (low, at) =>
          low && (
            <circle
              key={data.compared[at]?.id ?? 'forecast'}
              className={`sc-low ${lookOf(at)}`}
              cx={low.x}
              cy={low.y}
              r="4"
            />
          ),
      )}
      {drawn.width >= namesFrom &&
        data.compared.map(({ id, name }, at) => (
          <text
            key={id ?? 'forecast'}
            className={`sc-name ${lookOf(at)}`}
            x={frame.right + 8}
            y={(layout.labels[at] ?? 0) + 4}
          >
            {shortened(name)}
          </text>
        ))}
    </svg>
  )
}

function Tip({ compared, at }: { compared: readonly Compared[]; at: number }) {
  const day = compared[0]?.days[at]?.day
  if (!day) return null
  return (
    <>
      <p className="lc-tip-head">{dayLong(day)}</p>
      <dl className="sc-tip">
        {compared.map((one, look) => (
          <div key={one.id ?? 'forecast'}>
            <dt>
              <Key look={look} />
              {one.name}
            </dt>
            <dd>{one.days[at] ? pounds(one.days[at].closing) : '–'}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function sentenceOf(compared: readonly Compared[], at: number): string {
  const day = compared[0]?.days[at]?.day
  if (!day) return ''
  const closings = compared.map(
    ({ name, days }) => `${name} ${days[at] ? pounds(days[at].closing) : 'unknown'}`,
  )
  return `${dayLong(day)}: ${closings.join(', ')}`
}

function shortened(name: string): string {
  return name.length > nameMax ? `${name.slice(0, nameMax - 1).trimEnd()}…` : name
}

const nameMax = 20
