// Averages many trial forecasters of one family. Each trial is weighed by how well it would have
// forecast the series from its own earlier points, several steps ahead: kinder to short series than
// one best fit, and it cannot land in a bad corner.
import type { Numbers } from './descriptive.ts'

/**
 * One set of settings: its mean absolute error over the steps tried in the past, and its forecast.
 */
export type Trial = { readonly error: number; readonly forecast: (step: number) => number }

/** How far ahead trials are tested. Longer tests leave too few of them in a short series. */
export const stepsTested = 12
const sharpness = 6 // a trial with half the error weighs 2^6 times as much

/**
 * From which value on a series of this length is good to test with: the first ones only set the
 * level.
 */
export function testedFrom(length: number): number {
  return Math.min(12, length >> 2)
}

/** The average forecast of the trials. At least one. */
export function averageOf(trials: readonly Trial[], horizon: number): Numbers {
  const least = trials.reduce((low, { error }) => Math.min(low, error), Number.POSITIVE_INFINITY)
  const forecast = new Float64Array(horizon)
  let total = 0
  for (const trial of trials) {
    const weight = trial.error > 0 ? (least / trial.error) ** sharpness : 1
    if (weight < 1e-4) continue
    total += weight
    for (let step = 0; step < horizon; step++) forecast[step]! += weight * trial.forecast(step + 1)
  }
  return forecast.map((value) => value / total)
}
