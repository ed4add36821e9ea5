// Labels that might be right for a transaction, from what was learned of those before it.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { labelSource } from './transactions.ts'

/** A label that might be right, with how sure it is (0 to 1, calibrated) and why. */
export const suggestion = z.object({
  sub_category: z.string(),
  subcategory_label: z.string(),
  category_label: z.string(),
  confidence: z.number(),
  source: labelSource,
  reason: z.string(), // "8 of 9 from Screwfix are in this category"
})

/** A suggestion as both sides hold it. */
export type Suggestion = z.infer<typeof suggestion>

export const suggestLabels = endpoint({
  method: 'GET',
  path: '/data/transactions/suggestions',
  access: 'complete',
  summary: 'Suggestions, at most three each, for up to a hundred transactions.',
  query: z.object({ ids: z.string().check(z.maxLength(4000)) }), // ids with commas between
  reply: success(z.record(z.string(), z.array(suggestion))),
})
