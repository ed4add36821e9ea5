// Reads transactions back a page at a time, newest first, with the total of everything the filters match.
import type { Minor } from '@plimsoll/domain/money'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { type Sum, sumByTotals } from './list-totals.store.ts'

/** Where a page ended: the keys of its last row. */
export type Place = { readonly day: string; readonly position: number; readonly id: string }

/** What the rows must match; days are both included. */
export type Filters = {
  readonly from: string | null
  readonly to: string | null
  readonly activity: 'operating' | 'investing' | 'financing' | null
  readonly side: 'in' | 'out' | null
  readonly category: string | null
  readonly subCategory: string | null
  readonly merchantId: string | null
  readonly accountId: string | null
  readonly words: string | null
}

/** A transaction as the books show it. */
export type ListedRow = {
  id: string
  day: string
  position: number
  amount_minor: Minor
  text: string
  merchant_id: string | null
  merchant_name: string | null
  account_id: string
  account_name: string
  currency: string
  sub_category: string
  label_source: string
  label_confidence: number
  transfer: boolean
  excluded: boolean
  note: string | null
}

type Booked = ExpressionBuilder<Tables, 'booked_transaction'>

/** One page of the rows that match, from just after `after`. */
export async function readPage(
  tx: TenantTx,
  businessId: string,
  page: { filters: Filters; after: Place | null; rowsMax: number },
): Promise<ListedRow[]> {
  const { after } = page
  return tx
    .selectFrom('booked_transaction')
    .leftJoin('merchant', (join) =>
      join
        .onRef('merchant.business_id', '=', 'booked_transaction.business_id')
        .onRef('merchant.id', '=', 'booked_transaction.shown_merchant_id'),
    )
    .where((eb) => matching(eb as unknown as Booked, businessId, page.filters))
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`(shown_day, position, booked_transaction.id) < (${after?.day}::date, ${after?.position}::int, ${after?.id}::uuid)`,
      ),
    )
    .select([
      'booked_transaction.id',
      'shown_day as day',
      'position',
      sql<Minor>`amount_minor`.as('amount_minor'),
      'text',
      'shown_merchant_id as merchant_id',
      'merchant.name as merchant_name',
      'account_id',
      'account_name',
      'currency',
      'shown_sub_category as sub_category',
      sql<string>`case when edited_sub_category is not null then 'user' when transfer_id is not null then 'transfer'
        else label_source end`.as('label_source'),
      sql<number>`case when edited_sub_category is not null or transfer_id is not null then 1
        else label_confidence end`.as('label_confidence'),
      sql<boolean>`transfer_id is not null`.as('transfer'),
      'excluded',
      'note',
    ])
    .orderBy('shown_day', 'desc')
    .orderBy('position', 'desc')
    .orderBy('booked_transaction.id', 'desc')
    .limit(page.rowsMax)
    .execute()
}

/** How many rows match and what they add up to. Pounds do not add to other money: unless one account is asked for, only pounds count. */
export async function sumMatching(
  tx: TenantTx,
  businessId: string,
  filters: Filters,
): Promise<Sum> {
  return (
    (await sumByTotals(tx, businessId, filters)) ??
    tx
      .selectFrom('booked_transaction')
      .where((eb) => matching(eb, businessId, filters))
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<Minor>`coalesce(sum(amount_minor) filter (where currency = 'GBP' or ${filters.accountId !== null}), 0)::bigint`.as(
          'amount',
        ),
      ])
      .executeTakeFirstOrThrow()
  )
}

function matching(eb: Booked, businessId: string, filters: Filters) {
  const conditions: Expression<SqlBool>[] = [eb('booked_transaction.business_id', '=', businessId)]
  if (filters.from) conditions.push(eb('shown_day', '>=', filters.from))
  if (filters.to) conditions.push(eb('shown_day', '<=', filters.to))
  // Sides and activities are words of the cash-flow table: what it leaves out stays out here, so that rows add up to its cells.
  if (filters.side || filters.activity) conditions.push(eb('in_cash', '=', true))
  if (filters.side) conditions.push(eb('side', '=', filters.side))
  if (filters.activity) conditions.push(eb('activity', '=', filters.activity))
  if (filters.category) conditions.push(eb('category', '=', filters.category))
  if (filters.subCategory) conditions.push(eb('shown_sub_category', '=', filters.subCategory))
  if (filters.merchantId) conditions.push(eb('shown_merchant_id', '=', filters.merchantId))
  if (filters.accountId) conditions.push(eb('account_id', '=', filters.accountId))
  if (filters.words) conditions.push(speaksOf(businessId, filters.words))
  return eb.and(conditions)
}

// The merchants are looked for once, not once for each transaction.
function speaksOf(businessId: string, words: string) {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`(booked_transaction.text ilike ${pattern} or booked_transaction.note ilike ${pattern}
    or booked_transaction.shown_merchant_id in (
      select id from merchant where business_id = ${businessId} and name ilike ${pattern}))`
}
