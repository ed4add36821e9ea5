// What a month (or a week) of the year adds to the level, on the scale the series is smoothed on:
// in logarithms an index is a factor. Late years count more, and indices are drawn towards none as
// far as noise could have made them (James and Stein, 1961).
import { mean, type Numbers } from './descriptive.ts'
import { localLine } from './local-line.ts'

// A year counts this share of the year after it. Seasons drift; the share was chosen on one half of
// the M1 series.
const yearShare = 0.82
// Noise is taken for a little more than it looks: misses of neighbouring months resemble each
// other, and so hide in the indices.
const caution = 1.2
const reachShare = 0.75 // of a cycle on each side: what the course behind the season is drawn from
const keptMin = 0.02
const periodOfWeeks = 52

/**
 * Indices by place in the cycle, counted from the first value; null where the series is shorter
 * than two cycles and a bit, or shows no season. Two rounds: the first around a centred average,
 * the second around a smooth course through the result, which reaches the ends.
 */
export function seasonalIndices(values: Numbers, period: number): Numbers | null {
  if (period < 2 || values.length < 2 * period + 2) return null
  const weights = values.map((_, i) => yearShare ** ((values.length - 1 - i) / period))
  const first = meansByPlace(values, centredAverage(values, period), weights, period)
  const course = localLine(withoutSeason(values, first), Math.ceil(reachShare * period))
  const second = meansByPlace(values, course, weights, period)
  const noise = noiseOf(values, course, weights, second)
  return shrunk(period < periodOfWeeks ? second : smoothed(second), noise)
}

/** The series without its season. */
export function withoutSeason(values: Numbers, indices: Numbers | null): Numbers {
  return indices ? values.map((value, i) => value - indices[i % indices.length]!) : values
}

/** A series or forecast with the season put back; `from` is the place of its first value. */
export function withSeason(values: Numbers, indices: Numbers | null, from: number): Numbers {
  return indices ? values.map((value, i) => value + indices[(from + i) % indices.length]!) : values
}

/** The mean over a whole cycle around each value; NaN at both ends. */
export function centredAverage(values: Numbers, period: number): Numbers {
  const trend = new Float64Array(values.length).fill(Number.NaN)
  const half = period >> 1
  const ends = period % 2 ? 1 : 0.5
  for (let i = half; i < values.length - half; i++) {
    let total = ends * (values[i - half]! + values[i + half]!)
    for (let j = i - half + 1; j < i + half; j++) total += values[j]!
    trend[i] = total / period
  }
  return trend
}

/** The weighted mean departure from the trend by place in the cycle, centred on zero. */
export function meansByPlace(
  values: Numbers,
  trend: Numbers,
  weights: Numbers,
  period: number,
): Numbers {
  const totals = new Float64Array(period)
  const counts = new Float64Array(period)
  for (let i = 0; i < values.length; i++) {
    if (Number.isNaN(trend[i]!)) continue
    totals[i % period]! += weights[i]! * (values[i]! - trend[i]!)
    counts[i % period]! += weights[i]!
  }
  const means = totals.map((total, place) => (counts[place] ? total / counts[place]! : 0))
  const centre = mean(means)
  return means.map((value) => value - centre)
}

/** The variance that chance alone gives an index. */
function noiseOf(values: Numbers, trend: Numbers, weights: Numbers, indices: Numbers): number {
  const period = indices.length
  let [squares, total, totalOfSquares] = [0, 0, 0]
  for (let i = 0; i < values.length; i++) {
    const weight = weights[i]!
    squares += weight * (values[i]! - trend[i]! - indices[i % period]!) ** 2
    total += weight
    totalOfSquares += weight * weight
  }
  const variance = (squares / total) * (values.length / (values.length - period))
  const cycles = (total * total) / totalOfSquares / period
  return variance / cycles
}

/**
 * Each index averaged with its neighbours: weeks do not fall on the same days every year, and
 * months on end have one season.
 */
function smoothed(indices: Numbers): Numbers {
  const { length } = indices
  return indices.map((value, place) => {
    const around = indices[(place + 1) % length]! + indices[(place + length - 1) % length]!
    return value / 2 + around / 4
  })
}

function shrunk(indices: Numbers, noise: number): Numbers | null {
  const power = indices.reduce((total, value) => total + value * value, 0)
  const kept = power > 0 ? 1 - ((indices.length - 3) * noise * caution) / power : 0
  return kept > keptMin ? indices.map((value) => value * kept) : null
}
