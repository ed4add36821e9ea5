// HTTP for reports: the weekly report with its list and its email, and links to frozen copies.
import {
  downloadPack,
  listPastWeeks,
  readWeeklyEmail,
  readWeeklyReport,
  saveWeeklyEmail,
} from '@plimsoll/contract/reports'
import {
  createShare,
  downloadSnapshot,
  listShares,
  readSnapshot,
  revokeShare,
} from '@plimsoll/contract/shares'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { alreadySent, serve } from '../../http/serve.ts'
import { findPerson } from '../account/service.ts'
import { stopByLink } from '../alerts/service.ts'
import { withForecastView } from '../forecast/service.ts'
import { handleWeekly } from './jobs.ts'
import { makePack, packType } from './pack/pack.ts'
import { pastWeeks } from './past-weeks.ts'
import { endShare, fileUnder, isOpenLink, share, sharesOf, snapshotUnder } from './shares.ts'
import { weeklyReportOn } from './weekly.ts'
import { isSubscribed, type Reader, subscribe } from './weekly-email.store.ts'

const status = 'success' as const

/** Registers everything under reports/, and the page of a shared link. */
export function registerReports(app: FastifyInstance, context: Context): void {
  handleWeekly(context)
  serve(app, context, readWeeklyReport, async ({ principal, query }) => {
    const today = context.today()
    const date = query.date ?? today
    return { status, data: await weeklyReportOn(context, principal.businessId, { today, date }) }
  })
  serve(app, context, listPastWeeks, async ({ principal: { businessId } }) => {
    const data = await withForecastView(context, { businessId }, (view, tx) =>
      pastWeeks(tx, businessId, view),
    )
    return { status, data }
  })
  serve(app, context, downloadPack, async ({ principal, reply }) => {
    const { name, bytes } = await makePack(context, principal.businessId)
    sendWorkbook(reply, name, bytes)
    return alreadySent
  })
  serveEmail(app, context)
  serveShares(app, context)
}

function serveEmail(app: FastifyInstance, context: Context): void {
  const preferenceOf = async (reader: Reader) => ({
    subscribed: await asTenant(context.db, reader.businessId, (tx) => isSubscribed(tx, reader)),
    address: (await findPerson(context.db, reader.userId))?.email ?? '',
    sends: context.mailer.confirms,
  })
  const change = (at: Context, reader: Reader, wanted: boolean) =>
    asTenant(at.db, reader.businessId, (tx) => subscribe(tx, reader, wanted))
  serve(app, context, readWeeklyEmail, async ({ principal }) => ({
    status,
    data: await preferenceOf(principal),
  }))
  serve(app, context, saveWeeklyEmail, async ({ principal, body }) => {
    await change(context, principal, body.subscribed)
    return { status, data: await preferenceOf(principal) }
  })
  stopByLink('weekly_report', {
    isMailed: (at, reader) => asTenant(at.db, reader.businessId, (tx) => isSubscribed(tx, reader)),
    change,
  })
}

function serveShares(app: FastifyInstance, context: Context): void {
  serve(app, context, listShares, async ({ principal }) => ({
    status,
    data: await sharesOf(context, principal.businessId),
  }))
  serve(app, context, createShare, async ({ principal, body }) => ({
    status,
    data: await share(context, principal.businessId, body),
  }))
  serve(app, context, revokeShare, async ({ principal, params }) => {
    await endShare(context, principal.businessId, params.id)
    return { status }
  })
  serve(app, context, readSnapshot, async ({ params, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
    return { status, data: await snapshotUnder(context, params.token) }
  })
  serve(app, context, downloadSnapshot, async ({ params, reply }) => {
    const { bytes } = await fileUnder(context, params.token)
    reply.header('x-robots-tag', 'noindex, nofollow')
    sendWorkbook(reply, 'accountants-pack.xlsx', bytes)
    return alreadySent
  })
  // The page itself answers 410 once its link has ended, so that whoever keeps links learns of it
  // without running scripts.
  app.get('/shared/:token', async (request, reply) => {
    const { token } = request.params as { token: string }
    reply.header('x-robots-tag', 'noindex, nofollow')
    if (!(await isOpenLink(context, token))) reply.code(410)
    return reply.callNotFound()
  })
}

function sendWorkbook(reply: FastifyReply, name: string, bytes: Buffer): void {
  reply.type(packType).header('content-disposition', `attachment; filename="${name}"`).send(bytes)
}
