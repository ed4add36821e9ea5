// What an undo must not leave behind: something that points at a merchant, a leg, an account or a
// category that is gone.
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/**
 * A merchant that a change made and that later ones use as well stays: the next of them has then
 * made it. Tells which stay.
 */
export async function handMerchantsOver(
  tx: TenantTx,
  businessId: string,
  changeId: string,
): Promise<void> {
  await sql`
    with made as (
      select r.row_key::uuid as id, (
        select later.change_id from change_row later join change c on c.business_id = later.business_id and c.id = later.change_id
        where later.business_id = r.business_id and later.change_id > r.change_id and c.undone_at is null
          and (later.after ->> 'edited_merchant_id' = r.row_key or later.after ->> 'merchant_id' = r.row_key)
        order by later.change_id limit 1) as heir
      from change_row r
      where r.business_id = ${businessId} and r.change_id = ${changeId} and r.table_name = 'merchant' and r.op = 'insert'
    )
    update change_row r set change_id = made.heir from made
    where r.business_id = ${businessId} and r.change_id = ${changeId} and r.table_name = 'merchant'
      and r.row_key = made.id::text and made.heir is not null`.execute(tx)
}

/**
 * One thing that points at nothing, in words; null where all is well. Looks at what the change
 * touched and at what it removed.
 */
export async function readOrphan(
  tx: TenantTx,
  businessId: string,
  change: { changeId: string; ids: readonly string[] },
): Promise<string | null> {
  const { rows } = await sql<{ words: string }>`
    with mine as (select * from transaction where business_id = ${businessId} and id = any(${change.ids}::uuid[]))
    select words from (
      select 'Its merchant is not in the books any more.' as words from mine t
      where t.merchant_id is not null and not exists (select from merchant m where m.business_id = t.business_id and m.id = t.merchant_id)
        or t.edited_merchant_id is not null and not exists (select from merchant m where m.business_id = t.business_id and m.id = t.edited_merchant_id)
      union all
      select 'Its account is not in the books any more.' from mine t
      where not exists (select from account a where a.business_id = t.business_id and a.id = t.account_id)
      union all
      select 'The other leg of its transfer is not free any more.' from mine t
      where t.transfer_id is not null and not exists (select from transaction o
        where o.business_id = t.business_id and o.id = t.transfer_id and (o.transfer_id = t.id
          or exists (select from transaction_split s where s.business_id = t.business_id and s.transaction_id = o.id and s.transfer_id = t.id)))
      union all
      select 'Its category is not in use any more.' from mine t
      where t.shown_sub_category not in (select sub_category from taxonomy)
    ) found limit 1`.execute(tx)
  if (rows[0]) return rows[0].words
  for (const gone of await readGone(tx, businessId, change.changeId)) {
    const words = await readUser(tx, businessId, gone)
    if (words) return words
  }
  return null
}

type Gone = { table_name: 'merchant' | 'own_category'; row_key: string }

/** The merchants and categories that undoing the change has removed. */
async function readGone(tx: TenantTx, businessId: string, changeId: string): Promise<Gone[]> {
  const { rows } = await sql<Gone>`
    select table_name, row_key from change_row where business_id = ${businessId} and change_id = ${changeId}
      and op = 'insert' and table_name in ('merchant', 'own_category')`.execute(tx)
  return rows
}

// One key at a time, each looked up by its index: joined to a million transactions it was a walk
// through all of them.
async function readUser(tx: TenantTx, businessId: string, gone: Gone): Promise<string | null> {
  const { row_key: key } = gone
  const { rows } =
    gone.table_name === 'merchant'
      ? await sql<{ words: string }>`
        (select 'Other transactions stand with the merchant that it made.' as words from transaction
          where business_id = ${businessId} and shown_merchant_id = ${key}::uuid limit 1)
        union all
        (select 'Other transactions stand with the merchant that it made.' from transaction_split
          where business_id = ${businessId} and merchant_id = ${key}::uuid limit 1)
        union all
        (select 'The merchant that it made has other names by now.' from merchant_alias
          where business_id = ${businessId} and merchant_id = ${key}::uuid limit 1)`.execute(tx)
      : await sql<{ words: string }>`
        (select 'Transactions stand in the category that it added.' as words from transaction
          where business_id = ${businessId} and shown_sub_category = ${key} limit 1)
        union all
        (select 'Parts of transactions stand in the category that it added.' from transaction_split
          where business_id = ${businessId} and sub_category = ${key} limit 1)
        union all
        (select 'A rule uses the category that it added.' from transaction_rule
          where business_id = ${businessId} and position(${key}::text in actions::text) > 0 limit 1)`.execute(
          tx,
        )
  return rows[0]?.words ?? null
}
