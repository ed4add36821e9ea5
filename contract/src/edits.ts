// Putting transactions right: edits with their preview, splits, transfers, and transactions added
// by hand or taken out. A bank's facts are never changed: edits are kept beside them and survive
// every later import and update.
import * as z from 'zod/mini'
import { changed, changeEntry } from './changes.ts'
import { endpoint, success } from './endpoint.ts'
import { suggestion } from './suggestions.ts'
import { splitPart, transaction } from './transactions.ts'
import { amount, day, givenName, id } from './wire.ts'

const words = z.string().check(z.trim(), z.maxLength(200, 'Use at most 200 characters.'))

/**
 * A part of a split, as a user enters it. The amounts of all parts must add up to the
 * transaction's, or it is refused (`split_differs`).
 */
export const partInput = z.object({
  amount,
  sub_category: z.string(),
  merchant: z.optional(givenName), // by name; absent: the whole's
  note: z.optional(words),
})

/**
 * What may be changed of a transaction; absent: unchanged, null: back to what the bank reported.
 * `category` is taken where no `sub_category` is given and the category has one only. `merchant` is
 * a name: an unknown one is made. `date` moves the day shown; `amount` and `account` change manual
 * items alone. `splits: null` makes it whole again. `transfer_with` pairs it with the other leg,
 * null takes a pair apart. `occurrence` matches it to an expected payment.
 */
export const edit = z.object({
  category: z.optional(z.string()),
  sub_category: z.optional(z.nullable(z.string())),
  merchant: z.optional(z.nullable(givenName)),
  date: z.optional(z.nullable(day)),
  amount: z.optional(amount),
  account: z.optional(id),
  note: z.optional(z.nullable(words)),
  excluded: z.optional(z.boolean()),
  splits: z.optional(
    z.nullable(
      z.array(partInput).check(z.minLength(2, 'A split has at least two parts.'), z.maxLength(50)),
    ),
  ),
  transfer_with: z.optional(z.nullable(id)),
  occurrence: z.optional(z.object({ line_id: z.string(), due: day })),
})

/** An edit as both sides hold it. */
export type Edit = z.infer<typeof edit>

/**
 * How far an edit reaches: this one; all of its merchant so far; or so far and from now on (which
 * writes a rule). Splits, dates, amounts and transfers reach this one alone.
 */
export const applyTo = z.enum(['this', 'merchant_past', 'merchant_all'])

const editsMax = 500

const editsInput = z.object({
  transactions: z
    .array(z.extend(edit, { id }))
    .check(
      z.minLength(1),
      z.maxLength(editsMax, `Edit at most ${editsMax} transactions at a time.`),
    ),
  apply_to: z.optional(applyTo),
})

export const updateTransactions = endpoint({
  method: 'POST',
  path: '/data/update-transactions',
  access: 'complete',
  summary: 'Edits transactions, with `apply_to` also others of the same merchant. Undoable.',
  body: editsInput,
  reply: success(changed),
})

/** Before and after of one transaction. */
const comparison = z.object({ before: transaction, after: transaction })

export const previewEdits = endpoint({
  method: 'POST',
  path: '/data/transactions/preview',
  access: 'complete',
  summary: 'Exactly what an edit would change, changing nothing: how many, and the first hundred.',
  body: editsInput,
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
      merchant: z.optional(z.nullable(givenName)),
      excluded: z.optional(z.boolean()),
      note: z.optional(z.nullable(words)),
    }),
  }),
  // Split ones are left as they are where a category is set: their parts have categories of their
  // own.
  reply: success(z.extend(changed, { left_split: z.number() })),
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
      occurrence: z.nullable(z.object({ line_id: z.string(), due: day, words: z.string() })),
      occurrence_candidates: z.array(
        z.object({ line_id: z.string(), due: day, amount, words: z.string() }),
      ),
      suggestions: z.array(suggestion),
      // others of the merchant on this side
      of_merchant: z.object({ past: z.number(), by_hand: z.number() }),
      history: z.array(changeEntry),
      // The nearest stated balance that would no longer fit if this were removed; null: all would.
      removal_misfit: z.nullable(z.object({ day, stated: amount, counted: amount })),
    }),
  ),
})

export const addTransaction = endpoint({
  method: 'POST',
  path: '/data/transactions',
  access: 'complete',
  summary: 'Adds a transaction by hand: cash, or anything no file or bank reports.',
  body: z.object({
    account: id,
    day,
    amount,
    text: words.check(z.minLength(1, 'Enter what the payment was for.')),
    sub_category: z.string(),
    merchant: z.optional(givenName),
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
