// Which money out is a purchase that its owner chose and can do something about: not taxes, wages, loans or own accounts.
import { isSubCategory, subCategoryOf } from '../taxonomy.ts'

const notChosen = new Set([
  'taxes',
  'tax_refunds',
  'people',
  'neutral',
  'funding_out',
  'funding_in',
])
const notChosenLines = new Set(['business_rates'])

/** Whether money of a sub-category is spent by choice. */
export function isChosenCost(subCategory: string): boolean {
  if (notChosenLines.has(subCategory)) return false
  return !isSubCategory(subCategory) || !notChosen.has(subCategoryOf(subCategory).category)
}
