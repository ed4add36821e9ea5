// Finds rows that might be the two legs of one transfer, and ties legs together or apart.
import type { TransferCandidate } from '@plimsoll/domain/transfers'
import { type RawBuilder, sql } from 'kysely'
import { oneByOne } from '../../db/set-wise.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { Picked } from '../totals/totals.store.ts'

/**
 * A possible leg, its currency (legs pair only within one), and whether it is one of the picked
 * rows.
 */
type Leg = TransferCandidate & { readonly currency: string; readonly picked: boolean }

// The domain pairs within three days; anything further apart need not be loaded.
const gapDaysMax = 3

/**
 * The picked rows that face an equal and opposite one in another account, and the ones they face.
 * Left out: rows that are paired already, excluded, split, or labelled by hand or by a rule as
 * something else than a transfer.
 */
export async function readLegs(tx: TenantTx, businessId: string, picked: Picked): Promise<Leg[]> {
  const { rows } = await sql<Leg>`
    with one as materialized (
      select t.id, t.account_id, t.currency, t.day, t.amount_minor from booked_transaction t
      where t.business_id = ${businessId} and ${conditionOf(picked)} and ${isFree}
    ), near as materialized (
      select one.id as one_id, one.account_id, one.currency, other.id as other_id from one, lateral (
        select id from transaction
        where business_id = ${businessId} and amount_minor = -one.amount_minor
          and day between one.day - ${gapDaysMax}::int and one.day + ${gapDaysMax}::int
        ${oneByOne}) other
    ), facing as (
      select near.one_id, near.other_id from near, lateral (
        select t.account_id, t.currency from booked_transaction t
        where t.business_id = ${businessId} and t.id = near.other_id and ${isFree} ${oneByOne}) other
      where other.account_id <> near.account_id and other.currency = near.currency
    )
    select leg.* from (select one_id as id from facing union select other_id from facing) found, lateral (
      select t.id, t.account_id as "accountId", t.currency, t.day, t.amount_minor as amount, t.text,
        t.shown_sub_category as "subCategory", coalesce(${conditionOf(picked)}, false) as picked
      from booked_transaction t where t.business_id = ${businessId} and t.id = found.id ${oneByOne}) leg`.execute(
    tx,
  )
  return rows
}

// What leaves for an account that its owner set aside has left the business's cash: no transfer
// within it.
const isFree = sql`t.transfer_id is null and not t.excluded and not t.split and (t.counts or t.currency <> 'GBP')
  and t.amount_minor <> 0 and (t.edited_sub_category is null and t.label_source <> 'rule' or t.activity = 'financing' and t.category = 'neutral')`

function conditionOf(picked: Picked): RawBuilder<unknown> {
  if ('uploadId' in picked) return sql`t.upload_id = ${picked.uploadId}::uuid`
  if ('accountId' in picked) return sql`t.account_id = ${picked.accountId}::uuid`
  return sql`t.id = any(${picked.ids}::uuid[])`
}

/** Ties legs together: each points at the other. */
export async function tieLegs(
  tx: TenantTx,
  businessId: string,
  pairs: readonly { outId: string; inId: string }[],
): Promise<void> {
  const legs = pairs.flatMap(({ outId, inId }) => [
    [outId, inId],
    [inId, outId],
  ])
  await sql`update transaction t set transfer_id = tied.other_id
    from unnest(${legs.map(([id]) => id)}::uuid[], ${legs.map(([, other]) => other)}::uuid[]) as tied (id, other_id)
    where t.business_id = ${businessId} and t.id = tied.id`.execute(tx)
}

/** Makes legs ordinary transactions again. */
export async function untieLegs(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`update transaction set transfer_id = null
    where business_id = ${businessId} and id = any(${ids}::uuid[])`.execute(tx)
  // A part of a split one is tied as long as its leg points back at its whole.
  await sql`update transaction_split s set transfer_id = null
    where s.business_id = ${businessId} and s.transfer_id is not null
      and (s.transaction_id = any(${ids}::uuid[]) or s.transfer_id = any(${ids}::uuid[]))
      and not exists (select from transaction leg where leg.business_id = s.business_id and leg.id = s.transfer_id
        and leg.transfer_id = s.transaction_id)`.execute(tx)
}

/** The ids of an account's legs and of the legs in other accounts that they are tied to. */
export async function readTiedTo(
  tx: TenantTx,
  businessId: string,
  accountId: string,
): Promise<{ own: string[]; others: string[] }> {
  const { rows } = await sql<{ id: string; transfer_id: string }>`
    select id, transfer_id from transaction
    where business_id = ${businessId} and account_id = ${accountId} and transfer_id is not null
    union
    select s.transaction_id, s.transfer_id from transaction_split s
      join transaction t on t.business_id = s.business_id and t.id = s.transaction_id
    where s.business_id = ${businessId} and t.account_id = ${accountId} and s.transfer_id is not null`.execute(
    tx,
  )
  return { own: rows.map((row) => row.id), others: rows.map((row) => row.transfer_id) }
}

/**
 * Whether the business has two accounts of one currency, without which there are no transfers to
 * find.
 */
export async function hasTwoAccounts(tx: TenantTx, businessId: string): Promise<boolean> {
  const { rows } = await sql`select from account where business_id = ${businessId}
    group by currency having count(*) > 1 limit 1`.execute(tx)
  return rows.length > 0
}
