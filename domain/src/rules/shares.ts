// Splits an amount by shares, as a rule says them: in hundredths of a percent, so that the pence
// add up.
import { allocateBy, type Minor } from '../money.ts'

/** One share of a rule's split: hundredths of a percent, and what that part is for. */
type RuleShare = { readonly share: number; readonly sub_category: string }

/** The whole of all shares. */
export const sharesTotal = 10_000

/** Whether shares are whole, positive and come to the whole. */
export function sharesAddUp(shares: readonly RuleShare[]): boolean {
  return (
    shares.every(({ share }) => Number.isSafeInteger(share) && share > 0) &&
    shares.reduce((sum, { share }) => sum + share, 0) === sharesTotal
  )
}

/**
 * The parts of an amount (signed pence) by shares; they add up to it. Shares too small for a penny
 * get no part.
 */
export function partsOf(
  amount: Minor,
  shares: readonly RuleShare[],
): { amount: Minor; sub_category: string }[] {
  const amounts = allocateBy(
    amount,
    shares.map(({ share }) => share),
  )
  return shares.flatMap(({ sub_category }, at) => {
    const part = amounts[at]
    return part === undefined || part === 0 ? [] : [{ amount: part, sub_category }]
  })
}
