// Sales that reach a business through somebody else: card processors, payment platforms and
// marketplaces pay out what many customers paid.

/** The sub-categories of what they pay out. */
export const payoutSubCategories: ReadonlySet<string> = new Set([
  'card_payouts',
  'marketplace_payouts',
])

/** Whether payments of a sub-category are payouts of what many customers paid. */
export function isPayout(subCategory: string): boolean {
  return payoutSubCategories.has(subCategory)
}
