// Merchants: what the books hold of each, another name for one, and several made one.
import * as z from 'zod/mini'
import { changed } from './changes.ts'
import { endpoint, success } from './endpoint.ts'
import { transaction } from './transactions.ts'
import { amount, day, givenName, id } from './wire.ts'

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
  body: z.object({ name: givenName }),
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
