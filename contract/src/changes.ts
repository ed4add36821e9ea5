// The audit trail: every change of transactions, merchants, categories and rules, and its undo.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { id, instant } from './wire.ts'

/**
 * What an edit did, or would do. Rows that a person edited before by hand are kept as they are when
 * it reaches further than them.
 */
export const changed = z.object({
  change_id: z.nullable(id), // to undo it; null for a preview and where nothing changed
  changed: z.number(),
  kept_by_hand: z.number(),
  rule_id: z.nullable(id),
})

/** One entry of the audit trail: who changed what, when. */
export const changeEntry = z.object({
  id,
  at: instant,
  by: z.string(), // a person's name, or "Rule: …", "Update from the bank"
  what: z.string(), // a sentence: "Category: Fuel instead of Uncategorised"
  transactions: z.number(),
  undone: z.boolean(),
  undoable: z.boolean(),
})

export const listChanges = endpoint({
  method: 'GET',
  path: '/data/transactions/changes',
  access: 'complete',
  summary: 'Every change of transactions, merchants, categories and rules, newest first.',
  query: z.object({ limit: z.optional(z.string()), cursor: z.optional(z.string()) }),
  reply: z.object({
    status: z.literal('success'),
    data: z.array(changeEntry),
    next_cursor: z.nullable(z.string()),
  }),
})

export const undoChange = endpoint({
  method: 'POST',
  path: '/data/transactions/changes/:id/undo',
  access: 'complete',
  summary:
    'Undoes a change exactly. Refused (409), naming the obstacle, where a later change depends on it.',
  params: z.object({ id }),
  reply: success(z.object({ changed: z.number() })),
})
