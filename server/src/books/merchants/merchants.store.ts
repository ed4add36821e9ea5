// Merchants with what the books hold of them, and the rows that change with them.
import type { Minor } from '@plimsoll/domain/money'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import { type PayNames, readPayNames } from '../figures/pay-names.store.ts'

/** A merchant as it is listed. The total is of cash, with its sign. */
type MerchantRow = {
  id: string
  name: string
  aliases: string[]
  transactions: number
  total: Minor
  last_day: string | null
}

/**
 * Merchants by how often they appear, from the totals by day, so that it costs the same with a
 * million transactions.
 */
export async function readMerchants(
  tx: TenantTx,
  businessId: string,
  search: { words: string | null; from: number; rowsMax: number; id?: string },
): Promise<MerchantRow[]> {
  const hidden = await readPayNames(tx, businessId)
  const { rows } = await sql<MerchantRow>`
    select m.id, m.name, coalesce(counted.count, 0)::int as transactions, coalesce(counted.amount, 0)::bigint as total,
      counted.last_day,
      array(select a.name from merchant_alias a where a.business_id = m.business_id and a.merchant_id = m.id order by a.name) as aliases
    from merchant m left join (
      select merchant_id, sum(count) as count, max(day) as last_day,
        sum(case side when 'out' then -amount_minor else amount_minor end) as amount
      from total_day where business_id = ${businessId} group by merchant_id) counted on counted.merchant_id = m.id
    where m.business_id = ${businessId} and ${conditionOf(businessId, search, hidden)}
    order by coalesce(counted.count, 0) desc, m.name, m.id limit ${search.rowsMax} offset ${search.from}`.execute(
    tx,
  )
  return rows.map((row) => {
    const name = hidden.get(row.id)
    return name === undefined ? row : { ...row, name, aliases: [] }
  })
}

// A name that isn't shown can't be searched for either.
function conditionOf(
  businessId: string,
  search: { words: string | null; id?: string },
  hidden: PayNames,
): RawBuilder<unknown> {
  if (search.id !== undefined) return sql`m.id = ${search.id}`
  if (search.words === null) return sql`true`
  const pattern = `%${search.words.replace(/[\\%_]/g, '\\$&')}%`
  return sql`m.id <> all(${[...hidden.keys()]}::uuid[])
    and (m.name ilike ${pattern} or m.id in (select a.merchant_id from merchant_alias a
      where a.business_id = ${businessId} and a.name ilike ${pattern}))`
}

/**
 * The latest transactions of a merchant, the median of what it comes to, and its labels, the most
 * frequent first.
 */
export async function readRecent(
  tx: TenantTx,
  businessId: string,
  page: { id: string; rowsMax: number },
): Promise<{ ids: string[]; usual: number | null; labels: { code: string; count: number }[] }> {
  const mine = sql`from transaction where business_id = ${businessId} and shown_merchant_id = ${page.id}`
  const { rows } = await sql<{
    ids: string[]
    usual: number | null
    labels: { code: string; count: number }[] | null
  }>`
    select array(select id ${mine} order by shown_day desc, position desc, id desc limit ${page.rowsMax}) as ids,
      (select percentile_disc(0.5) within group (order by amount_minor) from (
        select amount_minor ${mine} order by shown_day desc limit 1000) latest) as usual,
      (select json_agg(json_build_object('code', code, 'count', count) order by count desc, code) from (
        select shown_sub_category as code, count(*)::int as count ${mine} group by 1 order by 2 desc limit 10) counted) as labels`.execute(
    tx,
  )
  const [row] = rows
  return { ids: row?.ids ?? [], usual: row?.usual ?? null, labels: row?.labels ?? [] }
}

/** Gives a merchant another name. */
export async function rename(
  tx: TenantTx,
  businessId: string,
  merchant: { id: string; name: string },
): Promise<void> {
  await sql`update merchant set name = ${merchant.name}
    where business_id = ${businessId} and id = ${merchant.id} and name <> ${merchant.name}`.execute(
    tx,
  )
}

/**
 * The transactions that stand with merchants, or have a part that does, or would without an edit.
 */
export async function rowsOfMerchants(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from transaction where business_id = ${businessId} and shown_merchant_id = any(${ids}::uuid[])
    union select id from transaction where business_id = ${businessId} and edited_merchant_id is not null and merchant_id = any(${ids}::uuid[])
    union select transaction_id from transaction_split where business_id = ${businessId} and merchant_id = any(${ids}::uuid[])`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}

/** Everything that points at some merchants points at one; the others go. */
export async function mergeInto(
  tx: TenantTx,
  businessId: string,
  merge: { into: string; from: readonly string[] },
): Promise<void> {
  const { into, from } = merge
  await sql`update transaction set
      merchant_id = case when merchant_id = any(${from}::uuid[]) then ${into}::uuid else merchant_id end,
      edited_merchant_id = case when edited_merchant_id = any(${from}::uuid[]) then ${into}::uuid else edited_merchant_id end
    where business_id = ${businessId} and (shown_merchant_id = any(${from}::uuid[])
      or edited_merchant_id is not null and merchant_id = any(${from}::uuid[]))`.execute(tx)
  await sql`update transaction_split set merchant_id = ${into}
    where business_id = ${businessId} and merchant_id = any(${from}::uuid[])`.execute(tx)
  for (const gone of from)
    await sql`update transaction_rule set conditions =
        jsonb_set(conditions, '{merchant_ids}', (select jsonb_agg(distinct case value when ${gone}::text then ${into}::text else value end)
          from jsonb_array_elements_text(conditions -> 'merchant_ids')))
      where business_id = ${businessId} and conditions -> 'merchant_ids' ? ${gone}::text`.execute(
      tx,
    )
  await sql`delete from merchant where business_id = ${businessId} and id = any(${from}::uuid[])`.execute(
    tx,
  )
}
