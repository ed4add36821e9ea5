// Totals kept in the same transaction as the rows they sum: take the picked rows out, change them,
// put them back. Everything is one statement over a set, so fifty thousand rows cost about what one
// does. The view booked_transaction decides what counts; balances of accounts are the sources'
// own.

import { type RawBuilder, sql } from 'kysely'
import { noId } from '../../db/new-id.ts'
import { setWise } from '../../db/set-wise.ts'
import type { TenantTx } from '../../db/tenant.ts'

/**
 * Which transactions a change touches: those of one upload, those of one account, or those named.
 * Of a split one, all parts.
 */
export type Picked =
  | { readonly uploadId: string }
  | { readonly accountId: string }
  | { readonly ids: readonly string[] }

/** Puts rows that have just come, or changed, into every total. */
export async function addTotals(tx: TenantTx, businessId: string, picked: Picked): Promise<void> {
  await countIn(tx, { businessId, picked, times: 1 })
}

/** Takes rows out of every total, before they change or go. */
export async function subtractTotals(
  tx: TenantTx,
  businessId: string,
  picked: Picked,
): Promise<void> {
  const days = await countIn(tx, { businessId, picked, times: -1 })
  if (days) await dropEmptyTotals(tx, businessId, days)
}

type Days = { first: string; last: string }

async function countIn(
  tx: TenantTx,
  posting: { businessId: string; picked: Picked; times: 1 | -1 },
): Promise<Days | null> {
  const times = sql.lit(posting.times)
  const { businessId, picked } = posting
  const isUpload = 'uploadId' in picked
  const isFresh =
    isUpload && posting.times === 1 && (await haveNewDays(tx, businessId, picked.uploadId))
  const count = sql<{ first: string | null; last: string | null }>`
    with picked as materialized (
      select account_id, shown_day as day, side, in_cash, shown_sub_category as sub_category,
        coalesce(shown_merchant_id, ${noId}::uuid) as merchant_id,
        ${times} * sum(amount_minor) as net, ${times} * count(*) as count, ${times} * sum(wholes) as wholes
      from booked_transaction
      where business_id = ${posting.businessId} and ${conditionOf(posting.picked)}
      group by 1, 2, 3, 4, 5, 6
    ), cash as materialized (
      select day, side, sub_category, merchant_id, sum(case side when 'out' then -net else net end) as amount, sum(count) as count
      from picked where in_cash group by day, side, sub_category, merchant_id
    ), days as (
      insert into total_day as kept (business_id, day, side, sub_category, merchant_id, amount_minor, count)
      select ${posting.businessId}::uuid, day, side, sub_category, merchant_id, amount, count from cash
      ${
        isFresh
          ? sql``
          : sql`on conflict (business_id, day, side, sub_category, merchant_id) do update
        set amount_minor = kept.amount_minor + excluded.amount_minor, count = kept.count + excluded.count`
      }
    ), months as (
      insert into total_month as kept (business_id, month, side, sub_category, amount_minor, count)
      select ${posting.businessId}::uuid, date_trunc('month', day)::date, side, sub_category, sum(amount), sum(count)
      from cash group by 2, 3, 4
      on conflict (business_id, month, side, sub_category) do update
        set amount_minor = kept.amount_minor + excluded.amount_minor, count = kept.count + excluded.count
    ), account_days as (
      insert into total_account_day as kept (business_id, account_id, day, net_minor, count)
      select ${posting.businessId}::uuid, account_id, day, sum(net), sum(wholes) from picked group by account_id, day
      on conflict (business_id, account_id, day) do update
        set net_minor = kept.net_minor + excluded.net_minor, count = kept.count + excluded.count
    ), accounts as (
      update account set net_minor = net_minor + moved.net
      from (select account_id, sum(net)::bigint as net from picked group by account_id) moved
      where account.business_id = ${posting.businessId} and account.id = moved.account_id
    )
    select min(day) as first, max(day) as last from picked`
  const { rows } = await (isUpload ? setWise(tx, () => count.execute(tx)) : count.execute(tx))
  const row = rows[0]
  return row?.first && row.last ? { first: row.first, last: row.last } : null
}

// A statement that follows on from the last one brings days of which no total is kept yet; adding
// rows without looking for each first takes two thirds of the time. The books are held, so none can
// come between.
async function haveNewDays(tx: TenantTx, businessId: string, uploadId: string): Promise<boolean> {
  const { rows } = await sql<{ are_new: boolean }>`
    with days as materialized (select min(shown_day) as first, max(shown_day) as last from transaction
      where business_id = ${businessId} and upload_id = ${uploadId})
    select not exists (select from days, total_day kept where kept.business_id = ${businessId}
      and kept.day between days.first and days.last) as are_new`.execute(tx)
  return rows[0]?.are_new ?? false
}

function conditionOf(picked: Picked): RawBuilder<unknown> {
  if ('uploadId' in picked) return sql`upload_id = ${picked.uploadId}`
  if ('accountId' in picked) return sql`account_id = ${picked.accountId}`
  return sql`transaction_id = any(${picked.ids}::uuid[])`
}

async function dropEmptyTotals(tx: TenantTx, businessId: string, days: Days): Promise<void> {
  const { first, last } = days
  await sql`delete from total_day
    where business_id = ${businessId} and day between ${first} and ${last} and count = 0`.execute(
    tx,
  )
  await sql`delete from total_month
    where business_id = ${businessId} and count = 0
      and month between date_trunc('month', ${first}::date) and ${last}::date`.execute(tx)
  await sql`delete from total_account_day
    where business_id = ${businessId} and day between ${first} and ${last} and count = 0`.execute(
    tx,
  )
}
