// From which chance on a label is taken without asking: where a business's own later payments show
// that at least 19 of 20 such labels are right, with a margin for how few payments, and how few
// payees, there were to judge by.
import { groupBy } from '../group.ts'

/**
 * One payment judged, in order of time: the chance that was given to the first label, and whether
 * it was the right one.
 */
export type Judged = { readonly chance: number; readonly right: boolean; readonly payee: string }

/**
 * A threshold, and what stood above it: how many payments, of them how many right. `from` is `null`
 * where nothing may be taken.
 */
export type Threshold = {
  readonly from: number | null
  readonly taken: number
  readonly right: number
}

// A point more than the 19 of 20 that are promised, because payees change: payments to come differ
// more from those of today than parts of the past do from each other (docs/benchmarks.md).
const precisionMin = 0.96
// One-sided 95 %: with no mistake at all it takes 65 payments to believe in 96 of 100.
const z = 1.645
const proofsOfPayee = 4
const halfMin = 0.975
const candidatesMax = 200

/**
 * The lowest chance from which on the bound holds over all, and the earlier and the later half both
 * have room above it.
 */
export function thresholdOf(judged: readonly Judged[]): Threshold {
  const chances = [...new Set(judged.map(({ chance }) => chance))].sort((a, b) => b - a)
  const step = Math.max(1, Math.ceil(chances.length / candidatesMax))
  let best: Threshold = { from: null, taken: 0, right: 0 }
  for (let i = step - 1; i < chances.length; i += step) {
    const from = chances[i] as number
    const above = judged.filter(({ chance }) => chance >= from)
    if (holds(above)) best = { from, taken: above.length, right: countRight(above) }
  }
  return best
}

function holds(above: readonly Judged[]): boolean {
  const middle = Math.ceil(above.length / 2)
  const halves = [above.slice(0, middle), above.slice(middle)]
  return (
    lowerBound(countRight(above) / above.length, independent(above)) >= precisionMin &&
    halves.every((half) => countRight(half) >= half.length * halfMin)
  )
}

/**
 * How many payments these are worth: a payee that is always right is a few proofs, not a hundred.
 */
function independent(above: readonly Judged[]): number {
  const sizes = [...groupBy(above, ({ payee }) => payee).values()].map((some) => some.length)
  return sizes.reduce((sum, size) => sum + Math.min(size, proofsOfPayee), 0)
}

function countRight(judged: readonly Judged[]): number {
  return judged.filter(({ right }) => right).length
}

/** Wilson's lower bound of a share among so many (Wilson 1927), one-sided. */
export function lowerBound(share: number, count: number): number {
  if (count === 0) return 0
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * count)) / count)
  return (share + (z * z) / (2 * count) - spread) / (1 + (z * z) / count)
}
