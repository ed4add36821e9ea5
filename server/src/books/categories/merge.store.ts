// Everything that stands in a sub-category, moved into another.
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import type { MemoryMove } from '../changes/changes.store.ts'

/**
 * The transactions that stand in a sub-category, have a part that does, or would without an edit.
 */
export async function rowsIn(tx: TenantTx, businessId: string, code: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from transaction where business_id = ${businessId} and (sub_category = ${code} or edited_sub_category = ${code})
    union
    select transaction_id from transaction_split where business_id = ${businessId} and sub_category = ${code}`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}

/** What is remembered of money called so. */
export async function readMemoriesIn(
  tx: TenantTx,
  businessId: string,
  code: string,
): Promise<MemoryMove[]> {
  const { rows } = await sql<MemoryMove>`
    select merchant_id as "merchantId", side, sub_category as "subCategory", times from merchant_memory
    where business_id = ${businessId} and sub_category = ${code}`.execute(tx)
  return rows
}

/** Moves rows, parts and rules. */
export async function moveRows(
  tx: TenantTx,
  businessId: string,
  merge: { from: string; into: string },
): Promise<void> {
  const { from, into } = merge
  await sql`update transaction set
      sub_category = case sub_category when ${from} then ${into} else sub_category end,
      edited_sub_category = case edited_sub_category when ${from} then ${into} else edited_sub_category end
    where business_id = ${businessId} and (sub_category = ${from} or edited_sub_category = ${from})`.execute(
    tx,
  )
  await sql`update transaction_split set sub_category = ${into}
    where business_id = ${businessId} and sub_category = ${from}`.execute(tx)
  await sql`update transaction_rule
    set actions = replace(actions::text, to_json(${from}::text)::text, to_json(${into}::text)::text)::jsonb
    where business_id = ${businessId} and position(to_json(${from}::text)::text in actions::text) > 0`.execute(
    tx,
  )
}
