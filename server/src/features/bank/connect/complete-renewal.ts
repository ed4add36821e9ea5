// The return from the bank of a connection that is renewed: it stays what it was, and an update begins.
import type { Connection } from '@plimsoll/contract/bank'
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import type { Asker } from '../../../http/tokens.ts'
import { type HandedBack, ProviderProblem } from '../../../outside/open-banking/bank-provider.ts'
import { endConsent } from '../../alerts/service.ts'
import { findTold, toldFacts } from '../accounts/told-connection.ts'
import { changeConnection, findConnection } from '../connection/connections.store.ts'
import { providerOf } from '../connection/failures.ts'
import { unseal, unsealAttempt } from '../connection/seals.ts'
import { beginSync, syncQueue } from '../sync/begin-sync.ts'
import { completeOnce } from './take-attempt.ts'

/** Completes a renewal. The connection stays what it was, whatever comes of it. */
export async function completeRenewal(
  context: Context,
  asker: Asker,
  given: { how: 'reconsent' | 'reauth'; handedBack: HandedBack },
): Promise<Connection> {
  const { businessId } = asker
  const { how, handedBack } = given
  return completeOnce(context, asker, { kind: how, handedBack }, async (attempt, state) => {
    const connectionId = attempt.connection_id ?? ''
    const row = await asTenant(context.db, businessId, (tx) =>
      findConnection(tx, businessId, connectionId),
    )
    if (!row || row.disconnected_at)
      throw new Problem('conflict', 'This bank was disconnected meanwhile. Connect it again.')
    const user = unseal(context, 'user', row.user_sealed)
    const providerId = unseal(context, 'connection', row.provider_id_sealed)
    const proven = providerOf(context).completeRenewal({
      user,
      connectionId: providerId,
      how,
      state,
      attempt: unsealAttempt(context, attempt.secrets_sealed),
      handedBack,
    })
    await proven.catch((error) => noteEnd(context, businessId, { connectionId, error }))
    const told = await findTold(context, user, providerId)
    await asTenant(context.db, businessId, async (tx) => {
      await changeConnection(tx, businessId, {
        id: connectionId,
        set: { ...toldFacts(told), error_code: null },
      })
      await endConsent(tx, businessId, connectionId)
      await beginSync(context, tx, businessId, { connectionId, fullHistory: !row.history_complete })
    })
    context.jobs.wake(syncQueue.name)
    return connectionId
  })
}

/** A consent that has ended cannot be confirmed: the next renewal is a sign-in, and so there is no going round in circles. */
async function noteEnd(
  context: Context,
  businessId: string,
  { connectionId, error }: { connectionId: string; error: unknown },
): Promise<never> {
  if (error instanceof ProviderProblem && error.failure === 'consent_expired')
    await asTenant(context.db, businessId, (tx) =>
      changeConnection(tx, businessId, { id: connectionId, set: { sign_in_needed: true } }),
    )
  throw error
}
