// Merchants as people see them: by how often they appear, renamed, and made one where they are one.
import type {
  listMerchants,
  mergeMerchants as mergeEndpoint,
  recentOfMerchant,
} from '@plimsoll/contract/merchants'
import { minor } from '@plimsoll/domain/money'
import { Problem } from '@plimsoll/domain/problem'
import type * as z from 'zod/mini'
import { knownCategories } from '../../../books/categories/known.ts'
import { changeBooks } from '../../../books/change-books.ts'
import type { Author } from '../../../books/changes/changes.store.ts'
import { type Changed, makeChange } from '../../../books/changes/make-change.ts'
import { readListed } from '../../../books/list/list.store.ts'
import { toTransactions } from '../../../books/list/list-reply.ts'
import { keepAliases, readMemoriesOf } from '../../../books/merchants/aliases.store.ts'
import {
  mergeInto,
  readMerchants,
  readRecent,
  rename,
  rowsOfMerchants,
} from '../../../books/merchants/merchants.store.ts'
import { readMerchantNames } from '../../../books/merchants/names.store.ts'
import { addTotals, subtractTotals } from '../../../books/totals/totals.store.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/pool.ts'
import { asTenant } from '../../../db/tenant.ts'

type Listed = z.output<(typeof listMerchants)['reply']>
type Recent = z.output<(typeof recentOfMerchant)['reply']>['data']

const listedMax = 100

/** A page of merchants, the most frequent first. */
export async function merchantsReply(
  db: Db,
  businessId: string,
  query: z.output<(typeof listMerchants)['query']>,
): Promise<Omit<Listed, 'status'>> {
  const rowsMax = Math.max(1, Math.min(Math.trunc(Number(query.limit)) || listedMax, listedMax))
  const from = Math.max(0, Math.trunc(Number(query.cursor)) || 0)
  const words = query.q?.trim() || null
  const rows = await asTenant(db, businessId, (tx) =>
    readMerchants(tx, businessId, { words, from, rowsMax: rowsMax + 1 }),
  )
  return {
    data: rows.slice(0, rowsMax),
    next_cursor: rows.length > rowsMax ? String(from + rowsMax) : null,
  }
}

const recentMax = 10

/** The latest of a merchant, what it usually comes to, and what it was called. */
export async function recentReply(db: Db, businessId: string, id: string): Promise<Recent> {
  return asTenant(db, businessId, async (tx) => {
    const [merchant] = await readMerchants(tx, businessId, { words: null, from: 0, rowsMax: 1, id })
    if (!merchant) throw new Problem('not_found', 'There is no such merchant.')
    const categories = await knownCategories(tx, businessId)
    const recent = await readRecent(tx, businessId, { id, rowsMax: recentMax })
    const rows = await readListed(tx, businessId, recent.ids)
    const byId = new Map(
      (await toTransactions(tx, businessId, { rows, categories })).map((row) => [row.id, row]),
    )
    return {
      merchant,
      transactions: recent.ids.flatMap((recentId) => byId.get(recentId) ?? []),
      usual: recent.usual === null ? null : minor(recent.usual),
      labels: recent.labels.map(({ code, count }) => ({
        sub_category: code,
        subcategory_label: categories.labelOf(code),
        count,
      })),
    }
  })
}

/** Gives a merchant another name; what led to it under the old one leads to it still. */
export async function renameMerchant(
  context: Context,
  businessId: string,
  change: { author: Author; id: string; name: string },
): Promise<Changed<unknown>> {
  return changeBooks(context, businessId, async (tx) => {
    const names = await readMerchantNames(tx, businessId, [change.id])
    const before = names.get(change.id)
    if (before === undefined) throw new Problem('not_found', 'There is no such merchant.')
    return makeChange(tx, businessId, {
      author: change.author,
      work: () => rename(tx, businessId, change),
      what: () => `Merchant: ${change.name} instead of ${before}`,
    })
  })
}

type Merging = z.output<(typeof mergeEndpoint)['body']>

/** Makes several merchants one: their transactions, parts, rules and what is remembered of them. */
export async function mergeMerchants(
  context: Context,
  businessId: string,
  merging: { author: Author } & Merging,
): Promise<Changed<unknown>> {
  const from = [...new Set(merging.from)].filter((id) => id !== merging.into)
  return changeBooks(context, businessId, async (tx) => {
    const names = await readMerchantNames(tx, businessId, [merging.into, ...from])
    if (names.size < from.length + 1 || from.length === 0)
      throw new Problem('not_found', 'There is no such merchant.')
    return makeChange(tx, businessId, {
      author: merging.author,
      work: async (change) => {
        const ids = await rowsOfMerchants(tx, businessId, from)
        await subtractTotals(tx, businessId, { ids })
        const remembered = await readMemoriesOf(tx, businessId, from)
        await change.remember(
          remembered.flatMap((each) => [
            { ...each, times: -each.times },
            { ...each, merchantId: merging.into },
          ]),
        )
        await keepAliases(tx, businessId, { into: merging.into, from })
        await mergeInto(tx, businessId, { into: merging.into, from })
        await addTotals(tx, businessId, { ids })
      },
      what: () =>
        `Merged ${from.map((id) => names.get(id)).join(', ')} into ${names.get(merging.into)}`,
    })
  })
}
