// How far the forecast of the balance would have missed on the business's own past, month by month
// and horizon by horizon.
import { balancesAfter, learnedDrift } from './learned-drift.ts'

/**
 * Signed misses in pence (actual less forecast), one row per origin, oldest first: one
 * month ahead, two, … as far as it is known.
 */
export type OwnMisses = readonly (readonly number[])[]

const originMonthsMin = 3
const originsMax = 24

/** Tries the drift that is learned at each past month's end on the months that followed. */
export function ownMissesOf(net: Float64Array): OwnMisses {
  const first = Math.max(originMonthsMin, net.length - originsMax)
  const misses: number[][] = []
  for (let origin = first; origin < net.length; origin++) {
    const drift = learnedDrift(net.subarray(0, origin))
    misses.push(balancesAfter(net, origin).map((came, i) => came - drift(i + 1)))
  }
  return misses
}
