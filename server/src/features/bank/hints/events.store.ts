// Webhooks that were heard, by the ids that their sender gave them.
import { sql } from 'kysely'
import type { TenantTx } from '../../../db/tenant.ts'

/** Remembers an event; false where it was heard before. */
export async function addEvent(tx: TenantTx, businessId: string, id: string): Promise<boolean> {
  const result = await tx
    .insertInto('bank_event')
    .values({ business_id: businessId, id })
    .onConflict((conflict) => conflict.columns(['business_id', 'id']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Forgets events that are too old to be accepted again. */
export async function forgetOldEvents(tx: TenantTx, businessId: string): Promise<void> {
  await sql`delete from bank_event where business_id = ${businessId} and heard_at < now() - interval '2 days'`.execute(
    tx,
  )
}
