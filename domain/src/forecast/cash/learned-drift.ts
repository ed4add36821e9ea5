// Mixes eight views of where the balance is heading by how well each would have forecast the
// business's own past months, beginning from how well they did for other accounts.
import { aboveUsual, believedSurplus, type Drift, driftOf, yearMean } from './drift.ts'

/**
 * A view by name: how much of the surplus it believes, and whether it expects the balance back at
 * its usual level.
 */
const believed = ['none', 'drawn', 'half', 'whole'] as const
const monthsAheadMax = 6
const originMonthsMin = 6
const originsMax = 24

/**
 * How far each view missed, mean over origins, against a flat balance (1): first those that stay,
 * then those that give back.
 */
type Losses = readonly number[]

// Young accounts: the tuning half of the yardstick's accounts. Grown books: no view is preferred
// but for its boldness.
const lossesYoung: Losses = [1, 1.12, 1.6, 2.5, 0.957, 1.07, 1.4, 2.2]
const lossesGrown: Losses = [1, 1, 1.05, 1.15, 1.02, 1.02, 1.07, 1.2]
// A deficit that is no chance goes on until somebody ends it; the accounts had none, so this is
// caution and not measurement.
const lossesBurning: Losses = [1, 0.7, 0.8, 0.8, 1, 0.9, 0.95, 0.95]
// So many months of the own past weigh as much as what is known of others, and from when to when
// books grow up.
const weightYoung = 30
const weightGrown = 4
const youngMonths = 12
const grownMonths = 18

/** The drift of the balance from what whole months came to (oldest first, in pence). */
export function learnedDrift(net: Float64Array): Drift {
  const drifts = viewsOf(net)
  const weights = weightsOf(net)
  return (months) => drifts.reduce((sum, drift, i) => sum + weights[i]! * drift(months), 0)
}

/**
 * How far books of so many whole months are grown up: 0 for young ones, 1 for those that speak for
 * themselves.
 */
export function grownShare(months: number): number {
  return Math.min(1, Math.max(0, (months - youngMonths) / (grownMonths - youngMonths)))
}

/** All views at the end of the months. */
function viewsOf(net: Float64Array): Drift[] {
  const mean = yearMean(net)
  const perMonth = { none: 0, drawn: believedSurplus(net), half: mean / 2, whole: mean }
  const above = aboveUsual(net)
  return [0, above].flatMap((distance) =>
    believed.map((share) => driftOf({ perMonth: perMonth[share], above: distance })),
  )
}

/** How much each view is believed; adds up to 1. */
function weightsOf(net: Float64Array): number[] {
  const { losses, origins } = ownLosses(net)
  const grown = grownShare(net.length)
  const weight = weightYoung + (weightGrown - weightYoung) * grown
  const priors = believedSurplus(net) < 0 ? lossesBurning : lossesYoung
  const flat = losses[0]! / Math.max(1, origins)
  const scores = losses.map((loss, i) => {
    const prior = priors[i]! + (lossesGrown[i]! - priors[i]!) * grown
    return weight * prior + (flat > 0 ? loss / flat : 0)
  })
  const best = Math.min(...scores)
  const beliefs = scores.map((score) => Math.exp(best - score))
  const total = beliefs.reduce((sum, belief) => sum + belief, 0)
  return beliefs.map((belief) => belief / total)
}

/**
 * By view: how far it missed the balance of the months after each origin, added up over origins.
 */
function ownLosses(net: Float64Array): { losses: number[]; origins: number } {
  const losses = Array.from({ length: 2 * believed.length }, () => 0)
  const first = Math.max(originMonthsMin, net.length - originsMax)
  for (let origin = first; origin < net.length; origin++) {
    const came = balancesAfter(net, origin)
    for (const [i, drift] of viewsOf(net.subarray(0, origin)).entries())
      losses[i]! += missed(drift, came)
  }
  return { losses, origins: Math.max(0, net.length - first) }
}

/** By how much the balance had moved one, two … months after the origin, as far as it is known. */
export function balancesAfter(net: Float64Array, origin: number): number[] {
  let moved = 0
  return Array.from(net.subarray(origin, origin + monthsAheadMax), (value) => {
    moved += value
    return moved
  })
}

function missed(drift: Drift, came: readonly number[]): number {
  const errors = came.map((value, i) => Math.abs(value - drift(i + 1)))
  return errors.reduce((sum, error) => sum + error, 0) / came.length
}
