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
  of: { author: Author; said: Added },
): Promise<{ sub_category: string; change_id: string }> {
  const { label, category, direction, activity } = of.said
  if (!isCategory(category) || category === 'neutral' || category === 'uncategorised')
    throw new Problem('invalid', 'Choose the category that it belongs to.', {
      details: [{ message: 'Choose the category that it belongs to.', path: 'category' }],
    })
  const code = ownCodeOf({ activity, direction, category, mark: randomBytes(4).toString('hex') })
  const made = await changeBooks(context, businessId, async (tx) => {
    refuseTaken(await knownCategories(tx, businessId), { label, but: null })
    return makeChange(tx, businessId, {
      author: of.author,
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
  of: { author: Author; code: string; label?: string | undefined; hidden?: boolean | undefined },
): Promise<Changed<unknown>> {
  const { code } = of
  return changeBooks(context, businessId, async (tx) => {
    const known = await knownCategories(tx, businessId)
    refuseUnknown(known, code)
    if (of.label !== undefined) refuseTaken(known, { label: of.label, but: code })
    const before = { label: known.labelOf(code), hidden: known.isHidden(code) }
    const label = of.label ?? before.label
    const hidden = of.hidden ?? before.hidden
    return makeChange(tx, businessId, {
      author: of.author,
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
  of: { author: Author; from: string; into: string },
): Promise<Changed<unknown>> {
  const { from, into } = of
  return changeBooks(context, businessId, async (tx) => {
    const known = await knownCategories(tx, businessId)
    refuseUnknown(known, from)
    refuseUnknown(known, into)
    refuseSides(from, into)
    return makeChange(tx, businessId, {
      author: of.author,
      work: async (change) => {
        const ids = await rowsIn(tx, businessId, from)
        await subtractTotals(tx, businessId, { ids })
        await moveRows(tx, businessId, of)
        await addTotals(tx, businessId, { ids })
        const remembered = await readMemoriesIn(tx, businessId, from)
        await change.remember(
          remembered.flatMap((one) => [
            { ...one, times: -one.times },
            { ...one, subCategory: into },
          ]),
        )
        const label = known.labelOf(from)
        await keepSetting(tx, businessId, {
          code: from,
          label: label === shippedLabel(from) ? null : label,
          hidden: true,
        })
      },
      what: () => `Category merged: ${known.labelOf(from)} into ${known.labelOf(into)}`,
    })
  })
}

function shippedLabel(code: string): string {
  return subCategoryOf(code).label
}

function refuseUnknown(known: KnownCategories, code: string): void {
  if (!known.codes.includes(code)) throw new Problem('not_found', 'There is no such category.')
}

function refuseTaken(known: KnownCategories, of: { label: string; but: string | null }): void {
  const said = of.label.toLowerCase()
  const taken = known.codes.some(
    (code) => code !== of.but && known.labelOf(code).toLowerCase() === said,
  )
  if (taken)
    throw new Problem('conflict', 'Another category is called so already.', {
      details: [{ message: 'Another category is called so already.', path: 'label' }],
    })
}

function refuseSides(from: string, into: string): void {
  if (from === into) throw new Problem('invalid', 'Choose another category to merge into.')
  const [one, other] = [subCategoryOf(from), subCategoryOf(into)]
  if ([one, other].some((row) => row.category === 'uncategorised' || row.activity === 'neutral'))
    throw new Problem(
      'conflict',
      'Uncategorised money and transfers have a meaning of their own and cannot be merged.',
    )
  if (one.direction !== other.direction && other.direction !== 'both')
    throw new Problem(
      'conflict',
      'The two categories are not of the same side: money in and money out cannot be one.',
    )
}
