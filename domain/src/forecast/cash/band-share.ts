// How many scales below and above the path a band has to reach to hold a share of balances: read
// from misses, other accounts' at first and more and more the business's own (split-conformal
// prediction, Vovk and others 2005, with a prior), because the constants of other accounts alone do
// not carry over.
import { grownShare } from './learned-drift.ts'
import type { OwnMisses } from './own-misses.ts'

/**
 * By months ahead, from one to six: the factor of the scale below the path and above it, both >= 0.
 */
type BandFactors = { readonly low: readonly number[]; readonly high: readonly number[] }

type Scored = { readonly size: number; readonly weight: number }

// Forty equal parts of how far the tuning half of the yardstick's accounts missed at month ends
// without a January on the way, in scales. Each counts below and above, because their months were
// those of one year, which was good to nearly all of them. The outermost two stand where the 2.5 %
// edges come right.
const missesOfOthers = [
  -2.2, -1.34, -1.11, -0.95, -0.81, -0.72, -0.63, -0.55, -0.5, -0.45, -0.39, -0.34, -0.31, -0.27,
  -0.21, -0.18, -0.14, -0.1, -0.06, -0.03, 0.03, 0.06, 0.1, 0.14, 0.18, 0.21, 0.27, 0.31, 0.34,
  0.39, 0.45, 0.5, 0.55, 0.63, 0.72, 0.81, 0.95, 1.11, 1.34, 2.2,
]
// The misses of others weigh as much as so many of the own, while books are young and when they are
// grown.
const othersWeightYoung = 40
const othersWeightGrown = 12
// A neighbouring horizon's misses count half as much as its own.
const neighbourWeight = 0.5
// Months are not drawn from one urn: some surprises come for all accounts at once, and strike
// hardest where bands are narrow.
const cautionNext = 1.15
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
