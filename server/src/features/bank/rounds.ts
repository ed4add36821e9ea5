// What happens by the clock: updates of connections whose banks allow one, notices of consents that
// end, and clearing out.
import { today as dayOf } from '@plimsoll/domain/calendar'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import type { Queue } from '../../jobs/jobs.ts'
import { wakeMail, watchConsent } from '../alerts/service.ts'
import { forgetOldAttempts } from './connect/attempts.store.ts'
import { readConnections } from './connection/connections.store.ts'
import { forgetOldEvents } from './connection/events.store.ts'
import { forgetOldSyncs } from './connection/syncs.store.ts'
import { listBankBusinesses } from './connection/users.store.ts'
import { beginSync, syncQueue } from './sync/begin-sync.ts'
import { needsSignIn } from './view/connection-view.ts'

const roundsQueue: Queue = { name: 'bank-rounds', retriesMax: 1, deadlineSeconds: 300, atOnce: 1 }
const dailyQueue: Queue = { name: 'bank-daily', retriesMax: 2, deadlineSeconds: 300, atOnce: 1 }

/**
 * Registers the rounds: every four hours of the day (UTC), as the provider itself asks the banks;
 * and one a day.
 */
export function handleRounds(context: Context): void {
  context.jobs.handle(roundsQueue, () => updateAll(context))
  context.jobs.schedule(roundsQueue.name, '11 6-22/4 * * *')
  context.jobs.handle(dailyQueue, () => lookAfterAll(context))
  context.jobs.schedule(dailyQueue.name, '41 5 * * *')
}

/** Begins an update of every connection that its bank allows one. */
async function updateAll(context: Context): Promise<void> {
  for (const businessId of await listBankBusinesses(context.db))
    await asTenant(context.db, businessId, async (tx) => {
      for (const row of await readConnections(tx, businessId)) {
        const isHeldBack = row.next_allowed_at !== null && +row.next_allowed_at > Date.now()
        if (row.disconnected_at || needsSignIn(row) || isHeldBack) continue
        await beginSync(context, tx, businessId, {
          connectionId: row.id,
          fullHistory: !row.history_complete,
        })
      }
    })
  context.jobs.wake(syncQueue.name)
}

/** Warns of consents that end soon, and clears out what nobody needs any more. */
export async function lookAfterAll(context: Context): Promise<void> {
  for (const businessId of await listBankBusinesses(context.db))
    await asTenant(context.db, businessId, async (tx) => {
      for (const row of await readConnections(tx, businessId))
        if (!row.disconnected_at && row.expires_at)
          await watchConsent(context, tx, businessId, {
            connectionId: row.id,
            bank: row.institution,
            endsOn: dayOf(row.expires_at),
          })
      await forgetOldAttempts(tx, businessId)
      await forgetOldEvents(tx, businessId)
      await forgetOldSyncs(tx, businessId)
    })
  wakeMail(context)
}
