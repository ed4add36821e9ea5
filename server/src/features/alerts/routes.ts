// Alerts over HTTP: the list behind the bell, the preferences, and the link that stops emails.
import { countAlerts } from '@plimsoll/contract/alert-count'
import * as alerts from '@plimsoll/contract/alerts'
import type { FastifyInstance } from 'fastify'
import { readNameHider } from '../../books/figures/pay-names.store.ts'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { serve } from '../../http/serve.ts'
import { writeAlertMail } from './alert-mail.ts'
import { type AlertRow, countUnread, listAlertRows, markAlerts } from './alerts.store.ts'
import { changeSetting, settingsReply } from './settings.ts'
import { serveSubscription } from './subscription.ts'

const done = { status: 'success' } as const

/** Registers every call under data/alerts, and how alerts are written as mails. */
export function registerAlerts(app: FastifyInstance, context: Context): void {
  context.outbox.writes('alert', (posted) => writeAlertMail(context, posted))
  serve(app, context, countAlerts, async ({ principal }) => ({
    ...done,
    data: {
      unread: await asTenant(context.db, principal.businessId, (tx) => countUnread(tx, principal)),
    },
  }))
  serve(app, context, alerts.listAlerts, async ({ principal }) => {
    const data = await asTenant(context.db, principal.businessId, async (tx) => {
      const hide = await readNameHider(tx, principal.businessId)
      return hide((await listAlertRows(tx, principal, alerts.alertsMax)).map(toAlert))
    })
    return { ...done, data }
  })
  serve(app, context, alerts.readAlerts, async ({ principal, body }) => {
    const mark = { ids: body.ids, column: 'read_at', is: body.read } as const
    await asTenant(context.db, principal.businessId, (tx) => markAlerts(tx, principal, mark))
    return done
  })
  serve(app, context, alerts.dismissAlerts, async ({ principal, body }) => {
    const mark = { ids: body.ids, column: 'dismissed_at', is: body.dismissed } as const
    await asTenant(context.db, principal.businessId, (tx) => markAlerts(tx, principal, mark))
    return done
  })
  serve(app, context, alerts.readAlertSettings, async ({ principal }) => ({
    ...done,
    data: await settingsReply(context, principal),
  }))
  serve(app, context, alerts.saveAlertSetting, async ({ principal, body }) => {
    await changeSetting(context, principal, body)
    return { ...done, data: await settingsReply(context, principal) }
  })
  serveSubscription(app, context)
}

function toAlert(row: AlertRow): alerts.Alert {
  const { id, kind, title, message, href } = row
  return {
    id,
    kind,
    title,
    message,
    href,
    raised_at: row.raised_at.toISOString(),
    read: row.read_at !== null,
    ended: row.ended_at !== null,
  }
}
