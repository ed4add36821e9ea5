// The picture of a level chart: two panels on one time axis. Hidden from screen readers, which read
// the slider around it.
import { useId } from 'react'
import { Hatches } from './Hatches.tsx'
import { LevelAxes } from './LevelAxes.tsx'
import { LevelMarks } from './LevelMarks.tsx'
import type { LevelChartData, LevelWords } from './level-data.ts'
import type { LevelLayout } from './level-layout.ts'

/** All of it, each series one path. */
export function LevelDrawing(props: {
  data: LevelChartData
  layout: LevelLayout
  size: { width: number; height: number }
  selected: number | null
  words: LevelWords
}) {
  const { layout, size, selected } = props
  const { frame, paths } = layout
  const id = useId()
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false">
      <Hatches id={id} lineY={layout.lineY} frame={frame} />
      {layout.splitX !== null && (
        <rect
          className="lc-future"
          x={layout.splitX}
          y={frame.top - 20}
          width={frame.right - layout.splitX}
          height={frame.bottom - frame.top + 20}
        />
      )}
      <LevelAxes layout={layout} size={size} selected={selected} value={props.words.value} />
      {selected !== null && (
        <rect
          className="lc-chosen"
          x={frame.left + selected * layout.step}
          y={frame.top - 6}
          width={layout.step}
          height={frame.bottom - frame.top + 8}
          rx="4"
        />
      )}
      <path className="lc-band" d={paths.band80} />
      <path className="lc-band" d={paths.band50} />
      <path className="lc-up" d={paths.upDone} />
      <path className="lc-down" d={paths.downDone} />
      <path fill={`url(#${id}up)`} d={paths.upAhead} />
      <path fill={`url(#${id}down)`} d={paths.downAhead} />
      <line
        className="lc-zero"
        x1={frame.left}
        x2={frame.right}
        y1={layout.flows.y(0)}
        y2={layout.flows.y(0)}
      />
      <path fill={`url(#${id}fill)`} d={paths.fill} />
      {paths.under && <path className="lc-under" clipPath={`url(#${id}line)`} d={paths.under} />}
      <LevelMarks data={props.data} layout={layout} selected={selected} words={props.words} />
    </svg>
  )
}
