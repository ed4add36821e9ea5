// The remainder month by month: what each side comes to, divided among its sub-categories and
// merchants as in the recent past.
import { type Minor, minor } from '../../money.ts'
import type { RemainderLine } from '../engine.ts'
import type { PastLine } from './past.ts'
import { splitByWeight } from './shares.ts'
import type { Span } from './span.ts'
import { recencyWeights, weightedMean } from './weighted.ts'

/** A line to divide among, with the share it takes. */
type Sharer = Pick<PastLine, 'subCategory' | 'merchantId'> & { readonly weight: number }

const monthsMax = 12
const halfLifeMonths = 6
// A merchant with less than this share of its side is shown with its sub-category.
const ownLineShareMin = 0.02
const unseenMethod = 'Not seen yet, but money that comes in rarely stays'
// Lines follow their own past: they grow by so much at most. What the balance asks for beyond that
// stands by itself.
const growthMax = 0.25
const beyondMethod = {
  in: 'Counted on: what these months fall short by has seldom been missing in the end',
  out: 'Held back: what these months leave over has seldom stayed in the account',
} as const

/** Whether a line is none of its own past's, but what the balance asks for beyond all of them. */
export function isBeyondPast({ side, method }: Pick<RemainderLine, 'side' | 'method'>): boolean {
  return method === beyondMethod[side]
}

/**
 * The remainder lines of one side, month by month; zero is left out. In each month they add up to
 * the side's total, to the penny.
 */
export function remainderLinesOf(input: {
  side: 'in' | 'out'
  lines: readonly PastLine[]
  totals: readonly number[]
  /** What a typical month comes to, for the same days. */
  usual: readonly number[]
  method: string
  span: Span
}): RemainderLine[] {
  const { side, totals, usual, span } = input
  const seen = sharersOf(input.lines.filter((line) => line.side === side))
  const sharers = seen.length > 0 ? seen : [unseenOn(side)]
  const method = seen.length > 0 ? input.method : unseenMethod
  const weights = sharers.map((sharer) => sharer.weight)
  return span.months.flatMap((month, at) => {
    const total = signed(side, totals[at]!)
    const own = seen.length > 0 ? Math.min(totals[at]!, usual[at]! * (1 + growthMax)) : totals[at]!
    const amounts = splitByWeight(signed(side, own), weights)
    const lines = sharers.map(({ subCategory, merchantId }, i) => {
      return { month, side, subCategory, merchantId, amount: amounts[i]!, method }
    })
    const beyond = minor(total - signed(side, own))
    const rest = { ...unseenOn(side), month, side, amount: beyond, method: beyondMethod[side] }
    return [...lines, lineOf(rest)].filter(({ amount }) => amount !== 0)
  })
}

function lineOf({
  month,
  side,
  subCategory,
  merchantId,
  amount,
  method,
}: RemainderLine): RemainderLine {
  return { month, side, subCategory, merchantId, amount, method }
}

function signed(side: 'in' | 'out', size: number): Minor {
  return minor(side === 'in' ? Math.round(size) : -Math.round(size))
}

function unseenOn(side: 'in' | 'out'): Sharer {
  return { subCategory: `uncategorised_${side}`, merchantId: null, weight: 1 }
}

/**
 * Who shares a side: merchants of some size, and for each sub-category one line of all its others.
 */
function sharersOf(lines: readonly PastLine[]): Sharer[] {
  const sized = lines
    .map((line) => ({ ...line, weight: recentMean(line.byMonth) }))
    .filter((line) => line.weight > 0)
  const least = ownLineShareMin * sized.reduce((sum, line) => sum + line.weight, 0)
  const sharers = new Map<string, Sharer>()
  for (const { subCategory, merchantId, weight } of sized) {
    const own = weight >= least ? merchantId : null
    const key = `${subCategory}\n${own ?? ''}`
    const soFar = sharers.get(key)?.weight ?? 0
    sharers.set(key, { subCategory, merchantId: own, weight: soFar + weight })
  }
  return [...sharers.values()].sort((a, b) => b.weight - a.weight)
}

function recentMean(byMonth: Float64Array): number {
  const recent = byMonth.slice(-monthsMax)
  return weightedMean(recent, recencyWeights(recent.length, halfLifeMonths))
}
