// How far a business depends on single customers and suppliers: what its largest came to in a
// period, as a share of all of them.
import { groupBy } from '../group.ts'
import { type Minor, sum } from '../money.ts'
import { compareText } from '../order.ts'
import { activityInCash, type Side, subCategoryOf } from '../taxonomy.ts'
import type { DayFlow } from './flows.ts'
import { isPayout } from './takings.ts'

/**
 * What one customer or supplier came to. `share` is of the total, from 0 to 1. `merchantId` is null
 * where no name is known. `isPlatform`: a card processor or marketplace, which pays out what many
 * customers paid, so it is no customer itself.
 */
type Party = {
  readonly merchantId: string | null
  readonly amount: Minor
  readonly payments: number
  readonly share: number
  readonly isPlatform: boolean
}

/** The largest parties and what the rest came to; together they are the total. */
export type Concentration = {
  readonly total: Minor
  readonly parties: readonly Party[]
  readonly others: { readonly amount: Minor; readonly count: number }
}

const partiesMax = 8
const sales: ReadonlySet<string> = new Set(['sales_income', 'sales_projects'])
// Wages and taxes are owed, not bought.
const notBought: ReadonlySet<string> = new Set(['people', 'taxes'])

/**
 * Customers pay for sales; suppliers are paid for goods, services and equipment. Refunds count
 * against their side.
 */
export function concentrationOf(flows: readonly DayFlow[], side: Side): Concentration {
  const own = flows.filter((flow) => flow.side === side && isTrade(flow))
  const all = [...groupBy(own, ({ merchantId }) => merchantId ?? '').values()]
    .map((some) => ({
      merchantId: some[0]?.merchantId ?? null,
      amount: sum(some.map(({ amount }) => amount)),
      payments: some.reduce((count, flow) => count + flow.count, 0),
      isPlatform: isMostlyPayouts(some),
    }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => b.amount - a.amount || compareText(a.merchantId ?? '', b.merchantId ?? ''))
  const total = sum(all.map(({ amount }) => amount))
  const rest = all.slice(partiesMax)
  return {
    total,
    parties: all
      .slice(0, partiesMax)
      .map((party) => ({ ...party, share: total > 0 ? party.amount / total : 0 })),
    others: { amount: sum(rest.map(({ amount }) => amount)), count: rest.length },
  }
}

function isMostlyPayouts(flows: readonly DayFlow[]): boolean {
  const total = (some: readonly DayFlow[]) => sum(some.map(({ amount }) => amount))
  return 2 * total(flows.filter(({ subCategory }) => isPayout(subCategory))) > total(flows)
}

function isTrade({ side, subCategory }: Pick<DayFlow, 'side' | 'subCategory'>): boolean {
  const { category } = subCategoryOf(subCategory)
  if (side === 'in') return sales.has(category)
  return activityInCash(subCategory) !== 'financing' && !notBought.has(category)
}

/** A share so large that losing the customer or supplier would threaten the business. */
export const dependentShare = 0.7
