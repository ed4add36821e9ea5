// The return from the bank: a connection is made, its accounts stand in the books at once, and an
// update begins.
import type { Connection } from '@plimsoll/contract/bank'
import { changeBooks } from '../../../books/change-books.ts'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/new-id.ts'
import { asTenant } from '../../../db/tenant.ts'
import type { Principal } from '../../../http/tokens.ts'
import {
  type HandedBack,
  type ProviderAccount,
  type ProviderConnection,
  ProviderProblem,
} from '../../../outside/open-banking/bank-provider.ts'
import { completeOnboarding } from '../../account/service.ts'
import { keepSource, removeDemo } from '../../sources/service.ts'
import { linkAccounts, type Sample } from '../accounts/link-accounts.ts'
import {
  accountsOf,
  connectionFacts,
  findAtProvider,
  samplesOf,
} from '../accounts/provider-connection.ts'
import {
  keepConnection,
  readConnections,
  settleBankConnected,
} from '../connection/connections.store.ts'
import { providerOf } from '../connection/failures.ts'
import { hashOfName, seal, unseal, unsealAttempt } from '../connection/seals.ts'
import { findUser } from '../connection/users.store.ts'
import { beginSync, syncQueue } from '../sync/begin-sync.ts'
import { type AttemptRow, endAttempt } from './attempts.store.ts'
import { historyStart } from './begin.ts'
import { completeOnce } from './take-attempt.ts'

/** Completes a first connection. */
export async function completeAdd(
  context: Context,
  principal: Principal,
  handedBack: HandedBack,
): Promise<Connection> {
  const { businessId } = principal
  return completeOnce(context, principal, { kind: 'add', handedBack }, (attempt, state) =>
    make(context, businessId, { attempt, proof: { state, handedBack } }),
  )
}

/** Completes a first connection over which a process has died, whose proof is gone with it. */
export async function recoverAdd(
  context: Context,
  businessId: string,
  attempt: AttemptRow,
): Promise<string> {
  return make(context, businessId, { attempt, proof: null })
}

type Returned = {
  attempt: AttemptRow
  proof: { state: string; handedBack: HandedBack } | null
}

async function make(context: Context, businessId: string, returned: Returned): Promise<string> {
  const made = await lookAt(context, businessId, returned)
  const id = await keepMade(context, businessId, { ...made, attemptId: returned.attempt.id })
  context.jobs.wake(syncQueue.name)
  return id
}

type Made = {
  user: string
  connection: ProviderConnection
  accounts: ProviderAccount[]
  samples: Map<string, Sample>
}

async function lookAt(context: Context, businessId: string, returned: Returned): Promise<Made> {
  const banks = providerOf(context)
  const sealed = await asTenant(context.db, businessId, (tx) =>
    findUser(tx, businessId, banks.name),
  )
  if (!sealed) throw new ProviderProblem('refused', 'The business has no user at the provider.')
  const user = unseal(context, 'user', sealed)
  const connectionId = await prove(context, businessId, { ...returned, user })
  const connection = await findAtProvider(context, user, connectionId)
  const accounts = await accountsOf(context, user, connectionId)
  return {
    user,
    connection,
    accounts,
    samples: await samplesOf(context, businessId, { user, accounts }),
  }
}

/**
 * Proves what was handed back and returns the connection. A code is good once: where a process died
 * behind its exchange, the connection that the provider holds for this business, and nobody here
 * knows, is the one that was made.
 */
async function prove(
  context: Context,
  businessId: string,
  { attempt, proof, user }: Returned & { user: string },
): Promise<string> {
  if (!proof) return findUnkept(context, businessId, user)
  const secrets = unsealAttempt(context, attempt.secrets_sealed)
  try {
    const request = { user, ...proof, attempt: secrets }
    return (await providerOf(context).completeConnect(request)).connectionId
  } catch (error) {
    const isUsedUp = error instanceof ProviderProblem && error.failure === 'refused'
    if (!attempt.retaken || !isUsedUp) throw error
    return findUnkept(context, businessId, user)
  }
}

async function findUnkept(context: Context, businessId: string, user: string): Promise<string> {
  const connections = await providerOf(context).listConnections(user)
  const rows = await asTenant(context.db, businessId, (tx) => readConnections(tx, businessId))
  const isKnown = (id: string) => rows.some((row) => row.provider_id_hash.equals(hashOfName(id)))
  const [newest] = connections
    .filter(({ id }) => !isKnown(id))
    .sort((a, b) => +(b.connectedAt ?? 0) - +(a.connectedAt ?? 0))
  if (newest) return newest.id
  throw new ProviderProblem('refused', 'Nothing was made before the process died.')
}

async function keepMade(
  context: Context,
  businessId: string,
  made: Made & { attemptId: string },
): Promise<string> {
  const banks = providerOf(context)
  return changeBooks(context, businessId, async (tx) => {
    await removeDemo(tx, businessId)
    const connectionId = await keepConnection(tx, businessId, {
      id: newId(),
      provider: banks.name,
      user_sealed: seal(context, 'user', made.user),
      provider_id_sealed: seal(context, 'connection', made.connection.id),
      provider_id_hash: hashOfName(made.connection.id),
      history_from: historyStart(context),
      ...connectionFacts(made.connection),
    })
    await linkAccounts(context, tx, businessId, {
      connectionId,
      institutionId: made.connection.institutionId,
      accounts: made.accounts,
      samples: made.samples,
    })
    await keepSource(tx, businessId, {
      kind: 'bank',
      provider: banks.name,
      institution: made.connection.institution,
      updatedAt: new Date(),
    })
    await settleBankConnected(tx, businessId)
    await completeOnboarding(tx, businessId)
    await beginSync(context, tx, businessId, { connectionId, fullHistory: true })
    await endAttempt(tx, businessId, { id: made.attemptId, ended: 'done', connectionId })
    return connectionId
  })
}
