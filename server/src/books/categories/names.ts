// What a business calls its sub-categories. The names are part of its books and travel with them: a
// request, a job and an email read the same ones. The domain knows the shipped names only (decision
// 0023).
import { isSubCategory, subCategoryOf } from '@plimsoll/domain/taxonomy'

/** Names by sub-category, of those that the business calls otherwise than we do. */
export type CategoryNames = Readonly<Record<string, string>>

/**
 * What a sub-category is called: by the business, else as shipped. A text that is none stands for
 * itself.
 */
export function nameOfSubCategory(code: string, names: CategoryNames): string {
  if (Object.hasOwn(names, code)) return names[code] as string
  return isSubCategory(code) ? subCategoryOf(code).label : code
}
