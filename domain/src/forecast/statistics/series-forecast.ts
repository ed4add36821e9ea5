// Forecasts a monthly or weekly series of plain numbers with ranges. Pure and without chance: the
// same series gives the same forecast, in any unit. Anything may come in, from nothing to nonsense;
// what goes out is always finite.
import { mean, median, type Numbers } from './descriptive.ts'
import { membersOf, partsOf } from './ensemble.ts'
import { scalesOf, stretch80, stretch95, usualShare } from './intervals.ts'
import { lopsided, type Range, symmetric } from './ranges.ts'

/**
 * How many values make a year (12 months, 52 weeks; 1 for none), and how many steps to forecast.
 */
export type SeriesQuestion = { readonly period: number; readonly horizon: number }

/**
 * The expected value per step ahead and the ranges that hold it with 80 % and 95 %, in the unit of
 * the series.
 */
export type SeriesForecast = {
  readonly mean: number[]
  readonly low80: number[]
  readonly high80: number[]
  readonly low95: number[]
  readonly high95: number[]
}

const valuesMax = 600 // older values tell nothing of tomorrow, and cost time
const valuesMin = 3
const horizonMax = 1000
const normalMin = 2 ** -1022 // smaller numbers lose their digits, and divide to infinity
// A series that comes closer to zero than this share of its median is not smoothed in logarithms:
// they would see a cliff.
const loggedMin = 0.01
const plainSurprise = 1.2 // measured on the M1 series shifted to their medians: where logarithms do not serve, more goes amiss

/**
 * The forecast of a series, oldest value first, by the mean of several methods (see ensemble.ts). A
 * series that never was negative is not forecast below zero. A value that is not finite is taken
 * for the one before it.
 */
export function forecastSeries(
  values: readonly number[],
  { period, horizon }: SeriesQuestion,
): SeriesForecast {
  const steps = wholeBetween(horizon, 0, horizonMax)
  const cycle = wholeBetween(period, 1, valuesMax)
  const history = filled(values).subarray(-Math.max(valuesMax, 4 * cycle))
  const unit = unitOf(history)
  const inUnits = history.map((value) => value / unit)
  const forecast = scaledForecast(inUnits, cycle, steps)
  return inUnit(
    forecast,
    unit,
    history.some((value) => value < 0),
  )
}

/** In units of the mean size of the values: the middle, and the ranges at either end. */
type ScaledForecast = { middle: Numbers; range: (stretch: number) => Range }

function scaledForecast(values: Numbers, period: number, horizon: number): ScaledForecast {
  if (values.length < valuesMin) return flat(values, horizon)
  const least = values.reduce((low, value) => Math.min(low, value))
  return least > loggedMin * median(values)
    ? logarithmic(values, period, horizon)
    : linear(values, period, horizon)
}

/** Too few values for any method: their mean, with the usual width and what they differ by. */
function flat(values: Numbers, horizon: number): ScaledForecast {
  const middle = new Float64Array(horizon).fill(mean(values))
  const gap = values.length > 1 ? values[1]! - values[0]! : 0
  const scales = middle.map(
    (value, step) => Math.hypot(usualShare * value, gap) * Math.sqrt(step + 1),
  )
  return { middle, range: (stretch) => symmetric(middle, scales, stretch) }
}

function linear(values: Numbers, period: number, horizon: number): ScaledForecast {
  const parts = partsOf(values, period)
  const members = membersOf(parts, horizon, period, false)
  const scales = scalesOf(parts, members, meanStep(parts.values), horizon).map(
    (scale) => scale * plainSurprise,
  )
  const middle = meanOf(members)
  return { middle, range: (stretch) => symmetric(middle, scales, stretch) }
}

/**
 * Members are averaged as values, not as logarithms: that scored better, and a mean is what adds
 * up.
 */
function logarithmic(values: Numbers, period: number, horizon: number): ScaledForecast {
  const parts = partsOf(values.map(Math.log), period)
  const members = membersOf(parts, horizon, period, true)
  const scales = scalesOf(parts, members, usualShare, horizon)
  const middle = meanOf(members.map((member) => member.map(Math.exp)))
  return { middle, range: (stretch) => lopsided(middle, scales, stretch) }
}

/** How far a value lies from the one before, in the mean. */
function meanStep(values: Numbers): number {
  return mean(values.subarray(1).map((value, i) => Math.abs(value - values[i]!)))
}

function inUnit(
  { middle, range }: ScaledForecast,
  unit: number,
  negatives: boolean,
): SeriesForecast {
  const plain = (numbers: Numbers) =>
    Array.from(numbers, (value) => inBounds(value, unit, negatives))
  const [narrow, wide] = [range(stretch80), range(stretch95)]
  return {
    mean: plain(middle),
    low80: plain(narrow.low),
    high80: plain(narrow.high),
    low95: plain(wide.low),
    high95: plain(wide.high),
  }
}

function inBounds(value: number, unit: number, negatives: boolean): number {
  const floor = negatives ? -Number.MAX_VALUE : 0
  return Math.min(Number.MAX_VALUE, Math.max(floor, value * unit))
}

function meanOf(members: readonly Numbers[]): Numbers {
  return members[0]!.map((_, step) => mean(members.map((member) => member[step]!)))
}

/**
 * The mean size of the values; 1 where all are zero. Divided by the largest first, so that no sum
 * overflows.
 */
function unitOf(values: Numbers): number {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  if (largest === 0) return 1
  const size = largest * mean(values.map((value) => Math.abs(value) / largest))
  return Math.max(size, normalMin)
}

function filled(values: readonly number[]): Numbers {
  let last = values.find(Number.isFinite) ?? 0
  return Float64Array.from(values, (value) => {
    if (Number.isFinite(value)) last = value
    return last
  })
}

function wholeBetween(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.floor(value) || low))
}
