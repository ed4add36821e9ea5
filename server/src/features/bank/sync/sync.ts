// Updates as people see them: requested, and how far they have come. The job calls the bank;
// nothing here does.
import { type syncDone, syncSteps, type syncTransactions } from '@plimsoll/contract/bank'
import { Problem } from '@plimsoll/domain/problem'
import type * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import { asTenant, type TenantTx } from '../../../db/tenant.ts'
import { demoProvider, findSource } from '../../sources/service.ts'
import {
  type ConnectionRow,
  changeConnection,
  lockConnection,
  readConnections,
} from '../connection/connections.store.ts'
import { type SyncFailure, secondsUntil, sentenceOf } from '../connection/failures.ts'
import { isUnderWay } from '../connection/sync-state.ts'
import {
  endSync,
  findPending,
  isForecastMade,
  readNewest,
  type SyncRow,
} from '../connection/syncs.store.ts'
import { needsSignIn } from '../view/connection-view.ts'
import { beginSync, enqueueSync, syncQueue } from './begin-sync.ts'

type Started = z.output<(typeof syncTransactions)['reply']>['data']
type Done = z.output<(typeof syncDone)['reply']>['data']

/** Starts an update of every connection that may be updated, or of one; refused where none may. */
export async function requestSync(
  context: Context,
  businessId: string,
  request: { connectionId: string | null; requestIp: string },
): Promise<Started> {
  const started = await asTenant(context.db, businessId, async (tx) => {
    const rows = await chosen(tx, businessId, request.connectionId)
    const ready: ConnectionRow[] = []
    let under = 0
    for (const row of rows) await lockConnection(tx, businessId, row.id)
    for (const row of rows)
      if (await findPending(tx, businessId, row.id)) under++
      else if (!needsSignIn(row) && !isHeldBack(row)) ready.push(row)
    if (ready.length + under === 0) throw whyNone(rows)
    for (const row of ready)
      await beginSync(context, tx, businessId, {
        connectionId: row.id,
        fullHistory: !row.history_complete,
        requestIp: request.requestIp,
      })
    return { started: ready.length > 0, next_sync_at: nextOf(rows) }
  })
  context.jobs.wake(syncQueue.name)
  return started
}

async function chosen(
  tx: TenantTx,
  businessId: string,
  connectionId: string | null,
): Promise<ConnectionRow[]> {
  const open = (await readConnections(tx, businessId)).filter((row) => !row.disconnected_at)
  const rows = connectionId ? open.filter((row) => row.id === connectionId) : open
  if (rows.length > 0) return rows
  if (open.length > 0) throw new Problem('not_found', 'There is no such connection.')
  throw new Problem('not_found', 'There is no bank connected. Add a bank first.')
}

// After an update that failed, what the provider holds may be read again at once; the bank itself
// isn't polled before its time.
const isHeldBack = (row: ConnectionRow) =>
  row.next_allowed_at !== null &&
  row.next_allowed_at.getTime() > Date.now() &&
  (row.error_code === null || row.error_code === 'rate_limited')

function whyNone(rows: readonly ConnectionRow[]): Problem {
  const held = rows.filter((row) => !needsSignIn(row) && isHeldBack(row))
  const first = held.flatMap((row) => row.next_allowed_at ?? []).sort((a, b) => +a - +b)[0]
  const [only] = rows
  if (!first) return new Problem('conflict', sentenceOf('sign_in_needed', only?.institution))
  const seconds = secondsUntil(first) ?? 1
  const minutes = Math.ceil(seconds / 60)
  return new Problem(
    'too_many',
    `Your bank allows the next update in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. Your figures are as of the last update.`,
    { retryAfterSeconds: seconds },
  )
}

function nextOf(rows: readonly ConnectionRow[]): string | null {
  const ahead = rows.flatMap((row) => (isHeldBack(row) ? (row.next_allowed_at ?? []) : []))
  return ahead.sort((a, b) => +a - +b)[0]?.toISOString() ?? null
}

/**
 * How the update under way stands. One that outlived its deadline ends here; one whose worker has
 * died is given to another.
 */
export async function syncReply(
  context: Context,
  businessId: string,
  connectionId: string | null,
): Promise<Done> {
  const connections = await asTenant(context.db, businessId, async (tx) => {
    const rows = await readConnections(tx, businessId)
    const newest = (await readNewest(tx, businessId)).filter(
      (sync) => !connectionId || sync.connection_id === connectionId,
    )
    if (connectionId && !rows.some((row) => row.id === connectionId))
      throw new Problem('not_found', 'There is no such connection.')
    for (const sync of newest) await attend(context, tx, businessId, { sync, rows })
    const source = await findSource(tx, businessId)
    const now = await readNewest(tx, businessId)
    // Read after the updates: an update that has just ended has stored its connection too.
    const connections = await readConnections(tx, businessId)
    return {
      ...summarise(now, { rows: connections, connectionId }),
      forecast: await isForecastMade(tx, businessId),
      demo: source?.provider === demoProvider,
    }
  })
  const { forecast, steps, ...rest } = connections
  const done = new Set([
    ...steps,
    ...(connections.status === 'success' && forecast ? ['forecast'] : []),
  ])
  return {
    ...rest,
    steps_done: syncSteps.filter((step) => done.has(step)),
  }
}

const patienceMs = 3_000

async function attend(
  context: Context,
  tx: TenantTx,
  businessId: string,
  current: { sync: SyncRow; rows: readonly ConnectionRow[] },
): Promise<void> {
  const { sync } = current
  if (sync.state !== 'pending') return
  if (!isUnderWay(sync)) return endLate(tx, businessId, sync)
  const row = current.rows.find((each) => each.id === sync.connection_id)
  const isHeld = row?.lease_until != null && row.lease_until.getTime() > Date.now()
  if (isHeld || Date.now() - sync.started_at.getTime() < patienceMs) return
  await enqueueSync(context, tx, { businessId, syncId: sync.id })
}

/** Ends an update past its deadline. What it has stored stays. */
export async function endLate(tx: TenantTx, businessId: string, sync: SyncRow): Promise<void> {
  if (!(await endSync(tx, businessId, { id: sync.id, state: 'error', errorCode: 'deadline' })))
    return
  await changeConnection(tx, businessId, {
    id: sync.connection_id,
    set: { error_code: 'deadline' },
  })
}

const togetherMs = 60_000

function summarise(
  newest: readonly SyncRow[],
  wanted: { rows: readonly ConnectionRow[]; connectionId: string | null },
): Omit<Done, 'steps_done' | 'demo'> & { steps: string[] } {
  const open = new Map(
    wanted.rows.filter((row) => !row.disconnected_at).map((row) => [row.id, row]),
  )
  const own = newest.filter((sync) =>
    wanted.connectionId ? sync.connection_id === wanted.connectionId : open.has(sync.connection_id),
  )
  const last = Math.max(...own.map((sync) => sync.started_at.getTime()))
  const pending = own.filter(isUnderWay)
  const now =
    pending.length > 0 ? pending : own.filter((sync) => +sync.started_at > last - togetherMs)
  const failed = now.find((sync) => sync.state === 'error')
  const status = pending.length > 0 ? 'pending' : failed ? 'error' : 'success'
  const of_ = failed ?? now[0]
  return {
    status,
    message: messageOf(status, { sync: of_, row: of_ && open.get(of_.connection_id) }),
    transactions: now.reduce((sum, sync) => sum + sync.transactions, 0),
    usable: now.some((sync) => sync.steps.includes('first_months')) || status === 'success',
    steps: now[0]?.steps.filter((step) => now.every((sync) => sync.steps.includes(step))) ?? [],
  }
}

function messageOf(
  status: Done['status'],
  current: { sync: SyncRow | undefined; row: ConnectionRow | undefined },
): string | null {
  const { sync, row } = current
  if (status === 'error')
    return sentenceOf((sync?.error_code as SyncFailure | null) ?? 'internal', row?.institution)
  if (status === 'success' && sync && row && !row.history_complete)
    return `If ${row.institution} has older transactions, they appear by themselves as they arrive.`
  return null
}
