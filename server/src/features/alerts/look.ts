// Looks at a business for everyone who belongs to it: what is to be told is kept and mailed in one transaction, once.
import type { AlertFacts, Raised } from '@plimsoll/domain/alerts/alert'
import { judge } from '@plimsoll/domain/alerts/judge'
import { toldMax } from '@plimsoll/domain/alerts/large-outflow'
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
  readWatched,
  type Whose,
} from './alerts.store.ts'
import { isDemo, type Person, readMembers } from './settings.store.ts'
import { settingsOf } from './settings.ts'

const alertDays = 180
const paymentDays = 60

/** Tells what is new and arms again what has recovered. Looking twice changes nothing. Wake the outbox after the commit. */
export async function lookAt(
  context: Context,
  tx: TenantTx,
  businessId: string,
  facts: AlertFacts,
): Promise<void> {
  await forgetOldAlerts(tx, businessId, { alertDays, paymentDays })
  for (const person of await readMembers(tx, businessId)) {
    const whose = { businessId, userId: person.userId }
    const settings = await settingsOf(tx, whose)
    const watched = await readWatched(tx, whose)
    const { raise, rearm } = judge({ facts, settings, watched })
    for (const over of rearm) await endWatched(tx, whose, over)
    await tell(context, tx, { businessId, person, raise })
  }
}

/** Tells one person what is not told already: in the list and by mail, each as the person wishes. One mail for each kind. */
export async function tell(
  context: Context,
  tx: TenantTx,
  of: { businessId: string; person: Person; raise: readonly Raised[] },
): Promise<void> {
  const whose = { businessId: of.businessId, userId: of.person.userId }
  const settings = await settingsOf(tx, whose)
  // Demo data is nobody's money: its alerts are seen in the app and never mailed.
  const demo = of.raise.length > 0 && (await isDemo(tx, of.businessId))
  for (const [kind, raised] of groupBy(of.raise, (one) => one.kind)) {
    const news: Raised[] = []
    for (const one of raised) if (await addWatched(tx, whose, one)) news.push(one)
    const told = news.slice(0, toldMax)
    const { inApp, byMail } = settings[kind]
    if (inApp) for (const one of told) await addAlert(tx, whose, { ...one, id: newId() })
    if (byMail && !demo && told.length > 0)
      await mail(context, tx, {
        whose,
        email: of.person.email,
        told,
        more: news.length - told.length,
      })
  }
}

async function mail(
  context: Context,
  tx: TenantTx,
  of: { whose: Whose; email: string; told: readonly Raised[]; more: number },
): Promise<void> {
  const [first] = of.told
  if (!first) return
  const data: AlertMail = {
    businessId: of.whose.businessId,
    kind: first.kind,
    told: of.told.map(({ title, message, href }) => ({ title, message, href })),
    more: of.more,
  }
  await context.outbox.post(context, tx, {
    dedupeKey: `alert:${newId()}`,
    template: 'alert',
    recipient: of.email,
    userId: of.whose.userId,
    data,
  })
}
