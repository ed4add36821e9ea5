// What other features may use: alerts judge their facts, and warn of a bank's
// consent.
import type { AlertFacts } from '@plimsoll/domain/alerts/alert'
import { type Consent, consentNotice } from '@plimsoll/domain/alerts/consent'
import type { Context } from '../../context.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { outboxQueue } from '../../mail/outbox.ts'
import { endOlderAlerts, endWatchedLike, forgetAlerts } from './alerts.store.ts'
import { lookAt, raiseAlerts } from './look.ts'
import { readMembers } from './settings.store.ts'

export { stopByLink } from './subscription.ts'
export { unsubscribeToken } from './unsubscribe-token.ts'

/**
 * Raises what the facts give cause for, once, and arms again what has recovered. Null: the books
 * are empty. Call `wakeMail` after the commit.
 */
export async function watchBooks(
  context: Context,
  tx: TenantTx,
  businessId: string,
  facts: AlertFacts | null,
): Promise<void> {
  if (facts) await lookAt(context, tx, businessId, facts)
  else await forgetAlerts(tx, businessId)
}

/**
 * Alerts everyone of the business that a consent ends within 14, 7 or 1 days, each once. Run it
 * daily and call `wakeMail` after the commit.
 */
export async function watchConsent(
  context: Context,
  tx: TenantTx,
  businessId: string,
  consent: Consent,
): Promise<void> {
  const notice = consentNotice(consent, context.today())
  if (!notice) return
  for (const person of await readMembers(tx, businessId))
    await raiseAlerts(context, tx, { businessId, person, raise: [notice] })
  const { kind, subject } = notice
  const subjectPrefix = `${consent.connectionId} `
  await endOlderAlerts(tx, businessId, { kind, subject, subjectPrefix })
}

/** The consent was renewed, or the bank was disconnected: its alerts are over. */
export async function endConsent(
  tx: TenantTx,
  businessId: string,
  connectionId: string,
): Promise<void> {
  await endWatchedLike(tx, businessId, { kind: 'consent', subjectPrefix: `${connectionId} ` })
}

/** Has mails that were just committed sent at once. */
export function wakeMail(context: Context): void {
  context.jobs.wake(outboxQueue.name)
}
