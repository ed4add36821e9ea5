// Regular transfers to and from the business's own money outside the books: a tax pot, an account
// of another bank. They are expected both ways or not at all, or the pot would never be empty.
import { groupBy } from '../../group.ts'
import type { Movement } from '../movement.ts'
import type { Series } from '../series.ts'

const pot = 'savings_pot'
const ownMoney: ReadonlySet<string> = new Set([pot, 'internal_transfer'])

/**
 * The active series among own transfers that count together with those of the other way, or with
 * them do not; every other series counts by itself. `isLikely` is what one would be by itself.
 */
export function ownTransfers(
  series: readonly Series[],
  input: { movements: readonly Movement[]; isLikely: (series: Series) => boolean },
): { together: ReadonlySet<Series>; neither: ReadonlySet<Series> } {
  const together = new Set<Series>()
  const neither = new Set<Series>()
  const own = series.filter(
    ({ state, subCategory }) => state === 'active' && ownMoney.has(subCategory),
  )
  for (const [place, ways] of groupBy(own, placeOf)) {
    const moved = input.movements.filter(
      (each) => ownMoney.has(each.subCategory) && placeOf(each) === place,
    )
    const goesOn = goesBothWays(ways, moved)
    if (goesOn === null) continue
    const target = goesOn && ways.some(input.isLikely) ? together : neither
    for (const each of ways) target.add(each)
  }
  return { together, neither }
}

/**
 * Whether what goes there and comes back can both go on; null where each way is left to itself:
 * nothing regular comes back, or it comes from an account that the books never paid into.
 */
function goesBothWays(ways: readonly Series[], moved: readonly Movement[]): boolean | null {
  if (!ways.some(({ side }) => side === 'in')) return null
  const isPot = ways.some(({ subCategory }) => subCategory === pot)
  const paidIn = moved.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0)
  if (paidIn === 0 && !isPot) return null
  const cameBack = moved.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  // A pot holds what was put in; an account may have receipts of its own.
  return ways.some(({ side }) => side === 'out') && (!isPot || cameBack <= paidIn)
}

/** Pots have a name for each way ("To pot", "From pot") and are one place; accounts have theirs. */
function placeOf({ subCategory, merchantId }: Pick<Movement, 'subCategory' | 'merchantId'>) {
  return subCategory === pot ? pot : (merchantId ?? '')
}
