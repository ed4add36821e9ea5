// Webhooks as hints: what they name is fetched from the provider, never believed. Received once,
// answered at once, worked by a job.
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import type { Queue } from '../../../jobs/jobs.ts'
import {
  type ProviderEvent,
  type ProviderFailure,
  ProviderProblem,
} from '../../../outside/open-banking/bank-provider.ts'
import { readLinks } from '../accounts/links.store.ts'
import { accountsOf } from '../accounts/provider-connection.ts'
import {
  findByProviderId,
  findConnection,
  readConnections,
} from '../connection/connections.store.ts'
import { addEvent } from '../connection/events.store.ts'
import { providerOf, refusalOf } from '../connection/failures.ts'
import { hashOfName } from '../connection/seals.ts'
import { findPending } from '../connection/syncs.store.ts'
import { findBusinessOfUser } from '../connection/users.store.ts'
import { beginSync, syncQueue } from '../sync/begin-sync.ts'
import { storeBalances } from '../sync/finish-sync.ts'
import { storeNamed } from '../sync/read-account.ts'
import { atProvider, LeaseLost, type Run } from '../sync/run.ts'
import { linkNow } from '../sync/sync-steps.ts'
import { giveBack, takeForHint } from './webhook-lease.ts'

type Hint = {
  readonly businessId: string
  readonly connectionId: string
  readonly transactionIds: readonly string[]
}

/** The queue of hints. One whose connection is being updated waits for its turn. */
const hintQueue: Queue = {
  name: 'bank-hint',
  retriesMax: 6,
  retryDelaySeconds: 5,
  retryBackoff: true,
  deadlineSeconds: 120,
  atOnce: 1,
}

/** Registers the job. */
export function handleHints(context: Context): void {
  context.jobs.handle<Hint>(hintQueue, (hint) => followHint(context, hint))
}

/**
 * Hears a webhook: proves it, remembers it, and leaves the work to a job. Refused where it proves
 * nothing.
 */
export async function receiveWebhook(context: Context, body: string): Promise<void> {
  let event: ProviderEvent
  try {
    event = await providerOf(context).verifyWebhook(body)
  } catch (error) {
    throw refusalOf(context, error)
  }
  const businessId = await findBusinessOfUser(context.db, hashOfName(event.providerUserId))
  // Somebody who is gone here: the provider hears nothing of that.
  if (!businessId) return
  await asTenant(context.db, businessId, async (tx) => {
    const isOver = event.kind === 'sync_completed' && event.connectionId !== null
    const completedHash = isOver ? hashOfName(event.connectionId ?? '') : null
    if (!(await addEvent(tx, businessId, { id: event.id, completedHash }))) return
    for (const hint of await hintsOf(context, businessId, event))
      await context.jobs.enqueue(tx, hintQueue.name, hint)
  })
  context.jobs.wake(hintQueue.name)
}

// Events name accounts or a connection, as the provider calls them; ones that name neither are
// about all.
async function hintsOf(
  context: Context,
  businessId: string,
  event: ProviderEvent,
): Promise<Hint[]> {
  if (event.kind === 'other') return []
  return asTenant(context.db, businessId, async (tx) => {
    const named = event.connectionId
      ? await findByProviderId(tx, businessId, hashOfName(event.connectionId))
      : null
    const links = await readLinks(tx, businessId)
    const byAccount = links.filter((link) => event.accountIds.includes(link.provider_id))
    const open = (await readConnections(tx, businessId)).filter((row) => !row.disconnected_at)
    const ids = new Set(named ? [named.id] : byAccount.map((link) => link.connection_id))
    return open
      .filter((row) => ids.size === 0 || ids.has(row.id))
      .map(({ id }) => ({
        businessId,
        connectionId: id,
        transactionIds: event.transactionIds,
      }))
  })
}

const namedMax = 500
const passing: readonly ProviderFailure[] = [
  'unavailable',
  'bank_unavailable',
  'rate_limited',
  'unreadable',
]

/**
 * Asks the provider for what a hint names. Too much of it, or no names at all, makes an update of
 * it.
 */
async function followHint(context: Context, hint: Hint): Promise<void> {
  const { businessId, connectionId, transactionIds } = hint
  const isSmall = transactionIds.length > 0 && transactionIds.length <= namedMax
  const isLeftToUpdate = await asTenant(context.db, businessId, async (tx) => {
    const row = await findConnection(tx, businessId, connectionId)
    if (!row || row.disconnected_at) return true
    const pending = await findPending(tx, businessId, connectionId)
    // An update of the whole history reads until nothing more comes.
    if (pending?.full_history) return true
    if (isSmall && row.history_complete) return false
    await beginSync(context, tx, businessId, {
      connectionId,
      fullHistory: !row.history_complete,
      asksBank: false,
    })
    return true
  })
  if (isLeftToUpdate) return context.jobs.wake(syncQueue.name)
  const run = await takeForHint(context, hint)
  if (!run) throw new Error('The connection is being updated; the hint is followed later.')
  try {
    await readNamed(run, transactionIds)
  } catch (error) {
    // A provider that doesn't answer is called again later. The next update finds and reports any
    // other failure.
    const isPassing = error instanceof ProviderProblem && passing.includes(error.failure)
    const isReported = error instanceof ProviderProblem || error instanceof LeaseLost
    if (isPassing || !isReported) throw error
  } finally {
    await giveBack(run)
  }
}

async function readNamed(run: Run, ids: readonly string[]): Promise<void> {
  const { user, connectionId } = atProvider(run)
  const linked = await linkNow(run, await accountsOf(run.context, user, connectionId))
  for (const link of linked) await storeNamed(run, link, ids)
  await storeBalances(run, linked)
}
