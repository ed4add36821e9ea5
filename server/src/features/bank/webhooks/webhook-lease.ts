// A connection taken for following a hint: held as an update holds it, but without
// steps that a user sees.
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/new-id.ts'
import { asTenant } from '../../../db/tenant.ts'
import { dropLease, findConnection, takeLease } from '../connection/connections.store.ts'
import type { SyncRow } from '../connection/syncs.store.ts'
import { leaseSeconds, type Run } from '../sync/run.ts'

const workMs = 60_000

/** Takes a connection for a hint; null while an update has it. */
export async function takeForHint(
  context: Context,
  key: { businessId: string; connectionId: string },
): Promise<Run | null> {
  const { businessId, connectionId } = key
  return asTenant(context.db, businessId, async (tx) => {
    const leaseId = newId()
    const lease = { connectionId, leaseId, seconds: leaseSeconds }
    if (!(await takeLease(tx, businessId, lease))) return null
    const connection = await findConnection(tx, businessId, connectionId)
    if (!connection) return null
    const until = Date.now() + workMs
    const sync = unwritten({ businessId, connectionId, until })
    return { context, businessId, connectionId, leaseId, sync, connection, until }
  })
}

/** Gives it back. */
export async function giveBack(run: Run): Promise<void> {
  await asTenant(run.context.db, run.businessId, (tx) => dropLease(tx, run.businessId, run))
}

// In no table, so that renewing it notifies nobody.
function unwritten(lease: { businessId: string; connectionId: string; until: number }): SyncRow {
  return {
    business_id: lease.businessId,
    id: newId(),
    connection_id: lease.connectionId,
    full_history: false,
    asks: false,
    asked_from: null,
    state: 'pending',
    error_code: null,
    steps: [],
    transactions: 0,
    skipped: 0,
    unreadable: 0,
    readings: null,
    started_at: new Date(),
    deadline_at: new Date(lease.until),
    finished_at: null,
  }
}
