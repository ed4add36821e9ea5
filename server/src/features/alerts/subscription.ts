// Stopping mails by the link of a mail, signed in or not: the page asks and then posts; a mailbox's
// own button posts at once.
import { unsubscribe as endpoint, readSubscription } from '@plimsoll/contract/alerts'
import { type AlertKind, alertKinds, type MailKind } from '@plimsoll/domain/alerts/alert'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { serve } from '../../http/serve.ts'
import { findPerson } from '../account/service.ts'
import type { Recipient } from './alerts.store.ts'
import { changeByMail, settingsOf } from './settings.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

type Subscription = Recipient & { readonly kind: MailKind }

/** How mails that are no alerts are looked up and stopped. */
type OtherMails = {
  isMailed(context: Context, reader: Recipient): Promise<boolean>
  change(context: Context, reader: Recipient, byMail: boolean): Promise<void>
}

const done = { status: 'success' } as const
const formBytesMax = 4096
const others = new Map<MailKind, OtherMails>()

/** Lets the same link stop mails of another feature. */
export function stopByLink(kind: Exclude<MailKind, AlertKind>, mails: OtherMails): void {
  others.set(kind, mails)
}

/** GET and POST data/alerts/unsubscribe, and POST /unsubscribe for mailboxes (RFC 8058). */
export function serveSubscription(app: FastifyInstance, context: Context): void {
  serve(app, context, readSubscription, async ({ query }) => {
    const subscription = await readUnsubscribeToken(context, query.token)
    const by_mail = await isMailed(context, subscription)
    return { ...done, data: { kind: subscription.kind, by_mail } }
  })
  serve(app, context, endpoint, async ({ body }) => {
    const subscription = await readUnsubscribeToken(context, body.token)
    await changeIfThere(context, subscription, body.by_mail)
    return { ...done, data: { kind: subscription.kind, by_mail: body.by_mail } }
  })
  serveOneClick(app, context)
}

/** What a mailbox posts is a form with one fixed field; this address alone takes forms. */
function serveOneClick(app: FastifyInstance, context: Context): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytesMax },
      (_request, _body, done) => done(null, undefined),
    )
    scope.post('/unsubscribe', async (request, reply) => {
      const { token } = request.query as { token?: unknown }
      const subscription = await readUnsubscribeToken(
        context,
        typeof token === 'string' ? token : '',
      )
      await changeIfThere(context, subscription, false)
      return reply.type('text/plain; charset=utf-8').send('You will get no more of these mails.')
    })
  })
}

async function isMailed(context: Context, subscription: Subscription): Promise<boolean> {
  const { businessId, kind } = subscription
  if (!isAlert(kind)) return (await others.get(kind)?.isMailed(context, subscription)) ?? false
  return asTenant(
    context.db,
    businessId,
    async (tx) => (await settingsOf(tx, subscription))[kind].byMail,
  )
}

/** Whoever has left gets no mails anyway. */
async function changeIfThere(
  context: Context,
  subscription: Subscription,
  byMail: boolean,
): Promise<void> {
  if (!(await findPerson(context.db, subscription.userId))) return
  const { kind } = subscription
  if (isAlert(kind)) await changeByMail(context, { ...subscription, kind }, byMail)
  else await others.get(kind)?.change(context, subscription, byMail)
}

function isAlert(kind: MailKind): kind is AlertKind {
  return alertKinds.some((name) => name === kind)
}
