// In which accounts transactions stand.
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** The accounts of transactions, each once. */
export async function readAccountIds(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct account_id from transaction
    where business_id = ${businessId} and id = any(${ids}::uuid[])`.execute(tx)
  return rows.map((row) => row.account_id)
}
