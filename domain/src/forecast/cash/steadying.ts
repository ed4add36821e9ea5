// Draws the remainder of typical months so that, with the series, it leaves the drift of the
// balance that is believed: typical months added up say little about a balance. It changes both
// sides and no series, so that everything still adds up.
import type { Drift } from './drift.ts'
import { grownShare } from './learned-drift.ts'
import type { Past } from './past.ts'
import type { Span } from './span.ts'
import { recencyWeights, weightedMean, weightedMedian } from './weighted.ts'

const yearMonths = 12
const daysInMonth = 30.436875
// How much of a typical month may be taken from a side at most; less where its months scatter less.
const takenMax = 0.5
const scatterHalfLifeMonths = 4
// With fewer whole months nobody knows where the balance is heading: months are taken as they are.
const monthsMin = 3

/**
 * What both sides of the remainder come to, by forecast month, in pence: what lies within the
 * forecast's days.
 */
type SideTotals = { readonly in: readonly number[]; readonly out: readonly number[] }

/**
 * The totals of `typical` months, changed so that the balance drifts as it should; `open` is what
 * series still bring or take by month. Without a drift they stay.
 */
export function steadied(input: {
  past: Past
  span: Span
  drift: Drift | null
  open: readonly number[]
  typical: SideTotals
  average: SideTotals
}): SideTotals {
  const { past, span, drift, open, typical, average } = input
  if (!drift || span.past.length < monthsMin) return typical
  const mean = open.map((net, at) => net + average.in[at]! - average.out[at]!)
  const own = ownDrift(past, span, mean)
  const ends = monthEnds(span)
  const scatter = { in: scatterOf(past.remainder[0]), out: scatterOf(past.remainder[1]) }
  const grown = grownShare(span.past.length)
  const months = open.map((net, at) => {
    const from = at === 0 ? 0 : ends[at - 1]!
    const wanted =
      mean[at]! -
      own * coveredShare(span, at) +
      drift(ends[at]! / daysInMonth) -
      drift(from / daysInMonth)
    return balanced({
      ...towardsAverage({ typical, average, at, wanted: wanted - net, grown }),
      wanted: wanted - net,
      scatter,
      hasIn: average.in[at]! > 0,
      // Costs that are all contracts have no rest that could grow; books without any cost at all
      // have not shown them yet.
      hasOut: average.out[at]! > 0 || !past.moved[1],
    })
  })
  return { in: months.map((month) => month.in), out: months.map((month) => month.out) }
}

/**
 * Both sides of a month, one of them raised towards its average as far as that brings in less out
 * closer to what is wanted: of lumpy money the median leaves out what the balance lives on. Only
 * the average of `grown` books (0-1) is sure enough.
 */
function towardsAverage(input: {
  typical: SideTotals
  average: SideTotals
  at: number
  wanted: number
  grown: number
}): { into: number; out: number } {
  const { typical, average, at, wanted, grown } = input
  const into = typical.in[at]!
  const out = typical.out[at]!
  const missing = wanted - into + out
  const rise = (side: 'in' | 'out', most: number) =>
    Math.max(0, Math.min(most, grown * (average[side][at]! - typical[side][at]!)))
  return { into: into + rise('in', missing), out: out + rise('out', -missing) }
}

/**
 * Two sides changed so that in less out is what is wanted: first the one is made smaller, then the
 * other larger. Neither is cut by more than half, or by more than its months scatter: what always
 * came or was always paid goes on. Neither is invented where nothing but series was seen.
 */
function balanced(input: {
  into: number
  out: number
  wanted: number
  scatter: { in: number; out: number }
  hasIn: boolean
  hasOut: boolean
}): { in: number; out: number } {
  const { into, out, wanted, scatter, hasIn, hasOut } = input
  const missing = wanted - into + out
  if (missing < 0) {
    const less = Math.min(into * takenMax, scatter.in, -missing)
    return { in: into - less, out: hasOut ? out - missing - less : out }
  }
  const less = Math.min(out * takenMax, scatter.out, missing)
  return { in: hasIn ? into + missing - less : into, out: out - less }
}

/** How far the recent months of a side lie from its median, in the median. */
function scatterOf(byMonth: Float64Array): number {
  const recent = byMonth.slice(-yearMonths)
  const weights = recencyWeights(recent.length, scatterHalfLifeMonths)
  const middle = weightedMedian(recent, weights)
  return weightedMedian(
    recent.map((amount) => Math.abs(amount - middle)),
    weights,
  )
}

/**
 * What a month comes to over the coming year, taxes included: they are forecast elsewhere, but they
 * are paid from the same surplus.
 */
function ownDrift(past: Past, span: Span, mean: readonly number[]): number {
  const months = mean.slice(0, yearMonths)
  const covered = months.reduce((sum, _, at) => sum + coveredShare(span, at), 0)
  if (covered === 0) return 0
  const explained = past.explainedNet.slice(-yearMonths)
  const elsewhere = weightedMean(explained, recencyWeights(explained.length, yearMonths))
  return months.reduce((sum, value) => sum + value, 0) / covered + elsewhere
}

/** By month: how many days of the forecast have passed at its end. */
function monthEnds(span: Span): number[] {
  const ends = span.months.map(() => 0)
  for (const [day, month] of span.monthAt.entries()) ends[month] = day + 1
  return ends
}

/** The share of a month's days that the forecast covers. */
function coveredShare(span: Span, month: number): number {
  const ends = span.monthAt.lastIndexOf(month) + 1
  return (ends - span.monthAt.indexOf(month)) / span.monthDays[month]!
}
