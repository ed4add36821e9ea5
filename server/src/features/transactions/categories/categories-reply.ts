// The categories as the business sees them: shipped and own, by its names, with how many
// transactions stand in each.
import type { Category } from '@plimsoll/contract/categories'
import { categoryLabelOf, subCategoryOf } from '@plimsoll/domain/taxonomy'
import { countUses } from '../../../books/categories/categories.store.ts'
import { isOwn, type KnownCategories, knownCategories } from '../../../books/categories/known.ts'
import type { Db } from '../../../db/pool.ts'
import { asTenant } from '../../../db/tenant.ts'

/** Every sub-category, those hidden too. */
export async function categoriesReply(db: Db, businessId: string): Promise<Category[]> {
  return asTenant(db, businessId, async (tx) => {
    const categories = await knownCategories(tx, businessId)
    const uses = await countUses(tx, businessId)
    return categories.codes.map((code) =>
      toCategory(code, { categories, used: uses.get(code) ?? 0 }),
    )
  })
}

function toCategory(code: string, usage: { categories: KnownCategories; used: number }): Category {
  const row = subCategoryOf(code)
  return {
    category: row.category,
    category_label: categoryLabelOf(row.category),
    sub_category: code,
    subcategory_label: usage.categories.labelOf(code),
    direction: row.direction,
    activity: row.activity,
    vat: row.vat,
    core: row.core,
    ...(isOwn(code) ? { own: true } : {}),
    ...(usage.categories.isHidden(code) ? { hidden: true } : {}),
    used: usage.used,
  }
}
