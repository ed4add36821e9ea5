// A connection as /integration shows it: what is most pressing, a sentence about it, its accounts.
import type { Connection } from '@plimsoll/contract/bank'
import { type Day, today as dayOf, daysBetween } from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import type { TenantTx } from '../../../db/tenant.ts'
import { type ConnectionRow, readConnections } from '../connection/connections.store.ts'
import { type SyncFailure, sentenceOf } from '../connection/failures.ts'
import { isUnderWay } from '../connection/sync-state.ts'
import { readNewest, type SyncRow } from '../connection/syncs.store.ts'
import { type AccountView, readAccountViews } from './accounts.store.ts'

/** A consent counts as ending soon from this many days before. */
const consentDueDays = 14

/**
 * All connections; of those that have ended, the ones whose accounts are still fed by nothing else.
 */
export async function viewConnections(
  tx: TenantTx,
  businessId: string,
  today: Day,
): Promise<Connection[]> {
  const [connections, accounts, syncs] = [
    await readConnections(tx, businessId),
    await readAccountViews(tx, businessId),
    await readNewest(tx, businessId),
  ]
  return connections
    .map((row) => {
      const own = accounts.filter((account) => account.connection_id === row.id)
      const sync = syncs.find((each) => each.connection_id === row.id) ?? null
      return { row, own, view: toConnection({ row, own, sync, today }) }
    })
    .filter(({ row, own }) => row.disconnected_at === null || own.length > 0)
    .map(({ view }) => view)
}

/** One connection of the business. */
export async function viewConnection(
  tx: TenantTx,
  businessId: string,
  wanted: { id: string; today: Day },
): Promise<Connection> {
  const found = (await viewConnections(tx, businessId, wanted.today)).find(
    ({ id }) => id === wanted.id,
  )
  if (!found) throw new Problem('not_found', 'There is no such connection.')
  return found
}

type Facts = { row: ConnectionRow; own: readonly AccountView[]; sync: SyncRow | null; today: Day }

function toConnection({ row, own, sync, today }: Facts): Connection {
  const expiresOn = row.expires_at ? dayOf(row.expires_at) : null
  const days = own.flatMap((account) => account.first_day ?? []).sort()
  const isOpen = row.disconnected_at === null
  return {
    id: row.id,
    institution: row.institution,
    status: statusOf({ row, sync, today }),
    message: messageOf({ row, own, sync, today }),
    renewal: renewalOf(row),
    consent_expires_on: isOpen ? expiresOn : null,
    consent_days_left: isOpen && expiresOn ? Math.max(0, daysBetween(today, expiresOn)) : null,
    last_synced_at: row.last_success_at?.toISOString() ?? null,
    next_sync_at:
      isOpen && isAhead(row.next_allowed_at) ? (row.next_allowed_at?.toISOString() ?? null) : null,
    history_from: days[0] ?? null,
    history_complete: row.history_complete,
    pending: own.reduce((sum, account) => sum + account.pending, 0),
    accounts: own.filter((account) => !account.gone).map(viewAccount),
  }
}

/** An account as the reply shows it. */
export function viewAccount(account: AccountView): Connection['accounts'][number] {
  const { id, name, kind, currency, reference, included, balance, available } = account
  const { balance_day, difference } = account
  return {
    id,
    name,
    kind,
    currency,
    reference,
    included,
    balance,
    available,
    balance_day,
    difference,
  }
}

/** How a connection is renewed: confirmed with us as long as the bank's own sign-in holds. */
export function renewalOf(row: ConnectionRow): 'reconsent' | 'reauth' {
  return row.reconsents && !needsSignIn(row) ? 'reconsent' : 'reauth'
}

/** Whether nothing more comes before somebody has been at the bank. */
export function needsSignIn(row: ConnectionRow): boolean {
  return row.sign_in_needed || (row.expires_at !== null && !isAhead(row.expires_at))
}

function statusOf({ row, sync, today }: Omit<Facts, 'own'>): Connection['status'] {
  if (row.disconnected_at) return 'disconnected'
  if (needsSignIn(row)) return 'sign_in_needed'
  if (sync && isUnderWay(sync)) return 'syncing'
  if (row.error_code || (sync?.state === 'pending' && !isUnderWay(sync))) return 'error'
  return isDue(row, today) ? 'consent_due' : 'active'
}

/** Whether the consent ends within two weeks. */
function isDue(row: ConnectionRow, today: Day): boolean {
  return row.expires_at !== null && daysBetween(today, dayOf(row.expires_at)) <= consentDueDays
}

function messageOf({ row, own, sync, today }: Facts): string | null {
  const status = statusOf({ row, sync, today })
  if (status === 'sign_in_needed')
    return sentenceOf(row.sign_in_needed ? signInFailure(row) : 'consent_expired', row.institution)
  if (status === 'error' && row.error_code === 'bank_unavailable' && isAhead(row.next_allowed_at))
    return `${row.institution} did not answer. You can update again when the next update is due.`
  if (status === 'error')
    return sentenceOf((row.error_code as SyncFailure | null) ?? 'deadline', row.institution)
  if (status === 'consent_due') return dueSentence(row, today)
  const gone = status === 'active' && own.some((account) => account.gone)
  if (gone)
    return 'One of its accounts is not shared any more; its transactions stay in your books.'
  if (status === 'active' && sync?.error_code === 'partial')
    return `${row.institution} reported only some of its accounts. The others follow with the next update.`
  return null
}

const signInFailure = (row: ConnectionRow): SyncFailure =>
  row.error_code === 'not_found' ? 'not_found' : 'sign_in_needed'

function dueSentence(row: ConnectionRow, today: Day): string {
  const left = row.expires_at ? daysBetween(today, dayOf(row.expires_at)) : 0
  const when = left <= 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`
  return `Your permission for ${row.institution} ends ${when}. Renew it to keep your figures fresh.`
}

const isAhead = (at: Date | null) => at !== null && at.getTime() > Date.now()
