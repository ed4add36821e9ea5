// Sums and rows of payments for the assistant's tools. Sums come from the totals by day; only
// accounts and limits of an amount, for which no total is kept, are summed line by line. Amounts
// are in the sense of their side: a refund makes it smaller.

import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { type RawBuilder, sql } from 'kysely'
import { noId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { speaksOf } from '../list/filters.store.ts'
import { readPayNames } from './pay-names.store.ts'

/**
 * What is summed. Codes and ids that are null do not narrow; `any`: of a code or with a merchant.
 */
export type FlowQuery = {
  readonly side: 'in' | 'out' | null
  readonly from: Day
  readonly to: Day
  readonly codes: readonly string[] | null
  readonly merchants: readonly string[] | null
  /** Of some of these merchants only what the list of transactions finds by these words. */
  readonly texts?: readonly { readonly merchants: readonly string[]; readonly words: string }[]
  readonly any: boolean
  readonly accounts: readonly string[] | null
  readonly exceptCodes: readonly string[]
  readonly exceptMerchants: readonly string[]
  readonly amountFrom: Minor | null
  readonly amountTo: Minor | null
  /** Only on these days of the week, 1 for Monday; null for all. */
  readonly weekdays: readonly number[] | null
}

/**
 * What sums are grouped by; `interval` is a day of the group for weeks, months, quarters and years.
 */
type FlowKey =
  | 'side'
  | 'sub_category'
  | 'merchant'
  | 'account'
  | 'weekday'
  | 'day'
  | 'week'
  | 'month'
  | 'quarter'
  | 'year'

/** A group with its sum and how many payments made it. */
export type FlowSum = {
  readonly key: string | null
  readonly name: string | null
  readonly amount: Minor
  readonly count: number
  /** The latest day; null of nothing. */
  readonly last: Day | null
}

/** One payment of a list. */
export type FlowRow = {
  readonly id: string
  readonly day: Day
  readonly amount: Minor
  readonly merchant: string | null
  readonly text: string
  readonly subCategory: string
}

const keys: Record<FlowKey, RawBuilder<unknown>> = {
  side: sql`f.side`,
  sub_category: sql`f.sub_category`,
  merchant: sql`f.merchant_id::text`,
  account: sql`f.account_id::text`,
  weekday: sql`extract(isodow from f.day)::int::text`,
  day: sql`f.day::text`,
  week: sql`to_char(date_trunc('week', f.day), 'YYYY-MM-DD')`,
  month: sql`to_char(f.day, 'YYYY-MM-01')`,
  quarter: sql`to_char(date_trunc('quarter', f.day), 'YYYY-MM-DD')`,
  year: sql`to_char(f.day, 'YYYY-01-01')`,
}

/** Sums by a key, the largest first; by no key one sum, also of nothing. */
export async function sumFlows(
  tx: TenantTx,
  businessId: string,
  query: FlowQuery,
  by: FlowKey | null,
): Promise<FlowSum[]> {
  const key = by ? keys[by] : sql`null::text`
  const name =
    by === 'merchant' ? sql`max(m.name)` : by === 'account' ? sql`max(a.name)` : sql`null::text`
  const { rows } = await sql<FlowSum>`
    select ${key} as key, ${name} as name, coalesce(sum(f.amount), 0)::bigint as amount, coalesce(sum(f.count), 0)::int as count,
      max(f.day) as last
    from ${sourceOf(businessId, query, by === 'account')} f
      ${by === 'merchant' ? sql`left join merchant m on m.business_id = ${businessId} and m.id = f.merchant_id` : sql``}
      ${by === 'account' ? sql`left join account a on a.business_id = ${businessId} and a.id = f.account_id` : sql``}
    where ${conditionOf(query)}
    ${by ? sql`group by 1` : sql``}
    order by amount desc, name, key`.execute(tx)
  if (by !== 'merchant') return rows
  const hidden = await readPayNames(tx, businessId)
  return rows.map((row) => ({ ...row, name: (row.key && hidden.get(row.key)) ?? row.name }))
}

/**
 * How many different merchants or sub-categories there were; payments without a merchant count as
 * none.
 */
export async function countGroups(
  tx: TenantTx,
  businessId: string,
  query: FlowQuery,
  by: 'merchant' | 'sub_category',
): Promise<number> {
  const key = by === 'merchant' ? sql`nullif(f.merchant_id, ${noId}::uuid)` : sql`f.sub_category`
  const { rows } = await sql<{ count: number }>`
    select count(distinct ${key})::int as count from ${sourceOf(businessId, query, false)} f where ${conditionOf(query)}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** Payments one by one. */
export async function readFlowRows(
  tx: TenantTx,
  businessId: string,
  query: FlowQuery,
  options: { order: 'latest' | 'earliest' | 'largest' | 'smallest'; rowsMax: number },
): Promise<FlowRow[]> {
  const order = {
    latest: sql`f.day desc, f.position desc, f.id desc`,
    earliest: sql`f.day, f.position, f.id`,
    largest: sql`f.amount desc, f.day desc, f.id`,
    smallest: sql`f.amount, f.day desc, f.id`,
  }[options.order]
  const { rows } = await sql<FlowRow & { merchantId: string | null }>`
    select f.transaction_id as id, f.day, f.amount, m.name as merchant, f.merchant_id as "merchantId", f.text, f.sub_category as "subCategory"
    from ${linesOf(businessId, query)} f left join merchant m on m.business_id = ${businessId} and m.id = f.merchant_id
    where ${conditionOf(query)}${options.order === 'smallest' ? sql` and f.amount > 0` : sql``} order by ${order} limit ${options.rowsMax}`.execute(
    tx,
  )
  const hidden = await readPayNames(tx, businessId)
  if (hidden.size === 0) return rows
  return rows.map((row) => {
    const name = row.merchantId && hidden.get(row.merchantId)
    return name ? { ...row, merchant: name, text: 'Pay' } : row
  })
}

/** Every transaction of a span as the list of transactions counts them: own transfers too. */
export async function countTransactions(
  tx: TenantTx,
  businessId: string,
  span: { from: Day; to: Day },
): Promise<{ all: number; transfers: number }> {
  const { rows } = await sql<{ all: number; transfers: number }>`
    select (select coalesce(sum(count), 0)::int from total_account_day
        where business_id = ${businessId} and day between ${span.from} and ${span.to}) as all,
      (select count(*)::int from whole_transaction
        where business_id = ${businessId} and shown_day between ${span.from} and ${span.to} and transfer_id is not null) as transfers`.execute(
    tx,
  )
  return rows[0] ?? { all: 0, transfers: 0 }
}

function sourceOf(businessId: string, query: FlowQuery, needsLines: boolean): RawBuilder<unknown> {
  const isOfLines =
    needsLines ||
    query.accounts !== null ||
    query.amountFrom !== null ||
    query.amountTo !== null ||
    query.texts !== undefined
  if (isOfLines) return linesOf(businessId, query)
  return sql`(select day, side, sub_category, merchant_id, amount_minor as amount, count, null::uuid as account_id
    from total_day where business_id = ${businessId} and day between ${query.from} and ${query.to})`
}

function linesOf(businessId: string, query: FlowQuery): RawBuilder<unknown> {
  return sql`(select id, transaction_id, position, text, shown_day as day, side, shown_sub_category as sub_category,
      coalesce(shown_merchant_id, ${noId}::uuid) as merchant_id, account_id, 1 as count,
      case side when 'out' then -amount_minor else amount_minor end as amount
    from booked_transaction as whole_transaction where business_id = ${businessId} and in_cash
      and shown_day between ${query.from} and ${query.to}${withTexts(businessId, query)})`
}

// Merchants that are not narrowed to words stay as they are.
function withTexts(businessId: string, { texts = [] }: FlowQuery): RawBuilder<unknown> {
  const conditions = texts.map(
    ({ merchants, words }) =>
      sql` and (shown_merchant_id is null or shown_merchant_id <> all(${merchants}::uuid[])
        or ${speaksOf(businessId, words, null)})`,
  )
  return sql.join(conditions, sql``)
}

function conditionOf(query: FlowQuery): RawBuilder<unknown> {
  const { side, codes, merchants, accounts, exceptCodes, exceptMerchants } = query
  const { amountFrom, amountTo, weekdays } = query
  // Limits are in the sense of the side, as in the list of transactions: a refund is no payment of
  // its size.
  const size = side === null ? sql`abs(f.amount)` : sql`f.amount`
  const ofCodes = codes && sql`f.sub_category = any(${codes}::text[])`
  const ofMerchants = merchants && sql`f.merchant_id = any(${merchants}::uuid[])`
  const isEither = query.any && ofCodes && ofMerchants
  const conditions = [
    side && sql`f.side = ${side}`,
    isEither ? sql`(${ofCodes} or ${ofMerchants})` : null,
    isEither ? null : ofCodes,
    isEither ? null : ofMerchants,
    accounts && sql`f.account_id = any(${accounts}::uuid[])`,
    exceptCodes.length > 0 ? sql`f.sub_category <> all(${exceptCodes}::text[])` : null,
    exceptMerchants.length > 0 ? sql`f.merchant_id <> all(${exceptMerchants}::uuid[])` : null,
    amountFrom === null ? null : sql`${size} >= ${amountFrom}::bigint`,
    amountTo === null ? null : sql`${size} <= ${amountTo}::bigint`,
    amountTo !== null && amountFrom === null ? sql`${size} >= 0` : null,
    weekdays && sql`extract(isodow from f.day)::int = any(${weekdays}::int[])`,
  ].filter((condition) => condition !== null)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}
