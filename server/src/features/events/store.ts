// The log of events as it is kept.
import type { TenantTx } from '../../db/tenant.ts'

/** Adds an event; `json` is the text of its data. */
export async function addEvent(
  tx: TenantTx,
  businessId: string,
  event: { id: string; userId: string; action: string; json: string },
): Promise<void> {
  await tx
    .insertInto('event_log')
    .values({
      business_id: businessId,
      id: event.id,
      user_id: event.userId,
      action: event.action,
      additional_data: event.json,
    })
    .execute()
}
