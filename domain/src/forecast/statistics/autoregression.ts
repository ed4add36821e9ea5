// Forecasts a series from its own last values by Burg's method (1967), with as many of them as the
// corrected Akaike criterion allows. Burg's coefficients are always stable, so a forecast never
// explodes. Needs a series without seasons.
import { line, mean, type Numbers } from './descriptive.ts'

const ordersMax = 13
const driftShare = 0.5 // of the mean step: in full it overshoots, as the theta method found

/** Values swing around a straight line: the forecast returns to it. */
export function aroundLine(values: Numbers, horizon: number): Numbers {
  const { start, rise } = line(values)
  const departures = values.map((value, i) => value - start - rise * i)
  const ahead = continued(departures, horizon)
  return ahead.map((value, step) => value + start + rise * (values.length + step))
}

/**
 * Steps from value to value swing around half of their mean: the forecast goes on from the last
 * value.
 */
export function alongSteps(values: Numbers, horizon: number): Numbers {
  const steps = new Float64Array(Math.max(0, values.length - 1))
  for (let i = 0; i < steps.length; i++) steps[i] = values[i + 1]! - values[i]!
  const drift = driftShare * mean(steps)
  const ahead = continued(
    steps.map((step) => step - drift),
    horizon,
  )
  let level = values.at(-1) ?? 0
  return ahead.map((step) => {
    level += step + drift
    return level
  })
}

/** Goes on with values that swing around zero. */
function continued(values: Numbers, horizon: number): Numbers {
  const coefficients = bestCoefficients(values)
  const { length } = values
  const run = new Float64Array(length + horizon)
  run.set(values)
  for (let t = length; t < run.length; t++) {
    let next = 0
    for (let lag = 0; lag < coefficients.length; lag++)
      next += coefficients[lag]! * run[t - 1 - lag]!
    run[t] = next
  }
  return run.subarray(length)
}

function bestCoefficients(values: Numbers): Numbers {
  const { length } = values
  const orders = Math.min(ordersMax, length >> 2)
  let forward = values.slice()
  let backward = values.slice()
  let variance = values.reduce((total, value) => total + value * value, 0) / Math.max(1, length)
  let coefficients: Numbers = new Float64Array(0)
  let best: Numbers = coefficients
  let least = criterion(variance, 0, length)
  for (let order = 1; order <= orders && variance > 0; order++) {
    const reflection = reflectionOf(forward, backward, order)
    coefficients = levinson(coefficients, reflection)
    ;[forward, backward] = reflected(forward, backward, reflection)
    variance *= 1 - reflection * reflection
    const value = criterion(variance, order, length)
    if (value < least) [least, best] = [value, coefficients]
  }
  return best
}

function criterion(variance: number, order: number, length: number): number {
  return length * Math.log(variance + 1e-300) + (2 * (order + 1) * length) / (length - order - 2)
}

function reflectionOf(forward: Numbers, backward: Numbers, order: number): number {
  let product = 0
  let power = 0
  for (let i = order; i < forward.length; i++) {
    product += forward[i]! * backward[i - 1]!
    power += forward[i]! ** 2 + backward[i - 1]! ** 2
  }
  return power > 0 ? (2 * product) / power : 0
}

function levinson(coefficients: Numbers, reflection: number): Numbers {
  const { length } = coefficients
  const next = new Float64Array(length + 1)
  for (let i = 0; i < length; i++)
    next[i] = coefficients[i]! - reflection * coefficients[length - 1 - i]!
  next[length] = reflection
  return next
}

function reflected(forward: Numbers, backward: Numbers, reflection: number): [Numbers, Numbers] {
  const ahead = forward.slice()
  const behind = backward.slice()
  for (let i = 1; i < forward.length; i++) {
    ahead[i] = forward[i]! - reflection * backward[i - 1]!
    behind[i] = backward[i - 1]! - reflection * forward[i]!
  }
  return [ahead, behind]
}
