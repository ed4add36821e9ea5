// Payments that were due in a period and are made after it, or are still to be made: money kept for
// a few days, and none saved.
import type { Day } from '../calendar.ts'
import { type Minor, negate, sum, zero } from '../money.ts'
import type { DaySpan } from './flows.ts'
import type { LineVariance } from './variance.ts'

type MovableLine = Pick<LineVariance, 'side' | 'moved'>

/** A payment out that left the period: how much, and the day it was paid or is now expected on. */
type LaterPayment = { readonly amount: Minor; readonly day: Day }

/** The payments of a line that were due in the period and are paid or expected after it. */
export function laterPayments(
  { side, moved }: MovableLine,
  period: Pick<DaySpan, 'to'>,
): LaterPayment[] {
  if (side !== 'out') return []
  return moved
    .filter(({ amount, movedTo }) => amount < 0 && movedTo > period.to)
    .map(({ amount, movedTo }) => ({ amount: negate(amount), day: movedTo }))
}

/** What became of cash that lines kept over their baseline. */
export type Kept = {
  /** At least half of it left after the period, or is about to: none of it is saved. */
  readonly isPutOff: boolean
  /** At least half of it is still to be paid. */
  readonly isNotYetPaid: boolean
}

/** What became of `kept` pence of cash that lines kept over their baseline. */
export function keptBy(
  lines: readonly MovableLine[],
  { kept, asOf, period }: { kept: Minor; asOf: Day; period: Pick<DaySpan, 'to'> },
): Kept {
  if (kept <= zero) return { isPutOff: false, isNotYetPaid: false }
  const later = lines.flatMap((line) => laterPayments(line, period))
  const isHalf = (some: readonly LaterPayment[]) =>
    2 * sum(some.map(({ amount }) => amount)) >= kept
  return { isPutOff: isHalf(later), isNotYetPaid: isHalf(later.filter(({ day }) => day > asOf)) }
}
