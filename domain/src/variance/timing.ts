// Payments that moved across the edge of a period: expected on one side of it, made on the other.
// They reverse by themselves.
import { type Day, daysBetween } from '../calendar.ts'
import { type Minor, negate } from '../money.ts'
import { compareText } from '../order.ts'
import { type DayFlow, type DaySpan, isWithin } from './flows.ts'

/** How far from its usual day a payment may move and still be the same payment. */
export const timingDays = 10

/**
 * How far a payment may have moved between two periods that lie so many days apart: less than half
 * of the way, or a payment of the earlier period would be taken for its own successor.
 */
export function timingDaysBetween(shiftDays: number): number {
  return Math.max(0, Math.min(timingDays, Math.ceil(shiftDays / 2) - 1))
}

// A busy line has a payment near any day, so pairing them says nothing.
const flowsMax = 400
const ratioMax = 2

/**
 * A payment that moved into the period (positive) or out of it (negative), with the day it was
 * expected and the day it moved to.
 */
export type MovedPayment = {
  readonly amount: Minor
  readonly expectedDay: Day
  readonly movedTo: Day
}

/**
 * The pairs of a line: what moved across the edge, and the flows of the period that timing has
 * explained or matched.
 */
type Timing = {
  readonly moved: readonly MovedPayment[]
  /** Flows inside the period that a move explains; no other driver may count them again. */
  readonly explained: ReadonlySet<DayFlow>
  /** Flows inside the period that met their counterpart inside it. */
  readonly met: ReadonlySet<DayFlow>
}

/**
 * Pairs a line's baseline payments with its current ones, nearest days first, each used once.
 * Both reach `timingDays` beyond the period on either side; `daysMax` is how far one may move.
 */
export function findTiming(
  baseline: readonly DayFlow[],
  current: readonly DayFlow[],
  { period, daysMax = timingDays }: { period: DaySpan; daysMax?: number },
): Timing {
  const moved: MovedPayment[] = []
  const explained = new Set<DayFlow>()
  const met = new Set<DayFlow>()
  if (baseline.length + current.length <= flowsMax)
    for (const { before, after } of nearestPairs(baseline, current, daysMax)) {
      const was = isWithin(before.day, period)
      const is = isWithin(after.day, period)
      if (was && is) {
        met.add(before)
        met.add(after)
      } else if (was) {
        explained.add(before)
        moved.push({
          amount: negate(before.amount),
          expectedDay: before.day,
          movedTo: after.day,
        })
      } else if (is) {
        explained.add(after)
        moved.push({ amount: after.amount, expectedDay: before.day, movedTo: after.day })
      }
    }
  return { moved, explained, met }
}

type Pair = { before: DayFlow; after: DayFlow; days: number; ratio: number }

function nearestPairs(
  baseline: readonly DayFlow[],
  current: readonly DayFlow[],
  daysMax: number,
): Pair[] {
  const pairs: Pair[] = []
  for (const before of baseline)
    for (const after of current) {
      const pair = pairOf(before, after, daysMax)
      if (pair) pairs.push(pair)
    }
  pairs.sort(
    (a, b) => a.days - b.days || a.ratio - b.ratio || compareText(a.before.day, b.before.day),
  )
  const used = new Set<DayFlow>()
  return pairs.filter(({ before, after }) => {
    if (used.has(before) || used.has(after)) return false
    used.add(before)
    used.add(after)
    return true
  })
}

function pairOf(before: DayFlow, after: DayFlow, daysMax: number): Pair | null {
  if (before.count !== 1 || after.count !== 1) return null
  if (before.amount === 0 || after.amount === 0) return null
  if (before.amount > 0 !== after.amount > 0) return null
  const days = Math.abs(daysBetween(before.day, after.day))
  if (days > daysMax) return null
  const share = after.amount / before.amount
  const ratio = Math.max(share, 1 / share)
  return ratio <= ratioMax ? { before, after, days, ratio } : null
}
