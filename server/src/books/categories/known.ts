// What a business's money can be for: the shipped sub-categories and its own ones, by the names it
// gave them.
import { Problem } from '@plimsoll/domain/problem'
import { isCategory, isShipped, subCategories, subCategoryOf } from '@plimsoll/domain/taxonomy'
import type { TenantTx } from '../../db/tenant.ts'
import { readOwnCodes, readSettings } from './categories.store.ts'

/** The sub-categories of a business, and what it calls them. */
export type KnownCategories = {
  readonly codes: readonly string[]
  readonly isHidden: (code: string) => boolean
  readonly labelOf: (code: string) => string
}

/** Reads what a business knows of categories. */
export async function knownCategories(tx: TenantTx, businessId: string): Promise<KnownCategories> {
  const own = await readOwnCodes(tx, businessId)
  const settings = new Map(
    (await readSettings(tx, businessId)).map((row) => [row.sub_category, row]),
  )
  return {
    codes: [...subCategories.map((row) => row.subCategory), ...own],
    isHidden: (code) => settings.get(code)?.hidden ?? false,
    labelOf: (code) => settings.get(code)?.label ?? subCategoryOf(code).label,
  }
}

/**
 * The code that is meant: a sub-category by its code, or the only one of a category. Refuses what
 * the business does not have.
 */
export function codeMeant(
  categories: KnownCategories,
  choice: { sub_category?: string | null | undefined; category?: string | undefined },
): string | null | undefined {
  if (choice.sub_category === null) return null
  const code = choice.sub_category ?? choice.category
  if (code === undefined || categories.codes.includes(code)) return code
  if (choice.sub_category === undefined && isCategory(code)) return onlyOneOf(categories, code)
  throw invalid('Choose a category from the list.', 'sub_category')
}

function onlyOneOf(categories: KnownCategories, category: string): string {
  const within = categories.codes.filter(
    (code) => subCategoryOf(code).category === category && !categories.isHidden(code),
  )
  const [only] = within
  if (only !== undefined && within.length === 1) return only
  throw invalid('This category has several sub-categories. Choose one of them.', 'sub_category')
}

/** Whether a sub-category is the business's own. */
export function isOwn(code: string): boolean {
  return !isShipped(code)
}

function invalid(message: string, path: string): Problem {
  return new Problem('invalid', message, { details: [{ message, path }] })
}
