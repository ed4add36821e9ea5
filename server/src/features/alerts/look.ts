// Checks a business for everyone who belongs to it: new alerts are stored and mailed once, in one
// transaction.
import type { AlertFacts, Raised } from '@plimsoll/domain/alerts/alert'
import { judge } from '@plimsoll/domain/alerts/judge'
import { notifiedMax } from '@plimsoll/domain/alerts/large-outflow'
import { groupBy } from '@plimsoll/domain/group'
import type { Context } from '../../context.ts'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { AlertMail } from './alert-mail.ts'
import {
  addAlert,
  addWatched,
  endWatched,
  forgetOldAlerts,
  type Recipient,
  readWatched,
  rewordAlert,
} from './alerts.store.ts'
import { isDemo, type Person, readMembers } from './settings.store.ts'
import { settingsOf } from './settings.ts'

const alertDays = 180
const paymentDays = 60

/**
 * Raises what is new, puts what stands in the words of now and arms again what has recovered.
 * Looking twice changes nothing. Wake the outbox after the commit.
 */
export async function lookAt(
  context: Context,
  tx: TenantTx,
  businessId: string,
  facts: AlertFacts,
): Promise<void> {
  await forgetOldAlerts(tx, businessId, { alertDays, paymentDays })
  for (const person of await readMembers(tx, businessId)) {
    const recipient = { businessId, userId: person.userId }
    const settings = await settingsOf(tx, recipient)
    const watched = await readWatched(tx, recipient)
    const { raise, follow, rearm } = judge({ facts, settings, watched })
    for (const raised of follow) await rewordAlert(tx, recipient, raised)
    for (const over of rearm) await endWatched(tx, recipient, over)
    await raiseAlerts(context, tx, { businessId, person, raise })
  }
}

/**
 * Raises a person's new alerts in the list and by mail, as the person prefers. One mail for each
 * kind.
 */
export async function raiseAlerts(
  context: Context,
  tx: TenantTx,
  look: { businessId: string; person: Person; raise: readonly Raised[] },
): Promise<void> {
  const recipient = { businessId: look.businessId, userId: look.person.userId }
  const settings = await settingsOf(tx, recipient)
  // Demo data is nobody's money: its alerts are seen in the app and never mailed.
  const demo = look.raise.length > 0 && (await isDemo(tx, look.businessId))
  for (const [kind, raised] of groupBy(look.raise, (each) => each.kind)) {
    const news: Raised[] = []
    for (const alert of raised) if (await addWatched(tx, recipient, alert)) news.push(alert)
    const shown = news.slice(0, notifiedMax)
    const { inApp, byMail } = settings[kind]
    if (inApp) for (const alert of shown) await addAlert(tx, recipient, { ...alert, id: newId() })
    if (byMail && !demo && shown.length > 0)
      await mail(context, tx, {
        recipient,
        email: look.person.email,
        alerts: shown,
        more: news.length - shown.length,
      })
  }
}

async function mail(
  context: Context,
  tx: TenantTx,
  digest: { recipient: Recipient; email: string; alerts: readonly Raised[]; more: number },
): Promise<void> {
  const [first] = digest.alerts
  if (!first) return
  const data: AlertMail = {
    businessId: digest.recipient.businessId,
    kind: first.kind,
    alerts: digest.alerts.map(({ title, message, href }) => ({ title, message, href })),
    more: digest.more,
  }
  await context.outbox.post(context, tx, {
    dedupeKey: `alert:${newId()}`,
    template: 'alert',
    recipient: digest.email,
    userId: digest.recipient.userId,
    data,
  })
}
