// The codes of sub-categories that a business adds itself. A code says what pure code has to know
// of it: activity, direction and category; its name is in the business's books (decision 0023).
import type { CategoryCode } from './taxonomy.ts'

type OwnActivity = 'operating' | 'investing' | 'financing'
type OwnDirection = 'in' | 'out' | 'both'

/** The code of a business's own sub-category, such as `own:operating:out:premises:1a2b3c4d`. */
export type OwnCode = `own:${OwnActivity}:${OwnDirection}:${string}:${string}`

/** What the code of an own sub-category says. */
type OwnCategory = {
  readonly activity: OwnActivity
  readonly direction: OwnDirection
  readonly category: CategoryCode
}

const shape = /^own:(operating|investing|financing):(in|out|both):([a-z_]+):[0-9a-f]{8}$/

/**
 * The code for a new sub-category; `mark` is eight hexadecimal digits that distinguish it from
 * others of its kind.
 */
export function ownCodeOf(category: OwnCategory & { readonly mark: string }): OwnCode {
  const code: OwnCode = `own:${category.activity}:${category.direction}:${category.category}:${category.mark}`
  if (!shape.test(code))
    throw new RangeError(`not a mark of eight hexadecimal digits: ${category.mark}`)
  return code
}

/**
 * What an own code says, or null for any other text. `taxonomy.ts` knows whether the category
 * exists.
 */
export function readOwnCode(
  text: string,
): { activity: OwnActivity; direction: OwnDirection; category: string } | null {
  const [, activity, direction, category] = shape.exec(text) ?? []
  if (!activity || !direction || !category) return null
  return { activity: activity as OwnActivity, direction: direction as OwnDirection, category }
}
