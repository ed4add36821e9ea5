// Simple smoothing with a share of the long-run drift (the theta method as Hyndman and Billah wrote
// it, 2003), averaged over how quickly it learns and how much of the drift it believes.
import { mean, type Numbers } from './descriptive.ts'
import { averageOf, stepsTested, type Trial, testedFrom } from './trials.ts'

const smoothings = [0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 0.99]
const driftShares = [0, 0.25, 0.5, 0.75, 1]

/** The averaged forecast of a series without seasons, at least two values long. */
export function thetaAverage(values: Numbers, horizon: number): Numbers {
  const drifts = driftsOf(values)
  const trials = smoothings.flatMap((smoothing) => {
    const levels = levelsOf(values, smoothing)
    return driftShares.map((share) => trialOf({ values, levels, drifts, smoothing, share }))
  })
  return averageOf(trials, horizon)
}

/** The rise per step of the line through the values before each place. */
function driftsOf(values: Numbers): Numbers {
  const drifts = new Float64Array(values.length + 1)
  let average = 0
  let drift = 0
  for (let t = 0; t < values.length; t++) {
    const before = average
    average = (t * before + values[t]!) / (t + 1)
    if (t) drift = ((t - 1) * drift + (6 * (values[t]! - before)) / (t + 1)) / (t + 2)
    drifts[t + 1] = drift
  }
  return drifts
}

/** The smoothed level before each place. */
function levelsOf(values: Numbers, smoothing: number): Numbers {
  const levels = new Float64Array(values.length + 1)
  levels[0] = mean(values.subarray(0, 6))
  for (let t = 0; t < values.length; t++)
    levels[t + 1] = levels[t]! + smoothing * (values[t]! - levels[t]!)
  return levels
}

type Setting = {
  values: Numbers
  levels: Numbers
  drifts: Numbers
  smoothing: number
  share: number
}

/**
 * A smoothed level lags a drift by what it takes to learn, 1 / smoothing steps; the forecast makes
 * up for that.
 */
function trialOf({ values, levels, drifts, smoothing, share }: Setting): Trial {
  const { length } = values
  const lag = 1 / smoothing - 1
  let error = 0
  let count = 0
  for (let t = testedFrom(length); t < length; t++) {
    const drift = share * drifts[t]!
    const steps = Math.min(stepsTested, length - t)
    let height = levels[t]! + lag * drift
    for (let step = 0; step < steps; step++) {
      height += drift
      error += Math.abs(values[t + step]! - height)
    }
    count += steps
  }
  const drift = share * drifts[length]!
  const level = levels[length]!
  return { error: error / count, forecast: (step) => level + drift * (lag + step) }
}
