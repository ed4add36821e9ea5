// From what size on a change is worth a reader's time. A business may set its own threshold;
// otherwise it follows from its size.
import { type Minor, magnitude, minor } from '../money.ts'

/**
 * What a business has chosen: pounds (`null` leaves them to its size) and a percentage of the
 * baseline.
 */
export type Materiality = { readonly amount: Minor | null; readonly percent: number }

/** What counts while nothing has been chosen. */
const usualMateriality: Materiality = { amount: null, percent: 10 }

/**
 * A choice turned into what changes are measured against. `isOwn`: the pounds were chosen, so
 * nothing below them counts.
 */
export type Threshold = {
  readonly floor: Minor
  readonly percent: number
  readonly isOwn: boolean
}

// A change below a hundred pounds, or below a hundredth of what a month costs, is too small to act
// on.
const floorMin = minor(10_000)
const floorShare = 0.01
const totalShare = 0.05
const hundred = 100

/** The smallest change worth a sentence, for a business that spends so much in an average month. */
export function thresholdOf(
  monthlyOut: Minor,
  { amount, percent }: Materiality = usualMateriality,
): Threshold {
  const floor = amount ?? minor(Math.max(floorMin, Math.round(monthlyOut * floorShare)))
  return { floor, percent, isOwn: amount !== null }
}

/**
 * Whether a change is worth a sentence: large in pounds, and large for its own baseline or for the
 * whole side.
 */
export function isMaterial(
  { variance, baseline }: { readonly variance: Minor; readonly baseline: Minor },
  known: { threshold: Threshold; sideTotal: Minor },
): boolean {
  const size = magnitude(variance)
  const { floor, percent, isOwn } = known.threshold
  if (size === 0 || (isOwn && size < floor)) return false
  if (size >= floor && size * hundred >= percent * magnitude(baseline)) return true
  return size >= totalShare * magnitude(known.sideTotal) && known.sideTotal !== 0
}
