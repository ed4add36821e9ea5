// What was paid to merchants and came back from them, all in all.
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/**
 * The sum of everything with each merchant, in signed pence. A merchant without transactions is
 * left out.
 */
export async function readMerchantNets(
  tx: TenantTx,
  businessId: string,
  merchantIds: readonly string[],
): Promise<ReadonlyMap<string, Minor>> {
  if (merchantIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; net: Minor }>`
    select shown_merchant_id as id, sum(amount_minor)::bigint as net from transaction
    where business_id = ${businessId} and shown_merchant_id = any(${[...new Set(merchantIds)]}::uuid[])
    group by 1`.execute(tx)
  return new Map(rows.map(({ id, net }) => [id, net]))
}
