// Webhooks that were received, by the ids that their sender gave them.
import { sql } from 'kysely'
import type { TenantTx } from '../../../db/tenant.ts'

/**
 * Remembers an event and, where it ends an update, the connection; false for an event received
 * before.
 */
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

/**
 * Whether events have arrived since a moment, and whether one of them ended a connection's update.
 */
export async function readEventsSince(
  tx: TenantTx,
  businessId: string,
  filter: { connectionId: string; since: Date },
): Promise<{ any: boolean; completed: boolean }> {
  const { rows } = await sql<{ any: boolean; completed: boolean }>`
    select count(*) > 0 as any, coalesce(bool_or(e.completed_hash = c.provider_id_hash), false) as completed
    from bank_event e left join bank_connection c on c.business_id = e.business_id and c.id = ${filter.connectionId}
    where e.business_id = ${businessId} and e.heard_at >= ${filter.since}`.execute(tx)
  return rows[0] ?? { any: false, completed: false }
}

/** Forgets events that are too old to be accepted again. */
export async function forgetOldEvents(tx: TenantTx, businessId: string): Promise<void> {
  await sql`delete from bank_event where business_id = ${businessId} and heard_at < now() - interval '2 days'`.execute(
    tx,
  )
}
