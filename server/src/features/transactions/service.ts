// Lists transactions for people, and offers the totals and their proof to other features.
import { listRowsMax } from '@plimsoll/contract/limits'
import type { listTransactions, Transaction } from '@plimsoll/contract/transactions'
import { sum } from '@plimsoll/domain/money'
import type * as z from 'zod/mini'
import { knownCategories } from '../../books/categories/known.ts'
import { readPage, sumMatching } from '../../books/list/list.store.ts'
import { toTransactions } from '../../books/list/list-reply.ts'
import { runningBalances } from '../../books/list/running-balance.ts'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { expectedRows } from './expected-rows.ts'
import { cursorOf, filtersOf, placeOf } from './list-query.ts'

export { knownCategories } from '../../books/categories/known.ts'

type Query = z.output<(typeof listTransactions)['query']>
type Reply = z.output<(typeof listTransactions)['reply']>

/**
 * One page of transactions that have happened, and on its first page what is still expected on the
 * requested day or month.
 */
export async function readTransactions(
  context: Context,
  businessId: string,
  query: Query,
): Promise<Omit<Reply, 'status'>> {
  const after = query.cursor === undefined ? null : placeOf(query.cursor)
  const rowsMax = Math.max(1, Math.min(Number(query.limit ?? listRowsMax), listRowsMax))
  return asTenant(context.db, businessId, async (tx) => {
    const categories = await knownCategories(tx, businessId)
    const filters = filtersOf(query, categories)
    const rows = await readPage(tx, businessId, { filters, after, rowsMax: rowsMax + 1 })
    const shown = rows.slice(0, rowsMax)
    const last = rows.length > rowsMax ? shown.at(-1) : undefined
    const balances = await runningBalances(tx, businessId, { filters, rows: shown })
    const transactions = await toTransactions(tx, businessId, { rows: shown, categories, balances })
    const { labelOf } = categories
    const expected = await expectedRows(context, tx, { businessId, query, filters, labelOf })
    return {
      data: expected.length > 0 ? byDay([...expected, ...transactions]) : transactions,
      next_cursor: last ? cursorOf(last) : null,
      ...(query.rows === 'only'
        ? {}
        : { total: withExpected(await sumMatching(tx, businessId, filters), expected) }),
    }
  })
}

/** How many transactions match, and what they add up to; apart from them what is still expected. */
export async function sumTransactions(
  context: Context,
  businessId: string,
  query: Query,
): Promise<Total> {
  return asTenant(context.db, businessId, async (tx) => {
    const categories = await knownCategories(tx, businessId)
    const filters = filtersOf(query, categories)
    const { labelOf } = categories
    const expected = await expectedRows(context, tx, { businessId, query, filters, labelOf })
    return withExpected(await sumMatching(tx, businessId, filters), expected)
  })
}

type Total = NonNullable<Reply['total']>

function withExpected(total: Total, expected: readonly Transaction[]): Total {
  if (expected.length === 0) return total
  const amount = sum(expected.map((row) => row.amount))
  return { ...total, expected: { count: expected.length, amount } }
}

function byDay(rows: Transaction[]): Transaction[] {
  return rows.sort((left, right) => (left.day === right.day ? 0 : left.day < right.day ? 1 : -1))
}
