// The payments that learning reads: those with a user's label, those without, and those requested
// by id.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import { isHiddenPay } from '../figures/pay-names.store.ts'

/** A payment as far as learning looks at it. */
export type LearningRow = {
  id: string
  day: Day
  amount: Minor
  text: string
  rail: string | null
  merchant_id: string | null
  merchant_key: string | null
  merchant_name: string | null
  label: string
  taught: boolean
}

// As the index transaction_taught has it.
const isTaught = sql`t.transfer_id is null and not t.split
  and (t.edited_sub_category is not null or t.label_source in ('user', 'rule', 'memory', 'file'))`
/**
 * Nobody stands behind the label, and no confident dictionary: what learning may label by itself.
 * As the index transaction_uncertain has it.
 */
const isOpen = sql`t.edited_sub_category is null and t.transfer_id is null and t.label_confidence < 0.6
  and t.label_source in ('none', 'dictionary') and not t.split and not t.excluded and t.rule_id is null`
// A label that a person took back is not given again.
const isNotTakenBack = sql`not exists (select from change_row r
  join change c on c.business_id = r.business_id and c.id = r.change_id
  where r.business_id = t.business_id and r.transaction_id = t.id and c.undone_at is not null
    and r.after ->> 'label_source' = 'model')`
const isLabel = sql`t.shown_sub_category not in ('uncategorised_in', 'uncategorised_out')`

/** The newest labelled payments. */
export async function readTaught(
  tx: TenantTx,
  businessId: string,
  rowsMax: number,
): Promise<LearningRow[]> {
  return readRows(tx, businessId, { where: sql`${isTaught} and ${isLabel}`, rowsMax })
}

/** The newest payments that learning may label by itself. */
export async function readOpen(
  tx: TenantTx,
  businessId: string,
  rowsMax: number,
): Promise<LearningRow[]> {
  return readRows(tx, businessId, { where: sql`${isOpen} and ${isNotTakenBack}`, rowsMax })
}

/** Payments by their ids. */
export async function readByIds(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<LearningRow[]> {
  // What is suggested for somebody's pay gives reasons that would name the person.
  const where = sql`t.id = any(${ids}::uuid[]) and coalesce(${isHiddenPay(businessId)}, false) = false`
  return readRows(tx, businessId, { where, rowsMax: ids.length })
}

async function readRows(
  tx: TenantTx,
  businessId: string,
  search: { where: RawBuilder<unknown>; rowsMax: number },
): Promise<LearningRow[]> {
  const { rows } = await sql<LearningRow>`
    select t.id, t.shown_day as day, t.amount_minor as amount, concat_ws(' ', t.text, t.reference) as text, t.rail,
      m.id as merchant_id, m.key as merchant_key, m.name as merchant_name, t.shown_sub_category as label,
      (${isTaught} and ${isLabel}) as taught
    from (select * from transaction t where t.business_id = ${businessId} and ${search.where}
      order by t.shown_day desc, t.id desc limit ${search.rowsMax}) t
      left join merchant m on m.business_id = t.business_id and m.id = t.shown_merchant_id
    order by t.shown_day desc, t.id desc`.execute(tx)
  return rows
}

/**
 * What a merchant's money on one side was labelled: how often in all and by somebody, and the
 * latest one.
 */
export type MerchantLabel = {
  merchant_id: string
  side: 'in' | 'out'
  label: string
  count: number
  taught: number
  text: string
  day: Day
}

/** What the money of merchants was labelled, by somebody or by the shipped dictionary. */
export async function readMerchantLabels(
  tx: TenantTx,
  businessId: string,
  merchantIds: readonly string[],
): Promise<MerchantLabel[]> {
  const { rows } = await sql<MerchantLabel>`
    select t.shown_merchant_id as merchant_id, case when t.amount_minor < 0 then 'out' else 'in' end as side,
      t.shown_sub_category as label, count(*)::int as count, (count(*) filter (where ${isTaught}))::int as taught,
      (array_agg(t.text order by t.shown_day desc, t.id desc))[1] as text, max(t.shown_day) as day
    from transaction t
    where t.business_id = ${businessId} and t.shown_merchant_id = any(${merchantIds}::uuid[])
      and t.transfer_id is null and not t.split and ${isLabel}
    group by 1, 2, 3 order by 1, 2, 3`.execute(tx)
  return rows
}

/**
 * How many labelled payments there are, up to a limit, and how many of them a person labelled since
 * an instant.
 */
export async function countTaught(
  tx: TenantTx,
  businessId: string,
  limits: { since: Date; countMax: number },
): Promise<{ taught: number; since: number }> {
  const { rows } = await sql<{ taught: number; since: number }>`
    select (select count(*)::int from (select from transaction t where t.business_id = ${businessId} and ${isTaught}
        limit ${limits.countMax}) labelled) as taught,
      (select count(*)::int from transaction t where t.business_id = ${businessId} and t.edited_at > ${limits.since}
        and t.edited_sub_category is not null) as since`.execute(tx)
  return rows[0] ?? { taught: 0, since: 0 }
}

/** Labels payments that are still open; returns which ones were. */
export async function labelOpen(
  tx: TenantTx,
  businessId: string,
  labels: readonly { id: string; label: string; chance: number }[],
): Promise<void> {
  await sql`update transaction t set sub_category = suggested.label, label_source = 'model', label_confidence = suggested.chance
    from unnest(${labels.map((label) => label.id)}::uuid[], ${labels.map((label) => label.label)}::text[],
      ${labels.map((label) => label.chance)}::real[]) as suggested (id, label, chance)
    where t.business_id = ${businessId} and t.id = suggested.id and ${isOpen}`.execute(tx)
}

/**
 * Whether the books still hold one of these transactions. Emptying them waits until the caller's
 * transaction ends.
 */
export async function holdsAny(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    with held as (select id from business where id = ${businessId} for no key update)
    select exists (select from transaction where business_id = ${businessId}
      and id = any(${ids}::uuid[])) as any from held`.execute(tx)
  return rows[0]?.any === true
}
