// The dynamic optimised theta model: simple smoothing plus a share of a trend line that is refitted
// at every step (Fiorucci, Pellegrini, Louzada, Petropoulos and Koehler, 2016). Needs a series
// without seasons.
import type { Numbers } from './descriptive.ts'

type Fit = { smoothing: number; start: number; share: number; squares: number }

const smoothingMin = 0.05
const smoothingMax = 0.99
const golden = (Math.sqrt(5) - 1) / 2
const searchSteps = 14

/** The forecast of a series without seasons, at least one value long. */
export function thetaForecast(values: Numbers, horizon: number): Numbers {
  if (values.length < 4) return new Float64Array(horizon).fill(values.at(-1) ?? 0)
  return extended(values, bestFit(values), horizon)
}

/**
 * For a given smoothing the model is linear in its starting level and in the share of the trend
 * line, so that only the smoothing is searched for: on a coarse grid, then by golden section around
 * the best.
 */
function bestFit(values: Numbers): Fit {
  let best = fitAt(values, 0.1)
  for (const smoothing of [smoothingMin, 0.2, 0.35, 0.5, 0.7, 0.9, smoothingMax]) {
    const fit = fitAt(values, smoothing)
    if (fit.squares < best.squares) best = fit
  }
  let low = Math.max(smoothingMin, best.smoothing - 0.19)
  let high = Math.min(smoothingMax, best.smoothing + 0.19)
  for (let step = 0; step < searchSteps; step++) {
    const reach = golden * (high - low)
    const left = fitAt(values, high - reach)
    const right = fitAt(values, low + reach)
    if (left.squares < right.squares) high = low + reach
    else low = high - reach
    const better = left.squares < right.squares ? left : right
    if (better.squares < best.squares) best = better
  }
  return best
}

/**
 * Least squares for the starting level and the share, with the share kept between 0 (no trend) and
 * 1 (all of it).
 */
function fitAt(values: Numbers, smoothing: number): Fit {
  const keep = 1 - smoothing
  let level = 0 // what the smoothing makes of the data alone
  let weight = 1 // what is left in it of the starting level
  let average = 0
  let rise = 0
  let [ll, lt, tt, le, te, ee] = [0, 0, 0, 0, 0, 0]
  for (let t = 0; t < values.length; t++) {
    const value = values[t]!
    if (t >= 2) {
      const trend =
        weight * (average - ((t + 1) / 2) * rise) + ((1 - weight * keep) / smoothing) * rise
      const error = value - level
      ll += weight * weight
      lt += weight * trend
      tt += trend * trend
      le += weight * error
      te += trend * error
      ee += error * error
    }
    level = smoothing * value + keep * level
    weight *= keep
    const before = average
    average = (t * before + value) / (t + 1)
    rise = t ? ((t - 1) * rise + (6 * (value - before)) / (t + 1)) / (t + 2) : 0
  }
  const determinant = ll * tt - lt * lt
  const free = determinant > 1e-12 * ll * tt ? (ll * te - lt * le) / determinant : 0
  const share = Math.min(1, Math.max(0, free))
  const start = ll > 1e-300 ? (le - share * lt) / ll : values[0]!
  const squares =
    ee +
    start * start * ll +
    share * share * tt +
    2 * (start * share * lt - start * le - share * te)
  return { smoothing, start, share, squares }
}

/**
 * Runs the fitted model through the series and on: beyond its end the model takes its own forecast
 * for the value.
 */
function extended(values: Numbers, { smoothing, start, share }: Fit, horizon: number): Numbers {
  const keep = 1 - smoothing
  const forecast = new Float64Array(horizon)
  let level = start
  let weight = 1
  let average = 0
  let rise = 0
  for (let t = 0; t < values.length + horizon; t++) {
    const trend =
      weight * (average - ((t + 1) / 2) * rise) + ((1 - weight * keep) / smoothing) * rise
    const value = values[t] ?? level + share * trend
    if (t >= values.length) forecast[t - values.length] = value
    level = smoothing * value + keep * level
    weight *= keep
    const before = average
    average = (t * before + value) / (t + 1)
    rise = t ? ((t - 1) * rise + (6 * (value - before)) / (t + 1)) / (t + 2) : 0
  }
  return forecast
}
