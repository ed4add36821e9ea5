// What the business that asks calls its sub-categories, for the length of one request. Whatever words a reply holds, they are
// asked for here and nowhere else: the domain knows the shipped names only (decision 0023).
import { AsyncLocalStorage } from 'node:async_hooks'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'

/** Names by sub-category, of those that the business calls otherwise than we do. */
export type CategoryNames = Readonly<Record<string, string>>

const names = new AsyncLocalStorage<CategoryNames>()

/** Runs the work of a request under the names of the business that asks. */
export function withCategoryNames<T>(categoryNames: CategoryNames, work: () => T): T {
  return names.run(categoryNames, work)
}

/** What a sub-category is called: by the business that asks, else as shipped. Refuses codes that are none. */
export function nameOfSubCategory(code: string): string {
  const own = names.getStore()
  return own && Object.hasOwn(own, code) ? (own[code] as string) : subCategoryOf(code).label
}
