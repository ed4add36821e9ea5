// Categories: those that transactions have, a business's own, and what it changes of those that
// everyone has.
import * as z from 'zod/mini'
import { changed } from './changes.ts'
import { endpoint, success } from './endpoint.ts'
import { activity, givenName, id } from './wire.ts'

/** Which way money of a category goes. */
export const categoryDirection = z.enum(['in', 'out', 'both'])

/** What a shipped category counts under; transfers between own accounts under none. */
export const categoryActivity = z.enum([...activity.options, 'neutral'])

/** A sub-category as the business sees it: shipped or its own, by the name it gave it. */
export const category = z.object({
  category: z.string(),
  category_label: z.string(),
  sub_category: z.string(),
  subcategory_label: z.string(),
  direction: categoryDirection,
  activity: categoryActivity,
  vat: z.enum(['S', 'R', 'Z', 'E', 'O', 'B', 'M']),
  core: z.boolean(),
  own: z.optional(z.boolean()), // added by the business
  hidden: z.optional(z.boolean()), // no longer offered; its transactions keep it
  used: z.optional(z.number()), // transactions in it
})

/** A sub-category as both sides hold it. */
export type Category = z.infer<typeof category>

export const listCategories = endpoint({
  method: 'GET',
  path: '/data/categories',
  access: 'onboarding',
  summary: 'The categories and sub-categories, with activity, direction and VAT treatment.',
  reply: success(z.array(category)),
})

export const addCategory = endpoint({
  method: 'POST',
  path: '/data/categories',
  access: 'complete',
  summary: 'Adds the business’s own sub-category to a category, with its activity and direction.',
  body: z.object({
    label: givenName,
    category: z.string(),
    direction: categoryDirection,
    activity,
  }),
  reply: success(z.object({ sub_category: z.string(), change_id: id })),
  status: 201,
})

export const changeCategory = endpoint({
  method: 'PATCH',
  path: '/data/categories/:sub_category',
  access: 'complete',
  summary: 'Renames a sub-category for this business, or hides it, or shows it again. Undoable.',
  params: z.object({ sub_category: z.string() }),
  body: z.object({ label: z.optional(givenName), hidden: z.optional(z.boolean()) }),
  reply: success(changed),
})

export const mergeCategories = endpoint({
  method: 'POST',
  path: '/data/categories/merge',
  access: 'complete',
  summary:
    'Moves everything of one sub-category into another of the same side, and hides the first. Undoable.',
  body: z.object({ from: z.string(), into: z.string() }),
  reply: success(changed),
})
