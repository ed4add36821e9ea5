// Where the balance is heading, apart from what is known to come: a surplus seen for some months is
// mostly chance, and a balance above its usual level tends to be spent. How much of each is
// believed is learned from the business's own past, and before it has one, from other accounts.
import { recencyWeights, weightedMean } from './weighted.ts'

/**
 * By how much the balance is expected to have moved after so many months (fractions too), in pence.
 */
export type Drift = (months: number) => number

/**
 * Two views of the past months: what they say of each month to come, and how far the balance stands
 * above its usual level.
 */
type View = { readonly perMonth: number; readonly above: number }

const yearMonths = 12
const surplusMonthsMin = 6
const deficitMonthsMin = 3
const strictness = 4
const usualHalfLifeMonths = 3
// How much of the distance to the usual level is given back in the end, and what is left to give
// back after each month. Fitted on the tuning half of the yardstick's accounts at every month they
// allow.
const givenBack = 0.6
const leftEachMonth = 0.5

/** What the balance does by one view. */
export function driftOf(view: View): Drift {
  return (months) => view.perMonth * months - givenBack * view.above * (1 - leftEachMonth ** months)
}

/**
 * The surplus of a month that is believed: drawn towards zero as far as chance could have made it
 * (James and Stein, 1961). A surplus takes six months to be believed, a deficit three, and before
 * that it is believed as it is: it is the one that does harm.
 */
export function believedSurplus(net: Float64Array): number {
  const recent = net.slice(-yearMonths)
  const count = recent.length
  const mean = meanOf(recent)
  if (mean >= 0 && count < surplusMonthsMin) return 0
  if (mean === 0 || count < deficitMonthsMin) return mean
  const squares = recent.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const errorSquared = (squares / (count - 1) / count) * inflation(recent, mean, squares)
  return mean * Math.max(0, 1 - (strictness * errorSquared) / mean ** 2)
}

/** How far the balance at the end of the months stands above its recent usual level, in pence. */
export function aboveUsual(net: Float64Array): number {
  let closing = 0
  const closings = net.map((value) => {
    closing += value
    return closing
  })
  return closing - weightedMean(closings, recencyWeights(net.length, usualHalfLifeMonths))
}

/** The mean of the last twelve months. */
export function yearMean(net: Float64Array): number {
  return meanOf(net.slice(-yearMonths))
}

/** How much less months say when each resembles the one before it. */
function inflation(values: Float64Array, mean: number, squares: number): number {
  if (squares === 0) return 1
  let together = 0
  for (let i = 1; i < values.length; i++) together += (values[i]! - mean) * (values[i - 1]! - mean)
  const likeness = together / squares
  return Math.max(1, (1 + likeness) / (1 - Math.min(0.8, likeness)))
}

function meanOf(values: Float64Array): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0
}
