// Other names of merchants: what the normaliser makes of them leads to the merchant, in every later
// file and update.
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import type { MemoryMove } from '../changes/changes.store.ts'

/** Makes the names of merchants, and the other names they had, other names of one. */
export async function keepAliases(
  tx: TenantTx,
  businessId: string,
  merge: { into: string; from: readonly string[] },
): Promise<void> {
  await sql`update merchant_alias set merchant_id = ${merge.into}
    where business_id = ${businessId} and merchant_id = any(${merge.from}::uuid[])`.execute(tx)
  await sql`insert into merchant_alias (business_id, key, name, merchant_id)
    select business_id, key, name, ${merge.into}::uuid from merchant
    where business_id = ${businessId} and id = any(${merge.from}::uuid[])
    on conflict (business_id, key) do update set merchant_id = excluded.merchant_id, name = excluded.name`.execute(
    tx,
  )
}

/** What is remembered of merchants. */
export async function readMemoriesOf(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<MemoryMove[]> {
  const { rows } = await sql<MemoryMove>`
    select merchant_id as "merchantId", side, sub_category as "subCategory", times from merchant_memory
    where business_id = ${businessId} and merchant_id = any(${ids}::uuid[])`.execute(tx)
  return rows
}
