// HTTP for connected banks: everything under mh/.
import * as bank from '@plimsoll/contract/bank'
import { type Minor, sum } from '@plimsoll/domain/money'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readNameHider } from '../../books/figures/pay-names.store.ts'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { renewToken, serve } from '../../http/serve.ts'
import type { Principal } from '../../http/tokens.ts'
import { beginAdd, beginRenewal } from './connect/begin.ts'
import { completeAdd } from './connect/complete-add.ts'
import { completeRenewal } from './connect/complete-renewal.ts'
import { listInstitutions } from './connect/institutions.ts'
import { handleRecoveries } from './connect/recover.ts'
import { disconnect } from './disconnect/disconnect.ts'
import { handleEndings } from './disconnect/end-at-provider.ts'
import { handleRounds } from './rounds.ts'
import { readPendingViews } from './rows/pending-rows.store.ts'
import { handleLooks } from './sync/look-again.ts'
import { requestSync, syncReply } from './sync/sync.ts'
import { handleSyncs } from './sync/sync-job.ts'
import { readAccountViews } from './view/accounts.store.ts'
import { viewAccount, viewConnections } from './view/connection-view.ts'
import { serveWebhooks } from './webhooks/webhook-route.ts'
import { handleHints } from './webhooks/webhooks.ts'

const status = 'success' as const

/** Everything about connected banks, and their jobs. */
export function registerBank(app: FastifyInstance, context: Context): void {
  handleSyncs(context)
  handleLooks(context)
  handleRecoveries(context)
  handleHints(context)
  handleRounds(context)
  handleEndings(context)
  serveWebhooks(app, context)
  serveConnecting(app, context)
  serveUpdates(app, context)
  serveRenewal(app, context)
  serveFigures(app, context)
}

function serveConnecting(app: FastifyInstance, context: Context): void {
  serve(app, context, bank.listBanks, async () => ({
    status,
    data: await listInstitutions(context),
  }))
  serve(app, context, bank.addBank, async ({ query, principal, request }) => ({
    status,
    data: { url: await beginAdd(context, leaverOf(principal, request), query.bank ?? null) },
  }))
  serve(app, context, bank.onboardCallback, async ({ query, principal, reply }) => {
    const data = await completeAdd(context, principal, query)
    await renewToken(context, { ...principal, bankConnected: true }, reply)
    return { status, data }
  })
  serve(app, context, bank.disconnectBank, async ({ params, query, principal, reply }) => {
    await disconnect(context, principal.businessId, { id: params.id, data: query.data })
    const bankConnected = await isConnected(context, principal.businessId)
    if (bankConnected !== principal.tokenClaims.mh)
      await renewToken(context, { ...principal, bankConnected }, reply)
    return { status }
  })
  serve(app, context, bank.listConnections, async ({ principal: { businessId } }) => ({
    status,
    data: await asTenant(context.db, businessId, (tx) =>
      viewConnections(tx, businessId, context.today()),
    ),
  }))
}

async function isConnected(context: Context, businessId: string): Promise<boolean> {
  const reply = await asTenant(context.db, businessId, (tx) =>
    viewConnections(tx, businessId, context.today()),
  )
  return reply.some((connection) => connection.status !== 'disconnected')
}

function serveUpdates(app: FastifyInstance, context: Context): void {
  serve(app, context, bank.syncTransactions, async ({ query, principal, request }) => ({
    status,
    data: await requestSync(context, principal.businessId, {
      connectionId: query.connection ?? null,
      requestIp: request.ip,
    }),
  }))
  serve(app, context, bank.syncDone, async ({ query, principal }) => ({
    status,
    data: await syncReply(context, principal.businessId, query.connection ?? null),
  }))
}

function serveRenewal(app: FastifyInstance, context: Context): void {
  serve(app, context, bank.reconnectUrl, async ({ query, principal, request }) => ({
    status,
    url: await beginRenewal(context, leaverOf(principal, request), query.connection ?? null),
  }))
  const renewals = [
    ['reconsent', bank.reconsent],
    ['reauth', bank.reauth],
  ] as const
  for (const [how, endpoint] of renewals)
    serve(app, context, endpoint, async ({ body, principal, reply }) => {
      const data = await completeRenewal(context, principal, { how, handedBack: body })
      await renewToken(context, { ...principal, bankConnected: true }, reply)
      return { status, message: bank.reconnectedSentence, data }
    })
}

const leaverOf = (principal: Principal, request: FastifyRequest) => ({
  ...principal,
  from: `${request.protocol}://${request.host}`,
})

const pendingRowsMax = 500

/** Unknown where a part of it is. */
function totalOf(balances: readonly (Minor | null)[]): Minor | null {
  const reported = balances.filter((balance) => balance !== null)
  return reported.length === balances.length && reported.length > 0 ? sum(reported) : null
}

function serveFigures(app: FastifyInstance, context: Context): void {
  serve(app, context, bank.bankBalance, async ({ principal: { businessId } }) => {
    const all = await asTenant(context.db, businessId, (tx) => readAccountViews(tx, businessId))
    const accounts = all.filter((account) => !account.ended && !account.gone)
    const counted = accounts.filter((account) => account.included && account.currency === 'GBP')
    const reportedAt = accounts.flatMap((account) => account.told_at ?? []).sort((a, b) => +a - +b)
    return {
      status,
      data: {
        total: totalOf(counted.map(({ balance }) => balance)),
        as_of: reportedAt[0]?.toISOString() ?? null,
        accounts: accounts.map(viewAccount),
      },
    }
  })
  serve(app, context, bank.listPending, async ({ principal: { businessId } }) => ({
    status,
    data: (
      await asTenant(context.db, businessId, async (tx) => {
        const hide = await readNameHider(tx, businessId)
        return hide(await readPendingViews(tx, businessId, pendingRowsMax))
      })
    ).map(({ id, day, amount, text, merchant_name, account_id, account_name, currency }) => ({
      id,
      day,
      amount,
      text,
      merchant: merchant_name,
      account: { id: account_id, name: account_name, currency },
    })),
  }))
}
