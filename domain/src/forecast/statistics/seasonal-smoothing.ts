// Exponential smoothing in which the season learns as well (Holt and Winters, 1960), averaged over
// its settings by their likelihood, much tempered. Catches seasons that change their shape; starts
// from the indices of the whole series.
import { line, mean, type Numbers } from './descriptive.ts'
import { withoutSeason } from './seasonal-indices.ts'

type Setting = { readonly level: number; readonly trend: number; readonly season: number }
type Run = { squares: number; height: number; rise: number; season: Numbers }

const speeds = [0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8]
const trends = [0, 0.05, 0.15]
const seasons = [0.02, 0.05, 0.1, 0.2, 0.35]
const settings: readonly Setting[] = speeds.flatMap((level) =>
  trends.flatMap((trend) => seasons.map((season) => ({ level, trend, season }))),
)
const kept = 0.95 // of the trend from step to step
const temper = 0.1 // a share of the evidence: the model is never quite true

/**
 * The forecast of a series with its season; `indices` by place in the cycle, counted from the first
 * value.
 */
export function seasonalAverage(values: Numbers, indices: Numbers, horizon: number): Numbers {
  const smooth = withoutSeason(values, indices)
  const { start, rise } = line(smooth.subarray(0, 12))
  const level = mean(smooth.subarray(0, 6))
  const runs = settings.map((setting) =>
    run(values, setting, {
      squares: 0,
      height: setting.trend ? start - rise : level,
      rise: setting.trend ? rise : 0,
      season: indices.slice(),
    }),
  )
  return averaged(runs, values.length, horizon)
}

function run(values: Numbers, { level, trend, season }: Setting, state: Run): Run {
  const period = state.season.length
  let { height, rise } = state
  let place = 0
  for (let t = 0; t < values.length; t++) {
    const miss = values[t]! - height - kept * rise - state.season[place]!
    if (t >= 3) state.squares += miss * miss
    height += kept * rise + level * miss
    rise = kept * rise + level * trend * miss
    state.season[place]! += season * (1 - level) * miss
    place = place + 1 === period ? 0 : place + 1
  }
  return { ...state, height, rise }
}

function averaged(runs: readonly Run[], length: number, horizon: number): Numbers {
  const least = runs.reduce((low, { squares }) => Math.min(low, squares), Number.POSITIVE_INFINITY)
  const forecast = new Float64Array(horizon)
  let total = 0
  for (const { squares, height, rise, season } of runs) {
    const weight = squares > 0 ? (least / squares) ** ((temper * length) / 2) : 1
    if (weight < 1e-4) continue
    total += weight
    let [ahead, slope] = [height, rise]
    for (let step = 0; step < horizon; step++) {
      slope *= kept
      ahead += slope
      forecast[step]! += weight * (ahead + season[(length + step) % season.length]!)
    }
  }
  return forecast.map((value) => value / total)
}
