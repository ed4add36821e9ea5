// Exponential smoothing of a level and of a trend that dies away (Gardner and McKenzie, 1985),
// averaged over its settings.
import { line, mean, type Numbers } from './descriptive.ts'
import { averageOf, stepsTested, type Trial, testedFrom } from './trials.ts'

/**
 * How quickly level and trend learn (the trend as a share of the level's speed), and what is kept
 * of the trend per step.
 */
type Damping = { readonly level: number; readonly trend: number; readonly kept: number }

type Start = { readonly height: number; readonly rise: number }

/**
 * Settings with where they started on a series, their mean absolute error in its past, and their
 * forecast.
 */
export type DampedTrial = Damping & Trial & { readonly start: Start }

const speeds = [0.02, 0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1]
const trends = [0.02, 0.05, 0.1, 0.2, 0.4]
const keeps = [0.8, 0.9, 0.95, 0.98]
const settings: readonly Damping[] = speeds.flatMap((level) => [
  { level, trend: 0, kept: 0 },
  ...trends.flatMap((trend) => keeps.map((kept) => ({ level, trend, kept }))),
])

/** All settings tried on a series without seasons, at least two values long. */
export function dampedTrials(values: Numbers): DampedTrial[] {
  const { start, rise } = line(values.subarray(0, 10))
  const level = mean(values.subarray(0, 6))
  return settings.map((setting) =>
    setting.trend
      ? run(values, setting, { height: start - rise, rise })
      : run(values, setting, { height: level, rise: 0 }),
  )
}

/** The averaged forecast of the trials. */
export function dampedAverage(trials: readonly DampedTrial[], horizon: number): Numbers {
  return averageOf(trials, horizon)
}

function run(values: Numbers, setting: Damping, start: Start): DampedTrial {
  const { kept } = setting
  const slopeSpeed = setting.level * setting.trend
  const from = testedFrom(values.length)
  let { height, rise } = start
  let error = 0
  let count = 0
  for (let t = 0; t < values.length; t++) {
    const miss = values[t]! - height - kept * rise
    height += kept * rise + setting.level * miss
    rise = kept * rise + slopeSpeed * miss
    if (t < from) continue
    const last = Math.min(values.length - 1, t + stepsTested)
    let ahead = height
    let slope = rise
    for (let i = t + 1; i <= last; i++) {
      slope *= kept
      ahead += slope
      error += Math.abs(values[i]! - ahead)
    }
    count += last - t
  }
  const forecast = (step: number) =>
    height + (kept ? rise * ((kept * (1 - kept ** step)) / (1 - kept)) : 0)
  return { ...setting, start, error: count ? error / count : 1, forecast }
}
