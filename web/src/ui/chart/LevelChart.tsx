// A chart of a level over time with what came and went below it, read by pointer, by keyboard and
// by screen reader alike. It knows no product words: its sentences, its tooltip and its way of
// writing values are handed in.
import { type ReactNode, useMemo, useRef } from 'react'
import './level-chart.css'
import { LevelDrawing } from './LevelDrawing.tsx'
import type { LevelChartData, LevelWords } from './level-data.ts'
import { indexAt, layOutLevels } from './level-layout.ts'
import { Tip } from './Tip.tsx'
import { useReading } from './use-reading.ts'
import { useWidth } from './use-width.ts'

/**
 * `sentence` is what a screen reader says of a period, `tip` what the tooltip shows; `onOpen`
 * follows Enter or a click.
 */
export function LevelChart(props: {
  data: LevelChartData
  height: number
  label: string
  words: LevelWords
  sentence: (index: number) => string
  tip: (index: number) => ReactNode
  onOpen: (index: number) => void
}) {
  const { data, height } = props
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const layout = useMemo(
    () => (width > 0 ? layOutLevels(data, { width, height }) : null),
    [data, width, height],
  )
  const count = data.points.length
  const { selected, surface } = useReading({
    ...props,
    count,
    resting: restingIndex(data),
    indexAt: (x) => layout && indexAt(layout, x, count),
  })
  return (
    <div ref={box} {...surface}>
      {layout && (
        <LevelDrawing
          data={data}
          layout={layout}
          size={{ width, height }}
          selected={selected}
          words={props.words}
        />
      )}
      {layout && selected !== null && (
        <Tip layout={layout} index={selected} width={width}>
          {props.tip(selected)}
        </Tip>
      )}
    </div>
  )
}

/** Where reading starts: the period we are in, else the last that happened. */
function restingIndex({ points }: LevelChartData): number {
  const ahead = points.findIndex(({ kind }) => kind === 'ahead')
  return ahead < 0 ? points.length - 1 : Math.max(0, ahead - 1)
}
