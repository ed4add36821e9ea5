// What the drawing of a level chart is filled with: hatching for what is expected, a fade under the
// line, and the clip below the threshold.

/** Definitions only; nothing is drawn. */
export function Hatches(props: {
  id: string
  lineY: number | null
  frame: { left: number; right: number; levelBottom: number }
}) {
  const { id, frame, lineY } = props
  return (
    <defs>
      <Hatch id={`${id}up`} tone="up" angle={45} />
      <Hatch id={`${id}down`} tone="down" angle={-45} />
      <linearGradient id={`${id}fill`} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" className="lc-fade-from" />
        <stop offset="1" className="lc-fade-to" />
      </linearGradient>
      {lineY !== null && (
        <clipPath id={`${id}line`}>
          <rect
            x={frame.left}
            y={lineY}
            width={frame.right - frame.left}
            height={Math.max(0, frame.levelBottom - lineY)}
          />
        </clipPath>
      )}
    </defs>
  )
}

function Hatch({ id, tone, angle }: { id: string; tone: 'up' | 'down'; angle: number }) {
  return (
    <pattern
      id={id}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
    >
      <rect width="5" height="5" className={`lc-${tone}-soft`} />
      <rect width="2" height="5" className={`lc-${tone}`} />
    </pattern>
  )
}
