// A chart of a level over time with what came and went below it, read by pointer, by keyboard and by screen reader alike.
// It knows no product words: its sentences, its tooltip and its way of writing values are handed in.
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react'
import { keyTarget } from './chart-keys.ts'
import './level-chart.css'
import { LevelDrawing, type LevelWords } from './LevelDrawing.tsx'
import type { LevelChartData } from './level-data.ts'
import { indexAt, layOutLevels } from './level-layout.ts'
import { Tip } from './Tip.tsx'
import { useWidth } from './use-width.ts'

/** `sentence` is what a screen reader says of a period, `tip` what the tooltip shows; `onOpen` follows Enter or a click. */
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
  const [chosen, choose] = useState<number | null>(null)
  const pressed = useRef<number | null>(null)
  const layout = useMemo(
    () => (width > 0 ? layOutLevels(data, { width, height }) : null),
    [data, width, height],
  )
  const count = data.points.length
  const selected = chosen === null ? null : Math.min(chosen, count - 1)
  const at = selected ?? restingIndex(data)
  const underPointer = (event: { clientX: number; currentTarget: Element }) =>
    layout &&
    indexAt(layout, event.clientX - event.currentTarget.getBoundingClientRect().left, count)

  function onKeyDown(event: KeyboardEvent) {
    const target = keyTarget(event.key, at, count)
    if (target !== null) choose(target)
    else if (event.key === 'Enter') props.onOpen(at)
    else if (event.key === 'Escape') choose(null)
    else return
    event.preventDefault()
  }
  // A finger cannot hover: its first tap reads a period, a second one opens it.
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const index = underPointer(event)
    pressed.current = event.pointerType === 'mouse' || index === selected ? index : null
    choose(index)
  }

  return (
    <div
      ref={box}
      className="lc"
      style={{ minHeight: height }}
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
