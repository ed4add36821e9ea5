// The ground of a chart by day or month: the tinted future, the grid lines and their values.

/** Where the panel stands, in pixels. */
export type Frame = { left: number; right: number; top: number; bottom: number }

/**
 * `splitX` is where the future begins, null where it is not marked; `value` writes what stands at a
 * line.
 */
export function ChartGrid(props: {
  frame: Frame
  ticks: readonly number[]
  y: (value: number) => number
  splitX: number | null
  value: (tick: number) => string
}) {
  const { frame, splitX, y } = props
  return (
    <g>
      {splitX !== null && (
        <rect
          className="lc-future"
          x={splitX}
          y={frame.top - 20}
          width={Math.max(0, frame.right - splitX)}
          height={frame.bottom - frame.top + 20}
        />
      )}
      {props.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'lc-zero' : 'lc-grid'}
            x1={frame.left}
            x2={frame.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className="lc-tick" x={frame.left - 8} y={y(tick) + 3.5} textAnchor="end">
            {props.value(tick)}
          </text>
        </g>
      ))}
    </g>
  )
}
