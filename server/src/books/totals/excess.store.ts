// How much money the books of a business move, by its kept totals. Only for the bound that every
// change of the books keeps.
import { type Minor, totalMax } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/**
 * How far the books stand past `totalMax`, in pence; 0 within it. May be larger than pence can be
 * counted in.
 */
export async function readExcess(tx: TenantTx, businessId: string): Promise<bigint> {
  const bound: Minor = totalMax
  const { rows } = await sql<{ excess: string }>`
    select greatest(0, greatest(
      (select coalesce(sum(abs(amount_minor)), 0) from total_month where business_id = ${businessId}),
      (select coalesce(sum(abs(net_minor)), 0) from total_account_day where business_id = ${businessId})
    ) - ${bound}::bigint)::text as excess`.execute(tx)
  return BigInt(rows[0]?.excess ?? 0)
}
