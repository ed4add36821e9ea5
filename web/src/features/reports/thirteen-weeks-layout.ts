// Where the thirteen-week chart draws its line, its range and the buffer.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import type { Frame } from '../../ui/chart/ChartGrid.tsx'
import { type Axis, linear, roundAxis, type Scale } from '../../ui/chart/scale.ts'

type Ahead = NonNullable<WeeklyReport['ahead']>

/** The drawing in pixels. */
type WeeksLayout = {
  readonly frame: Frame
  readonly axis: Axis
  readonly xs: readonly number[]
  readonly y: Scale
  readonly line: string
  readonly band: string
  readonly bufferY: number | null
}

const stepsWanted = 4
const room = { left: 52, right: 14, top: 16, bottom: 26 }

/** Lays it out for a width and a height. */
export function layOutWeeks(
  { weeks, buffer }: Pick<Ahead, 'weeks' | 'buffer'>,
  { width, height }: { width: number; height: number },
): WeeksLayout {
  const frame = {
    left: room.left,
    right: width - room.right,
    top: room.top,
    bottom: height - room.bottom,
  }
  const values = weeks.flatMap(({ low80, high80, closing }) => [low80, high80, closing])
  const axis = roundAxis(
    Math.min(0, buffer, ...values),
    Math.max(0, buffer, ...values),
    stepsWanted,
  )
  const y = linear([axis.from, axis.to], [frame.bottom, frame.top])
  const x = linear([0, Math.max(1, weeks.length - 1)], [frame.left, frame.right])
  const xs = weeks.map((_, at) => x(at))
  const points = (pick: (week: Ahead['weeks'][number]) => number) =>
    weeks.map((week, at) => `${(xs[at] ?? 0).toFixed(1)} ${y(pick(week)).toFixed(1)}`)
  const upper = points(({ high80 }) => high80)
  const lower = points(({ low80 }) => low80).reverse()
  return {
    frame,
    axis,
    xs,
    y,
    line: weeks.length > 0 ? `M${points(({ closing }) => closing).join('L')}` : '',
    band: weeks.length > 0 ? `M${[...upper, ...lower].join('L')}Z` : '',
    bufferY: buffer > 0 ? y(buffer) : null,
  }
}
