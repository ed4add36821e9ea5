// Lists transactions for people, and offers the totals and their proof to other features.

import { listRowsMax } from '@plimsoll/contract/limits'
import type { listTransactions, Transaction } from '@plimsoll/contract/transactions'
import { firstDayOf, isDay, isMonth, lastDayOf } from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import { categoryLabelOf, subCategoryOf } from '@plimsoll/domain/taxonomy'
import type * as z from 'zod/mini'
import type { Db } from '../../db/pool.ts'
import { asTenant } from '../../db/tenant.ts'
import { type Filters, type ListedRow, type Place, readPage, sumMatching } from './list.store.ts'

export { addTotals, type Picked, subtractTotals } from './totals.store.ts'
export { type BooksDifference, verifyBooks } from './verify.ts'

type Query = z.output<(typeof listTransactions)['query']>
type Reply = z.output<(typeof listTransactions)['reply']>

/** One page of transactions. Everything that exists so far has happened, so `txnSource` changes nothing yet. */
export async function readTransactions(
  db: Db,
  businessId: string,
  query: Query,
): Promise<Omit<Reply, 'status'>> {
  const filters = filtersOf(query)
  const after = query.cursor === undefined ? null : placeOf(query.cursor)
  const rowsMax = Math.max(1, Math.min(Number(query.limit ?? listRowsMax), listRowsMax))
  return asTenant(db, businessId, async (tx) => {
    const rows = await readPage(tx, businessId, { filters, after, rowsMax: rowsMax + 1 })
    const shown = rows.slice(0, rowsMax)
    const last = rows.length > rowsMax ? shown.at(-1) : undefined
    return {
      data: shown.map(told),
      next_cursor: last ? cursorOf(last) : null,
      total: await sumMatching(tx, businessId, filters),
    }
  })
}

function filtersOf(query: Query): Filters {
  return {
    ...daysOf(query),
    activity: query.activity ?? null,
    side: query.direction ?? null,
    category: query.category ?? null,
    subCategory: query.sub_category ?? null,
    merchantId: query.merchant ?? null,
    accountId: query.account ?? null,
    words: query.q?.trim() || null,
  }
}

function daysOf(query: Query): { from: string | null; to: string | null } {
  const { date } = query
  if (date === undefined) return { from: query.from ?? null, to: query.to ?? null }
  if (isDay(date)) return { from: date, to: date }
  if (isMonth(date)) return { from: firstDayOf(date), to: lastDayOf(date) }
  throw new Problem('invalid', 'There is no such day or month.', {
    details: [{ message: 'There is no such day or month.', path: 'date' }],
  })
}

function cursorOf(row: ListedRow): string {
  return Buffer.from(`${row.day} ${row.position} ${row.id}`).toString('base64url')
}

function placeOf(cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString()
  const match =
    /^(\d{4}-\d{2}-\d{2}) (\d{1,9}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text)
  const [, day, position, id] = match ?? []
  if (!day || !position || !id || !isDay(day))
    throw new Problem('invalid', 'This list has no such page. Please start from the top.')
  return { day, position: Number(position), id }
}

function told(row: ListedRow): Transaction {
  const label = subCategoryOf(row.sub_category)
  return {
    id: row.id,
    day: row.day,
    amount: row.amount_minor,
    text: row.text,
    merchant: row.merchant_id ? { id: row.merchant_id, name: row.merchant_name ?? '' } : null,
    account: { id: row.account_id, name: row.account_name, currency: row.currency },
    category: label.category,
    category_label: categoryLabelOf(label.category),
    sub_category: label.subCategory,
    subcategory_label: label.label,
    label_source: row.label_source as Transaction['label_source'],
    label_confidence: row.label_confidence,
    transfer: row.transfer,
    excluded: row.excluded,
    note: row.note,
    state: 'actual',
  }
}
