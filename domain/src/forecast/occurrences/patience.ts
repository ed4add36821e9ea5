// How far from its due day a payment may be and still be that occurrence, and how long one that has
// not come is waited for.
import type { Series } from '../series.ts'

/** Days before and after the rolled due day. */
export type Patience = {
  /** A payment up to so many days early is this occurrence. */
  readonly earlyDays: number
  /** A payment up to so many days late is this occurrence. */
  readonly lateDays: number
  /**
   * After so many days without it the occurrence is no longer expected; also how long the rest of a
   * part payment is waited for.
   */
  readonly waitDays: number
}

// Together below a period, so that no payment lies within reach of two due days from the same side.
const earlyShare = 0.35
const lateShare = 0.45
const earlyDaysMax = 21
const lateDaysMax = 30

/**
 * The patience with a series; `period` in days. Payees that are used to be late are waited for
 * longer.
 */
export function patienceWith(series: Series, period: number): Patience {
  const { earlyDays, lateDays } = reachOf(series.toleranceDays, period)
  const tolerance = Math.min(series.toleranceDays, period * lateShare)
  const latest = Math.max(0, ...series.delays.slice(-6))
  const waitDays = Math.min(lateDays, Math.max(tolerance, latest * 1.5 + 2))
  return { earlyDays, lateDays, waitDays: Math.floor(waitDays) }
}

/** How many days early and late a payment may be of a series with a tolerance and a period. */
export function reachOf(
  toleranceDays: number,
  period: number,
): { earlyDays: number; lateDays: number } {
  const tolerance = Math.min(toleranceDays, period * lateShare)
  const early = Math.max(tolerance, Math.min(period * earlyShare, earlyDaysMax))
  const late = Math.max(tolerance, Math.min(period * lateShare, lateDaysMax))
  return { earlyDays: Math.floor(early), lateDays: Math.floor(late) }
}
