// The categories as the picker offers them: those of the transaction's side first, by activity and
// category, narrowed by words. Pure.
import type { Category } from '@plimsoll/contract/categories'
import type { Minor } from '@plimsoll/domain/money'

/** Categories under one heading. */
type Group = { readonly heading: string; readonly options: readonly Category[] }

/** What each activity is called. */
export const activityWords: Record<Category['activity'], string> = {
  operating: 'Operating',
  investing: 'Investing',
  financing: 'Financing',
  neutral: 'Between own accounts',
}

/**
 * Groups for an amount (null: for no side in particular), those used lately before the rest while
 * nothing is typed.
 */
export function groupsOf(options: {
  categories: readonly Category[]
  amount: Minor | null
  typed: string
  recent: readonly string[]
}): Group[] {
  const { categories, amount, typed, recent } = options
  const offered = categories.filter(
    (category) => category.hidden !== true && !category.sub_category.startsWith('uncategorised'),
  )
  const words = wordsOf(typed)
  const found = offered.filter((each) => {
    const own = wordsOf(`${each.subcategory_label} ${each.category_label} ${each.activity}`)
    return words.every((word) => own.some((other) => other.startsWith(word)))
  })
  const fits = (each: Category) => amount === null || fitsSide(each, amount)
  const lately = words.length
    ? []
    : recent.flatMap((code) => offered.filter((each) => each.sub_category === code)).filter(fits)
  return [
    ...(lately.length ? [{ heading: 'Recently used', options: lately }] : []),
    ...byHeading(found.filter(fits)),
    ...byHeading(found.filter((each) => !fits(each))),
  ]
}

/** Whether a category is for money of this direction. */
function fitsSide(category: Category, amount: Minor): boolean {
  return category.direction === 'both' || category.direction === (amount < 0 ? 'out' : 'in')
}

/** `Operating, Cost of sales, Packaging`. */
export function pathWords(category: Category): string {
  return `${activityWords[category.activity]}, ${category.category_label}`
}

function byHeading(categories: readonly Category[]): Group[] {
  const groups = new Map<string, Category[]>()
  for (const category of categories) {
    const heading = pathWords(category)
    groups.set(heading, [...(groups.get(heading) ?? []), category])
  }
  return [...groups].map(([heading, options]) => ({ heading, options }))
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
