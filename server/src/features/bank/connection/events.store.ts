// Webhooks that were heard, by the ids that their sender gave them.
import { sql } from 'kysely'
import type { TenantTx } from '../../../db/tenant.ts'

/** Remembers an event, and the connection whose update it says is over; false where it was heard before. */
export async function addEvent(
  tx: TenantTx,
  businessId: string,
  event: { id: string; completedHash: Buffer | null },
): Promise<boolean> {
  const result = await tx
    .insertInto('bank_event')
    .values({ business_id: businessId, id: event.id, completed_hash: event.completedHash })
    .onConflict((conflict) => conflict.columns(['business_id', 'id']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Whether events have been heard since a moment, and whether one of them said that a connection's update is over. */
export async function readHeard(
  tx: TenantTx,
  businessId: string,
  of: { connectionId: string; since: Date },
): Promise<{ any: boolean; completed: boolean }> {
  const { rows } = await sql<{ any: boolean; completed: boolean }>`
    select count(*) > 0 as any, coalesce(bool_or(e.completed_hash = c.provider_id_hash), false) as completed
    from bank_event e left join bank_connection c on c.business_id = e.business_id and c.id = ${of.connectionId}
    where e.business_id = ${businessId} and e.heard_at >= ${of.since}`.execute(tx)
  return rows[0] ?? { any: false, completed: false }
}

/** Forgets events that are too old to be accepted again. */
export async function forgetOldEvents(tx: TenantTx, businessId: string): Promise<void> {
  await sql`delete from bank_event where business_id = ${businessId} and heard_at < now() - interval '2 days'`.execute(
    tx,
  )
}
