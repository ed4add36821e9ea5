// Where a period's cash came from and where it went: the same total on both sides, for a diagram
// that leaves nothing out.
import { groupBy } from '../group.ts'
import { type Minor, magnitude, minor, sum } from '../money.ts'
import { compareText } from '../order.ts'
import { type Side, subCategoryOf } from '../taxonomy.ts'
import type { DayFlow } from './flows.ts'

/**
 * A category's money. `isReversed`: more was refunded than paid, so it stands on the other side.
 */
export type CashPath = {
  readonly side: Side
  readonly category: string
  readonly amount: Minor
  readonly isReversed: boolean
}

/** Sources and what was left over or had to be found: both sides come to `total`. */
type SourcesAndUses = {
  readonly sources: readonly CashPath[]
  readonly uses: readonly CashPath[]
  /** What came in beyond what went out (positive), or went out beyond it. */
  readonly net: Minor
  readonly total: Minor
}

/** The categories of a period's payments as sources and uses of cash, the largest first. */
export function sourcesAndUses(flows: readonly DayFlow[]): SourcesAndUses {
  const groups = groupBy(
    flows,
    ({ side, subCategory }) => `${side} ${subCategoryOf(subCategory).category}`,
  )
  const paths = [...groups.values()].flatMap((some) => {
    const [first] = some
    const amount = sum(some.map((flow) => flow.amount))
    if (!first || amount === 0) return []
    const { category } = subCategoryOf(first.subCategory)
    return [{ side: first.side, category, amount: magnitude(amount), isReversed: amount < 0 }]
  })
  const sorted = paths.sort((a, b) => b.amount - a.amount || compareText(a.category, b.category))
  const sources = sorted.filter(({ side, isReversed }) => (side === 'in') !== isReversed)
  const uses = sorted.filter(({ side, isReversed }) => (side === 'out') !== isReversed)
  const into = sum(sources.map(({ amount }) => amount))
  const outOf = sum(uses.map(({ amount }) => amount))
  return { sources, uses, net: minor(into - outOf), total: minor(Math.max(into, outOf)) }
}
