// The six months of a row as a small line: solid for what happened, dashed for what is expected.
// Its words are in `trend-words.ts`.
import type { Minor } from '@plimsoll/domain/money'
import './trend-line.css'

const width = 66
const height = 20
const inset = 2

/**
 * `solid` is how many of the values have happened or are under way. Nothing is drawn where fewer
 * than two are known, or all are zero.
 */
export function TrendLine(props: {
  values: readonly (Minor | null)[]
  solid: number
  tone: 'in' | 'out' | 'balance'
}) {
  const points = placed(props.values)
  if (points.length < 2 || props.values.every((value) => !value)) return null
  const past = points.filter(({ index }) => index < props.solid)
  const future = points.filter(({ index }) => index >= props.solid - 1)
  const last = points.at(-1)
  return (
    <svg
      className={`trend-line trend-line-${props.tone}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={lineOf(past)} />
      {future.length > 1 && <path className="trend-line-forecast" d={lineOf(future)} />}
      {last && (
        <circle
          className={last.index >= props.solid ? 'trend-line-forecast' : ''}
          cx={last.x}
          cy={last.y}
          r={2.2}
        />
      )}
    </svg>
  )
}

type Point = { index: number; x: number; y: number }

function placed(values: readonly (Minor | null)[]): Point[] {
  const known = values.filter((value) => value !== null).map(Math.abs)
  const low = Math.min(...known)
  const spread = Math.max(...known) - low
  const step = (width - 2 * inset) / Math.max(1, values.length - 1)
  return values.flatMap((value, index) => {
    if (value === null) return []
    const share = spread === 0 ? 0.5 : (Math.abs(value) - low) / spread
    return [{ index, x: inset + index * step, y: height - inset - share * (height - 2 * inset) }]
  })
}

function lineOf(points: readonly Point[]): string {
  return points
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
}
