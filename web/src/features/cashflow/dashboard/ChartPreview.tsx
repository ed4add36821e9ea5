// A faint drawing of the chart to come. It carries no figures and is marked as an example, so that
// nobody takes it for theirs.
import { LevelDrawing } from '../../../ui/chart/LevelDrawing.tsx'
import type { LevelPoint } from '../../../ui/chart/level-data.ts'
import { layOutLevels } from '../../../ui/chart/level-layout.ts'
import '../../../ui/chart/level-chart.css'

const size = { width: 1000, height: 300 }
const shape = [46, 50, 44, 52, 60, 55, 63, 70, 66, 74, 70, 62, 48, 30, 36, 48, 58, 66]
const nowAt = 11

/** A picture only: hidden from screen readers, out of reach of the keyboard. */
export function ChartPreview() {
  const data = {
    points,
    opening: 44,
    now: { share: 0.5, level: 66 },
    expects: true,
    line: 36,
    days: [],
    low: null,
  }
  return (
    <div className="dash-preview card lc" aria-hidden="true">
      <span className="dash-preview-word">Example</span>
      <LevelDrawing
        data={data}
        layout={layOutLevels(data, size)}
        size={size}
        selected={null}
        words={{ value: () => '', split: '', ahead: '', line: '', low: '' }}
      />
    </div>
  )
}

const points: LevelPoint[] = shape.map((level, i) => {
  const net = level - (shape[i - 1] ?? 44)
  const isAhead = i > nowAt
  const up = 22 + Math.max(0, net)
  const down = 22 + Math.max(0, -net)
  const done = isAhead ? 0 : i === nowAt ? 0.5 : 1
  return {
    key: String(i),
    period: i,
    tick: '',
    era: '',
    kind: isAhead ? 'ahead' : i === nowAt ? 'current' : 'past',
    level,
    up,
    down,
    upDone: up * done,
    downDone: down * done,
  }
})
