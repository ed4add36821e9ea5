// Where the cash of one project stands day by day, as places in pixels. It stays level between the
// days on which some moves.
import type { Project } from '@plimsoll/contract/sales-project'
import type { Day } from '@plimsoll/domain/calendar'
import { type DayPlane, dayPlane, tenths } from '../../../ui/chart/day-plane.ts'

type Cumulative = Project['cumulative']

/** Lays the points out; the line is parted where today is. */
export function layOutCumulative(
  points: Cumulative,
  today: Day,
  size: { width: number; height: number },
) {
  const frame = {
    left: 52,
    right: Math.max(60, size.width - 12),
    top: 28,
    bottom: size.height - 26,
  }
  const days = points.map(({ day }) => day)
  const plane = dayPlane(
    days,
    points.map(({ balance }): number => balance),
    frame,
  )
  const { x } = plane
  const [first, last] = [days[0] ?? today, days.at(-1) ?? today]
  const isWithin = today >= first && today <= last
  return {
    ...plane,
    xs: days.map(x),
    splitX: isWithin ? x(today) : null,
    past: stepsPath(
      points.filter(({ day }) => day <= today),
      isWithin ? today : null,
      plane,
    ),
    ahead: stepsPath(pointsAhead(points, today), null, plane),
  }
}

/** What is to come, from where the cash stands today. */
function pointsAhead(points: Cumulative, today: Day): Cumulative {
  const at = points.findIndex(({ day }) => day > today)
  if (at < 0) return []
  const before = points[at - 1]
  return before ? [{ ...before, day: today }, ...points.slice(at)] : points.slice(at)
}

function stepsPath(points: Cumulative, until: Day | null, { x, y }: DayPlane): string {
  const [first] = points
  if (!first) return ''
  const steps = points
    .map(({ day, balance }) => `H${tenths(x(day))}V${tenths(y(balance))}`)
    .join('')
  return `M${tenths(x(first.day))} ${tenths(y(first.balance))}${steps}${until ? `H${tenths(x(until))}` : ''}`
}
