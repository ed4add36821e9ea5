// Sends a person to the bank: to connect it, or to renew a connection that stands.
import { type AttemptKind, attemptKinds } from '@plimsoll/contract/bank'
import { addMonthsToDay } from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/new-id.ts'
import { asTenant } from '../../../db/tenant.ts'
import { hashOf, newSecret, type Principal } from '../../../http/tokens.ts'
import {
  type Attempt,
  type BankProvider,
  ProviderProblem,
} from '../../../outside/open-banking/bank-provider.ts'
import { type ConnectionRow, readConnections } from '../connection/connections.store.ts'
import { asking, providerOf } from '../connection/failures.ts'
import { hashOfName, seal, sealAttempt, unseal } from '../connection/seals.ts'
import { findUser, forgetUser, keepUser } from '../connection/users.store.ts'
import { needsSignIn, renewalOf } from '../view/connection-view.ts'
import { addAttempt } from './attempts.store.ts'
import { listInstitutions } from './institutions.ts'

const historyMonthsMax = 36
const consentDaysMax = 90
const dayMs = 86_400_000

/** Who is going to a bank, and at which address they use Plimsoll: they come back there. */
type Leaver = Principal & { readonly from: string }

/** How far back a first connection asks for transactions. */
export const historyStart = (context: Context) => addMonthsToDay(context.today(), -historyMonthsMax)

/** Begins a connection; without a bank the provider's own page asks for it. */
export async function beginAdd(
  context: Context,
  principal: Leaver,
  institutionId: string | null,
): Promise<string> {
  const banks = institutionId === null ? [] : await listInstitutions(context)
  if (institutionId !== null && !banks.some(({ id }) => id === institutionId))
    throw new Problem('not_found', 'There is no such bank to connect.')
  const state = stateFor('add')
  const attempt = await asking(context, (banks) =>
    withUser(context, principal.businessId, banks, (user) =>
      banks.beginConnect({
        user,
        from: principal.from,
        institutionId,
        state,
        historyFrom: historyStart(context),
        consentUntil: consentUntil(),
      }),
    ),
  )
  await keep(context, principal, { state, kind: 'add', connectionId: null, attempt })
  return attempt.url
}

/**
 * Begins the renewal of a connection: the one named, else the one that needs it most. A connection
 * that the provider has lost is connected from scratch.
 */
export async function beginRenewal(
  context: Context,
  principal: Leaver,
  connectionId: string | null,
): Promise<string> {
  const row = await pick(context, principal.businessId, connectionId)
  if (row.error_code === 'not_found') return beginAdd(context, principal, row.institution_id)
  const how = renewalOf(row)
  const state = stateFor(how)
  const attempt = await asking(context, (banks) =>
    banks.beginRenewal({
      user: unseal(context, 'user', row.user_sealed),
      from: principal.from,
      connectionId: unseal(context, 'connection', row.provider_id_sealed),
      how,
      state,
      consentUntil: consentUntil(),
    }),
  )
  await keep(context, principal, { state, kind: how, connectionId: row.id, attempt })
  return attempt.url
}

/** The kind that a state was begun for; null for what is no state of ours. */
export function kindOfState(state: string): AttemptKind | null {
  return attemptKinds.find((kind) => state.startsWith(`${kind}.`)) ?? null
}

const stateFor = (kind: AttemptKind) => `${kind}.${newSecret()}`
const consentUntil = () => new Date(Date.now() + consentDaysMax * dayMs)

async function keep(
  context: Context,
  principal: Principal,
  begun: { state: string; kind: AttemptKind; connectionId: string | null; attempt: Attempt },
): Promise<void> {
  await asTenant(context.db, principal.businessId, (tx) =>
    addAttempt(tx, principal.businessId, {
      id: newId(),
      state_hash: hashOf(begun.state),
      user_id: principal.userId,
      kind: begun.kind,
      connection_id: begun.connectionId,
      secrets_sealed: sealAttempt(context, begun.attempt),
    }),
  )
}

/**
 * Calls the provider as the business's user, creating that user where there is none or the provider
 * has lost it.
 */
async function withUser<T>(
  context: Context,
  businessId: string,
  banks: BankProvider,
  call: (user: string) => Promise<T>,
): Promise<T> {
  const user = await asTenant(context.db, businessId, (tx) => findUser(tx, businessId, banks.name))
  if (!user) return call(await makeUser(context, businessId))
  try {
    return await call(unseal(context, 'user', user))
  } catch (error) {
    if (!(error instanceof ProviderProblem && error.failure === 'not_found')) throw error
    await asTenant(context.db, businessId, (tx) => forgetUser(tx, businessId))
    return call(await makeUser(context, businessId))
  }
}

async function makeUser(context: Context, businessId: string): Promise<string> {
  const banks = providerOf(context)
  const user = await banks.addUser(businessId)
  const sealed = await asTenant(context.db, businessId, (tx) =>
    keepUser(tx, businessId, {
      provider: banks.name,
      sealed: seal(context, 'user', user),
      hash: hashOfName(user),
    }),
  )
  return unseal(context, 'user', sealed)
}

async function pick(
  context: Context,
  businessId: string,
  connectionId: string | null,
): Promise<ConnectionRow> {
  const rows = await asTenant(context.db, businessId, (tx) => readConnections(tx, businessId))
  const open = rows.filter((row) => row.disconnected_at === null)
  const found = connectionId ? open.find((row) => row.id === connectionId) : neediest(open)
  if (found) return found
  if (connectionId && rows.some((row) => row.id === connectionId))
    throw new Problem('conflict', 'This bank is disconnected. Connect it again from Add a bank.')
  throw new Problem('not_found', 'There is no bank connected that could be renewed.')
}

function neediest(rows: readonly ConnectionRow[]): ConnectionRow | undefined {
  const endOf = (row: ConnectionRow) =>
    needsSignIn(row) ? 0 : (row.expires_at?.getTime() ?? Number.MAX_SAFE_INTEGER)
  return [...rows].sort((a, b) => endOf(a) - endOf(b))[0]
}
