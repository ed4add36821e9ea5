// What is still expected on the days of a list, as rows among those that happened. Totals count
// them apart.
import type { listTransactions, Transaction } from '@plimsoll/contract/transactions'
import { activityInCash, sideOf } from '@plimsoll/domain/taxonomy'
import type * as z from 'zod/mini'
import type { Filters } from '../../books/list/filters.store.ts'
import type { Context } from '../../context.ts'
import type { TenantTx } from '../../db/tenant.ts'

type Query = z.output<(typeof listTransactions)['query']>

/**
 * The expected rows of a day or a month that `date` names, newest first; none beyond the first
 * page.
 */
export async function expectedRows(
  context: Context,
  tx: TenantTx,
  options: {
    businessId: string
    query: Query
    filters: Filters
    labelOf: (code: string) => string
  },
): Promise<Transaction[]> {
  const { query, filters, labelOf } = options
  const { from, to } = filters
  const isNarrowed =
    query.date !== undefined && query.txnSource === undefined && query.cursor === undefined
  if (!isNarrowed || !from || !to || asksOfActual(filters)) return []
  const days = { from, to, today: context.today() }
  const rows = await context.expected.list(tx, options.businessId, days)
  return rows
    .filter((row) => isMeant(row, filters))
    .map((row) => ({ ...row, subcategory_label: labelOf(row.sub_category) }))
}

// An expected payment has no account, no origin and no label to be unsure of.
function asksOfActual(filters: Filters): boolean {
  const { accountId, words, amountFrom, amountTo, origin, label, shown } = filters
  return [accountId, words, amountFrom, amountTo, origin, label, shown].some(
    (each) => each !== null,
  )
}

function isMeant(row: Transaction, filters: Filters): boolean {
  const { side, activity, codes, subCategory, merchantId } = filters
  return (
    (side === null || sideOf({ subCategory: row.sub_category, amount: row.amount }) === side) &&
    (activity === null || activityInCash(row.sub_category) === activity) &&
    (codes === null || codes.includes(row.sub_category)) &&
    (subCategory === null || row.sub_category === subCategory) &&
    (merchantId === null || row.merchant?.id === merchantId)
  )
}
