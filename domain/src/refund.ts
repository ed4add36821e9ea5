// When money in may stand under a category of spending: only as a refund, or it would make what was
// spent look smaller.
import type { Minor } from './money.ts'
import { subCategoryOf } from './taxonomy.ts'

/** Whether a sub-category is one of spending, under which money in would be netted with costs. */
function isSpending(subCategory: string): boolean {
  const { direction, category } = subCategoryOf(subCategory)
  return direction === 'out' && category !== 'uncategorised'
}

/**
 * Whether a receipt would stand under spending without being a refund. `merchantNet` is the sum, in
 * signed pence, of everything with its merchant including the receipt itself (null without a
 * merchant): while the merchant has been paid at least as much as came back, what comes back is a
 * refund.
 */
export function isMisplacedReceipt(receipt: {
  amount: Minor
  subCategory: string
  merchantNet: Minor | null
}): boolean {
  const { amount, subCategory, merchantNet } = receipt
  if (amount <= 0 || !isSpending(subCategory)) return false
  return merchantNet === null || merchantNet > 0
}
