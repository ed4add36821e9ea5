// What no series explains, forecast for both sides: the lines of a typical month, steadied so that
// the balance does not run away.
import type { DayProfile, RemainderLine } from '../engine.ts'
import { profileOn, type SideProfile, shareInMonth } from './day-profile.ts'
import type { Drift } from './drift.ts'
import { ordinaryMonths } from './ordinary-months.ts'
import { type Past, sides } from './past.ts'
import { remainderLinesOf } from './remainder-lines.ts'
import { sideLevelOf } from './side-level.ts'
import type { Span } from './span.ts'
import { steadied } from './steadying.ts'

/**
 * The remainder lines of both sides in the months of `span`. It is worked out over `year`, the same
 * span or a longer one of a year at least; `open` is what series still bring or take by month of
 * that year, `drift` where the balance is heading.
 */
export function remainderOf(input: {
  past: Past
  profile: DayProfile
  span: Span
  year: Span
  open: readonly number[]
  drift: Drift | null
}): RemainderLine[] {
  const { past, profile, span, year, open, drift } = input
  const [into, out] = past.remainder.map((byMonth, at) =>
    sideLevelOf(ordinaryMonths(byMonth, past.remainderByDay[at as 0 | 1]), year),
  )
  const within = (side: 'in' | 'out', level: readonly number[]) =>
    level.map((whole, month) => whole * shareInMonth(profileOn(profile, side), year, month))
  const typical = { in: within('in', into!.typical), out: within('out', out!.typical) }
  const totals = steadied({
    past,
    span: year,
    open,
    drift,
    typical,
    average: { in: within('in', into!.average), out: within('out', out!.average) },
  })
  return sides.flatMap((side, at) =>
    remainderLinesOf({
      side,
      lines: past.lines,
      totals: cutTo(span, { totals: totals[side], profile: profileOn(profile, side), year }),
      usual: cutTo(span, { totals: typical[side], profile: profileOn(profile, side), year }),
      method: [into, out][at]!.method,
      span,
    }),
  )
}

/** The totals of a year as far as the forecast goes: its last month may end early. */
function cutTo(
  span: Span,
  from: { totals: readonly number[]; profile: SideProfile; year: Span },
): number[] {
  return span.months.map((_, month) => {
    const whole = shareInMonth(from.profile, from.year, month)
    const covered = shareInMonth(from.profile, span, month)
    return whole > 0 ? from.totals[month]! * (covered / whole) : 0
  })
}
