// The return from the bank: a connection is made, its accounts stand in the books at once, and an update begins.
import type { Connection } from '@plimsoll/contract/bank'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/new-id.ts'
import { asTenant } from '../../../db/tenant.ts'
import type { Asker } from '../../../http/tokens.ts'
import { changeBooks } from '../../../jobs/books-changed.ts'
import {
  type HandedBack,
  type ProviderAccount,
  type ProviderConnection,
  ProviderProblem,
} from '../../../outside/open-banking/bank-provider.ts'
import { completeOnboarding } from '../../account/service.ts'
import { keepSource, removeDemo } from '../../sources/service.ts'
import { linkAccounts, type Sample } from '../accounts/link-accounts.ts'
import { accountsOf, findTold, samplesOf, toldFacts } from '../accounts/told-connection.ts'
import { keepConnection, settleBankConnected } from '../connection/connections.store.ts'
import { providerOf } from '../connection/failures.ts'
import { hashOfName, seal, unseal, unsealAttempt } from '../connection/seals.ts'
import { findUser } from '../connection/users.store.ts'
import { beginSync, syncQueue } from '../sync/begin-sync.ts'
import type { AttemptRow } from './attempts.store.ts'
import { historyStart } from './begin.ts'
import { completeOnce } from './take-attempt.ts'

/** Completes a first connection. */
export async function completeAdd(
  context: Context,
  asker: Asker,
  handedBack: HandedBack,
): Promise<Connection> {
  const { businessId } = asker
  return completeOnce(context, asker, { kind: 'add', handedBack }, async (attempt, state) => {
    const made = await prove(context, businessId, { attempt, state, handedBack })
    const id = await keepMade(context, businessId, made)
    context.jobs.wake(syncQueue.name)
    return id
  })
}

type Made = {
  user: string
  told: ProviderConnection
  accounts: ProviderAccount[]
  samples: Map<string, Sample>
}

async function prove(
  context: Context,
  businessId: string,
  given: { attempt: AttemptRow; state: string; handedBack: HandedBack },
): Promise<Made> {
  const banks = providerOf(context)
  const sealed = await asTenant(context.db, businessId, (tx) =>
    findUser(tx, businessId, banks.name),
  )
  if (!sealed) throw new ProviderProblem('refused', 'The business has no user at the provider.')
  const user = unseal(context, 'user', sealed)
  const { connectionId } = await banks.completeConnect({
    user,
    state: given.state,
    attempt: unsealAttempt(context, given.attempt.secrets_sealed),
    handedBack: given.handedBack,
  })
  const told = await findTold(context, user, connectionId)
  const accounts = await accountsOf(context, user, connectionId)
  return { user, told, accounts, samples: await samplesOf(context, businessId, { user, accounts }) }
}

async function keepMade(context: Context, businessId: string, made: Made): Promise<string> {
  const banks = providerOf(context)
  return changeBooks(context, businessId, async (tx) => {
    await removeDemo(tx, businessId)
    const connectionId = await keepConnection(tx, businessId, {
      id: newId(),
      provider: banks.name,
      user_sealed: seal(context, 'user', made.user),
      provider_id_sealed: seal(context, 'connection', made.told.id),
      provider_id_hash: hashOfName(made.told.id),
      history_from: historyStart(context),
      ...toldFacts(made.told),
    })
    await linkAccounts(context, tx, businessId, {
      connectionId,
      institutionId: made.told.institutionId,
      accounts: made.accounts,
      samples: made.samples,
    })
    await keepSource(tx, businessId, {
      kind: 'bank',
      provider: banks.name,
      institution: made.told.institution,
      updatedAt: new Date(),
    })
    await settleBankConnected(tx, businessId)
    await completeOnboarding(tx, businessId)
    await beginSync(context, tx, businessId, { connectionId, fullHistory: true })
    return connectionId
  })
}
