// Days across and amounts up, in pixels: days are as far apart as they are in time, and zero is
// always in sight.
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import type { Frame } from './ChartGrid.tsx'
import { linear, roundAxis, type Scale } from './scale.ts'

/** A day and an amount, to be drawn as one point. */
export type DayPoint = { readonly day: Day; readonly amount: number }

/** Where days and amounts are drawn. */
export type DayPlane = {
  readonly frame: Frame
  readonly x: (day: Day) => number
  readonly y: Scale
  readonly ticks: readonly number[]
  /** A line through two points or more; nothing through fewer. */
  readonly line: (points: readonly DayPoint[]) => string
  /** The area between two lines over the same days. */
  readonly area: (upper: readonly DayPoint[], lower: readonly DayPoint[]) => string
}

const stepsWanted = 4

/** `days` are in their order; the axis holds all `amounts`. */
export function dayPlane(days: readonly Day[], amounts: readonly number[], frame: Frame): DayPlane {
  const first = days[0] ?? '2000-01-01'
  const span = Math.max(1, daysBetween(first, days.at(-1) ?? first))
  const x = (day: Day) => frame.left + (daysBetween(first, day) / span) * (frame.right - frame.left)
  const axis = roundAxis(Math.min(0, ...amounts), Math.max(0, ...amounts), stepsWanted)
  const y = linear([axis.from, axis.to], [frame.bottom, frame.top])
  const path = (points: readonly DayPoint[]) =>
    points.map(({ day, amount }) => `${tenths(x(day))},${tenths(y(amount))}`).join('L')
  return {
    frame,
    x,
    y,
    ticks: axis.ticks,
    line: (points) => (points.length < 2 ? '' : `M${path(points)}`),
    area: (upper, lower) =>
      upper.length < 2 ? '' : `M${path(upper)}L${path([...lower].reverse())}Z`,
  }
}

/** Pixels to a tenth, so that paths stay short. */
export function tenths(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
