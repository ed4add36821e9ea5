// The frame of a chart that is read point by point: by pointer, by keyboard and by screen reader alike. What is drawn is handed in.
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { keyTarget } from './chart-keys.ts'
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
  const pressed = useRef<number | null>(null)
  const width = useWidth(box)
  const [chosen, choose] = useState<number | null>(null)
  const xs = width > 0 ? props.xs(width) : []
  const count = Math.max(1, xs.length)
  const selected = chosen === null ? null : Math.min(chosen, count - 1)
  const at = selected ?? Math.min(props.resting, count - 1)
  const underPointer = (event: { clientX: number; currentTarget: Element }) =>
    nearest(xs, event.clientX - event.currentTarget.getBoundingClientRect().left)

  function onKeyDown(event: KeyboardEvent) {
    const target = keyTarget(event.key, at, count)
    if (target !== null) choose(target)
    else if (event.key === 'Enter') props.onOpen(at)
    else if (event.key === 'Escape') choose(null)
    else return
    event.preventDefault()
  }
  // A finger cannot hover: its first tap reads a point, a second one opens it.
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const index = underPointer(event)
    pressed.current = event.pointerType === 'mouse' || index === selected ? index : null
    choose(index)
  }

  return (
    <div
      ref={box}
      className="lc"
      style={{ minHeight: props.height }}
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={at + 1}
      aria-valuetext={props.sentence(at)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => choose(underPointer(event))}
      onPointerLeave={(event) => event.pointerType === 'mouse' && choose(null)}
      onClick={() => pressed.current !== null && props.onOpen(pressed.current)}
      onFocus={(event) => event.target.matches(':focus-visible') && choose(at)}
      onBlur={() => choose(null)}
    >
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
