// Where what was ends and what is expected begins, with a word on either side.
import type { Frame } from './ChartGrid.tsx'

const wordRoom = 50

/** The word before the line is left out where there is no room for it. */
export function SplitLine(props: { frame: Frame; x: number; word: string; ahead: string }) {
  const { frame, x } = props
  return (
    <g>
      <line className="lc-split" x1={x} x2={x} y1={frame.top - 20} y2={frame.bottom} />
      {x - frame.left > wordRoom && (
        <text className="lc-split-word" x={x - 6} y={frame.top - 11} textAnchor="end">
          {props.word}
        </text>
      )}
      <text className="lc-ahead-word" x={x + 6} y={frame.top - 11}>
        {props.ahead}
      </text>
    </g>
  )
}
