// Every total counted again from the transactions, beside the one that is kept; only what differs
// comes back.
import type { Minor } from '@plimsoll/domain/money'
import { type RawBuilder, sql } from 'kysely'
import { noId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'

type Difference = { what: string; key: string; kept: Minor | null; counted: Minor | null }

/** How many transactions a business has. */
export async function countTransactions(tx: TenantTx, businessId: string): Promise<number> {
  const row = await tx
    .selectFrom('transaction')
    .where('business_id', '=', businessId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** All differences of one business. */
export async function recount(tx: TenantTx, businessId: string): Promise<Difference[]> {
  const checks = [
    totalDays(businessId),
    totalMonths(businessId),
    totalAccountDays(businessId),
    accountNets(businessId),
    accountOpenings(businessId),
    transferPairs(businessId),
    splitParts(businessId),
    strayMerchants(businessId),
    strayTransactions(businessId),
    strayRows(businessId),
  ]
  const found: Difference[] = []
  for (const check of checks) found.push(...(await check.execute(tx)).rows)
  return found
}

const inSense = sql`case side when 'out' then -amount_minor else amount_minor end`

function totalDays(businessId: string): RawBuilder<Difference> {
  return differing({
    what: 'total_day',
    keys: ['day', 'side', 'sub_category', 'merchant_id'],
    kept: sql`select day, side, sub_category, merchant_id, amount_minor as amount, count
      from total_day where business_id = ${businessId}`,
    counted: sql`select shown_day as day, side, shown_sub_category as sub_category,
        coalesce(shown_merchant_id, ${noId}::uuid) as merchant_id, sum(${inSense})::bigint as amount, count(*) as count
      from booked_transaction where business_id = ${businessId} and in_cash group by 1, 2, 3, 4`,
  })
}

function totalMonths(businessId: string): RawBuilder<Difference> {
  return differing({
    what: 'total_month',
    keys: ['month', 'side', 'sub_category'],
    kept: sql`select month, side, sub_category, amount_minor as amount, count
      from total_month where business_id = ${businessId}`,
    counted: sql`select date_trunc('month', shown_day)::date as month, side, shown_sub_category as sub_category,
        sum(${inSense})::bigint as amount, count(*) as count
      from booked_transaction where business_id = ${businessId} and in_cash group by 1, 2, 3`,
  })
}

function totalAccountDays(businessId: string): RawBuilder<Difference> {
  return differing({
    what: 'total_account_day',
    keys: ['account_id', 'day'],
    kept: sql`select account_id, day, net_minor as amount, count
      from total_account_day where business_id = ${businessId}`,
    counted: sql`select account_id, shown_day as day, sum(amount_minor)::bigint as amount, count(*) as count
      from transaction where business_id = ${businessId} group by 1, 2`,
  })
}

function accountNets(businessId: string): RawBuilder<Difference> {
  return sql`select 'account.net_minor' as what, a.id::text as key, a.net_minor as kept, counted.net as counted
    from account a, lateral (
      select coalesce(sum(amount_minor), 0)::bigint as net from transaction t
      where t.business_id = a.business_id and t.account_id = a.id) counted
    where a.business_id = ${businessId} and a.net_minor <> counted.net`
}

function accountOpenings(businessId: string): RawBuilder<Difference> {
  return sql`select 'account.opening_minor' as what, a.id::text as key, a.opening_minor as kept, counted.opening as counted
    from account a
      left join lateral (
        select day, balance_minor from balance_statement s
        where s.business_id = a.business_id and s.account_id = a.id
        order by day desc, stated_at desc, id desc limit 1) newest on true,
      lateral (
        select coalesce(newest.balance_minor - coalesce(sum(amount_minor), 0), 0)::bigint as opening from transaction t
        where t.business_id = a.business_id and t.account_id = a.id and t.day <= newest.day) counted
    where a.business_id = ${businessId}
      and (a.opening_minor <> counted.opening or a.anchor_day is distinct from newest.day
        or a.anchor_minor is distinct from newest.balance_minor)`
}

/**
 * Legs point at each other and stand in two accounts. A leg that faces a part of a split one points
 * at its whole.
 */
function transferPairs(businessId: string): RawBuilder<Difference> {
  return sql`select 'transfer' as what, t.id::text as key, t.amount_minor as kept, other.amount_minor as counted
    from transaction t left join transaction other on other.business_id = t.business_id and other.id = t.transfer_id
      and (other.transfer_id = t.id or exists (select from transaction_split part where part.business_id = t.business_id
        and part.transaction_id = other.id and part.transfer_id = t.id and part.amount_minor = -t.amount_minor))
    where t.business_id = ${businessId} and t.transfer_id is not null
      and (other.id is null or other.account_id = t.account_id)`
}

/** Parts add up to their whole, and a part's leg points back at it; whole ones have no parts. */
function splitParts(businessId: string): RawBuilder<Difference> {
  return sql`select 'split' as what, t.id::text as key, t.amount_minor as kept, parts.sum as counted
    from transaction t full join (
      select s.transaction_id, sum(s.amount_minor)::bigint as sum, bool_or(s.transfer_id is not null and leg.id is null) as loose
      from transaction_split s left join transaction leg on leg.business_id = s.business_id and leg.id = s.transfer_id
        and leg.transfer_id = s.transaction_id
      where s.business_id = ${businessId} group by 1) parts on parts.transaction_id = t.id
    where coalesce(t.business_id = ${businessId} and (t.split or parts.transaction_id is not null), true)
      and (t.split is distinct from (parts.transaction_id is not null) or t.amount_minor is distinct from parts.sum or parts.loose)`
}

/** Merchants that rows stand with are there. */
function strayMerchants(businessId: string): RawBuilder<Difference> {
  return sql`select 'transaction without merchant' as what, t.id::text as key, t.amount_minor as kept, null::bigint as counted
    from booked_transaction t left join merchant m on m.business_id = t.business_id and m.id = t.shown_merchant_id
    where t.business_id = ${businessId} and t.shown_merchant_id is not null and m.id is null`
}

/** Transactions belong to an account, though no constraint demands it. */
function strayTransactions(businessId: string): RawBuilder<Difference> {
  return sql`select 'transaction without account' as what, t.id::text as key, t.amount_minor as kept, null::bigint as counted
    from transaction t left join account a on a.business_id = t.business_id and a.id = t.account_id
    where t.business_id = ${businessId} and a.id is null`
}

/** Rows of uploads belong to one that is there. */
function strayRows(businessId: string): RawBuilder<Difference> {
  return sql`select 'row without upload' as what, r.id::text as key, r.amount_minor as kept, null::bigint as counted
    from staged_row r left join upload u on u.business_id = r.business_id and u.id = r.batch_id
    where r.business_id = ${businessId} and u.id is null`
}

function differing(check: {
  what: string
  keys: readonly string[]
  kept: RawBuilder<unknown>
  counted: RawBuilder<unknown>
}): RawBuilder<Difference> {
  const keys = sql.join(check.keys.map((key) => sql.ref(key)))
  return sql<Difference>`with kept as (${check.kept}), counted as (${check.counted})
    select ${check.what}::text as what, concat_ws(' ', ${keys}) as key, kept.amount as kept, counted.amount as counted
    from kept full join counted using (${keys})
    where kept.amount is distinct from counted.amount or kept.count is distinct from counted.count`
}
