// The log of what people did, for other features to write to in the transaction of their change.
import { Problem } from '@plimsoll/domain/problem'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { addEvent } from './store.ts'

/** An event may carry this many bytes of JSON. */
const eventBytesMax = 10 * 1024

/** Records an event of a person in the books' transaction; refuses more than 10 KB of data. */
export async function recordEvent(
  tx: TenantTx,
  who: { userId: string; businessId: string },
  event: { action: string; data: Record<string, unknown> },
): Promise<void> {
  const json = JSON.stringify(event.data)
  if (Buffer.byteLength(json) > eventBytesMax)
    throw new Problem('invalid', 'An event carries at most 10 KB of additional data.')
  await addEvent(tx, who.businessId, {
    id: newId(),
    userId: who.userId,
    action: event.action,
    json,
  })
}
