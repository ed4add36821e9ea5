// Queues a return from a bank for a second look: the process that completes it may die.
import type { Context } from '../../../context.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { Queue } from '../../../jobs/jobs.ts'

/** Which return of which business. */
export type Recovery = { readonly businessId: string; readonly attemptId: string }

/** The queue of returns to look at again. */
export const recoverQueue: Queue = {
  name: 'bank-recover',
  retriesMax: 8,
  retryDelaySeconds: 15,
  deadlineSeconds: 120,
  atOnce: 1,
}

const afterSeconds = 20

/** Has a return looked at in a while. */
export async function recoverLater(
  context: Context,
  tx: TenantTx,
  recovery: Recovery,
): Promise<void> {
  await context.jobs.enqueue(tx, recoverQueue.name, recovery, { afterSeconds })
}
