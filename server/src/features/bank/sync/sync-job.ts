// The job of an update: asks the provider, stores what it reports, ends in time. It holds its
// connection by a lease in the database, works for a while and hands the rest on; killed at any
// point, the next one does what was left, once.
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/new-id.ts'
import { asTenant } from '../../../db/tenant.ts'
import { ProviderProblem } from '../../../outside/open-banking/bank-provider.ts'
import {
  changeConnection,
  dropLease,
  findConnection,
  takeLease,
} from '../connection/connections.store.ts'
import type { SyncFailure } from '../connection/failures.ts'
import { isUnderWay } from '../connection/sync-state.ts'
import { endSync, findSync } from '../connection/syncs.store.ts'
import { enqueueSync, type SyncJob, syncQueue } from './begin-sync.ts'
import { LeaseLost, leaseSeconds, type Run } from './run.ts'
import { endLate } from './sync.ts'
import { advance } from './sync-steps.ts'

/** Registers the job. */
export function handleSyncs(context: Context): void {
  context.jobs.handle<SyncJob>(syncQueue, (job) => runSync(context, job))
}

// Leaves room within the job's deadline for a call that is being waited for.
const workMs = 30_000

/**
 * Runs one stretch of an update. Nothing happens where it has ended, or another worker has the
 * connection.
 */
async function runSync(context: Context, job: SyncJob): Promise<void> {
  const run = await takeUp(context, job)
  if (!run) return
  try {
    const isDone = await advance(run)
    await asTenant(context.db, job.businessId, async (tx) => {
      await dropLease(tx, job.businessId, run)
      if (!isDone) await enqueueSync(context, tx, job)
    })
    if (!isDone) context.jobs.wake(syncQueue.name)
  } catch (error) {
    await give(run, error)
  }
}

async function takeUp(context: Context, job: SyncJob): Promise<Run | null> {
  const { businessId } = job
  return asTenant(context.db, businessId, async (tx) => {
    const sync = await findSync(tx, businessId, job.syncId)
    if (sync?.state !== 'pending') return null
    if (!isUnderWay(sync)) {
      await endLate(tx, businessId, sync)
      return null
    }
    const connectionId = sync.connection_id
    const leaseId = newId()
    const lease = { connectionId, leaseId, seconds: leaseSeconds }
    if (!(await takeLease(tx, businessId, lease))) return null
    const connection = await findConnection(tx, businessId, connectionId)
    if (!connection) return null
    const until = Math.min(Date.now() + workMs, sync.deadline_at.getTime())
    return { context, businessId, connectionId, leaseId, sync, connection, until }
  })
}

/** Ends an update that failed; what it has stored stays, and so does the connection. */
async function give(run: Run, error: unknown): Promise<void> {
  const { context, businessId, connectionId, sync } = run
  if (error instanceof LeaseLost) return
  const failure: SyncFailure = error instanceof ProviderProblem ? error.failure : 'internal'
  log(run, error, failure)
  await asTenant(context.db, businessId, async (tx) => {
    await dropLease(tx, businessId, run)
    if (!(await endSync(tx, businessId, { id: sync.id, state: 'error', errorCode: failure })))
      return
    const retryAt = error instanceof ProviderProblem ? error.details.retryAt : undefined
    const mustSignIn = ['consent_expired', 'sign_in_needed', 'not_found'].includes(failure)
    await changeConnection(tx, businessId, {
      id: connectionId,
      set: {
        error_code: failure,
        ...(retryAt ? { next_allowed_at: retryAt } : {}),
        ...(mustSignIn ? { sign_in_needed: true } : {}),
      },
    })
  })
}

function log({ context, sync }: Run, error: unknown, failure: SyncFailure): void {
  if (error instanceof ProviderProblem) {
    const { code } = error.details
    context.log.warn({ sync: sync.id, failure, code, reason: error.message }, 'bank update')
  } else context.log.error({ err: error, sync: sync.id }, 'bank update')
}
