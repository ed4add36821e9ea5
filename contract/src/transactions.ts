// Transactions as the books list them. Edits are in edits.ts.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { activity, amount, day, id, side } from './wire.ts'

/** Where a category came from, most trusted first. */
export const labelSource = z.enum([
  'user',
  'rule',
  'memory',
  'file',
  'dictionary',
  'model', // learned from the user's other choices
  'transfer',
  'none',
])

/** A part of a split transaction. Amounts are signed and add up to the whole to the penny. */
export const splitPart = z.object({
  id,
  amount,
  sub_category: z.string(),
  subcategory_label: z.string(),
  merchant: z.nullable(z.object({ id, name: z.string() })), // null: the whole's
  note: z.nullable(z.string()),
  transfer: z.boolean(),
})

/**
 * Where a transaction comes from; `manual` ones were typed by hand and may change in amount and
 * account.
 */
export const transactionOrigin = z.enum(['file', 'bank', 'demo', 'manual'])

/**
 * One transaction as the books show it: the user's edits take precedence over the bank's facts. The
 * amount is signed, cash out negative. Lists narrowed to a side, an activity, a category, a
 * sub-category or a merchant hold the parts of split transactions instead of the whole: `part_of`
 * then names it, and the amount is the part's.
 */
export const transaction = z.object({
  id, // of the whole, also in the row of a part
  part_of: z.optional(z.object({ part: id, whole: amount, parts: z.number() })),
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
  splits: z.optional(z.array(splitPart)), // of a whole that is split
  origin: z.optional(transactionOrigin),
  edited: z.optional(z.boolean()),
  // of the account after it, where one account is listed without other filters
  balance: z.optional(z.nullable(amount)),
})

/** A transaction as it travels. */
export type Transaction = z.infer<typeof transaction>

const listFilters = {
  date: z.optional(
    z.string().check(z.regex(/^\d{4}-\d{2}(-\d{2})?$/, 'Write YYYY-MM-DD or YYYY-MM.')),
  ),
  txnSource: z.optional(z.enum(['actual'])),
  from: z.optional(day),
  to: z.optional(day),
  activity: z.optional(activity),
  category: z.optional(z.string()),
  sub_category: z.optional(z.string()),
  merchant: z.optional(id),
  account: z.optional(id),
  // the side of the cash-flow table: refunds count on the side they reduce
  direction: z.optional(side),
  // words, a merchant's name, or an amount like 12.50
  q: z.optional(z.string().check(z.maxLength(100))),
  amount_from: z.optional(amount), // both included; magnitudes, or in the sense of `direction`
  amount_to: z.optional(amount),
  origin: z.optional(transactionOrigin),
  // unsure: a label that nobody confirmed and that is no more than a guess
  label: z.optional(z.enum(['unsure', 'uncategorised', 'edited'])),
  shown: z.optional(z.enum(['excluded', 'transfers', 'split'])),
}

// Of everything the filters match, not of a page alone. `count` and `amount` are what has happened;
// `expected` is what the list shows beside that as still to come, where it does.
const sumOfRows = z.object({ count: z.number(), amount })
const listTotal = z.extend(sumOfRows, { expected: z.optional(sumOfRows) })

export const listTransactions = endpoint({
  method: 'GET',
  path: '/data/transactions/list',
  access: 'complete',
  summary:
    'Transactions of a day or month, newest first; with txnSource=actual only what happened.',
  query: z.object({
    ...listFilters,
    rows: z.optional(z.enum(['only'])), // without the total, which may take longer than the rows
    limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.array(transaction),
    next_cursor: z.nullable(z.string()),
    total: z.optional(listTotal),
  }),
})

export const sumTransactions = endpoint({
  method: 'GET',
  path: '/data/transactions/total',
  access: 'complete',
  summary: 'How many transactions the filters of a list match, and what they add up to.',
  query: z.object(listFilters),
  reply: success(listTotal),
})

export const exportTransactions = endpoint({
  method: 'GET',
  path: '/data/transactions/export',
  access: 'complete',
  summary: 'Every transaction that the filters of a list match, as CSV or XLSX.',
  query: z.object({
    ...listFilters,
    format: z.optional(z.enum(['csv', 'xlsx'])), // CSV where it is absent
  }),
  reply: z.unknown(),
})
