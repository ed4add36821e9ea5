// The lowest point of a line, with its word below it, or above it where the frame ends.
import type { Frame } from './ChartGrid.tsx'

const pixelsByLetter = 3.4

/** The word is centred unless it would leave the frame. */
export function LowMark(props: { at: { x: number; y: number }; frame: Frame; word: string }) {
  const { at, frame, word } = props
  const half = word.length * pixelsByLetter
  const anchor = at.x > frame.right - half ? 'end' : at.x < frame.left + half ? 'start' : 'middle'
  const y = at.y + 20 > frame.bottom ? at.y - 11 : at.y + 19
  return (
    <g>
      <circle className="lc-low" cx={at.x} cy={at.y} r="4" />
      <text className="lc-low-word" x={at.x} y={y} textAnchor={anchor}>
        {word}
      </text>
    </g>
  )
}
