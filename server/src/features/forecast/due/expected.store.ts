// One transaction as far as it may have met an expected payment.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../../db/tenant.ts'

/** When, how much, and with whom; null where there is no such transaction. */
export async function readMovement(
  tx: TenantTx,
  businessId: string,
  id: string,
): Promise<{ day: Day; amount: Minor; merchantId: string | null } | null> {
  const { rows } = await sql<{ day: Day; amount: Minor; merchantId: string | null }>`
    select shown_day as day, amount_minor as amount, shown_merchant_id as "merchantId" from transaction
    where business_id = ${businessId} and id = ${id}`.execute(tx)
  return rows[0] ?? null
}
