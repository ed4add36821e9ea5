// Looks again, some time after an update that could not tell whether older transactions were still
// to come, until they have come or nothing has for a while. Asks the provider only for what it
// holds already, so no bank's budget is touched.
import type { Context } from '../../../context.ts'
import { asTenant, type TenantTx } from '../../../db/tenant.ts'
import type { Queue } from '../../../jobs/jobs.ts'
import { findConnection } from '../connection/connections.store.ts'
import { needsSignIn } from '../view/connection-view.ts'
import { beginSync, syncQueue } from './begin-sync.ts'

type Look = { readonly businessId: string; readonly connectionId: string }

const queue: Queue = { name: 'bank-look-again', retriesMax: 3, deadlineSeconds: 30, atOnce: 1 }
const afterSeconds = 60

/** Registers the job. */
export function handleLooks(context: Context): void {
  context.jobs.handle<Look>(queue, (look) => lookAgain(context, look))
}

/** Has a connection looked at again in a minute. */
export async function lookAgainLater(context: Context, tx: TenantTx, look: Look): Promise<void> {
  await context.jobs.enqueue(tx, queue.name, look, { afterSeconds })
}

/** Begins an update of a connection whose history is not known to be whole. */
export async function lookAgain(
  context: Context,
  { businessId, connectionId }: Look,
): Promise<void> {
  await asTenant(context.db, businessId, async (tx) => {
    const row = await findConnection(tx, businessId, connectionId)
    if (!row || row.disconnected_at || row.history_complete || needsSignIn(row)) return
    await beginSync(context, tx, businessId, { connectionId, fullHistory: true, asksBank: false })
  })
  context.jobs.wake(syncQueue.name)
}
