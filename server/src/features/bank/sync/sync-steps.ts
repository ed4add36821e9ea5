// The steps of an update: what the connection is, the update requested, accounts, rows, balances;
// and when it is enough. History comes in pieces over minutes: is-whole.ts says when it is all
// there.
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type ProviderAccount,
  ProviderProblem,
  type ProviderSync,
} from '../../../outside/open-banking/bank-provider.ts'
import { type Linked, linkAccounts } from '../accounts/link-accounts.ts'
import { accountsOf, connectionFacts, samplesOf } from '../accounts/provider-connection.ts'
import { changeConnection, settleBankConnected } from '../connection/connections.store.ts'
import { readEventsSince } from '../connection/events.store.ts'
import { findFormer, keepReadings, tickSync } from '../connection/syncs.store.ts'
import { finishSync, storeBalances } from './finish-sync.ts'
import { judgeHistory, type Readings, readingsToGoOn, type Verdict } from './is-whole.ts'
import { readAccount } from './read-account.ts'
import { atProvider, noting, type Run } from './run.ts'

const pollMsMin = 200
const pollMsMax = 2_000
// A bank that hasn't answered a request for an update for this long has nothing new.
const newsMs = 30_000
// The provider speaks of a new connection while its owner is still on the way back from the bank's
// page.
const wayBackMs = 10 * 60_000

/** Does what can be done within the run's time; returns whether the update has ended. */
export async function advance(run: Run): Promise<boolean> {
  const readings = (run.sync.readings as Readings | null) ?? (await formerReadings(run))
  await lookAtConnection(run)
  if (!readings.requested) await requestUpdate(run, readings)
  await noting(run, (tx) => tickSync(tx, run.businessId, { id: run.sync.id, step: 'connect' }))
  for (let waitMs = pollMsMin; ; waitMs = Math.min(waitMs * 2, pollMsMax)) {
    const newest = await newestOf(run)
    if (isReadable(run, readings, newest)) await readNews(run, readings)
    const verdict = await judge(run, readings, newest)
    if (verdict !== 'go on') {
      // A consent may have ended meanwhile; what was read until then stays.
      await lookAtConnection(run)
      // One that failed may be tried again at once.
      if (readings.newestBefore !== undefined)
        await holdBack(run, new Date(Date.now() + (await atProvider(run).banks.newsEveryMs())))
      const isPartial = newest?.state === 'partial'
      await finishSync(run, { isComplete: verdict === 'whole', isPartial })
      return true
    }
    if (Date.now() + waitMs > run.until) return handOver(run, readings)
    await sleep(waitMs)
  }
}

async function lookAtConnection(run: Run): Promise<void> {
  const { banks, user, connectionId } = atProvider(run)
  const connection = (await banks.listConnections(user)).find((each) => each.id === connectionId)
  if (!connection)
    throw new ProviderProblem('not_found', 'The provider no longer lists this connection.')
  await noting(run, (tx) =>
    changeConnection(tx, run.businessId, {
      id: run.connectionId,
      set: connectionFacts(connection),
    }),
  )
  const details = connection.code ? { code: connection.code } : {}
  if (connection.expired)
    throw new ProviderProblem('consent_expired', 'The consent has ended.', details)
  if (connection.state === 'sign_in_needed')
    throw new ProviderProblem('sign_in_needed', 'The bank wants a sign-in.', details)
}

/**
 * Asks the bank for news, once an update, and within its budget. What the provider holds already is
 * read in any case.
 */
async function requestUpdate(run: Run, readings: Readings): Promise<void> {
  const { banks, user, connectionId } = atProvider(run)
  const newest = await banks.newestSync({ user, connectionId })
  readings.requested = true
  const isFirst = run.connection.last_success_at === null
  const isHeldBack = (run.connection.next_allowed_at?.getTime() ?? 0) > Date.now()
  if (isFirst || isHeldBack || !run.sync.asks) return keep(run, readings)
  readings.newestBefore = newest?.createdAt.toISOString() ?? null
  // Written down first: a worker killed behind it must not ask twice.
  await keep(run, readings)
  try {
    const answer = await banks.triggerSync({ user, connectionId, customerIp: run.sync.asked_from })
    if (answer === 'not_supported') delete readings.newestBefore
  } catch (error) {
    if (!(error instanceof ProviderProblem && error.failure === 'rate_limited')) throw error
    delete readings.newestBefore
    if (error.details.retryAt) await holdBack(run, error.details.retryAt)
  }
  await keep(run, readings)
}

const keep = (run: Run, readings: object) =>
  noting(run, (tx) => keepReadings(tx, run.businessId, { id: run.sync.id, readings }))

const holdBack = (run: Run, until: Date) =>
  noting(run, (tx) =>
    changeConnection(tx, run.businessId, {
      id: run.connectionId,
      set: { next_allowed_at: until },
    }),
  )

async function newestOf(run: Run): Promise<ProviderSync | null> {
  const { banks, user, connectionId } = atProvider(run)
  const newest = await banks.newestSync({ user, connectionId })
  if (newest?.state === 'sign_in_needed')
    throw new ProviderProblem('sign_in_needed', 'The bank wants a sign-in.')
  return newest
}

/** Whether the requested update has arrived, or won't. */
function hasAnswered(run: Run, readings: Readings, newest: ProviderSync | null): boolean {
  if (readings.newestBefore === undefined) return true
  const isNew = (newest?.createdAt.toISOString() ?? null) !== readings.newestBefore
  return isNew || Date.now() - run.sync.started_at.getTime() > newsMs
}

function isReadable(run: Run, readings: Readings, newest: ProviderSync | null): boolean {
  const isOver = newest?.state !== 'pending' && hasAnswered(run, readings, newest)
  if (isOver && newest?.state === 'error' && readings.newestBefore !== undefined)
    throw new ProviderProblem('bank_unavailable', 'The bank’s own update failed.')
  // The first months are worth having while the rest is still on its way.
  return isOver || run.sync.full_history
}

async function judge(run: Run, readings: Readings, newest: ProviderSync | null): Promise<Verdict> {
  const isOver = newest !== null && newest.state !== 'pending' && hasAnswered(run, readings, newest)
  if (!isOver || readings.read === undefined || readings.read !== readings.counts) return 'go on'
  if (newest.state === 'error')
    throw new ProviderProblem('bank_unavailable', 'The bank’s own update failed.')
  if (!run.sync.full_history) return 'whole'
  const since = new Date(run.sync.started_at.getTime() - wayBackMs)
  const events = await noting(run, (tx) =>
    readEventsSince(tx, run.businessId, { connectionId: run.connectionId, since }),
  )
  return judgeHistory(readings, { events, today: run.context.today(), nowMs: Date.now() })
}

/** Of a history that was not whole at the end of the update before, what was known then. */
async function formerReadings(run: Run): Promise<Readings> {
  if (!run.sync.full_history) return {}
  const former = await noting(run, (tx) => findFormer(tx, run.businessId, run.sync))
  return readingsToGoOn((former?.readings ?? null) as Readings | null)
}

/**
 * Reads the accounts, and their rows if the accounts show that there are others than at the
 * reading before.
 */
async function readNews(run: Run, readings: Readings): Promise<void> {
  const { user, connectionId } = atProvider(run)
  const accounts = await accountsOf(run.context, user, connectionId)
  const counts = countsOf(accounts)
  if (counts !== readings.counts) {
    readings.counts = counts
    readings.stableSince = Date.now()
    readings.earliest = accounts.flatMap((account) => account.earliest ?? []).sort()[0]
  }
  if (readings.read === counts) return
  const linked = await linkNow(run, accounts)
  for (const link of linked) await readAccount(run, link)
  await storeBalances(run, linked)
  readings.read = counts
  await noting(run, (tx) => tickSync(tx, run.businessId, { id: run.sync.id, step: 'first_months' }))
  await keep(run, readings)
}

const countsOf = (accounts: readonly ProviderAccount[]) =>
  JSON.stringify(accounts.map(({ id, count, earliest }) => [id, count, earliest]).sort())

/** Links the accounts that the provider reports now. */
export async function linkNow(run: Run, accounts: readonly ProviderAccount[]): Promise<Linked[]> {
  const { user } = atProvider(run)
  const samples = await samplesOf(run.context, run.businessId, { user, accounts })
  const state = {
    connectionId: run.connectionId,
    institutionId: run.connection.institution_id,
    accounts,
    samples,
  }
  return noting(run, async (tx) => {
    const linked = await linkAccounts(run.context, tx, run.businessId, state)
    await settleBankConnected(tx, run.businessId)
    return linked
  })
}

/** The job's time is up: another goes on, or the update ends with what there is. */
async function handOver(run: Run, readings: Readings): Promise<boolean> {
  await keep(run, readings)
  const isOver = Date.now() + pollMsMax > run.sync.deadline_at.getTime()
  if (!isOver) return false
  if (readings.read === undefined)
    throw new ProviderProblem('bank_unavailable', 'Nothing came before the deadline.')
  await finishSync(run, { isComplete: false, isPartial: false })
  return true
}
