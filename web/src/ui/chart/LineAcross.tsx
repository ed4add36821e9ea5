// A line to stay above, with its name at the left.
import type { Frame } from './ChartGrid.tsx'

/** Nothing where there is no line. */
export function LineAcross(props: { frame: Frame; y: number | null; word: string }) {
  const { frame, y } = props
  if (y === null) return null
  return (
    <g>
      <line className="lc-line" x1={frame.left} x2={frame.right} y1={y} y2={y} />
      <text className="lc-line-word" x={frame.left + 4} y={y - 5}>
        {props.word}
      </text>
    </g>
  )
}
