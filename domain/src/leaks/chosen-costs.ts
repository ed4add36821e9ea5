// Which money out is a purchase that its owner chose and can do something about: not taxes, wages,
// loans or own accounts.
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
// Bought when there is need of it, often at one price: fares, meals, parcels, goods.
const asNeeded = new Set([
  'travel',
  'subsistence',
  'fuel',
  'client_entertaining',
  'postage_couriers',
  'stock_materials',
  'packaging',
  'office_supplies',
  'equipment',
  'vehicles',
  'fit_out',
])
const fares = new Set(['travel', 'subsistence', 'fuel', 'client_entertaining', 'postage_couriers'])

/** Whether money of a sub-category is spent by choice. */
export function isChosenCost(subCategory: string): boolean {
  if (notChosenLines.has(subCategory)) return false
  return !isSubCategory(subCategory) || !notChosen.has(subCategoryOf(subCategory).category)
}

/** Whether something is bought when it is needed, so that two payments a year apart are chance. */
export function isBoughtAsNeeded(subCategory: string): boolean {
  return asNeeded.has(subCategory)
}

/**
 * Whether it has a price on a board, as fares and meals have: two of one price are two purchases.
 */
export function isFare(subCategory: string): boolean {
  return fares.has(subCategory)
}
