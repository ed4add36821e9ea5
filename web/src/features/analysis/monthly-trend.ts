// The geometry of the monthly trend: money in above the line, money out below it, and the average
// of the net across.
import type { AnalysisBreakdown } from '@plimsoll/contract/analysis-breakdown'
import { type Bar, barsPath } from '../../ui/chart/bars.ts'
import { linear, roundAxis } from '../../ui/chart/scale.ts'
import { straightPath } from '../../ui/chart/smooth-path.ts'

/** A month with its money in, money out, net and average. */
export type TrendMonth = AnalysisBreakdown['months'][number]

const left = 52
const bottom = 24
const top = 10
const barShare = 0.56
const ticksWanted = 5

/** Places in pixels. `step` is the width of a month. */
export function layOutTrend(
  months: readonly TrendMonth[],
  { width, height }: { width: number; height: number },
) {
  const frame = { left, right: Math.max(left + 1, width - 6), top, bottom: height - bottom }
  const highest = Math.max(0, ...months.map((month) => Math.max(month.in, -month.out)))
  const lowest = Math.min(0, ...months.map((month) => Math.min(month.in, -month.out)))
  const axis = roundAxis(lowest, highest, ticksWanted)
  const y = linear([axis.from, axis.to], [frame.bottom, frame.top])
  const step = (frame.right - frame.left) / Math.max(1, months.length)
  const xs = months.map((_, at) => frame.left + step * (at + 0.5))
  const barWidth = step * barShare
  const bars = (value: (month: TrendMonth) => number) =>
    barsPath(
      months.map(
        (month, at): Bar => ({ x: (xs[at] ?? 0) - barWidth / 2, from: y(0), to: y(value(month)) }),
      ),
      barWidth,
    )
  const averages = months.flatMap(({ average }, at) =>
    average === null ? [] : [{ x: xs[at] ?? 0, y: y(average) }],
  )
  return {
    frame,
    axis,
    y,
    step,
    xs,
    in: bars((month) => month.in),
    out: bars((month) => -month.out),
    average: averages.length > 1 ? straightPath(averages) : '',
    net: months.map((month) => y(month.net)),
  }
}
