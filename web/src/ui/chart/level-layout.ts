// Where everything of a level chart stands: the level above, what came and went below, one time
// axis for both. Geometry only: values in, pixels and paths out. A bar stands in the middle of its
// period.
import { type Bar, barsPath } from './bars.ts'
import type { LevelBand, LevelChartData, LevelPoint } from './level-data.ts'
import { type DayPlace, dayPlaces, levelPaths, runOf } from './level-run.ts'
import { type Axis, linear, roundAxis, roundStep, type Scale } from './scale.ts'
import type { Place } from './smooth-path.ts'

/** Everything that the drawing needs, in pixels. */
export type LevelLayout = ReturnType<typeof layOutLevels>

/** Lays a chart out in the given pixels. */
export function layOutLevels(data: LevelChartData, size: { width: number; height: number }) {
  const frame = frameOf(size)
  const step = (frame.right - frame.left) / data.points.length
  const levels = levelAxis(data, frame)
  const flows = flowAxis(data.points, frame)
  const { ends, now, splitX, ...run } = runOf(data, { left: frame.left, step, y: levels.y })
  return {
    frame,
    step,
    levels,
    flows,
    ends,
    now,
    splitX,
    low: lowPlace(data, { left: frame.left, step, y: levels.y }),
    lineY: data.line === null ? null : levels.y(data.line),
    paths: {
      ...levelPaths({ ends, now, splitX, ...run }, { y: levels.y, line: data.line }),
      ...bandPaths(data, {
        ends,
        from: now ?? ends[firstAhead(data.points) - 1] ?? null,
        days: now ? dayPlaces(data, { left: frame.left, step, y: levels.y }) : [],
        y: levels.y,
      }),
      ...flowPaths(data.points, { left: frame.left, step, y: flows.y }),
    },
    ticks: ticksOf(data.points, step).map(({ index, text }) => ({
      index,
      text,
      x: frame.left + (index + 0.5) * step,
    })),
  }
}

/** The index of the period at a pixel, kept inside the chart. */
export function indexAt(layout: LevelLayout, x: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor((x - layout.frame.left) / layout.step)))
}

type Frame = ReturnType<typeof frameOf>

function frameOf({ width, height }: { width: number; height: number }) {
  const left = Math.min(50, width / 4)
  // The row above the panels is for the words on both sides of the split; nothing else stands
  // there.
  const top = 28
  const bottom = Math.max(top + 40, height - 26)
  const levelBottom = top + (bottom - top - 20) * 0.62
  const right = Math.max(left + 1, width - 10)
  return { left, right, top, levelBottom, flowTop: levelBottom + 20, bottom }
}

function levelAxis(data: LevelChartData, frame: Frame): Axis & { y: Scale } {
  const values = [0, data.opening, ...data.points.map(({ level }) => level)]
  if (data.now) values.push(data.now.level)
  if (data.line !== null) values.push(data.line)
  if (data.low) values.push(data.low.level)
  for (const { level, band } of data.days)
    values.push(level, ...(band ? [band.low80, band.high80] : []))
  for (const { band } of data.points) if (band) values.push(band.low80, band.high80)
  const axis = roundAxis(Math.min(...values), Math.max(...values), 4)
  return { ...axis, y: linear([axis.from, axis.to], [frame.levelBottom, frame.top]) }
}

function lowPlace(
  { low, points }: LevelChartData,
  by: { left: number; step: number; y: Scale },
): Place | null {
  const index = low ? points.findIndex(({ key }) => key === low.key) : -1
  return low && index >= 0
    ? { x: by.left + (index + low.share) * by.step, y: by.y(low.level) }
    : null
}

/**
 * The ranges open from where the level is known: by day as far as days are known, then by period.
 */
function bandPaths(
  { points }: LevelChartData,
  by: {
    ends: readonly Place[]
    from: Place | null
    days: readonly DayPlace[]
    y: Scale
  },
) {
  const days = by.days.filter(({ x }) => x > (by.from?.x ?? 0))
  const known = days.at(-1)?.x ?? 0
  const ranges = [
    ...days.flatMap(({ day: { band }, x }) => (band ? [{ band, x }] : [])),
    ...points.flatMap(({ band }, i) => {
      const x = by.ends[i]?.x
      return band && x !== undefined && x > known + 0.5 ? [{ band, x }] : []
    }),
  ]
  const path = (low: keyof LevelBand, high: keyof LevelBand) => {
    if (ranges.length === 0) return ''
    const over = ranges.map(({ band, x }) => `${px(x)},${px(by.y(band[high]))}`)
    const under = ranges.map(({ band, x }) => `${px(x)},${px(by.y(band[low]))}`).reverse()
    const start = by.from ? [`${px(by.from.x)},${px(by.from.y)}`] : []
    return `M${[...start, ...over, ...under].join('L')}Z`
  }
  return { band80: path('low80', 'high80'), band50: path('low50', 'high50') }
}

function firstAhead(points: readonly LevelPoint[]): number {
  return points.findIndex(({ kind }) => kind === 'ahead')
}

function px(pixels: number): number {
  return Math.round(pixels * 10) / 10
}

function flowAxis(points: readonly LevelPoint[], frame: Frame): Axis & { y: Scale } {
  const values = points.flatMap(({ up, upDone, down, downDone }) => [up, upDone, -down, -downDone])
  const low = Math.min(0, ...values) * 1.04
  const high = Math.max(0, ...values) * 1.04
  const [from, to] = low === high ? [-1, 1] : [low, high]
  const step = roundStep(Math.max(high, -low) / 2)
  const ticks = [-2 * step, -step, step, 2 * step].filter((tick) => tick >= low && tick <= high)
  return { from, to, ticks, y: linear([from, to], [frame.bottom, frame.flowTop]) }
}

function flowPaths(points: readonly LevelPoint[], by: { left: number; step: number; y: Scale }) {
  const width = Math.min(by.step * 0.66, 40)
  const path = (ends: (point: LevelPoint) => readonly [number, number]) =>
    barsPath(
      points.map((point, i): Bar => {
        const [from, to] = ends(point)
        return { x: by.left + (i + 0.5) * by.step - width / 2, from: by.y(from), to: by.y(to) }
      }),
      width,
    )
  return {
    upDone: path(({ upDone }) => [0, upDone]),
    downDone: path(({ downDone }) => [0, -downDone]),
    upAhead: path(({ upDone, up }) => [upDone, farther(upDone, up)]),
    downAhead: path(({ downDone, down }) => [-downDone, -farther(downDone, down)]),
  }
}

/**
 * What is to come stands on what has come; where more has come than was expected, nothing is left
 * to draw.
 */
function farther(done: number, whole: number): number {
  return Math.abs(whole) > Math.abs(done) ? whole : done
}

/** As many labels as fit, on periods that divide evenly. */
function ticksOf(points: readonly LevelPoint[], step: number): { index: number; text: string }[] {
  const every = [1, 2, 3, 4, 6, 12].find((count) => count * step >= tickWidth) ?? 24
  let era = ''
  return points.flatMap(({ period, tick, era: own }, index) => {
    if (period % every !== 0) return []
    const text = own === era ? tick : `${tick} ${own}`
    era = own
    return [{ index, text }]
  })
}

const tickWidth = 46
