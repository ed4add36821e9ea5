// From one total to another through what moved it. Every bar is a link to what is behind it, where
// there is something.
import { useRef } from 'react'
import { Link } from 'wouter'
import { useWidth } from './use-width.ts'
import './waterfall.css'
import { labelLines, layOutWaterfall, type WaterfallStep } from './waterfall-layout.ts'

/** A step with its colour, the value as written above it, the same exactly, and where it leads. */
export type WaterfallItem = WaterfallStep & {
  readonly tone: 'fact' | 'expected' | 'up' | 'down'
  readonly text: string
  readonly exact: string
  readonly href: string
}

/** Bars from left to right; on narrow places the labels take turns on two rows. */
export function Waterfall(props: {
  items: readonly WaterfallItem[]
  height: number
  label: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const { items, height } = props
  const layout = layOutWaterfall(items, { width, height })
  return (
    <div ref={box} className="wf" style={{ height }}>
      {width > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: an <svg> cannot be a fieldset; its links form one group.
        <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={props.label}>
          <line className="wf-zero" x1="0" x2={width} y1={layout.zero} y2={layout.zero} />
          {items.map((item, i) => (
            <Step key={item.key} item={item} index={i} layout={layout} height={height} />
          ))}
        </svg>
      )}
    </div>
  )
}

function Step(props: {
  item: WaterfallItem
  index: number
  layout: ReturnType<typeof layOutWaterfall>
  height: number
}) {
  const { item, index, layout, height } = props
  const bar = layout.bars[index]
  if (!bar) return null
  const middle = bar.x + layout.width / 2
  const hasNext = index < layout.bars.length - 1
  return (
    <>
      {hasNext && (
        <line
          className="wf-link"
          x1={bar.x + layout.width}
          x2={bar.x + layout.step}
          y1={bar.to}
          y2={bar.to}
        />
      )}
      <Link to={item.href} aria-label={nameOf(item)} className="wf-step">
        <rect
          className="wf-reach"
          x={index * layout.step}
          y="0"
          width={layout.step}
          height={height}
        />
        <rect
          className={`wf-${item.tone}`}
          x={bar.x}
          y={bar.top}
          width={layout.width}
          height={bar.height}
          rx="2.5"
        />
        {labelLines(item.label, { isTight: layout.isTight, index, step: layout.step }).map(
          (text, row) =>
            text && (
              <text key={text} x={middle} y={height - 19 + row * 14} textAnchor="middle">
                {text}{' '}
              </text>
            ),
        )}
        <text className="wf-value" x={middle} y={bar.top - 6} textAnchor="middle">
          {item.text}
        </text>
      </Link>
    </>
  )
}

/** What a bar shows, and the same exactly where that is more. */
function nameOf({ label, text, exact }: WaterfallItem): string {
  return text === exact ? `${label} ${text}` : `${label} ${text}, exactly ${exact}`
}
