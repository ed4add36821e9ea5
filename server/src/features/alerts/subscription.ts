// Stopping mails by the link of a mail, signed in or not: the page asks and then posts; a mailbox's own button posts at once.
import { unsubscribe as endpoint, readSubscription } from '@plimsoll/contract/alerts'
import type { AlertKind } from '@plimsoll/domain/alerts/alert'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { serve } from '../../http/serve.ts'
import { findPerson } from '../account/service.ts'
import type { Whose } from './alerts.store.ts'
import { changeByMail, settingsOf } from './settings.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

const done = { status: 'success' } as const
const formBytesMax = 4096

/** GET and POST data/alerts/unsubscribe, and POST /unsubscribe for mailboxes (RFC 8058). */
export function serveSubscription(app: FastifyInstance, context: Context): void {
  serve(app, context, readSubscription, async ({ query }) => {
    const of = await readUnsubscribeToken(context, query.token)
    return { ...done, data: { kind: of.kind, by_mail: await isMailed(context, of) } }
  })
  serve(app, context, endpoint, async ({ body }) => {
    const of = await readUnsubscribeToken(context, body.token)
    await changeIfThere(context, of, body.by_mail)
    return { ...done, data: { kind: of.kind, by_mail: body.by_mail } }
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
      const of = await readUnsubscribeToken(context, typeof token === 'string' ? token : '')
      await changeIfThere(context, of, false)
      return reply.type('text/plain; charset=utf-8').send('You will get no more of these mails.')
    })
  })
}

async function isMailed(context: Context, of: Whose & { kind: AlertKind }): Promise<boolean> {
  return asTenant(
    context.db,
    of.businessId,
    async (tx) => (await settingsOf(tx, of))[of.kind].byMail,
  )
}

/** Whoever has left gets no mails anyway. */
async function changeIfThere(
  context: Context,
  of: Whose & { kind: AlertKind },
  byMail: boolean,
): Promise<void> {
  if (await findPerson(context.db, of.userId)) await changeByMail(context, of, byMail)
}
