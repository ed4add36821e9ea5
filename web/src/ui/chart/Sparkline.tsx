// A line the size of a word, with a dot where it ends. The figure beside it is the value; this
// shows only the way there.
import { linear } from './scale.ts'
import { straightPath } from './smooth-path.ts'
import './sparkline.css'

/** Draws two values or more, nothing otherwise. */
export function Sparkline(props: { values: readonly number[]; width: number; height: number }) {
  const { values, width, height } = props
  const last = values.at(-1)
  if (values.length < 2 || last === undefined) return null
  const x = linear([0, values.length - 1], [2, width - 4])
  const y = linear([Math.min(...values), Math.max(...values)], [height - 3, 3])
  const path = straightPath(values.map((value, i) => ({ x: x(i), y: y(value) })))
  return (
    <svg className="spark" width={width} height={height} aria-hidden="true" focusable="false">
      <path d={path} />
      <circle cx={x(values.length - 1)} cy={y(last)} r="2.5" />
    </svg>
  )
}
