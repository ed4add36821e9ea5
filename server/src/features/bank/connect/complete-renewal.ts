// The return from the bank of a connection that is renewed: it stays what it was, and an update
// begins.
import type { Connection } from '@plimsoll/contract/bank'
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import type { Principal } from '../../../http/tokens.ts'
import {
  type HandedBack,
  type ProviderConnection,
  ProviderProblem,
} from '../../../outside/open-banking/bank-provider.ts'
import { endConsent } from '../../alerts/service.ts'
import { connectionFacts, findAtProvider } from '../accounts/provider-connection.ts'
import {
  type ConnectionRow,
  changeConnection,
  findConnection,
} from '../connection/connections.store.ts'
import { providerOf } from '../connection/failures.ts'
import { unseal, unsealAttempt } from '../connection/seals.ts'
import { beginSync, syncQueue } from '../sync/begin-sync.ts'
import { needsSignIn } from '../view/connection-view.ts'
import { type AttemptRow, endAttempt } from './attempts.store.ts'
import { completeOnce } from './take-attempt.ts'

/** Completes a renewal. The connection stays what it was, whatever comes of it. */
export async function completeRenewal(
  context: Context,
  principal: Principal,
  options: { how: 'reconsent' | 'reauth'; handedBack: HandedBack },
): Promise<Connection> {
  const { businessId } = principal
  const { how: kind, handedBack } = options
  return completeOnce(context, principal, { kind, handedBack }, (attempt, state) =>
    renew(context, businessId, { attempt, proof: { state, handedBack } }),
  )
}

/** Completes a renewal over which a process has died, whose proof is gone with it. */
export async function recoverRenewal(
  context: Context,
  businessId: string,
  attempt: AttemptRow,
): Promise<string> {
  return renew(context, businessId, { attempt, proof: null })
}

type Returned = {
  attempt: AttemptRow
  proof: { state: string; handedBack: HandedBack } | null
}

async function renew(context: Context, businessId: string, returned: Returned): Promise<string> {
  const { attempt } = returned
  const connectionId = attempt.connection_id ?? ''
  const row = await asTenant(context.db, businessId, (tx) =>
    findConnection(tx, businessId, connectionId),
  )
  if (!row || row.disconnected_at)
    throw new Problem('conflict', 'This bank was disconnected meanwhile. Connect it again.')
  const connection = await prove(context, { ...returned, row }).catch((error) =>
    noteEnd(context, businessId, { connectionId, error }),
  )
  await asTenant(context.db, businessId, async (tx) => {
    await changeConnection(tx, businessId, {
      id: connectionId,
      set: { ...connectionFacts(connection), error_code: null },
    })
    await endConsent(tx, businessId, connectionId)
    await beginSync(context, tx, businessId, { connectionId, fullHistory: !row.history_complete })
    await endAttempt(tx, businessId, { id: attempt.id, ended: 'done', connectionId })
  })
  context.jobs.wake(syncQueue.name)
  return connectionId
}

/**
 * Proves what was handed back. A code is good once: where a process died over it, the provider's
 * state of the connection decides.
 */
async function prove(
  context: Context,
  { attempt, proof, row }: Returned & { row: ConnectionRow },
): Promise<ProviderConnection> {
  const user = unseal(context, 'user', row.user_sealed)
  const connectionId = unseal(context, 'connection', row.provider_id_sealed)
  const isUsedUp = (error: unknown) =>
    attempt.retaken && error instanceof ProviderProblem && error.failure === 'refused'
  if (proof)
    await providerOf(context)
      .completeRenewal({
        user,
        connectionId,
        how: attempt.kind === 'reauth' ? 'reauth' : 'reconsent',
        attempt: unsealAttempt(context, attempt.secrets_sealed),
        ...proof,
      })
      .catch((error) => (isUsedUp(error) ? null : Promise.reject(error)))
  const connection = await findAtProvider(context, user, connectionId)
  if (!attempt.retaken || isRenewed(row, connection)) return connection
  throw new ProviderProblem('refused', 'Nothing was renewed before the process died.')
}

function isRenewed(row: ConnectionRow, connection: ProviderConnection): boolean {
  if (connection.expired || connection.state === 'sign_in_needed') return false
  return needsSignIn(row) || +(connection.expiresAt ?? 0) > +(row.expires_at ?? 0)
}

/**
 * A consent that has ended cannot be confirmed: the next renewal is a sign-in, and so there is no
 * going round in circles.
 */
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
