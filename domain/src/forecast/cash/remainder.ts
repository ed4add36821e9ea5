// What no series explains, forecast for both sides: the lines of a typical month, steadied so that the balance does not run away.
import type { DayProfile, RemainderLine } from '../engine.ts'
import { shareInMonth } from './day-profile.ts'
import type { Drift } from './drift.ts'
import { type Past, sides } from './past.ts'
import { remainderLinesOf } from './remainder-lines.ts'
import { sideLevelOf } from './side-level.ts'
import type { Span } from './span.ts'
import { steadied } from './steadying.ts'

/** The remainder lines of both sides. `open` is what series still bring or take by month, `drift` where the balance is heading. */
export function remainderOf(of: {
  past: Past
  profile: DayProfile
  span: Span
  open: readonly number[]
  drift: Drift | null
}): RemainderLine[] {
  const { past, profile, span, open, drift } = of
  const [into, out] = past.remainder.map((byMonth) => sideLevelOf(byMonth, span))
  const within = (side: 'in' | 'out', level: readonly number[]) =>
    level.map((whole, month) => whole * shareInMonth(profile[side], span, month))
  const totals = steadied({
    past,
    span,
    open,
    drift,
    typical: { in: within('in', into!.typical), out: within('out', out!.typical) },
    average: { in: within('in', into!.average), out: within('out', out!.average) },
  })
  return sides.flatMap((side, at) =>
    remainderLinesOf({
      side,
      lines: past.lines,
      totals: totals[side],
      method: [into, out][at]!.method,
      span,
    }),
  )
}
