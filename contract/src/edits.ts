// Putting transactions right: edits with their preview and their undo, splits, transfers, merchants, categories.
// A bank's facts are never changed: edits stand beside them and survive every later import and update.
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { labelSource, splitPart, transaction } from './transactions.ts'
import { amount, day, id, instant } from './wire.ts'

const words = z.string().check(z.trim(), z.maxLength(200, 'Use at most 200 characters.'))
const name = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100, 'Use at most 100 characters.'))

/** A part of a split as it is said. The amounts of all parts must add up to the transaction's, or it is refused (`split_differs`). */
export const saidPart = z.object({
  amount,
  sub_category: z.string(),
  merchant: z.optional(name), // by name; absent: the whole's
  note: z.optional(words),
})

/**
 * What may be changed of a transaction; absent: stays as it is, null: as the bank tells it again. `category` is taken
 * where no `sub_category` is given and the category has one only. `merchant` is a name: an unknown one is made.
 * `date` moves the day shown; `amount` and `account` change manual items alone. `splits: null` makes it whole again.
 * `transfer_with` pairs it with the other leg, null takes a pair apart. `occurrence` matches it to an expected payment.
 */
export const edit = z.object({
  category: z.optional(z.string()),
  sub_category: z.optional(z.nullable(z.string())),
  merchant: z.optional(z.nullable(name)),
  date: z.optional(z.nullable(day)),
  amount: z.optional(amount),
  account: z.optional(id),
  note: z.optional(z.nullable(words)),
  excluded: z.optional(z.boolean()),
  splits: z.optional(
    z.nullable(
      z.array(saidPart).check(z.minLength(2, 'A split has at least two parts.'), z.maxLength(50)),
    ),
  ),
  transfer_with: z.optional(z.nullable(id)),
  occurrence: z.optional(z.object({ series_id: z.string(), due: day })),
})

/** An edit as both sides hold it. */
export type Edit = z.infer<typeof edit>

/** How far an edit reaches: this one; all of its merchant so far; or so far and from now on (which writes a rule). Splits, dates, amounts and transfers reach this one alone. */
export const applyTo = z.enum(['this', 'merchant_past', 'merchant_all'])

const editsMax = 500

const saidEdits = z.object({
  transactions: z
    .array(z.extend(edit, { id }))
    .check(
      z.minLength(1),
      z.maxLength(editsMax, `Edit at most ${editsMax} transactions at a time.`),
    ),
  apply_to: z.optional(applyTo),
})

/** What an edit did, or would do. Rows that a person edited before by hand are kept as they are when it reaches further than them. */
const changed = z.object({
  change_id: z.nullable(id), // to undo it; null for a preview and where nothing changed
  changed: z.number(),
  kept_by_hand: z.number(),
  rule_id: z.nullable(id),
})

export const updateTransactions = endpoint({
  method: 'POST',
  path: '/data/update-transactions',
  access: 'complete',
  summary: 'Edits transactions, with `apply_to` also others of the same merchant. Undoable.',
  body: saidEdits,
  reply: success(changed),
})

/** Before and after of one transaction. */
const comparison = z.object({ before: transaction, after: transaction })

export const previewEdits = endpoint({
  method: 'POST',
  path: '/data/transactions/preview',
  access: 'complete',
  summary: 'Exactly what an edit would change, changing nothing: how many, and the first hundred.',
  body: saidEdits,
  reply: success(
    z.object({
      changed: z.number(),
      kept_by_hand: z.number(),
      first_day: z.nullable(day),
      last_day: z.nullable(day),
      total: amount, // of the rows that would change, signed
      samples: z.array(comparison),
    }),
  ),
})

export const bulkEdit = endpoint({
  method: 'POST',
  path: '/data/transactions/bulk',
  access: 'complete',
  summary:
    'One edit for everything that the list shows with these filters. Refused (409) where that is not the number that was seen.',
  body: z.object({
    filters: z.record(z.string(), z.string()), // those of data/transactions/list
    expected: z.number(),
    edit: z.object({
      sub_category: z.optional(z.nullable(z.string())),
      merchant: z.optional(z.nullable(name)),
      excluded: z.optional(z.boolean()),
      note: z.optional(z.nullable(words)),
    }),
  }),
  reply: success(changed),
})

/** A label that might be right, with how sure it is (0 to 1, calibrated) and why. */
export const suggestion = z.object({
  sub_category: z.string(),
  subcategory_label: z.string(),
  category_label: z.string(),
  confidence: z.number(),
  source: labelSource,
  reason: z.string(), // "8 of 9 from Screwfix stand here"
})

/** A suggestion as both sides hold it. */
export type Suggestion = z.infer<typeof suggestion>

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

export const readTransaction = endpoint({
  method: 'GET',
  path: '/data/transactions/:id',
  access: 'complete',
  summary:
    'One transaction with the bank’s own facts, its parts, its other leg, suggestions and history.',
  params: z.object({ id }),
  reply: success(
    z.object({
      transaction,
      facts: z.object({
        day,
        text: z.string(),
        counterparty: z.nullable(z.string()),
        reference: z.nullable(z.string()),
        rail: z.nullable(z.string()),
        file: z.nullable(z.object({ name: z.string(), line: z.nullable(z.number()) })),
        merchant: z.nullable(z.string()),
        sub_category: z.string(), // before any edit
      }),
      splits: z.array(splitPart),
      transfer: z.nullable(z.object({ id, day, account: z.string(), amount, text: z.string() })),
      transfer_candidates: z.array(
        z.object({ id, day, account: z.string(), amount, text: z.string() }),
      ),
      occurrence: z.nullable(z.object({ series_id: z.string(), due: day, words: z.string() })),
      occurrence_candidates: z.array(
        z.object({ series_id: z.string(), due: day, amount, words: z.string() }),
      ),
      suggestions: z.array(suggestion),
      of_merchant: z.object({ past: z.number(), by_hand: z.number() }), // others of the merchant on this side
      history: z.array(changeEntry),
    }),
  ),
})

export const suggestLabels = endpoint({
  method: 'GET',
  path: '/data/transactions/suggestions',
  access: 'complete',
  summary: 'Suggestions, at most three each, for up to a hundred transactions.',
  query: z.object({ ids: z.string().check(z.maxLength(4000)) }), // ids with commas between
  reply: success(z.record(z.string(), z.array(suggestion))),
})

export const addTransaction = endpoint({
  method: 'POST',
  path: '/data/transactions',
  access: 'complete',
  summary: 'Adds a transaction by hand, in cash or where no file and no bank tells it.',
  body: z.object({
    account: id,
    day,
    amount,
    text: words.check(z.minLength(1, 'Say what it was for.')),
    sub_category: z.string(),
    merchant: z.optional(name),
    note: z.optional(words),
  }),
  reply: success(z.object({ id, change_id: id })),
  status: 201,
})

export const removeTransaction = endpoint({
  method: 'DELETE',
  path: '/data/transactions/:id',
  access: 'complete',
  summary:
    'Takes a transaction out of the books; a bank’s one does not come back with the next update. Undoable.',
  params: z.object({ id }),
  reply: success(z.object({ change_id: id })),
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
    'Takes a change back. Refused (409) where something later stands on it, naming what; the books are then as before it, to the byte.',
  params: z.object({ id }),
  reply: success(z.object({ changed: z.number() })),
})

/** A merchant with what the books hold of it. */
export const merchant = z.object({
  id,
  name: z.string(),
  aliases: z.array(z.string()), // other names that are taken for it
  transactions: z.number(),
  total: amount,
  last_day: z.nullable(day),
})

export const listMerchants = endpoint({
  method: 'GET',
  path: '/data/merchants',
  access: 'complete',
  summary: 'Merchants by how often they appear; `q` narrows by name.',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(100))),
    limit: z.optional(z.string()),
    cursor: z.optional(z.string()),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.array(merchant),
    next_cursor: z.nullable(z.string()),
  }),
})

export const recentOfMerchant = endpoint({
  method: 'GET',
  path: '/data/transactions/recent-merchant/:id',
  access: 'complete',
  summary: 'The latest transactions of a merchant, and what it usually comes to.',
  params: z.object({ id }),
  reply: success(
    z.object({
      merchant,
      transactions: z.array(transaction), // at most ten, newest first
      usual: z.nullable(amount), // the median, signed
      labels: z.array(
        z.object({ sub_category: z.string(), subcategory_label: z.string(), count: z.number() }),
      ),
    }),
  ),
})

export const renameMerchant = endpoint({
  method: 'PATCH',
  path: '/data/merchants/:id',
  access: 'complete',
  summary: 'Gives a merchant another name; its transactions stay with it. Undoable.',
  params: z.object({ id }),
  body: z.object({ name }),
  reply: success(changed),
})

export const mergeMerchants = endpoint({
  method: 'POST',
  path: '/data/merchants/merge',
  access: 'complete',
  summary:
    'Makes several merchants one; the names of the others become aliases that later imports follow. Undoable.',
  body: z.object({ into: id, from: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  reply: success(changed),
})

export const addCategory = endpoint({
  method: 'POST',
  path: '/data/categories',
  access: 'complete',
  summary:
    'Adds a sub-category of one’s own below a category; its activity and direction must be said.',
  body: z.object({
    label: name,
    category: z.string(),
    direction: z.enum(['in', 'out', 'both']),
    activity: z.enum(['operating', 'investing', 'financing']),
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
  body: z.object({ label: z.optional(name), hidden: z.optional(z.boolean()) }),
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

/** A list with filters that was given a name; `query` is that of the page's address. */
const savedView = z.object({ id, name, query: z.string().check(z.maxLength(1000)) })

export const listViews = endpoint({
  method: 'GET',
  path: '/data/transactions/views',
  access: 'complete',
  summary: 'The saved views of the transaction list.',
  reply: success(z.array(savedView)),
})

export const saveView = endpoint({
  method: 'POST',
  path: '/data/transactions/views',
  access: 'complete',
  summary: 'Saves a view; the same name takes the place of the one before.',
  body: z.object({ name, query: z.string().check(z.maxLength(1000)) }),
  reply: success(savedView),
})

export const dropView = endpoint({
  method: 'DELETE',
  path: '/data/transactions/views/:id',
  access: 'complete',
  summary: 'Removes a saved view.',
  params: z.object({ id }),
  reply: done,
})
