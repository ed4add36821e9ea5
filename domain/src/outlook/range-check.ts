// How well the 80 % range held on the business's own past, and how much wider it has to be where it
// did not.
import type { Minor } from '../money.ts'
import { type Backtest, roughShare, shortHistoryWeeks } from './outlook.ts'

/** A balance that was forecast with its 80 % range, and what came. */
type MetRange = {
  readonly expected: Minor
  readonly low80: Minor
  readonly high80: Minor
  readonly happened: Minor
}

const heldShare = 0.8
// One day in ten may end beyond each side.
const sideShare = 0.9
const wideningMax = 3
// Fewer days prove nothing.
const daysMin = 30

/** How many times as wide a range is made below and above, 1 or more. */
export type Widening = { readonly low: number; readonly high: number }

/**
 * The days in range, and the factors that would have had the range hold on 80 % of them: 1 where it
 * held on 70 % or more, 3 at the most. A side on which no more than one day in ten ended stays as
 * it is: who ends above what was forecast month after month is in no greater danger. `null` of
 * fewer than 30 days.
 */
export function checkRange(met: readonly MetRange[]): (Backtest & { widening: Widening }) | null {
  if (met.length < daysMin) return null
  const inRange = met.filter(
    ({ happened, low80, high80 }) => happened >= low80 && happened <= high80,
  ).length
  const held = { inRange, days: met.length }
  if (inRange / met.length >= roughShare) return { ...held, widening: { low: 1, high: 1 } }
  const whole = holding(met.map(missOf), heldShare)
  const side = (isOn: (each: MetRange) => boolean) =>
    Math.min(
      whole,
      holding(
        met.map((each) => (isOn(each) ? missOf(each) : 0)),
        sideShare,
      ),
    )
  const low = side(({ happened, expected }) => happened < expected)
  const high = side(({ happened, expected }) => happened > expected)
  return { ...held, widening: { low, high } }
}

/** The factor by which so large a share of misses is held. */
function holding(misses: readonly number[], share: number): number {
  const sorted = [...misses].sort((a, b) => a - b)
  const wanted = sorted[Math.ceil(share * sorted.length) - 1] ?? 1
  return Math.min(wideningMax, Math.max(1, wanted))
}

/**
 * How much wider the ranges of a short history are made: what is learned from few weeks errs by the
 * root of how few they are.
 */
export function historyWidening(weeks: number): number {
  return Math.sqrt(shortHistoryWeeks / Math.min(shortHistoryWeeks, Math.max(1, weeks)))
}

/** The miss in widths of the range on its side: 1 lies on the edge. */
function missOf({ expected, low80, high80, happened }: MetRange): number {
  const width = happened < expected ? expected - low80 : high80 - expected
  if (width <= 0) return happened === expected ? 0 : wideningMax
  return Math.abs(happened - expected) / width
}
