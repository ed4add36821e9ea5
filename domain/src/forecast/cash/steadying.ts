// Keeps the balance from running away: typical months added up say little about a balance, and a surplus seen for a year is mostly
// chance. The drift of the path is drawn towards none as far as chance could have made it (James and Stein, 1961).
import { type Minor, minor } from '../../money.ts'
import type { SteadyingLine } from '../engine.ts'
import type { Past } from './past.ts'
import type { Span } from './span.ts'
import { recencyWeights, weightedMean } from './weighted.ts'

const monthsMax = 12
const monthsMin = 6
const strictness = 4

/** The share of the drift that is believed, 0 to 1, from what all months came to; 0 with fewer than six. */
export function beliefInDrift(net: Float64Array): number {
  const recent = Array.from(net.slice(-monthsMax))
  const count = recent.length
  if (count < monthsMin) return 0
  const mean = recent.reduce((sum, value) => sum + value, 0) / count
  const squares = recent.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  if (mean === 0) return 0
  const errorSquared = squares / (count - 1) / count
  return Math.max(0, 1 - (strictness * errorSquared * inflation(recent, mean, squares)) / mean ** 2)
}

/** How much less independent months say when each resembles the one before it. */
function inflation(values: readonly number[], mean: number, squares: number): number {
  if (squares === 0) return 1
  let together = 0
  for (let i = 1; i < values.length; i++) together += (values[i]! - mean) * (values[i - 1]! - mean)
  const likeness = together / squares
  return Math.max(1, (1 + likeness) / (1 - Math.min(0.8, likeness)))
}

/** The steadying by forecast month: what the parts come to (`parts`), and would come to on average (`average`), both in less out; `drift` is what a month is to come to, where a plain method says it. */
export function steadyingOf(of: {
  past: Past
  span: Span
  drift: number | null
  parts: readonly Minor[]
  average: readonly number[]
}): SteadyingLine[] {
  const { past, span, parts, average } = of
  const own = driftOf(past, span, average)
  const held = own - (of.drift ?? beliefInDrift(past.net) * own)
  return span.months.flatMap((month, at) => {
    const wanted = average[at]! - held * coveredShare(span, at)
    const amount = minor(Math.round(wanted - parts[at]!))
    return amount === 0 ? [] : [{ month, amount }]
  })
}

/** What a month comes to over the coming year, taxes included: they are forecast elsewhere, but they are paid from the same surplus. */
function driftOf(past: Past, span: Span, average: readonly number[]): number {
  const months = average.slice(0, monthsMax)
  const covered = months.reduce((sum, _, at) => sum + coveredShare(span, at), 0)
  if (covered === 0) return 0
  const explained = past.explainedNet.slice(-monthsMax)
  const elsewhere = weightedMean(explained, recencyWeights(explained.length, monthsMax))
  return months.reduce((sum, value) => sum + value, 0) / covered + elsewhere
}

/** The share of a month's days that the forecast covers. */
export function coveredShare(span: Span, month: number): number {
  let days = 0
  for (const at of span.monthAt) if (at === month) days++
  return days / span.monthDays[month]!
}
