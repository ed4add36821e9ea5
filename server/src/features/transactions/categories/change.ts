// A business's own categories: added, renamed, hidden, and made one.
import { randomBytes } from 'node:crypto'
import type { addCategory as addEndpoint } from '@plimsoll/contract/categories'
import { ownCodeOf } from '@plimsoll/domain/own-category'
import { Problem } from '@plimsoll/domain/problem'
import { categoryLabelOf, isCategory, subCategoryOf } from '@plimsoll/domain/taxonomy'
import type * as z from 'zod/mini'
import { addOwn, keepSetting } from '../../../books/categories/categories.store.ts'
import { type KnownCategories, knownCategories } from '../../../books/categories/known.ts'
import { moveRows, readMemoriesIn, rowsIn } from '../../../books/categories/merge.store.ts'
import { changeBooks } from '../../../books/change-books.ts'
import type { Author } from '../../../books/changes/changes.store.ts'
import { type Changed, makeChange } from '../../../books/changes/make-change.ts'
import { addTotals, subtractTotals } from '../../../books/totals/totals.store.ts'
import type { Context } from '../../../context.ts'

type Added = z.output<(typeof addEndpoint)['body']>

/** Adds a sub-category below a category. Refused where one is called so already. */
export async function addCategory(
  context: Context,
  businessId: string,
  change: { author: Author; input: Added },
): Promise<{ sub_category: string; change_id: string }> {
  const { label, category, direction, activity } = change.input
  if (!isCategory(category) || category === 'neutral' || category === 'uncategorised')
    throw new Problem('invalid', 'Choose the category that it belongs to.', {
      details: [{ message: 'Choose the category that it belongs to.', path: 'category' }],
    })
  const code = ownCodeOf({ activity, direction, category, mark: randomBytes(4).toString('hex') })
  const made = await changeBooks(context, businessId, async (tx) => {
    refuseTaken(await knownCategories(tx, businessId), { label, but: null })
    return makeChange(tx, businessId, {
      author: change.author,
      work: async () => {
        await addOwn(tx, businessId, { code, category, direction, activity })
        await keepSetting(tx, businessId, { code, label, hidden: false })
      },
      what: () => `Category added: ${label}, below ${categoryLabelOf(category)}`,
    })
  })
  return { sub_category: code, change_id: made.changeId ?? '' }
}

/** Renames a sub-category for this business, hides it or shows it again. */
export async function changeCategory(
  context: Context,
  businessId: string,
  change: {
    author: Author
    code: string
    label?: string | undefined
    hidden?: boolean | undefined
  },
): Promise<Changed<unknown>> {
  const { code } = change
  return changeBooks(context, businessId, async (tx) => {
    const categories = await knownCategories(tx, businessId)
    refuseUnknown(categories, code)
    if (change.label !== undefined) refuseTaken(categories, { label: change.label, but: code })
    const before = { label: categories.labelOf(code), hidden: categories.isHidden(code) }
    const label = change.label ?? before.label
    const hidden = change.hidden ?? before.hidden
    return makeChange(tx, businessId, {
      author: change.author,
      work: () =>
        keepSetting(tx, businessId, {
          code,
          label: label === shippedLabel(code) ? null : label,
          hidden,
        }),
      what: () =>
        [
          ...(label !== before.label
            ? [`Category renamed: ${label} instead of ${before.label}`]
            : []),
          ...(hidden !== before.hidden
            ? [`Category ${hidden ? 'hidden' : 'shown again'}: ${label}`]
            : []),
        ].join('; ') || `Category: ${label}`,
    })
  })
}

/** Moves everything of a sub-category into another of the same side, and hides the first. */
export async function mergeCategories(
  context: Context,
  businessId: string,
  merge: { author: Author; from: string; into: string },
): Promise<Changed<unknown>> {
  const { from, into } = merge
  return changeBooks(context, businessId, async (tx) => {
    const categories = await knownCategories(tx, businessId)
    refuseUnknown(categories, from)
    refuseUnknown(categories, into)
    refuseSides(from, into)
    return makeChange(tx, businessId, {
      author: merge.author,
      work: async (change) => {
        const ids = await rowsIn(tx, businessId, from)
        await subtractTotals(tx, businessId, { ids })
        await moveRows(tx, businessId, merge)
        await addTotals(tx, businessId, { ids })
        const remembered = await readMemoriesIn(tx, businessId, from)
        await change.remember(
          remembered.flatMap((each) => [
            { ...each, times: -each.times },
            { ...each, subCategory: into },
          ]),
        )
        const label = categories.labelOf(from)
        await keepSetting(tx, businessId, {
          code: from,
          label: label === shippedLabel(from) ? null : label,
          hidden: true,
        })
      },
      what: () => `Category merged: ${categories.labelOf(from)} into ${categories.labelOf(into)}`,
    })
  })
}

function shippedLabel(code: string): string {
  return subCategoryOf(code).label
}

function refuseUnknown(categories: KnownCategories, code: string): void {
  if (!categories.codes.includes(code)) throw new Problem('not_found', 'There is no such category.')
}

function refuseTaken(
  categories: KnownCategories,
  wanted: { label: string; but: string | null },
): void {
  const label = wanted.label.toLowerCase()
  const taken = categories.codes.some(
    (code) => code !== wanted.but && categories.labelOf(code).toLowerCase() === label,
  )
  if (taken)
    throw new Problem('conflict', 'Another category is called so already.', {
      details: [{ message: 'Another category is called so already.', path: 'label' }],
    })
}

function refuseSides(from: string, into: string): void {
  if (from === into) throw new Problem('invalid', 'Choose another category to merge into.')
  const [first, second] = [subCategoryOf(from), subCategoryOf(into)]
  if ([first, second].some((row) => row.category === 'uncategorised' || row.activity === 'neutral'))
    throw new Problem(
      'conflict',
      'Uncategorised money and transfers have a meaning of their own and cannot be merged.',
    )
  if (first.direction !== second.direction && second.direction !== 'both')
    throw new Problem(
      'conflict',
      'The two categories are not of the same side: money in and money out cannot be one.',
    )
}
