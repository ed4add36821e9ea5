// Merchants by name: found under any of their names, or made.
import { normaliseMerchant } from '@plimsoll/domain/merchant/normalise-merchant'
import { sql } from 'kysely'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'

/**
 * The merchant of a name: one that is called so, one whose other names lead to it, or a new one.
 */
export async function merchantNamed(
  tx: TenantTx,
  businessId: string,
  name: string,
): Promise<{ id: string; name: string }> {
  const { key } = normaliseMerchant({ text: name })
  const { rows } = await sql<{ id: string; name: string }>`
    select m.id, m.name, lower(m.name) = lower(${name}) as called from merchant m
    where m.business_id = ${businessId} and (m.key = ${key} or lower(m.name) = lower(${name}) or m.id in
      (select a.merchant_id from merchant_alias a where a.business_id = ${businessId} and a.key = ${key}))
    order by called desc, m.key = ${key} desc, m.id limit 1`.execute(tx)
  if (rows[0]) return rows[0]
  const made = { id: newId(), name }
  await tx
    .insertInto('merchant')
    .values({ business_id: businessId, key, ...made })
    .execute()
  return made
}

/** Names of merchants by their ids. */
export async function readMerchantNames(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from merchant where business_id = ${businessId} and id = any(${ids}::uuid[])`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.id, row.name]))
}
