// The grid lines, values and period names of a level chart.
import type { LevelLayout } from './level-layout.ts'

/** Both panels' grids, and the names below them. */
export function LevelAxes(props: {
  layout: LevelLayout
  size: { height: number }
  selected: number | null
  value: (value: number) => string
}) {
  const { layout, size, selected, value } = props
  return (
    <g>
      {layout.levels.ticks.map((tick) => (
        <GridLine
          key={`level ${tick}`}
          layout={layout}
          y={layout.levels.y(tick)}
          text={value(tick)}
          zero={tick === 0}
        />
      ))}
      {layout.flows.ticks.map((tick) => (
        <GridLine
          key={`flow ${tick}`}
          layout={layout}
          y={layout.flows.y(tick)}
          text={value(Math.abs(tick))}
          zero={false}
        />
      ))}
      {layout.ticks.map(({ index, text, x }) => (
        <text
          key={index}
          className={index === selected ? 'lc-tick lc-tick-chosen' : 'lc-tick'}
          x={x}
          y={size.height - 8}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </g>
  )
}

function GridLine(props: { layout: LevelLayout; y: number; text: string; zero: boolean }) {
  const { left, right } = props.layout.frame
  return (
    <g>
      <line
        className={props.zero ? 'lc-zero' : 'lc-grid'}
        x1={left}
        x2={right}
        y1={props.y}
        y2={props.y}
      />
      <text className="lc-tick" x={left - 8} y={props.y + 3.5} textAnchor="end">
        {props.text}
      </text>
    </g>
  )
}
