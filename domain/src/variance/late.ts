// Payments that were due in a period and are still to be made after it: money kept for a few days,
// and none saved.
import type { Day } from '../calendar.ts'
import { type Minor, negate, sum, zero } from '../money.ts'
import type { LineVariance } from './variance.ts'

/** A payment out that is late: how much, and the day it is now expected on. */
type LatePayment = { readonly amount: Minor; readonly day: Day }

/** The payments of a line that were due in the period and are expected after `asOf`. */
export function latePayments(
  { side, moved }: Pick<LineVariance, 'side' | 'moved'>,
  asOf: Day,
): LatePayment[] {
  if (side !== 'out') return []
  return moved
    .filter(({ amount, movedTo }) => amount < 0 && movedTo > asOf)
    .map(({ amount, movedTo }) => ({ amount: negate(amount), day: movedTo }))
}

/**
 * Whether at least half of the cash that lines kept over their baseline, `kept` pence, is only not
 * paid yet; false where no cash was kept.
 */
export function isMostlyLate(
  lines: readonly Pick<LineVariance, 'side' | 'moved'>[],
  { kept, asOf }: { kept: Minor; asOf: Day },
): boolean {
  if (kept <= zero) return false
  const late = sum(lines.flatMap((line) => latePayments(line, asOf)).map(({ amount }) => amount))
  return 2 * late >= kept
}
