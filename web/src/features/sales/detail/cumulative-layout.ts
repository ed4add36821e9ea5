// Where the cash of one project stands day by day, as places in pixels. It stays level between the
// days on which some moves.
import type { Project } from '@plimsoll/contract/sales-project'
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import { linear, roundAxis } from '../../../ui/chart/scale.ts'

type Cumulative = Project['cumulative']
type Places = { readonly x: (day: Day) => number; readonly y: (value: number) => number }

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
  const first = points[0]?.day ?? today
  const last = points.at(-1)?.day ?? today
  const span = Math.max(1, daysBetween(first, last))
  const x = (day: Day) => frame.left + (daysBetween(first, day) / span) * (frame.right - frame.left)
  const values = [0, ...points.map(({ balance }): number => balance)]
  const axis = roundAxis(Math.min(...values), Math.max(...values), 4)
  const y = linear([axis.from, axis.to], [frame.bottom, frame.top])
  const isWithin = today >= first && today <= last
  return {
    frame,
    x,
    y,
    ticks: axis.ticks,
    xs: points.map(({ day }) => x(day)),
    splitX: isWithin ? x(today) : null,
    past: stepsPath(
      points.filter(({ day }) => day <= today),
      isWithin ? today : null,
      { x, y },
    ),
    ahead: stepsPath(pointsAhead(points, today), null, { x, y }),
  }
}

/** What is to come, from where the cash stands today. */
function pointsAhead(points: Cumulative, today: Day): Cumulative {
  const at = points.findIndex(({ day }) => day > today)
  if (at < 0) return []
  const before = points[at - 1]
  return before ? [{ ...before, day: today }, ...points.slice(at)] : points.slice(at)
}

function stepsPath(points: Cumulative, until: Day | null, { x, y }: Places): string {
  const [first] = points
  if (!first) return ''
  const steps = points.map(({ day, balance }) => `H${px(x(day))}V${px(y(balance))}`).join('')
  return `M${px(x(first.day))} ${px(y(first.balance))}${steps}${until ? `H${px(x(until))}` : ''}`
}

function px(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
