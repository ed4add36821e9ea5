// The floating card beside the period that is being read. It starts below the words at the split,
// and never leaves the chart.
import type { ReactNode } from 'react'
import type { LevelLayout } from './level-layout.ts'

const tipWidth = 214
const gap = 10

/**
 * Stands on the side with more room; where it would cover its own point, on the other half of the
 * height.
 */
export function Tip(props: {
  layout: LevelLayout
  index: number
  width: number
  children: ReactNode
}) {
  const { layout, index, width } = props
  const start = layout.frame.left + index * layout.step
  const end = start + layout.step
  const isRight = start + end < width
  const free = isRight ? end + gap : start - gap - tipWidth
  const left = Math.max(0, Math.min(width - tipWidth, free))
  const isHigh = (layout.ends[index]?.y ?? 0) < (layout.frame.top + layout.frame.levelBottom) / 2
  const top = left !== free && isHigh ? layout.frame.levelBottom - 40 : layout.frame.top
  return (
    <div className="lc-tip" aria-hidden="true" style={{ left, top, width: tipWidth }}>
      {props.children}
    </div>
  )
}
