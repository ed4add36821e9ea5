// How many scales below and above the path a band has to reach to hold a share of balances: read
// from misses, other accounts' at first and more and more the business's own (split-conformal
// prediction, Vovk and others 2005, with a prior), because the constants of other accounts alone do
// not carry over.
import { grownShare } from './learned-drift.ts'
import type { OwnMisses } from './own-misses.ts'

/**
 * By months ahead, from one to six: the factor of the scale below the path and above it, both >= 0.
 */
export type BandFactors = { readonly low: readonly number[]; readonly high: readonly number[] }

type Scored = { readonly size: number; readonly weight: number }

// Forty equal parts of how far the tuning half of the yardstick's accounts missed, in scales, from
// every month they allow. Below zero the balance came out lower: bad surprises are commoner than
// good ones. The outermost two stand where the 2.5 % edges come right.
const missesOfOthers = [
  -2.57, -1.99, -1.67, -1.49, -1.32, -1.19, -1.08, -0.98, -0.89, -0.8, -0.73, -0.66, -0.59, -0.54,
  -0.48, -0.43, -0.38, -0.33, -0.28, -0.23, -0.18, -0.13, -0.07, -0.02, 0.01, 0.05, 0.09, 0.12,
  0.18, 0.24, 0.3, 0.39, 0.47, 0.58, 0.71, 0.87, 1.07, 1.35, 1.82, 3.06,
]
// The misses of others weigh as much as so many of the own, while books are young and when they are
// grown.
const othersWeightYoung = 40
const othersWeightGrown = 12
// A neighbouring horizon's misses count half as much as its own.
const neighbourWeight = 0.5
// Months are not drawn from one urn: a January like no other comes for all accounts at once, and
// strikes hardest where bands are narrow.
const cautionNext = 1.2
const cautionLater = 1
const cautionMonths = 4
const horizonMonthsMax = 6

/**
 * The factors that hold a share (0-1). `scaleAt` gives the scale so many months ahead. The own
 * misses count on both sides, being few.
 */
export function bandFactors(input: {
  misses: OwnMisses
  months: number
  scaleAt: (months: number) => number
  share: number
}): BandFactors {
  const others = othersOf(input.months)
  const own = input.misses.flatMap((row) =>
    row.map((miss, i) => ({ ahead: i + 1, size: miss / Math.max(1, input.scaleAt(i + 1)) })),
  )
  const horizons = Array.from({ length: horizonMonthsMax }, (_, i) => i + 1)
  const scored = horizons.map((horizon) => [
    ...others,
    ...own.flatMap(({ ahead, size }) => {
      const weight = neighbourWeight ** Math.abs(ahead - horizon) / 2
      return [
        { size, weight },
        { size: -size, weight },
      ]
    }),
  ])
  const edge = (share: number) =>
    scored.map((sizes, i) => cautionAt(i) * weightedQuantile(sizes, share))
  return {
    low: edge((1 - input.share) / 2).map((factor) => Math.max(0, -factor)),
    high: edge((1 + input.share) / 2).map((factor) => Math.max(0, factor)),
  }
}

/** The caution of the months ahead, the next one first. */
function cautionAt(i: number): number {
  return cautionNext + (cautionLater - cautionNext) * Math.min(1, i / (cautionMonths - 1))
}

function othersOf(months: number): Scored[] {
  const grown = grownShare(months)
  const weight = othersWeightYoung + (othersWeightGrown - othersWeightYoung) * grown
  return missesOfOthers.map((size) => ({ size, weight: weight / missesOfOthers.length }))
}

/**
 * The size below which the share of the weight lies, interpolated between the middles of
 * neighbours.
 */
function weightedQuantile(sizes: readonly Scored[], share: number): number {
  const sorted = [...sizes].sort((a, b) => a.size - b.size)
  const wanted = share * sorted.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  let before: { size: number; at: number } | null = null
  for (const { size, weight } of sorted) {
    const at = passed + weight / 2
    if (at >= wanted) {
      if (!before) return size
      return before.size + ((wanted - before.at) / (at - before.at)) * (size - before.size)
    }
    before = { size, at }
    passed += weight
  }
  return before?.size ?? 0
}
