// Transactions and the categories they stand in.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { amount, day, id } from './wire.ts'

/** Where a category came from, most trusted first. */
export const labelSource = z.enum([
  'user',
  'rule',
  'memory',
  'file',
  'dictionary',
  'transfer',
  'none',
])

/** One transaction as the books show it: the user's edits stand over the bank's facts. The amount is signed, cash out negative. */
export const transaction = z.object({
  id,
  day,
  amount,
  text: z.string(),
  merchant: z.nullable(z.object({ id, name: z.string() })),
  account: z.object({ id, name: z.string(), currency: z.string() }),
  category: z.string(),
  category_label: z.string(),
  sub_category: z.string(),
  subcategory_label: z.string(),
  label_source: labelSource,
  label_confidence: z.number(),
  transfer: z.boolean(), // one leg of a pair between own accounts: neutral
  excluded: z.boolean(),
  note: z.nullable(z.string()),
  state: z.enum(['actual', 'expected']),
})

/** A transaction as it travels. */
export type Transaction = z.infer<typeof transaction>

export const listTransactions = endpoint({
  method: 'GET',
  path: '/data/transactions/list',
  access: 'complete',
  summary:
    'Transactions of a day or month, newest first; with txnSource=actual only what happened.',
  query: z.object({
    date: z.optional(
      z.string().check(z.regex(/^\d{4}-\d{2}(-\d{2})?$/, 'Write YYYY-MM-DD or YYYY-MM.')),
    ),
    txnSource: z.optional(z.enum(['actual'])),
    from: z.optional(day),
    to: z.optional(day),
    activity: z.optional(z.enum(['operating', 'investing', 'financing'])),
    category: z.optional(z.string()),
    sub_category: z.optional(z.string()),
    merchant: z.optional(id),
    account: z.optional(id),
    direction: z.optional(z.enum(['in', 'out'])), // the side of the cash-flow table: refunds stand on the side they reduce
    q: z.optional(z.string().check(z.maxLength(100))),
    limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.array(transaction),
    next_cursor: z.nullable(z.string()),
    // Of everything the filters match, not of this page alone.
    total: z.object({ count: z.number(), amount }),
  }),
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/data/categories',
  access: 'onboarding',
  summary: 'The categories and sub-categories, with activity, direction and VAT treatment.',
  reply: success(
    z.array(
      z.object({
        category: z.string(),
        category_label: z.string(),
        sub_category: z.string(),
        subcategory_label: z.string(),
        direction: z.enum(['in', 'out', 'both']),
        activity: z.enum(['operating', 'investing', 'financing', 'neutral']),
        vat: z.enum(['S', 'R', 'Z', 'E', 'O', 'B', 'M']),
        core: z.boolean(),
      }),
    ),
  ),
})
