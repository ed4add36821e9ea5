// The cash of one project added up: how far the firm is out of pocket before it is paid, and what
// is left at the end.
import type { Project } from '@plimsoll/contract/sales-project'
import type { Day } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { useMemo } from 'react'
import { money, short } from '../../../format/amount.ts'
import { dayLong, dayShort, monthWord } from '../../../format/date.ts'
import { ChartGrid } from '../../../ui/chart/ChartGrid.tsx'
import { LowMark } from '../../../ui/chart/LowMark.tsx'
import { MonthAxis } from '../../../ui/chart/MonthAxis.tsx'
import { type Drawn, ReadableChart } from '../../../ui/chart/ReadableChart.tsx'
import { SplitLine } from '../../../ui/chart/SplitLine.tsx'
import { layOutCumulative } from './cumulative-layout.ts'

type Figures = Pick<Project, 'cumulative' | 'peak_funding'>
type Point = Figures['cumulative'][number]

const height = 260
const nameWidth = 50

/** At least one point. */
export function CumulativeChart({ figures, today }: { figures: Figures; today: Day }) {
  const points = figures.cumulative
  return (
    <ReadableChart
      label="Cash of this project by day, added up. Arrow keys read each day on which some moves."
      height={height}
      resting={0}
      xs={(width) => layOutCumulative(points, today, { width, height }).xs}
      sentence={(at) => sentenceFor(points[at])}
      tip={(at) => <Tip point={points[at]} />}
      onOpen={() => undefined}
    >
      {(drawn) => <Drawing figures={figures} today={today} drawn={drawn} />}
    </ReadableChart>
  )
}

function Drawing({ figures, today, drawn }: { figures: Figures; today: Day; drawn: Drawn }) {
  const { cumulative: points, peak_funding: peak } = figures
  const layout = useMemo(
    () => layOutCumulative(points, today, { width: drawn.width, height }),
    [points, today, drawn.width],
  )
  const { frame } = layout
  const chosen = drawn.selected === null ? undefined : points[drawn.selected]
  const low = peak && points.find(({ day }) => day === peak.day)
  return (
    <svg viewBox={`0 0 ${drawn.width} ${height}`} aria-hidden="true" focusable="false">
      <ChartGrid {...layout} value={(tick) => short(minor(tick))} />
      <MonthAxis
        frame={frame}
        first={points[0]?.day}
        last={points.at(-1)?.day}
        x={layout.x}
        y={height - 8}
        room={nameWidth}
        word={monthWord}
      />
      <path className="lc-level" d={layout.past} />
      <path className="lc-level-ahead" d={layout.ahead} />
      {layout.splitX !== null && (
        <SplitLine x={layout.splitX} frame={frame} word={dayShort(today)} ahead="Expected" />
      )}
      {chosen ? (
        <circle
          className={chosen.day <= today ? 'lc-dot' : 'lc-dot lc-dot-ahead'}
          cx={layout.x(chosen.day)}
          cy={layout.y(chosen.balance)}
          r="4.5"
        />
      ) : (
        low &&
        peak && (
          <LowMark
            at={{ x: layout.x(low.day), y: layout.y(low.balance) }}
            frame={frame}
            word={`${short(peak.amount)} to fund`}
          />
        )
      )}
    </svg>
  )
}

function Tip({ point }: { point: Point | undefined }) {
  if (!point) return null
  return (
    <>
      <p className="lc-tip-head">{dayLong(point.day)}</p>
      <dl className="lc-tip-list">
        <dt>In</dt>
        <dd>{money(point.in)}</dd>
        <dt>Out</dt>
        <dd>{money(point.out)}</dd>
        <dt>Cash so far</dt>
        <dd>{money(point.balance)}</dd>
      </dl>
    </>
  )
}

function sentenceFor(point: Point | undefined): string {
  if (!point) return ''
  return `${dayLong(point.day)}: ${money(point.in)} in, ${money(point.out)} out, ${money(point.balance)} so far`
}
