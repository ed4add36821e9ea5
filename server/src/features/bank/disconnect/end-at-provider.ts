// Has the provider end what was ended here: after a disconnection, a deletion of all data, or of
// the account. The rows are written by triggers in the very transaction that removes a connection,
// so nothing stays connected that is gone here.
import type { Context } from '../../../context.ts'
import type { Queue } from '../../../jobs/jobs.ts'
import { ProviderProblem } from '../../../outside/open-banking/bank-provider.ts'
import { SealBroken } from '../../../vault.ts'
import { unseal } from '../connection/seals.ts'
import { dropEnding, type Ending, takeEnding } from './endings.store.ts'

/** The queue that looks for endings. */
export const endingsQueue: Queue = {
  name: 'bank-endings',
  retriesMax: 1,
  deadlineSeconds: 120,
  atOnce: 1,
}

const endingsAtOnceMax = 50

/**
 * Registers the job: after each disconnection, and every minute for what failed or came with a
 * deletion.
 */
export function handleEndings(context: Context): void {
  context.jobs.handle(endingsQueue, () => endAll(context))
  context.jobs.schedule(endingsQueue.name, '* * * * *')
}

/** Ends what is to be ended. What fails is tried again later. */
export async function endAll(context: Context): Promise<void> {
  if (!context.banks) return
  for (let count = 0; count < endingsAtOnceMax; count++) {
    const ending = await takeEnding(context.db)
    if (!ending) return
    if (await isEnded(context, ending)) await dropEnding(context.db, ending.id)
  }
}

async function isEnded(context: Context, ending: Ending): Promise<boolean> {
  const { banks, log } = context
  // Another provider's: it waits until that one is set up again.
  if (!banks || ending.provider !== banks.name) return false
  try {
    const user = unseal(context, 'user', ending.user_sealed)
    if (ending.connection_sealed === null) await banks.removeUser(user)
    else
      await banks.revoke({
        user,
        connectionId: unseal(context, 'connection', ending.connection_sealed),
      })
    return true
  } catch (error) {
    if (error instanceof SealBroken) {
      log.error({ ending: ending.id }, 'a consent cannot be ended: its seal does not open')
      return true
    }
    if (!(error instanceof ProviderProblem)) throw error
    const { failure } = error
    log.warn(
      { ending: ending.id, failure, attempts: ending.attempts },
      'a consent is not ended yet',
    )
    return failure === 'not_found'
  }
}
