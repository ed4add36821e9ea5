// The frame of a chart that is read point by point: by pointer, by keyboard and by screen reader
// alike. What is drawn is handed in.
import { type ReactNode, useRef } from 'react'
import { useReading } from './use-reading.ts'
import { useWidth } from './use-width.ts'
import './level-chart.css'

/** What the drawing is given. */
export type Drawn = { readonly width: number; readonly selected: number | null }

/** `xs` are the points' places on the screen by the width; `resting` is where reading begins. */
export function ReadableChart(props: {
  label: string
  height: number
  resting: number
  xs: (width: number) => readonly number[]
  sentence: (index: number) => string
  tip: (index: number) => ReactNode
  onOpen: (index: number) => void
  children: (drawn: Drawn) => ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const xs = props.xs(width)
  const { selected, surface } = useReading({
    ...props,
    count: Math.max(1, xs.length),
    indexAt: (x) => nearest(xs, x),
  })
  return (
    <div ref={box} {...surface}>
      {width > 0 && props.children({ width, selected })}
      {selected !== null && xs[selected] !== undefined && (
        <div className="lc-tip" aria-hidden="true" style={tipPlace(xs[selected], width)}>
          {props.tip(selected)}
        </div>
      )}
    </div>
  )
}

/** Beside its point on the side with more room, inside the chart. */
function tipPlace(x: number, width: number) {
  const free = x < width / 2 ? x + tipGap : x - tipGap - tipWidth
  return { left: Math.max(0, Math.min(width - tipWidth, free)), top: 8, width: tipWidth }
}

const tipWidth = 216
const tipGap = 18

function nearest(xs: readonly number[], x: number): number {
  let best = 0
  for (const [index, other] of xs.entries())
    if (Math.abs(other - x) < Math.abs((xs[best] ?? 0) - x)) best = index
  return best
}
