// The plain mean of eight different forecasters. Weights learnt from past errors were measured and
// gained nothing over it; what helps is that the members err differently.
import { throughBlocks } from './aggregate.ts'
import { alongSteps, aroundLine } from './autoregression.ts'
import { type DampedTrial, dampedAverage, dampedTrials } from './damped-trend.ts'
import type { Numbers } from './descriptive.ts'
import { tamed } from './outliers.ts'
import { seasonalIndices, withoutSeason, withSeason } from './seasonal-indices.ts'
import { seasonalAverage } from './seasonal-smoothing.ts'
import { thetaForecast } from './theta.ts'
import { thetaAverage } from './theta-average.ts'

/**
 * A series on the scale it is smoothed on, taken apart: its season, and the values without it, as
 * they are and tamed.
 */
export type Parts = {
  readonly indices: Numbers | null
  readonly values: Numbers
  readonly tame: Numbers
  readonly trials: readonly DampedTrial[]
}

/**
 * Takes a series apart. The season is found twice: the second time without the outliers that the
 * first has shown.
 */
export function partsOf(scaled: Numbers, period: number): Parts {
  const first = seasonalIndices(scaled, period)
  const cleaned = withSeason(tamed(withoutSeason(scaled, first)), first, 0)
  const indices = seasonalIndices(cleaned, period)
  const tame = withoutSeason(cleaned, indices)
  return { indices, values: withoutSeason(scaled, indices), tame, trials: dampedTrials(tame) }
}

/**
 * The members' forecasts on the scale of the parts, each with the season put back. `logs`: the
 * scale is logarithmic.
 */
export function membersOf(parts: Parts, horizon: number, period: number, logs: boolean): Numbers[] {
  const { indices, tame } = parts
  const smooth = [
    thetaForecast(tame, horizon),
    ...(logs ? [thetaUnlogged(tame, horizon)] : []),
    thetaAverage(tame, horizon),
    dampedAverage(parts.trials, horizon),
    throughBlocks(tame, horizon, blockOf(period), thetaForecast),
    alongSteps(tame, horizon),
    aroundLine(tame, horizon),
  ]
  const seasoned = smooth.map((forecast) => withSeason(forecast, indices, tame.length))
  const whole = withSeason(tame, indices, 0)
  const members = indices ? [...seasoned, seasonalAverage(whole, indices, horizon)] : seasoned
  return members.map((member) => bounded(member, whole))
}

/**
 * No member may leave the range of the past by more than that range; one that lost its numbers says
 * the last value.
 */
function bounded(member: Numbers, past: Numbers): Numbers {
  const least = past.reduce((low, value) => Math.min(low, value))
  const most = past.reduce((high, value) => Math.max(high, value))
  const room = most - least
  return member.map((value) =>
    Number.isFinite(value) ? Math.min(most + room, Math.max(least - room, value)) : past.at(-1)!,
  )
}

/**
 * The theta model on the values themselves: a straight line where the logarithms see a constant
 * rate.
 */
function thetaUnlogged(logs: Numbers, horizon: number): Numbers {
  const forecast = thetaForecast(logs.map(Math.exp), horizon)
  const least = Math.exp(logs.at(-1)!) * 1e-3
  return forecast.map((value) => Math.log(Math.max(value, least)))
}

/** Quarters of months, months of weeks; pairs of anything else. */
function blockOf(period: number): number {
  return period < 12 ? 2 : period < 24 ? 3 : 4
}
