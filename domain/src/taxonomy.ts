// What money can be for: the sub-categories of the UK taxonomy, their activity, side and VAT
// treatment. Deciding which one a transaction gets is `categorise.ts`; what users call them, and
// their own ones, is kept elsewhere: the code of an own one says all that is asked here but its
// name.
import type { Minor } from './money.ts'
import { type OwnCode, readOwnCode } from './own-category.ts'
import { taxonomyRows } from './taxonomy-rows.ts'

/** The code of a built-in sub-category, such as `'vat_payment'`. */
type ShippedCode = (typeof taxonomyRows)[number][0]

/** The code of a sub-category: a built-in one, or one that a business added. */
export type SubCategoryCode = ShippedCode | OwnCode

/** The code of a built-in category, such as `'office_tech'`: a family of sub-categories. */
export type CategoryCode = (typeof taxonomyRows)[number][4]

/**
 * The three activities of a cash-flow statement (IAS 7, FRS 102 section 7), and `neutral` for money
 * that only changes pocket.
 */
type Activity = 'operating' | 'investing' | 'financing' | 'neutral'

/** The side of the table that money counts on. */
export type Side = 'in' | 'out'

/**
 * VAT for planning: Standard 20 %, Reduced 5 %, Zero, Exempt, Outside the scope, Blocked from
 * reclaim, Mixed.
 */
export type VatTreatment = 'S' | 'R' | 'Z' | 'E' | 'O' | 'B' | 'M'

/** One row of the taxonomy. `core` rows are shown from the start, the others once they are used. */
export type SubCategory = {
  readonly subCategory: SubCategoryCode
  readonly label: string
  readonly direction: Side | 'both'
  readonly activity: Activity
  readonly category: CategoryCode
  readonly vat: VatTreatment
  readonly core: boolean
}

/** Every built-in sub-category, in the order in which tables list them. */
export const subCategories: readonly (SubCategory & { readonly subCategory: ShippedCode })[] =
  taxonomyRows.map(([subCategory, label, direction, activity, category, vat, core]) => ({
    subCategory,
    label,
    direction,
    activity,
    category,
    vat,
    core,
  }))

const rowByCode = new Map<string, SubCategory>(subCategories.map((row) => [row.subCategory, row]))

const categoryLabels: Record<CategoryCode, string> = {
  sales_income: 'Sales income',
  sales_projects: 'Sales projects',
  sales_project_costs: 'Sales project costs',
  other_income: 'Other income',
  tax_refunds: 'Tax refunds',
  cost_of_sales: 'Cost of sales',
  people: 'People',
  premises: 'Premises',
  office_tech: 'Office and technology',
  marketing: 'Marketing',
  professional: 'Professional and finance costs',
  travel_vehicles: 'Travel and vehicles',
  taxes: 'Taxes',
  other_costs: 'Other costs',
  asset_disposals: 'Asset sales and investment income',
  capital_purchases: 'Capital purchases',
  funding_in: 'Funding received',
  funding_out: 'Funding repaid',
  neutral: 'Between own accounts',
  uncategorised: 'Uncategorised',
}

/** Whether the text is the code of a built-in sub-category. */
export function isShipped(text: string): text is ShippedCode {
  return rowByCode.has(text)
}

/**
 * Whether the text is the code of a sub-category, built in or own. Whether a business has such an
 * own one, its books tell.
 */
export function isSubCategory(text: string): text is SubCategoryCode {
  return rowByCode.has(text) || ownRowOf(text) !== null
}

/**
 * The row of a code, for an own one with a label that says no more than that; refuses a code that
 * is none.
 */
export function subCategoryOf(code: string): SubCategory {
  const row = rowByCode.get(code) ?? ownRowOf(code)
  if (!row) throw new RangeError(`not a sub-category: ${code}`)
  return row
}

// Mixed, as nobody has chosen: planning then takes the share that is usual in mixed ones.
function ownRowOf(code: string): SubCategory | null {
  const own = readOwnCode(code)
  if (!own || !isCategory(own.category)) return null
  const { activity, direction, category } = own
  const vat = activity === 'operating' ? 'M' : 'O'
  return {
    subCategory: code as OwnCode,
    label: 'Own category',
    direction,
    activity,
    category,
    vat,
    core: true,
  }
}

/** Whether the text is the code of a category. */
export function isCategory(text: string): text is CategoryCode {
  return Object.hasOwn(categoryLabels, text)
}

/**
 * The words for a category: `office_tech` is "Office and technology". Refuses a code that the
 * taxonomy does not have.
 */
export function categoryLabelOf(code: string): string {
  if (!isCategory(code)) throw new RangeError(`not a category: ${code}`)
  return categoryLabels[code]
}

/**
 * The side a transaction counts on: its sub-category's own direction, so that a refund reduces what
 * it refunds; the sign of the amount where the sub-category knows no direction, and where nobody
 * has chosen what the money is for.
 */
export function sideOf(payment: { subCategory: string; amount: Minor }): Side {
  const { direction, category } = subCategoryOf(payment.subCategory)
  if (direction !== 'both' && category !== 'uncategorised') return direction
  return payment.amount < 0 ? 'out' : 'in'
}

/**
 * The activity under which a sub-category enters cash in and cash out. A neutral one that is not
 * paired with another own account has left the books we can see, so it counts as financing; paired
 * legs must be left out before asking.
 */
export function activityInCash(subCategory: string): Exclude<Activity, 'neutral'> {
  const { activity } = subCategoryOf(subCategory)
  return activity === 'neutral' ? 'financing' : activity
}
