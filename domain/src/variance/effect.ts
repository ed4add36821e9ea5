// Whether a variance helps cash or strains it. Money that only changes pockets, and taxes, are
// neither good nor bad.
import type { Minor } from '../money.ts'
import { activityInCash, type Side, subCategoryOf } from '../taxonomy.ts'

const taxCategories: ReadonlySet<string> = new Set(['taxes', 'tax_refunds'])

/** What a variance does to cash. */
export type Effect = 'favourable' | 'adverse' | 'neutral'

/**
 * More in or less out is favourable; financing and tax are neutral. `variance` is in the sense of
 * its side.
 */
export function effectOf(row: { side: Side; subCategory: string; variance: Minor }): Effect {
  if (row.variance === 0 || isNeutral(row.subCategory)) return 'neutral'
  return row.variance > 0 === (row.side === 'in') ? 'favourable' : 'adverse'
}

/** Of a total in cash terms: positive is more cash than the baseline had. */
export function effectOfNet(variance: Minor): Effect {
  return variance === 0 ? 'neutral' : variance > 0 ? 'favourable' : 'adverse'
}

function isNeutral(subCategory: string): boolean {
  return (
    activityInCash(subCategory) === 'financing' ||
    taxCategories.has(subCategoryOf(subCategory).category)
  )
}
