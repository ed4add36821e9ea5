// What is drawn last in a level chart: the line itself, the threshold, the split between what was
// and what is expected, and the dots.
import type { LevelChartData, LevelWords } from './level-data.ts'
import type { LevelLayout } from './level-layout.ts'

/**
 * Lines, labels and dots. The words beside the split stand in a row of their own, which nothing
 * covers.
 */
export function LevelMarks(props: {
  data: LevelChartData
  layout: LevelLayout
  selected: number | null
  words: LevelWords
}) {
  const { layout, words, selected } = props
  const { frame, paths, splitX, lineY } = layout
  const chosen = selected === null ? undefined : layout.ends[selected]
  const isAhead = selected !== null && props.data.points[selected]?.kind !== 'past'
  return (
    <g>
      {lineY !== null && (
        <line className="lc-line" x1={frame.left} x2={frame.right} y1={lineY} y2={lineY} />
      )}
      <path className="lc-level" d={paths.level} />
      <path className="lc-level-ahead" d={paths.levelAhead} />
      {lineY !== null && (
        <text className="lc-line-word" {...lineWordPlace(layout, lineY)}>
          {words.line}
        </text>
      )}
      {splitX !== null && <Split x={splitX} frame={frame} words={words} />}
      {layout.now && chosen === undefined && (
        <circle className="lc-dot" cx={layout.now.x} cy={layout.now.y} r="4.5" />
      )}
      {layout.low && chosen === undefined && <Low layout={layout} word={words.low} />}
      {chosen && (
        <circle
          className={isAhead ? 'lc-dot lc-dot-ahead' : 'lc-dot'}
          cx={chosen.x}
          cy={chosen.y}
          r="4.5"
        />
      )}
    </g>
  )
}

/**
 * At the left above its line; below it where a grid line would run through the word, at the right
 * where the level would.
 */
function lineWordPlace({ frame, levels, ends }: LevelLayout, lineY: number) {
  const isCrossed = levels.ticks.some((tick) => {
    const above = lineY - levels.y(tick)
    return above > 2 && above < 17
  })
  const y = lineY + (isCrossed ? 13 : -5)
  const isRunThrough = ends
    .filter(({ x }) => x < frame.left + lineWordReach)
    .some((end) => Math.abs(end.y - y) < 20)
  return isRunThrough
    ? ({ x: frame.right - 4, y, textAnchor: 'end' } as const)
    : ({ x: frame.left + 4, y, textAnchor: 'start' } as const)
}

const lineWordReach = 110

function Split(props: { x: number; frame: LevelLayout['frame']; words: LevelWords }) {
  const { x, frame, words } = props
  // Near the left edge there is no room for the word before the line.
  const crowded = x - frame.left < words.split.length * 7
  return (
    <g>
      <line className="lc-split" x1={x} x2={x} y1={frame.top - 20} y2={frame.bottom + 4} />
      {!crowded && (
        <text className="lc-split-word" x={x - 6} y={frame.top - 11} textAnchor="end">
          {words.split}
        </text>
      )}
      {frame.right - x > words.ahead.length * 7 && (
        <text className="lc-ahead-word" x={x + 6} y={frame.top - 11}>
          {words.ahead}
        </text>
      )}
    </g>
  )
}

function Low({ layout, word }: { layout: LevelLayout; word: string }) {
  const { low, frame } = layout
  if (!low) return null
  const y = low.y + 19 > frame.levelBottom + 16 ? low.y - 11 : low.y + 19
  return (
    <g>
      <circle className="lc-low" cx={low.x} cy={low.y} r="4" />
      <text className="lc-low-word" y={y} {...lowWordPlace(layout, low.x, word.length * 3.2)}>
        {word}
      </text>
    </g>
  )
}

/** Centred below its dot, unless it would leave the frame or run across the split. */
function lowWordPlace({ frame, splitX }: LevelLayout, x: number, half: number) {
  const left = splitX !== null && x > splitX ? splitX + 6 : frame.left
  if (x + half > frame.right + 8) return { x, textAnchor: 'end' } as const
  if (x - half < left) return { x: left, textAnchor: 'start' } as const
  return { x, textAnchor: 'middle' } as const
}
