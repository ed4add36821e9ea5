// Ties by hand: a leg to a leg, or a leg to a part of a split transaction. The leg that faces a
// part points at its whole.
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/**
 * Transactions that are tied, together with those that they are tied to; of split ones, by their
 * parts.
 */
export async function readTied(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    with pairs as (
      select id, transfer_id from transaction
      where business_id = ${businessId} and id = any(${ids}::uuid[]) and transfer_id is not null
      union all
      select transaction_id, transfer_id from transaction_split
      where business_id = ${businessId} and transaction_id = any(${ids}::uuid[]) and transfer_id is not null
    ) select id from pairs union select transfer_id from pairs`.execute(tx)
  return rows.map((row) => row.id)
}

/**
 * Takes apart what is tied among these transactions. A person did, so the ones named by them count
 * as edited.
 */
export async function untie(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`update transaction_split set transfer_id = null
    where business_id = ${businessId} and transaction_id = any(${ids}::uuid[]) and transfer_id = any(${ids}::uuid[])`.execute(
    tx,
  )
  await sql`update transaction set transfer_id = null, edited_at = now()
    where business_id = ${businessId} and id = any(${ids}::uuid[]) and transfer_id = any(${ids}::uuid[])`.execute(
    tx,
  )
}

/** Ties two whole transactions; labels that say otherwise go, for a leg is a transfer. */
export async function tie(
  tx: TenantTx,
  businessId: string,
  pair: { leg: string; other: string },
): Promise<void> {
  await sql`update transaction t set edited_at = now(),
      transfer_id = case id when ${pair.leg}::uuid then ${pair.other}::uuid else ${pair.leg}::uuid end,
      edited_sub_category = (select x.sub_category from taxonomy x
        where x.sub_category = t.edited_sub_category and x.activity = 'neutral')
    where t.business_id = ${businessId} and t.id = any(${[pair.leg, pair.other]}::uuid[])`.execute(
    tx,
  )
}

/** A part that says it went between own accounts, and the free leg that it may face. */
type FacingPart = { part_id: string; leg_id: string }

const gapDaysMax = 3

/**
 * The nearest free leg for a part of a transaction between own accounts; one part at a time, as
 * each takes its leg.
 */
export async function findFacing(
  tx: TenantTx,
  businessId: string,
  transactionId: string,
): Promise<FacingPart | null> {
  const { rows } = await sql<FacingPart>`
    select s.part_id, leg.id as leg_id
    from (select l.id as part_id, l.account_id, l.currency, l.day, l.amount_minor, l.counts from split_line l
        join taxonomy x on x.sub_category = l.shown_sub_category and x.activity = 'neutral'
        where l.business_id = ${businessId} and l.transaction_id = ${transactionId} and l.transfer_id is null) s
      join whole_transaction leg on leg.business_id = ${businessId} and leg.amount_minor = -s.amount_minor
        and leg.day between s.day - ${gapDaysMax}::int and s.day + ${gapDaysMax}::int
    where leg.account_id <> s.account_id and leg.currency = s.currency and leg.transfer_id is null and not leg.split
      and not leg.excluded and leg.counts = s.counts and leg.id <> ${transactionId}
      and (leg.edited_sub_category is null or leg.category = 'neutral')
    order by abs(leg.day - s.day), s.part_id desc, leg.id limit 1`.execute(tx)
  return rows[0] ?? null
}

/** Ties a part to its leg. */
export async function tiePart(
  tx: TenantTx,
  businessId: string,
  facing: FacingPart & { transactionId: string },
): Promise<void> {
  await sql`update transaction_split set transfer_id = ${facing.leg_id}
    where business_id = ${businessId} and id = ${facing.part_id}`.execute(tx)
  await sql`update transaction set transfer_id = ${facing.transactionId}
    where business_id = ${businessId} and id = ${facing.leg_id}`.execute(tx)
}

/**
 * Transactions that may be the other leg of one: equal and opposite, in another account, free,
 * nearest first.
 */
export async function readCandidates(
  tx: TenantTx,
  businessId: string,
  transactionId: string,
): Promise<{ id: string; day: string; account: string; amount: Minor; text: string }[]> {
  const { rows } = await sql<{
    id: string
    day: string
    account: string
    amount: Minor
    text: string
  }>`
    select leg.id, leg.shown_day as day, leg.account_name as account, leg.amount_minor as amount, leg.text
    from whole_transaction t join whole_transaction leg on leg.business_id = t.business_id
      and leg.amount_minor = -t.amount_minor and leg.day between t.day - 14 and t.day + 14
    where t.business_id = ${businessId} and t.id = ${transactionId} and t.transfer_id is null and not t.split
      and leg.account_id <> t.account_id and leg.currency = t.currency and leg.transfer_id is null and not leg.split
      and not leg.excluded and not t.excluded and leg.counts = t.counts
    order by abs(leg.day - t.day), leg.id limit 5`.execute(tx)
  return rows
}
