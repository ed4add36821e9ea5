// How far a forecast may miss. Widths come from how far the same series was missed from its own
// earlier points, step by step, averaged with what the theory of smoothing says and drawn towards
// the usual of all series; then stretched by factors under which the ranges held on held-out ends
// of real series (conformal prediction: Vovk, Gammerman and Shafer, 2005).
import type { DampedTrial } from './damped-trend.ts'
import { mean, type Numbers } from './descriptive.ts'
import type { Parts } from './ensemble.ts'
import { testedFrom } from './trials.ts'

/**
 * Factors on the scale for 80 % and 95 %, from the M1 monthly series, their own earlier parts and
 * simulated weeks.
 */
export const stretch80 = 1.2
export const stretch95 = 2.03

/**
 * The scale of the middle one of the M1 monthly series, one step ahead, as a share of its level (a
 * difference of logarithms).
 */
export const usualShare = 0.065

const usualGrowth = 0.3 // scales grow like steps ** 0.3 in the mean of series
const usualLength = 15 // the usual counts as much as so many values
// Season and settings were found on the very values that the misses are counted on, so the future
// is missed by more, the fewer values there were.
const valuesSpent = 32
const shortest = 24 // fewer values say no less of how much too small their misses are
// One step ahead is missed by this share less than the power law through all steps has it.
const nextStepLess = 0.1
const originsMin = 4
// of a normal distribution: standard deviation over mean absolute deviation
const deviationsPerMean = Math.sqrt(Math.PI / 2)
const discordWeight = 2

/**
 * The scale of the misses for each step ahead, on the scale of the parts; never shrinking with the
 * steps. `usual` is the scale one step ahead that a series is taken to have while little of it is
 * known.
 */
export function scalesOf(
  parts: Parts,
  members: readonly Numbers[],
  usual: number,
  horizon: number,
): Numbers {
  const best = parts.trials.reduce((lowest, other) => (other.error < lowest.error ? other : lowest))
  const past = pastErrors(parts.values, best, horizon)
  const { first, growth } = growthOf(past)
  const { length } = parts.values
  const own = length / (length + usualLength)
  const unseen = Math.sqrt(1 + valuesSpent / Math.max(length, shortest))
  let widest = 0
  return new Float64Array(horizon).map((_, step) => {
    const seen = first * (step + 1) ** ((growth + usualGrowth) / 2)
    const squared = seen * (past[0] ?? 0) * spreadOfTheory(best, step)
    const scale = Math.sqrt(squared + discordWeight * discord(members, step) ** 2)
    const drawn = scale ** own * (usual * (step + 1) ** usualGrowth) ** (1 - own)
    widest = Math.max(widest, unseen * (1 - nextStepLess / (step + 1)) * drawn)
    return widest
  })
}

/**
 * The deviation of the misses per step ahead from all earlier points, as far as there were enough
 * of them; by their mean size, for an outlier squared outweighs all others.
 */
function pastErrors(values: Numbers, trial: DampedTrial, horizon: number): Numbers {
  const sizes = new Float64Array(horizon)
  const counts = new Float64Array(horizon)
  let { height, rise } = trial.start
  const from = testedFrom(values.length)
  for (let t = 0; t < values.length; t++) {
    const miss = values[t]! - height - trial.kept * rise
    height += trial.kept * rise + trial.level * miss
    rise = trial.kept * rise + trial.level * trial.trend * miss
    if (t < from) continue
    let [ahead, slope] = [height, rise]
    for (let step = 0; step < horizon && t + step + 1 < values.length; step++) {
      slope *= trial.kept
      ahead += slope
      sizes[step]! += Math.abs(values[t + step + 1]! - ahead)
      counts[step]!++
    }
  }
  const enough = counts.findIndex((count) => count < originsMin)
  return sizes
    .map((sum, step) => (deviationsPerMean * sum) / counts[step]!)
    .subarray(0, enough < 0 ? horizon : enough)
}

/**
 * The power law through the misses: the early steps, seen most often and most independently, count
 * most.
 */
function growthOf(past: Numbers): { first: number; growth: number } {
  let [w, wx, wxx, wy, wxy] = [0, 0, 0, 0, 0]
  past.forEach((error, step) => {
    const weight = 1 / (step + 1)
    const x = Math.log(step + 1)
    const y = Math.log(error + 1e-9)
    w += weight
    wx += weight * x
    wxx += weight * x * x
    wy += weight * y
    wxy += weight * x * y
  })
  if (past.length < 2) return { first: past[0] ?? 0, growth: usualGrowth }
  const growth = Math.min(1, Math.max(0.05, (w * wxy - wx * wy) / (w * wxx - wx * wx)))
  return { first: Math.exp((wy - growth * wx) / w), growth }
}

/**
 * How the standard deviation grows with the steps if the smoothing were the truth (Hyndman and
 * others, 2008, chapter 6).
 */
function spreadOfTheory({ level, trend, kept }: DampedTrial, step: number): number {
  let variance = 1
  let reach = 0
  for (let j = 1; j <= step; j++) {
    reach += kept ** j
    variance += (level + level * trend * reach) ** 2
  }
  return Math.sqrt(variance)
}

/** How far the members stand apart, at most by the whole level. */
function discord(members: readonly Numbers[], step: number): number {
  const heights = members.map((member) => member[step]!)
  const middle = mean(heights)
  return Math.min(1, Math.sqrt(mean(heights.map((height) => (height - middle) ** 2))))
}
