// Puts updates into their queue: one at a time for each connection, in the transaction of the
// change that calls for it.
import type { Context } from '../../../context.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { Queue } from '../../../jobs/jobs.ts'
import { changeConnection, lockConnection } from '../connection/connections.store.ts'
import { addSync, findPending } from '../connection/syncs.store.ts'

/** Which update of which business. */
export type SyncJob = { readonly businessId: string; readonly syncId: string }

/**
 * The queue of updates. A job works for less than its deadline and hands the rest to one that
 * follows.
 */
export const syncQueue: Queue = { name: 'bank-sync', retriesMax: 3, deadlineSeconds: 60, atOnce: 2 }

/**
 * Begins an update, unless one is under way; `context.jobs.wake(syncQueue.name)` may follow the
 * commit.
 */
export async function beginSync(
  context: Context,
  tx: TenantTx,
  businessId: string,
  request: { connectionId: string; fullHistory: boolean; asksBank?: boolean; requestIp?: string },
): Promise<string> {
  const { connectionId, fullHistory, asksBank = true, requestIp = null } = request
  await lockConnection(tx, businessId, connectionId)
  const pending = await findPending(tx, businessId, connectionId)
  if (pending) return pending.id
  const syncId = await addSync(tx, businessId, { connectionId, fullHistory, asksBank, requestIp })
  await changeConnection(tx, businessId, { id: connectionId, set: { error_code: null } })
  await enqueueSync(context, tx, { businessId, syncId })
  return syncId
}

/** Puts the job of an update into its queue; a second one does no harm. */
export async function enqueueSync(context: Context, tx: TenantTx, job: SyncJob): Promise<void> {
  await context.jobs.enqueue(tx, syncQueue.name, job)
}
