// The lines of the comparison: each with a look of its own, laid out in pixels, with names that
// keep clear of each other at their ends.
import type { Day } from '@plimsoll/domain/calendar'
import { dayPlane } from '../../../ui/chart/day-plane.ts'
import type { Compared } from './queries.ts'

const labelHeight = 15

/** Lays the days out; `labelWidth` is kept free on the right for the names. */
export function layOutCompared(
  input: { compared: readonly Compared[]; line: number | null },
  size: { width: number; height: number; labelWidth: number },
) {
  const { compared, line } = input
  const frame = {
    left: 50,
    right: Math.max(60, size.width - size.labelWidth - 10),
    top: 14,
    bottom: size.height - 26,
  }
  const days = compared[0]?.days.map(({ day }) => day) ?? []
  const [first, last] = [days[0] ?? '2000-01-01', days.at(-1) ?? '2000-01-01']
  const amounts = compared.flatMap((each) => [
    ...each.days.map(({ closing }): number => closing),
    each.low.balance,
  ])
  const plane = dayPlane(days, [line ?? 0, ...amounts], frame)
  const { x, y } = plane
  const within = (day: Day) => day >= first && day <= last
  return {
    ...plane,
    days,
    xs: days.map(x),
    lineY: line === null ? null : y(line),
    paths: compared.map((each) =>
      plane.line(
        each.days
          .filter(({ day }) => within(day))
          .map(({ day, closing }) => ({ day, amount: closing })),
      ),
    ),
    lows: compared.map(({ low }) =>
      within(low.day) ? { x: x(low.day), y: y(low.balance) } : null,
    ),
    labels: apart(
      compared.map((each) => y(each.days.filter(({ day }) => within(day)).at(-1)?.closing ?? 0)),
      frame,
    ),
  }
}

/**
 * Places that keep a line's height between each other, as near to where they belong as that allows,
 * in their own order.
 */
export function apart(
  places: readonly number[],
  frame: { top: number; bottom: number },
): readonly number[] {
  const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place)
  let last = Number.NEGATIVE_INFINITY
  for (const each of order) {
    each.place = Math.max(each.place, last + labelHeight)
    last = each.place
  }
  const over = Math.max(0, last - frame.bottom)
  const placed = order.map(({ place, at }) => ({ place: place - over, at }))
  return placed.sort((a, b) => a.at - b.at).map(({ place }) => place)
}
