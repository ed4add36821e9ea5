// What no series explains, forecast for both sides: the lines of a typical month, and what the months come to on average.
import type { DayProfile, RemainderLine } from '../engine.ts'
import { shareInMonth } from './day-profile.ts'
import { type Past, sides } from './past.ts'
import { remainderLinesOf } from './remainder-lines.ts'
import { sideLevelOf } from './side-level.ts'
import type { Span } from './span.ts'

type Known = { readonly past: Past; readonly profile: DayProfile; readonly span: Span }

/** The remainder lines of both sides. */
export function remainderOf({ past, profile, span }: Known): RemainderLine[] {
  return sides.flatMap((side, at) =>
    remainderLinesOf({
      side,
      lines: past.lines,
      level: sideLevelOf(past.remainder[at]!, span),
      profile,
      span,
    }),
  )
}

/** By forecast month: what series (`open`) and the average remainder come to together, in less out. */
export function averagesOf({
  past,
  profile,
  span,
  open,
}: Known & { open: readonly number[] }): number[] {
  const [into, out] = [0, 1].map((at) => sideLevelOf(past.remainder[at]!, span).average)
  return span.months.map(
    (_, at) =>
      open[at]! +
      into![at]! * shareInMonth(profile.in, span, at) -
      out![at]! * shareInMonth(profile.out, span, at),
  )
}
